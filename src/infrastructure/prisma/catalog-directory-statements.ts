import { AUTHOR_COLUMNS, type AuthorRow } from './author-rows.js'
import { firstOf } from './columns.js'
import { IS_EXPOSED_IN_CATALOG, IS_LISTED_AUTHOR } from './exposure-sql.js'
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

const PAGE = `${authorsFrom('page JOIN catalog_authors c ON c.account_id = page.account_id')} ${LATEST_FIRST}`
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

const LISTED_THEMES = `catalog_themes t JOIN accounts a ON a.id = t.account_id AND ${IS_LISTED_AUTHOR}`
/** The $1 most frequent spellings of themes. */
export const COUNT_THEMES: Statement = {
  name: 'catalog_themes_counted',
  kind: 'long',
  text: `SELECT t.theme, sum(t.deals)::int AS deals FROM ${LISTED_THEMES}
    GROUP BY t.theme ORDER BY deals DESC, t.theme LIMIT $1`,
}
/** Of the spellings $1, those of themes that are shown; each is looked up in the index. */
export const FILTER_THEMES: Statement = {
  name: 'catalog_themes_filtered',
  text: `SELECT asked.theme FROM unnest($1::text[]) AS asked(theme) CROSS JOIN LATERAL (
      SELECT FROM ${LISTED_THEMES} WHERE t.theme = asked.theme LIMIT 1
    ) AS shown`,
}

export interface RespelledRow {
  readonly id: string
  readonly themes: readonly string[]
}

/**
 * The themes of up to 500 deals that are shown and have one in several spellings, behind the deal $1: an index holds these
 * alone. One with blank themes may be among them.
 */
export const RESPELLED_THEMES: Statement = {
  name: 'catalog_themes_respelled',
  kind: 'long',
  text: `SELECT d.id, d.themes FROM deals d JOIN accounts a ON a.id = d.owner_id AND ${IS_LISTED_AUTHOR}
    WHERE ${IS_EXPOSED_IN_CATALOG} AND cardinality(d.themes) > 1 AND has_respelled_theme(d.themes, d.search_terms) AND d.id > $1
    ORDER BY d.id LIMIT 500`,
}
