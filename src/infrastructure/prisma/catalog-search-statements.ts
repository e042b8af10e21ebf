import { behind, LATEST_PUBLISHED_FIRST, ownedDeals, PUBLISHED_COLUMNS } from './deal-statements.js'
import { IS_EXPOSED_IN_CATALOG, IS_LISTED_AUTHOR, isExposedBy } from './exposure-sql.js'
import type { Statement } from './statements.js'

/** How many of the latest deals are looked through first: a frequent term fills its page there. */
const NEAR = 500
/** So many matches are read and sorted; where there are more, their order comes from an index. */
const FEW = 5_000
/** How many deals are looked through in order for a term with more matches, before all its matches are sorted. */
const FAR = 50_000

export interface FoundRow {
  /** Whether there are more matches than were sorted, so that others may come before these. */
  readonly isFrequent?: boolean
}

/** A value in a SELECT of its own is as unknown to the planner at first as it is later, so that it keeps its first plan. */
const queryAt = (i: number): string => `(SELECT ($3::text[])[${i}]::tsquery)`
const IS_SHOWN = `${IS_EXPOSED_IN_CATALOG} AND ${IS_LISTED_AUTHOR}`
/** No index has the terms with something added, so that the second query is checked in the deals that the first one finds. */
const IS_FOUND = `d.search_terms @@ ${queryAt(1)}
  AND (${queryAt(2)} IS NULL OR (d.search_terms || ''::tsvector) @@ ${queryAt(2)})`
const KEYS = 'd.id, d.published_at'

/** Those found among the latest few hundred; if they do not fill the page, all that are found. */
const looked = (name: string, most: number, isAfter: string): string => `
  ${name} AS MATERIALIZED (
    SELECT ${KEYS} FROM (
      SELECT ${KEYS}, d.owner_id, d.search_terms FROM deals d WHERE ${IS_EXPOSED_IN_CATALOG} AND ${isAfter}
      ${LATEST_PUBLISHED_FIRST} LIMIT ${most}
    ) AS d JOIN accounts a ON a.id = d.owner_id WHERE ${IS_LISTED_AUTHOR} AND ${IS_FOUND}
    ${LATEST_PUBLISHED_FIRST} LIMIT $1),
  matching AS MATERIALIZED (
    SELECT ${KEYS} FROM deals d JOIN accounts a ON a.id = d.owner_id
    WHERE ${IS_SHOWN} AND ${IS_FOUND} AND ${isAfter} AND (SELECT count(*) FROM ${name}) < $1)`
const latestOf = (...sources: readonly string[]): string =>
  `SELECT id FROM (${sources.map((source) => `SELECT * FROM ${source}`).join(' UNION ')}) AS d ${LATEST_PUBLISHED_FIRST} LIMIT $1`

const found = (columns: string, ids: string): string =>
  `${ownedDeals(`d.id = ANY (ARRAY(${ids}))`, columns)} ${LATEST_PUBLISHED_FIRST}`

/** $1 deals that the queries $3 find, with the grants active at $2. The second statement is for when the first tells of more. */
const searches = (name: string, isAfter: string): Readonly<Record<'few' | 'many', Statement>> => ({
  few: {
    name: `deals_found_${name}`,
    text: `WITH ${looked('near', NEAR, isAfter)},
      few AS MATERIALIZED (SELECT * FROM matching LIMIT ${FEW})
      ${found(`${PUBLISHED_COLUMNS}, (SELECT count(*) FROM few) = ${FEW} AS "isFrequent"`, latestOf('near', 'few'))}`,
  },
  many: {
    name: `deals_found_${name}_many`,
    kind: 'long',
    text: `WITH ${looked('far', FAR, isAfter)}
      ${found(PUBLISHED_COLUMNS, latestOf('far', 'matching'))}`,
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
