import { AUTHOR_COLUMNS, type AuthorRow } from './author-rows.js'
import { firstOf } from './columns.js'
import { THEME_MARK } from './deal-search-columns.js'
import { IS_EXPOSED_BY_ANYONE, IS_LISTED_AUTHOR } from './exposure-sql.js'
import { type GrantsRow, grantsColumn } from './grant-rows.js'
import type { Statement } from './statements.js'

export type DirectoryRow = AuthorRow & GrantsRow & { readonly dealCount: number; readonly lastPublishedAt: Date | null }

/** A row of `few`, which has one without an author where nothing is found. */
export type FoundAuthorRow = (DirectoryRow | { readonly authorId: null }) & {
  /** Whether there are too many matches to sort, so that none were looked at. */
  readonly isFrequent: boolean
}

/** As many matches are too many to sort. */
const FEW = 200
/** This many authors, in their order, are looked through for a frequent term before all its matches are sorted. */
const NEAR = 3_000
const KEPT = 'SELECT c.account_id, c.latest'
const LATEST_FIRST = 'ORDER BY c.latest DESC, c.account_id'
/** As the index on entries has it. */
const IS_IN_DIRECTORY = 'c.latest IS NOT NULL AND c.handle IS NOT NULL'
/** The pattern in a SELECT of its own, so that no plan depends on it. */
const PATTERN = '(SELECT $3::text)'

/** Authors in the order that triggers keep, with the grants active at $2. */
const authorsFrom = (authors: string): string => `
  SELECT ${AUTHOR_COLUMNS}, ${grantsColumn('a.id', '$2')}, NULLIF(c.latest, '-infinity') AS "lastPublishedAt",
    c.deals AS "dealCount"
  FROM ${authors} JOIN accounts a ON a.id = c.account_id
  WHERE ${IS_IN_DIRECTORY} AND ${IS_LISTED_AUTHOR}`

const listed = (name: string, isAfter: string): Statement => ({
  name: `catalog_authors_${name}`,
  text: firstOf(`${authorsFrom('catalog_authors c')} AND ${isAfter} ${LATEST_FIRST}`, '$1'),
})

const SHOWN_ENTRY = '(SELECT * FROM catalog_authors c WHERE c.account_id = page.account_id OFFSET 0) AS c'
const PAGE = `${authorsFrom(`page CROSS JOIN LATERAL ${SHOWN_ENTRY}`)} ${LATEST_FIRST}`
const NAMED_SO = `SELECT a.id FROM accounts a WHERE ${IS_LISTED_AUTHOR} AND (a.search_name LIKE ${PATTERN} OR a.handle LIKE ${PATTERN})`

/**
 * Those whose names or handles are like $3, $1 of them. `few` sorts what it finds in the index of names, and tells when that is too
 * much. `many`, for that case, looks through the next authors, in an index that holds their names, and sorts all that are
 * found if these do not fill the page and there are more authors.
 */
const found = (name: string, isAfter: string): Readonly<Record<'few' | 'many', Statement>> => {
  const next = (columns: string, range: string): string =>
    `SELECT ${columns} FROM catalog_authors c WHERE ${IS_IN_DIRECTORY} AND ${isAfter} ${LATEST_FIRST} ${range}`
  const authorsAmong = (ids: string): string => `
    ${KEPT} FROM ${ids} AS found CROSS JOIN LATERAL (
      SELECT * FROM catalog_authors c WHERE c.account_id = found.id AND ${IS_IN_DIRECTORY} AND ${isAfter} OFFSET 0
    ) AS c`
  return {
    few: {
      name: `catalog_authors_found_${name}`,
      text: `
        WITH few AS MATERIALIZED (${NAMED_SO} LIMIT ${FEW}),
        page AS MATERIALIZED (
          ${authorsAmong('few')} WHERE (SELECT count(*) FROM few) < ${FEW} ${LATEST_FIRST} LIMIT $1)
        SELECT shown.*, "isFrequent" FROM (SELECT count(*) = ${FEW} AS "isFrequent" FROM few) AS few LEFT JOIN (${PAGE}) AS shown ON true
        ORDER BY "lastPublishedAt" DESC NULLS LAST, "authorId"`,
    },
    many: {
      name: `catalog_authors_found_${name}_many`,
      kind: 'long',
      text: `
        WITH near AS MATERIALIZED (
          ${KEPT} FROM (${next('c.latest, c.account_id, c.search_name, c.handle', `LIMIT ${NEAR}`)}) AS c
          WHERE c.search_name LIKE ${PATTERN} OR c.handle LIKE ${PATTERN} ${LATEST_FIRST} LIMIT $1),
        far AS MATERIALIZED (
          ${authorsAmong(`(${NAMED_SO} AND (SELECT count(*) FROM near) < $1 AND EXISTS (${next('', `OFFSET ${NEAR}`)}))`)}),
        page AS MATERIALIZED (${KEPT} FROM (SELECT * FROM near UNION SELECT * FROM far) AS c ${LATEST_FIRST} LIMIT $1)
        ${PAGE}`,
    },
  }
}

/** From behind the author who is the second of these and last published at the first. */
const after = (time: string, id: string): string =>
  `c.latest <= ${time}::timestamptz AND (c.latest < ${time}::timestamptz OR c.account_id > ${id})`

/** From the start, and from behind an author: $3 and $4, or $4 and $5 where a pattern is before them. */
export const DIRECTORY = { first: listed('first', 'true'), next: listed('next', after('$3', '$4')) }
export const FOUND_IN_DIRECTORY = { first: found('first', 'true'), next: found('next', after('$4', '$5')) }

const SHOWN = `${IS_EXPOSED_BY_ANYONE} AND ${IS_LISTED_AUTHOR}`

/**
 * The $1 most frequent themes: no deal has a term twice. `ts_stat` would count terms as well, but its tree of terms is not
 * balanced: 50,000 that come in their order, as running numbers in titles do, take it 22 seconds.
 */
export const COUNT_THEMES: Statement = {
  name: 'catalog_themes_counted',
  kind: 'long',
  text: `SELECT substr(t.term, 2) AS folded, count(*)::int AS deals, max(d.id::text) AS "seenIn"
    FROM deals d JOIN accounts a ON a.id = d.owner_id CROSS JOIN unnest(tsvector_to_array(d.search_terms)) AS t(term)
    WHERE ${SHOWN} AND starts_with(t.term, '${THEME_MARK}')
    GROUP BY t.term ORDER BY deals DESC, t.term COLLATE "C" LIMIT $1`,
}

export interface SpelledRow {
  /** The place of the theme among those that were asked for, from 1 on. */
  readonly place: number
  readonly themes: readonly string[]
}

/**
 * For each of the queries $1, which ask for a theme, the themes of one deal that it finds: of the deal at the same place of $2
 * if that will do, or else of any. Planned for all its rows, the innermost SELECT gathers them from the index of terms,
 * however few are asked for, and no more deals are read than it takes to find one of a listed author.
 */
export const FIND_SPELLED: Statement = {
  name: 'catalog_themes_spelled',
  kind: 'page',
  text: `SELECT asked.place::int, found.themes
    FROM unnest($1::text[], $2::uuid[]) WITH ORDINALITY AS asked(query, deal_id, place) CROSS JOIN LATERAL (
      (SELECT d.themes FROM deals d JOIN accounts a ON a.id = d.owner_id
        WHERE d.id = asked.deal_id AND ${SHOWN} AND d.search_terms @@ asked.query::tsquery)
      UNION ALL
      (SELECT d.themes FROM (
          SELECT d.owner_id, d.themes FROM deals d
          WHERE ${IS_EXPOSED_BY_ANYONE} AND d.search_terms @@ asked.query::tsquery OFFSET 0
        ) AS d CROSS JOIN LATERAL (SELECT FROM accounts a WHERE a.id = d.owner_id AND ${IS_LISTED_AUTHOR} OFFSET 0) AS a)
      LIMIT 1
    ) AS found`,
}
