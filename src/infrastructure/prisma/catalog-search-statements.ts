import { ownedDeals, PUBLISHED_COLUMNS } from './deal-statements.js'
import { IS_EXPOSED_BY_ANYONE, IS_LISTED_AUTHOR, isExposedBy } from './exposure-sql.js'
import { after, LATEST_PUBLISHED_FIRST, PUBLISHED } from './published-order.js'
import type { Statement } from './statements.js'

/** The most deals that one statement walks through, or sorts, whatever PostgreSQL expects of it. */
const STRETCH = 100_000

/** No index has the terms with something added, so that the second query is checked in the deals that the first one finds. */
const isFound = (first: string, second: string): string =>
  `d.search_terms @@ ${first}::tsquery
    AND (${second}::tsquery IS NULL OR (d.search_terms || ''::tsvector) @@ ${second}::tsquery)`

const asFarAs = (time: string, id: string): string =>
  `${PUBLISHED} >= ${time}::timestamptz AND (${PUBLISHED} > ${time}::timestamptz OR d.id <= ${id}::uuid)`

/**
 * The first $1 deals that the queries $3 and $4 find, with the grants active at $2. It has no name, so that it is planned for its
 * values: PostgreSQL knows how frequent their terms are, and chooses between walking the deals in their order and sorting what
 * the index of terms finds.
 */
const foundWhere = (...range: readonly string[]): Statement => ({
  kind: 'page',
  text: `${ownedDeals(
    [IS_EXPOSED_BY_ANYONE, IS_LISTED_AUTHOR, isFound('$3', '$4'), ...range].join(' AND '),
    PUBLISHED_COLUMNS,
  )} ${LATEST_PUBLISHED_FIRST} LIMIT $1`,
})
/** From the start, and from behind a deal; in a stretch, as far as the deal that comes last among the values. */
export const FOUND = { first: foundWhere(), next: foundWhere(after('$5', '$6')) }
export const FOUND_IN_STRETCH = {
  first: foundWhere(asFarAs('$5', '$6')),
  next: foundWhere(after('$5', '$6'), asFarAs('$7', '$8')),
}

/** A value in a SELECT of its own is as unknown to the planner at first as it is later, so that it keeps its first plan. */
const unknown = (value: string): string => `(SELECT ${value})`

/** The same, but all matches are gathered before the first is looked at. The owners of deals behind the page are not looked at. */
const foundByGathering = (name: string, ...range: readonly string[]): Statement => ({
  name: `deals_found_behind_${name}`,
  kind: 'page',
  text: `WITH matches AS MATERIALIZED (
      SELECT d.id, d.published_at, d.owner_id FROM deals d
      WHERE ${[IS_EXPOSED_BY_ANYONE, isFound(unknown('$3::tsquery'), unknown('$4::tsquery')), ...range].join(' AND ')}
    ), page AS MATERIALIZED (
      SELECT d.id FROM (SELECT * FROM matches d ${LATEST_PUBLISHED_FIRST}) AS d
        CROSS JOIN LATERAL (SELECT FROM accounts a WHERE a.id = d.owner_id AND ${IS_LISTED_AUTHOR} OFFSET 0) AS a
      ${LATEST_PUBLISHED_FIRST} LIMIT $1
    )
    ${ownedDeals('d.id = ANY (ARRAY(SELECT id FROM page))', PUBLISHED_COLUMNS)} ${LATEST_PUBLISHED_FIRST}`,
})
/** Behind the stretch, with the same values. */
export const FOUND_BEHIND_STRETCH = {
  first: foundByGathering('first', after('$5', '$6')),
  next: foundByGathering('next', after('$5', '$6'), after('$7', '$8')),
}

/** A place in the order of all authors' deals. */
export interface PlaceRow {
  readonly publishedAt: Date | null
  readonly id: string
}

/** Where the first stretch of the catalog ends; no row while it has fewer deals. */
export const STRETCH_END: Statement = {
  name: 'deals_stretch_end',
  kind: 'long',
  text: `SELECT d.published_at AS "publishedAt", d.id FROM deals d WHERE ${IS_EXPOSED_BY_ANYONE}
    ${LATEST_PUBLISHED_FIRST} LIMIT 1 OFFSET ${STRETCH - 1}`,
}

/**
 * $1 deals that the queries $3 and $4 find, of the author who has handle $5, from that author's own index range, and from behind the
 * deal $7. IS TRUE keeps the index of terms out of it, which would gather those of all authors.
 */
const searchOfAuthor = (name: string, isAfter: string): Statement => ({
  name: `deals_found_of_author_${name}`,
  kind: 'page',
  text: `${ownedDeals(
    `${isExposedBy('(SELECT id FROM accounts WHERE handle = $5)')} AND ${IS_LISTED_AUTHOR}
      AND ($3::tsquery IS NULL OR (${isFound('$3', '$4')}) IS TRUE) AND ${isAfter}`,
    PUBLISHED_COLUMNS,
  )} ${LATEST_PUBLISHED_FIRST} LIMIT $1`,
})
export const FOUND_OF_AUTHOR = {
  first: searchOfAuthor('first', 'true'),
  next: searchOfAuthor('next', after('$6', '$7')),
}
