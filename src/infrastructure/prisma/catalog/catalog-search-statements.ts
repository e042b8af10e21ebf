import type { Statement } from '../../postgres/statements.js'
import { ownedDeals, PUBLISHED_COLUMNS } from '../deals/deal-statements.js'
import { IS_EXPOSED_BY_ANYONE, IS_LISTED_AUTHOR, isExposedBy, isOfLanguage } from '../exposure-sql.js'
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

const isFoundIfAsked = (first: string, second: string): string =>
  `(${first}::tsquery IS NULL OR (${isFound(first, second)}) IS TRUE)`

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
const foundInLanguage = (...range: readonly string[]): Statement => ({
  kind: 'slow',
  text: `${ownedDeals(
    [IS_EXPOSED_BY_ANYONE, IS_LISTED_AUTHOR, isOfLanguage('$5'), isFoundIfAsked('$3', '$4'), ...range].join(' AND '),
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

/** The same for the authors of language $5, without or with queries: a scan of everyone's deals in order. */
export const FOUND_IN_LANGUAGE = { first: foundInLanguage(), next: foundInLanguage(after('$6', '$7')) }

/** With more authors than this, a language is so frequent that its deals are soon met among everyone's. */
export const MAX_MERGED_AUTHORS = 1_000
/** How many listed authors language $1 has, up to one more than are merged. */
export const COUNT_AUTHORS_OF_LANGUAGE: Statement = {
  name: 'authors_of_language_counted',
  text: `SELECT count(*)::int AS authors
    FROM (SELECT FROM accounts a WHERE ${IS_LISTED_AUTHOR} AND ${isOfLanguage('$1')} LIMIT ${MAX_MERGED_AUTHORS + 1}) AS a`,
}

const foundByMerging = (name: string, isAfter: string): Statement => ({
  name: `deals_found_in_rare_language_${name}`,
  kind: 'slow',
  text: `${ownedDeals(
    `d.id = ANY (ARRAY(
      SELECT d.id FROM accounts a CROSS JOIN LATERAL (
        SELECT d.id, d.published_at FROM deals d
        WHERE ${isExposedBy('a.id')} AND ${isFoundIfAsked('$3', '$4')} AND ${isAfter} ${LATEST_PUBLISHED_FIRST} LIMIT $1
      ) AS d WHERE ${IS_LISTED_AUTHOR} AND ${isOfLanguage('$5')} ${LATEST_PUBLISHED_FIRST} LIMIT $1))`,
    PUBLISHED_COLUMNS,
  )} ${LATEST_PUBLISHED_FIRST}`,
})
/** The same for a language with few authors, by merging the deals of each. */
export const FOUND_IN_RARE_LANGUAGE = {
  first: foundByMerging('first', 'true'),
  next: foundByMerging('next', after('$6', '$7')),
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
 * Up to $1 deals of the author with handle $5 that match the queries $3 and $4, after the deal $8, read from the
 * author's own range of an index. IS TRUE keeps PostgreSQL from using the index of terms, which would collect the
 * matches of all authors.
 */
const searchOfAuthor = (name: string, isAfter: string): Statement => ({
  name: `deals_found_of_author_${name}`,
  kind: 'slow',
  text: `${ownedDeals(
    `${isExposedBy('(SELECT id FROM accounts WHERE handle = $5)')} AND ${IS_LISTED_AUTHOR}
      AND ($6::text IS NULL OR ${isOfLanguage('$6')}) AND ${isFoundIfAsked('$3', '$4')} AND ${isAfter}`,
    PUBLISHED_COLUMNS,
  )} ${LATEST_PUBLISHED_FIRST} LIMIT $1`,
})
export const FOUND_OF_AUTHOR = {
  first: searchOfAuthor('first', 'true'),
  next: searchOfAuthor('next', after('$7', '$8')),
}
