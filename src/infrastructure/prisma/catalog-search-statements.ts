import { ownedDeals, PUBLISHED_COLUMNS, type PublishedRow } from './deal-statements.js'
import { IS_EXPOSED_BY_ANYONE, IS_EXPOSED_IN_CATALOG, IS_LISTED_AUTHOR, isExposedBy } from './exposure-sql.js'
import { after, LATEST_PUBLISHED_FIRST, PUBLISHED } from './published-order.js'
import type { Statement } from './statements.js'

/** The most matches that are worth sorting. Where the catalog has no more deals, none of its terms has more matches. */
export const FEW = 20_000
/** The most deals that one walk looks through. */
export const FARTHEST = 100_000

/** A row of `few`, which has one without a deal where nothing is found. */
export type FoundRow = (PublishedRow | { readonly id: null }) & {
  /** Whether there are more matches than were sorted, so that others may come before these. */
  readonly isFrequent: boolean
}

/** A value in a SELECT of its own is as unknown to the planner at first as it is later, so that it keeps its first plan. */
const queryAt = (i: number): string => `(SELECT ($3::text[])[${i}]::tsquery)`
/** No index has the terms with something added, so that the second query is checked in the deals that the first one finds. */
const IS_FOUND = `d.search_terms @@ ${queryAt(1)}
  AND (${queryAt(2)} IS NULL OR (d.search_terms || ''::tsvector) @@ ${queryAt(2)})`
const KEYS = 'd.id, d.published_at'
const SORTED_BY = `d.id, d.published_at, ${PUBLISHED} AS published, d.owner_id`

/** The first of these deals whose owners are listed: the others' owners are not looked at. */
const pageOf = (deals: string): string => `
  SELECT ${KEYS} FROM (${deals} ORDER BY published DESC, id) AS d
    CROSS JOIN LATERAL (SELECT FROM accounts a WHERE a.id = d.owner_id AND ${IS_LISTED_AUTHOR} OFFSET 0) AS a
  ORDER BY d.published DESC, d.id LIMIT $1`
/** Those found among the latest deals, of which `most` are looked through. They come in their order, and end with the page. */
const walk = (most: string, isAfter: string): string =>
  pageOf(`
    SELECT * FROM (
      SELECT ${SORTED_BY}, d.search_terms FROM deals d
      WHERE ${IS_EXPOSED_BY_ANYONE} AND ${isAfter} ${LATEST_PUBLISHED_FIRST} LIMIT ${most}
    ) AS d WHERE ${IS_FOUND}`)
/** Those in the index of terms, of any owner. */
const matches = (isAfter: string): string => `
  SELECT ${SORTED_BY} FROM deals d WHERE ${IS_EXPOSED_BY_ANYONE} AND ${IS_FOUND} AND ${isAfter}`
const latestOf = (sources: string): string => `SELECT id FROM (${sources}) AS d ${LATEST_PUBLISHED_FIRST} LIMIT $1`

const found = (ids: string): string =>
  `${ownedDeals(`d.id = ANY (ARRAY(${ids}))`, PUBLISHED_COLUMNS)} ${LATEST_PUBLISHED_FIRST}`

const IS_ROOM_LEFT = '(SELECT count(*) FROM walked) < $1'

/**
 * Three ways to $1 deals that the queries $3 find, with the grants active at $2. `all` sorts all matches in the index of terms.
 * `few` looks through the latest deals, as many as the last value says, and sorts the matches in the index if that does not fill
 * the page; it tells when there are too many to sort. `many`, for that case, looks through the most deals, and sorts them all if
 * need be.
 */
const searches = (
  name: string,
  isAfter: string,
  next: number,
): Readonly<Record<'all' | 'few' | 'many', Statement>> => ({
  all: {
    name: `deals_found_${name}_all`,
    kind: 'page',
    text: found(`SELECT id FROM (${pageOf(matches(isAfter))}) AS d`),
  },
  few: {
    name: `deals_found_${name}`,
    kind: 'page',
    text: `WITH walked AS MATERIALIZED (${walk(`(SELECT $${next}::bigint)`, isAfter)}),
      few AS MATERIALIZED (${matches(isAfter)} AND ${IS_ROOM_LEFT} LIMIT ${FEW})
      SELECT d.*, "isFrequent" FROM (SELECT count(*) = ${FEW} AS "isFrequent" FROM few) AS few LEFT JOIN (
        ${found(latestOf(`SELECT * FROM walked UNION (${pageOf('SELECT * FROM few')})`))}
      ) AS d ON true ORDER BY COALESCE(d."publishedAt", '-infinity') DESC, d.id`,
  },
  many: {
    name: `deals_found_${name}_many`,
    kind: 'long',
    text: `WITH walked AS MATERIALIZED (${walk(String(FARTHEST), isAfter)}),
      found AS MATERIALIZED (${pageOf(`${matches(isAfter)} AND ${IS_ROOM_LEFT}`)})
      ${found(latestOf('SELECT * FROM walked UNION SELECT * FROM found'))}`,
  },
})
/** From the start, and from behind the deal $5 that was published at $4. */
export const FOUND = { first: searches('first', 'true', 4), next: searches('next', after('$4', '$5'), 6) }

/**
 * The same of the author who has handle $4, from that author's own index range, and from behind the deal $6. IS TRUE keeps the index
 * of terms out of it, which would gather those of all authors.
 */
const searchOfAuthor = (name: string, isAfter: string): Statement => ({
  name: `deals_found_of_author_${name}`,
  kind: 'page',
  text: `${ownedDeals(
    `${isExposedBy('(SELECT id FROM accounts WHERE handle = $4)')} AND ${IS_LISTED_AUTHOR}
      AND ($3::text[] IS NULL OR (${IS_FOUND}) IS TRUE) AND ${isAfter}`,
    PUBLISHED_COLUMNS,
  )} ${LATEST_PUBLISHED_FIRST} LIMIT $1`,
})
export const FOUND_OF_AUTHOR = {
  first: searchOfAuthor('first', 'true'),
  next: searchOfAuthor('next', after('$5', '$6')),
}

export interface StatisticsRow {
  /** How many deals the catalog has, as PostgreSQL last counted them: 0 or less before it did. */
  readonly exposed: number
  /** The share of some of them, anywhere in the table, whose owners are listed; `null` where none was met. */
  readonly listed: number | null
  /** The terms that most deals have, and which share of all deals has each; `null` before PostgreSQL looked. */
  readonly terms: readonly string[] | null
  readonly shares: readonly number[] | null
}

/** How many pages of deals are looked at for the share of listed owners. They hold some hundred deals. */
const SAMPLED_PAGES = 100

/** The LIMIT keeps PostgreSQL from taking this for a statement so long that it is worth compiling, which takes longer than it. */
export const STATISTICS: Statement = {
  name: 'catalog_statistics',
  kind: 'long',
  text: `SELECT (SELECT reltuples::float8 FROM pg_class WHERE oid = 'deals_exposed'::regclass) AS exposed,
      (SELECT avg(EXISTS (SELECT FROM accounts a WHERE a.id = d.owner_id AND ${IS_LISTED_AUTHOR})::int)::float8 FROM (
        SELECT owner_id FROM deals d TABLESAMPLE SYSTEM (
          least(100, 100.0 * ${SAMPLED_PAGES} * current_setting('block_size')::int / greatest(1, pg_relation_size('deals'))))
        WHERE ${IS_EXPOSED_IN_CATALOG} LIMIT ${20 * SAMPLED_PAGES}) AS d) AS listed,
      most_common_elems::text::text[] AS terms, most_common_elem_freqs::float8[] AS shares
    FROM pg_class AS table_of JOIN pg_namespace AS schema_of ON schema_of.oid = table_of.relnamespace
      LEFT JOIN pg_stats ON schemaname = schema_of.nspname AND tablename = table_of.relname
        AND attname = 'search_terms' AND NOT inherited
    WHERE table_of.oid = 'deals'::regclass`,
}
