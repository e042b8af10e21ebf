import { firstOf } from '../../postgres/columns.js'
import type { Statement } from '../../postgres/statements.js'
import { THEME_MARK } from '../deals/deal-search-columns.js'
import { IS_EXPOSED_BY_ANYONE, IS_LISTED_AUTHOR, isOfLanguage } from '../exposure-sql.js'
import { type GrantsRow, grantsColumn } from '../grants/grant-rows.js'
import { AUTHOR_COLUMNS, type AuthorRow } from './author-rows.js'

export type DirectoryRow = AuthorRow & GrantsRow & { readonly dealCount: number; readonly lastPublishedAt: Date | null }

/** A row of `bounded`. If no author is found, there is a single row, in which the author's columns are `null`. */
export type FoundAuthorRow = (DirectoryRow | { readonly authorId: null }) & {
  /** Whether there are too many matches to sort; then none are returned. */
  readonly isFrequent: boolean
}

/** With this many matches, sorting them takes too long. */
const MAX_SORTED_MATCHES = 200
/** How many authors are scanned in order for a frequent term before all its matches are sorted. */
const MAX_SCANNED_AUTHORS = 3_000
const KEPT = 'SELECT c.account_id, c.latest'
const LATEST_FIRST = 'ORDER BY c.latest DESC, c.account_id'
/** The same condition as that of the index on entries. */
const IS_IN_DIRECTORY = 'c.latest IS NOT NULL AND c.handle IS NOT NULL'
/** In a subselect, so that no plan depends on the pattern. */
const PATTERN = '(SELECT $3::text)'

/** Authors from their catalog entries, with the grants active at $2. */
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
 * Up to $1 authors whose name or handle matches $3. `bounded` sorts the matches from the index of names, and reports if
 * there are too many. `exhaustive`, for that case, scans the next authors in an index that includes their names, and
 * only sorts all matches if that does not fill the page and there are more authors.
 */
const found = (name: string, isAfter: string): Readonly<Record<'bounded' | 'exhaustive', Statement>> => {
  const next = (columns: string, range: string): string =>
    `SELECT ${columns} FROM catalog_authors c WHERE ${IS_IN_DIRECTORY} AND ${isAfter} ${LATEST_FIRST} ${range}`
  const authorsAmong = (ids: string): string => `
    ${KEPT} FROM ${ids} AS found CROSS JOIN LATERAL (
      SELECT * FROM catalog_authors c WHERE c.account_id = found.id AND ${IS_IN_DIRECTORY} AND ${isAfter} OFFSET 0
    ) AS c`
  return {
    bounded: {
      name: `catalog_authors_found_${name}`,
      text: `
        WITH bounded AS MATERIALIZED (${NAMED_SO} LIMIT ${MAX_SORTED_MATCHES}),
        page AS MATERIALIZED (
          ${authorsAmong('bounded')} WHERE (SELECT count(*) FROM bounded) < ${MAX_SORTED_MATCHES} ${LATEST_FIRST} LIMIT $1)
        SELECT shown.*, "isFrequent" FROM (SELECT count(*) = ${MAX_SORTED_MATCHES} AS "isFrequent" FROM bounded) AS bounded LEFT JOIN (${PAGE}) AS shown ON true
        ORDER BY "lastPublishedAt" DESC NULLS LAST, "authorId"`,
    },
    exhaustive: {
      name: `catalog_authors_found_${name}_many`,
      kind: 'slow',
      text: `
        WITH near AS MATERIALIZED (
          ${KEPT} FROM (${next('c.latest, c.account_id, c.search_name, c.handle', `LIMIT ${MAX_SCANNED_AUTHORS}`)}) AS c
          WHERE c.search_name LIKE ${PATTERN} OR c.handle LIKE ${PATTERN} ${LATEST_FIRST} LIMIT $1),
        far AS MATERIALIZED (
          ${authorsAmong(`(${NAMED_SO} AND (SELECT count(*) FROM near) < $1 AND EXISTS (${next('', `OFFSET ${MAX_SCANNED_AUTHORS}`)}))`)}),
        page AS MATERIALIZED (${KEPT} FROM (SELECT * FROM near UNION SELECT * FROM far) AS c ${LATEST_FIRST} LIMIT $1)
        ${PAGE}`,
    },
  }
}

/** The authors after the author `id`, who last published at `time`. */
const after = (time: string, id: string): string =>
  `c.latest <= ${time}::timestamptz AND (c.latest < ${time}::timestamptz OR c.account_id > ${id})`

/** The first page, and the page after an author: $3 and $4, or $4 and $5 if there is a pattern. */
export const DIRECTORY = { first: listed('first', 'true'), next: listed('next', after('$3', '$4')) }
export const FOUND_IN_DIRECTORY = { first: found('first', 'true'), next: found('next', after('$4', '$5')) }

const SHOWN = `${IS_EXPOSED_BY_ANYONE} AND ${IS_LISTED_AUTHOR}`

/**
 * The $1 most frequent themes; no deal has a term twice. `ts_stat` could count terms too, but its tree of terms is not
 * balanced: for 50,000 terms in ascending order, such as numbers in titles, it takes 22 seconds.
 */
const countThemes = (name: string, where: string): Statement => ({
  name,
  isShared: true,
  kind: 'slow',
  text: `SELECT substr(t.term, 2) AS folded, count(*)::int AS deals, max(d.id::text) AS "seenIn"
    FROM deals d JOIN accounts a ON a.id = d.owner_id CROSS JOIN unnest(tsvector_to_array(d.search_terms)) AS t(term)
    WHERE ${where} AND starts_with(t.term, '${THEME_MARK}')
    GROUP BY t.term ORDER BY deals DESC, t.term COLLATE "C" LIMIT $1`,
})
export const COUNT_THEMES = countThemes('catalog_themes_counted', SHOWN)
/** Only in deals of the authors of language $2. */
export const COUNT_THEMES_OF_LANGUAGE = countThemes(
  'catalog_themes_counted_of_language',
  `${SHOWN} AND ${isOfLanguage('$2')}`,
)

export interface SpelledRow {
  /** The index of the requested theme, starting at 1. */
  readonly place: number
  readonly themes: readonly string[]
}

/**
 * For each of the queries $1, each for one theme, the themes of a matching deal: of the deal at the same index of $2 if
 * it still matches, otherwise of any. The innermost SELECT is planned for all its rows, so PostgreSQL collects them
 * from the index of terms even though one is enough; deals are only read until one of a listed author is found.
 */
export const FIND_SPELLED: Statement = {
  name: 'catalog_themes_spelled',
  kind: 'slow',
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
