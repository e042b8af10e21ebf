import {
  behind,
  LATEST_PUBLISHED_FIRST,
  ownedDeals,
  PUBLISHED,
  PUBLISHED_COLUMNS,
  type PublishedRow,
} from './deal-statements.js'
import { IS_EXPOSED_IN_CATALOG, IS_LISTED_AUTHOR, isExposedBy } from './exposure-sql.js'
import type { Statement } from './statements.js'

/** The most deals that one walk looks through. */
const FARTHEST = 100_000
/**
 * How many of the latest deals are looked through first, where a frequent term fills its page, and how many if what was found
 * there suggests that this will fill it. They go by the number of exposed deals as PostgreSQL last counted them, which is less
 * than 0 before it did. Up to 20,000 deals, the index of terms is quicker than a second walk.
 */
const WALKS = `
  SELECT least(${FARTHEST / 10}, greatest(100, reltuples / 1700))::bigint AS near,
    least(${FARTHEST}, greatest(0, (reltuples - 20000) / 25))::bigint AS far
  FROM pg_class WHERE oid = 'deals_exposed'::regclass`
const NEAR = '(SELECT near FROM walks)'
const FAR = '(SELECT far FROM walks)'
/** The most matches that are read and sorted before it is known whether the term is frequent. */
const FEW = 20_000

/** A row of the first statement, which has one without a deal where nothing is found. */
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

const countOf = (source: string): string => `(SELECT count(*) FROM ${source})`

/** The first of these deals whose owners are listed: the others' owners are not looked at. */
const pageOf = (deals: string): string => `
  SELECT ${KEYS} FROM (${deals} ORDER BY published DESC, id) AS d
    CROSS JOIN LATERAL (SELECT FROM accounts a WHERE a.id = d.owner_id AND ${IS_LISTED_AUTHOR} OFFSET 0) AS a
  ORDER BY d.published DESC, d.id LIMIT $1`
/** Those found among the latest deals, of which `most` are looked through. They come in their order, and end with the page. */
const walk = (most: string, isAfter: string, isWorthIt = 'true'): string =>
  pageOf(`
    SELECT * FROM (
      SELECT ${SORTED_BY}, d.search_terms FROM deals d
      WHERE ${IS_EXPOSED_IN_CATALOG} AND ${isAfter} ${LATEST_PUBLISHED_FIRST} LIMIT ${most}
    ) AS d WHERE ${isWorthIt} AND ${IS_FOUND}`)
/** Those in the index of terms, of any owner. */
const matches = (isAfter: string): string => `
  SELECT ${SORTED_BY} FROM deals d WHERE ${IS_EXPOSED_IN_CATALOG} AND ${IS_FOUND} AND ${isAfter}`
const latestOf = (sources: string): string => `SELECT id FROM (${sources}) AS d ${LATEST_PUBLISHED_FIRST} LIMIT $1`

const found = (ids: string): string =>
  `${ownedDeals(`d.id = ANY (ARRAY(${ids}))`, PUBLISHED_COLUMNS)} ${LATEST_PUBLISHED_FIRST}`

/**
 * $1 deals that the queries $3 find, with the grants active at $2: found among the latest, or else all that the index of terms
 * has. The second statement is for when the first tells of more.
 */
const searches = (name: string, isAfter: string): Readonly<Record<'few' | 'many', Statement>> => ({
  few: {
    name: `deals_found_${name}`,
    kind: 'page',
    text: `WITH walks AS MATERIALIZED (${WALKS}),
      near AS MATERIALIZED (${walk(NEAR, isAfter)}),
      far AS MATERIALIZED (
        ${walk(FAR, isAfter, `${countOf('near')} < $1 AND ${countOf('near')} * ${FAR} >= $1 * ${NEAR}`)}),
      few AS MATERIALIZED (
        ${matches(isAfter)} AND ${countOf('near')} < $1 AND ${countOf('far')} < $1 LIMIT ${FEW})
      SELECT d.*, "isFrequent" FROM (SELECT count(*) = ${FEW} AS "isFrequent" FROM few) AS few LEFT JOIN (
        ${found(latestOf(`SELECT * FROM near UNION SELECT * FROM far UNION (${pageOf('SELECT * FROM few')})`))}
      ) AS d ON true ORDER BY COALESCE(d."publishedAt", '-infinity') DESC, d.id`,
  },
  many: {
    name: `deals_found_${name}_many`,
    kind: 'long',
    text: `WITH walked AS MATERIALIZED (${walk(String(FARTHEST), isAfter)}),
      found AS MATERIALIZED (${pageOf(`${matches(isAfter)} AND ${countOf('walked')} < $1`)})
      ${found(latestOf('SELECT * FROM walked UNION SELECT * FROM found'))}`,
  },
})
/** From the start, and from behind the deal $5 that was published at $4. */
export const FOUND = { first: searches('first', 'true'), next: searches('next', behind('$4', '$5')) }

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
  next: searchOfAuthor('next', behind('$5', '$6')),
}
