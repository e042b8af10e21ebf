import type { Statement } from '../../postgres/statements.js'
import { ownedDeals, PUBLISHED_COLUMNS } from '../deals/deal-statements.js'
import { IS_EXPOSED_BY_ANYONE, IS_LISTED_AUTHOR, isExposedBy } from '../exposure-sql.js'
import { after, LATEST_PUBLISHED_FIRST, PUBLISHED } from './published-order.js'

/**
 * The catalog is split into its most recent deals (the head) and the rest (the tail), so that no statement scans or
 * sorts more than this many deals, whatever plan PostgreSQL chooses.
 */
const HEAD_SIZE = 100_000

/**
 * Appending an empty vector keeps the second query out of the index: it is only checked on the deals that the first one
 * finds.
 */
const isFound = (first: string, second: string): string =>
  `d.search_terms @@ ${first}::tsquery
    AND (${second}::tsquery IS NULL OR (d.search_terms || ''::tsvector) @@ ${second}::tsquery)`

const asFarAs = (time: string, id: string): string =>
  `${PUBLISHED} >= ${time}::timestamptz AND (${PUBLISHED} > ${time}::timestamptz OR d.id <= ${id}::uuid)`

/**
 * The first $1 deals that match the queries $3 and $4, with the grants active at $2. The statement has no name, so that
 * it is planned for its values: PostgreSQL knows how frequent the terms are, and either scans the deals in order or
 * sorts the matches from the index of terms.
 */
const foundWhere = (...range: readonly string[]): Statement => ({
  kind: 'slow',
  text: `${ownedDeals(
    [IS_EXPOSED_BY_ANYONE, IS_LISTED_AUTHOR, isFound('$3', '$4'), ...range].join(' AND '),
    PUBLISHED_COLUMNS,
  )} ${LATEST_PUBLISHED_FIRST} LIMIT $1`,
})
/**
 * The first page, and the page after a deal. Within the head, the last two values are the position of its last deal.
 */
export const FOUND = { first: foundWhere(), next: foundWhere(after('$5', '$6')) }
export const FOUND_IN_HEAD = {
  first: foundWhere(asFarAs('$5', '$6')),
  next: foundWhere(after('$5', '$6'), asFarAs('$7', '$8')),
}

/** In a subselect, the planner never knows the value, so it keeps its first plan. */
const unknown = (value: string): string => `(SELECT ${value})`

/** The same, but collects all matches before sorting them. Only looks up the owners of deals until the page is full. */
const foundByGathering = (name: string, ...range: readonly string[]): Statement => ({
  name: `deals_found_in_tail_${name}`,
  kind: 'slow',
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
/** The matches in the tail, with the same values. */
export const FOUND_IN_TAIL = {
  first: foundByGathering('first', after('$5', '$6')),
  next: foundByGathering('next', after('$5', '$6'), after('$7', '$8')),
}

/** A position in the order of all authors' deals. */
export interface PlaceRow {
  readonly publishedAt: Date | null
  readonly id: string
}

/** The position of the last deal of the head; no row if the catalog has fewer deals. */
export const HEAD_END: Statement = {
  name: 'deals_head_end',
  kind: 'slow',
  text: `SELECT d.published_at AS "publishedAt", d.id FROM deals d WHERE ${IS_EXPOSED_BY_ANYONE}
    ${LATEST_PUBLISHED_FIRST} LIMIT 1 OFFSET ${HEAD_SIZE - 1}`,
}

/**
 * Up to $1 deals of the author with handle $5 that match the queries $3 and $4, after the deal $7, read from the
 * author's own range of an index. IS TRUE keeps PostgreSQL from using the index of terms, which would collect the
 * matches of all authors.
 */
const searchOfAuthor = (name: string, isAfter: string): Statement => ({
  name: `deals_found_of_author_${name}`,
  kind: 'slow',
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
