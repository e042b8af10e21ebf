import { AUTHOR_COLUMNS, type AuthorRow } from './author-rows.js'
import { firstOf } from './columns.js'
import { IS_EXPOSED_IN_CATALOG, IS_LISTED_AUTHOR } from './exposure-sql.js'
import { type GrantsRow, grantsColumn } from './grant-rows.js'
import type { Statement } from './statements.js'

export type DirectoryRow = AuthorRow & GrantsRow & { readonly dealCount: number; readonly lastPublishedAt: Date | null }

/** This many authors, in their order, are looked through first: a frequent term fills its page there. */
const NEAR = 500
const KEPT = 'SELECT c.account_id, c.latest, c.deals'
const LATEST_FIRST = 'ORDER BY c.latest DESC, c.account_id'
/** The pattern in a SELECT of its own, so that no plan depends on it. */
const PATTERN = '(SELECT $3::text)'

/** $1 authors in the order that triggers keep, with the grants active at $2. */
const authorsFrom = (page: string): string => `
  SELECT ${AUTHOR_COLUMNS}, ${grantsColumn('a.id', '$2')}, NULLIF(c.latest, '-infinity') AS "lastPublishedAt",
    c.deals AS "dealCount"
  FROM ${page} c JOIN accounts a ON a.id = c.account_id
  WHERE c.latest IS NOT NULL AND ${IS_LISTED_AUTHOR}`

const listed = (name: string, isAfter: string): Statement => ({
  name: `catalog_authors_${name}`,
  text: firstOf(`${authorsFrom('catalog_authors')} AND ${isAfter} ${LATEST_FIRST}`, '$1'),
})

const nextFew = (columns: string, isAfter: string, range: string): string =>
  `SELECT ${columns} FROM catalog_authors c WHERE c.latest IS NOT NULL AND ${isAfter} ${LATEST_FIRST} ${range}`

/**
 * Those whose names or handles are like $3. If those found among the next few hundred do not fill the page and there are more
 * authors, all that are found: first in the index of names, then each by its id.
 */
const found = (name: string, isAfter: string): Statement => ({
  name: `catalog_authors_found_${name}`,
  text: `
    WITH near AS MATERIALIZED (
      ${KEPT} FROM (${nextFew('c.*', isAfter, `LIMIT ${NEAR}`)}) AS c
      WHERE c.search_name LIKE ${PATTERN} OR c.handle LIKE ${PATTERN} ${LATEST_FIRST} LIMIT $1),
    matching AS MATERIALIZED (
      ${KEPT} FROM accounts a CROSS JOIN LATERAL (
        SELECT * FROM catalog_authors c WHERE c.account_id = a.id AND c.latest IS NOT NULL AND ${isAfter} OFFSET 0) AS c
      WHERE ${IS_LISTED_AUTHOR} AND (a.search_name LIKE ${PATTERN} OR a.handle LIKE ${PATTERN})
        AND (SELECT count(*) FROM near) < $1 AND EXISTS (${nextFew('', isAfter, `OFFSET ${NEAR}`)})),
    page AS MATERIALIZED (${KEPT} FROM (SELECT * FROM near UNION SELECT * FROM matching) AS c ${LATEST_FIRST} LIMIT $1)
    ${authorsFrom('page')} ${LATEST_FIRST}`,
})

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
