import { AUTHOR_COLUMNS, type AuthorRow } from './author-rows.js'
import { IS_EXPOSED_IN_CATALOG, IS_LISTED_AUTHOR, isExposedBy } from './exposure-sql.js'
import { type GrantsRow, grantsColumn } from './grant-rows.js'
import type { Statement } from './statements.js'

export type DirectoryRow = AuthorRow & GrantsRow & { readonly dealCount: number; readonly lastPublishedAt: Date | null }

/**
 * $1 authors in the order that triggers keep, with the grants active at $2, whose names or handles are like $3: the deals of
 * these few are counted, and nobody else's.
 */
const directory = (name: string, isAfter: string): Statement => ({
  name: `catalog_authors_${name}`,
  text: `
    WITH page AS MATERIALIZED (
      SELECT c.account_id, c.latest FROM catalog_authors c JOIN accounts a ON a.id = c.account_id
      WHERE c.latest IS NOT NULL AND ${IS_LISTED_AUTHOR} AND (c.search_name LIKE $3 OR c.handle LIKE $3) AND ${isAfter}
      ORDER BY c.latest DESC, c.account_id LIMIT $1)
    SELECT ${AUTHOR_COLUMNS}, ${grantsColumn('a.id', '$2')}, NULLIF(c.latest, '-infinity') AS "lastPublishedAt",
      (SELECT count(*)::int FROM deals d WHERE ${isExposedBy('c.account_id')}) AS "dealCount"
    FROM page c JOIN accounts a ON a.id = c.account_id ORDER BY c.latest DESC, c.account_id`,
})

/** From the start, and from behind the author $5 who last published at $4. */
export const DIRECTORY = {
  first: directory('first', 'true'),
  next: directory('next', 'c.latest <= $4::timestamptz AND (c.latest < $4::timestamptz OR c.account_id > $5)'),
}

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
