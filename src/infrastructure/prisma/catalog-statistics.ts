import { FARTHEST, STATISTICS, type StatisticsRow } from './catalog-search-statements.js'
import type { SearchedTerm } from './deal-search-columns.js'
import type { Statements } from './statements.js'

/** The cost of finding a match in the index of terms, relative to looking at one of the latest deals; measured. */
const COST_OF_MATCH = 7
/** How much further than expected a search goes: chance varies, and some terms stand together more rarely than by chance. */
const SLACK = 2
const MAX_AGE_MS = 300_000
const RETRY_MS = 10_000

/** What PostgreSQL knows of deals: how many the catalog has, and how frequent terms are among all of them. */
export interface CatalogStatistics {
  /** 0 or less when that is not known. */
  readonly exposed: number
  /** The share of the catalog's deals whose owners are listed. */
  readonly listed: number
  /** The share of all deals that has a term, for the most frequent terms. */
  readonly shares: ReadonlyMap<string, number>
}

const UNKNOWN: CatalogStatistics = { exposed: 0, listed: 0, shares: new Map() }

const toStatistics = ({ exposed, listed, terms, shares }: StatisticsRow): CatalogStatistics => ({
  exposed,
  listed: listed ?? 0,
  shares: new Map(terms?.map((term, i) => [term, shares?.[i] ?? 0])),
})

/**
 * Statistics that are at most five minutes old when a search asks for them, or those before, while they are read again or cannot be
 * read. They decide how quickly a search is answered, never what it finds, so that none waits for them but the first, and none
 * fails because of them.
 */
export const catalogStatistics = (statements: Statements): (() => Promise<CatalogStatistics>) => {
  let known = UNKNOWN
  let nextAt = 0
  let reading: Promise<void> | undefined
  const read = async (): Promise<void> => {
    nextAt = performance.now() + MAX_AGE_MS
    try {
      const [row] = await statements.rows<StatisticsRow>(STATISTICS, [])
      known = toStatistics(row as StatisticsRow)
    } catch {
      nextAt = performance.now() + RETRY_MS
    }
  }
  return async () => {
    if (performance.now() >= nextAt) reading = read()
    if (known === UNKNOWN) await reading
    return known
  }
}

/** The share of deals that has a term, by chance; 0 for one that is not among the most frequent. */
const shareOf = ({ text, isStart }: SearchedTerm, shares: CatalogStatistics['shares']): number => {
  if (!isStart) return shares.get(text) ?? 0
  let without = 1
  for (const [term, share] of shares) if (term.startsWith(text)) without *= 1 - share
  return 1 - without
}

/**
 * How many of the latest deals a search should look through before it turns to the index of terms, for `limit` deals: none where
 * the index is quicker.
 */
export const walkFor = (
  terms: readonly SearchedTerm[],
  limit: number,
  { exposed, listed, shares }: CatalogStatistics,
): number => {
  let share = 1
  for (const term of terms) {
    share *= shareOf(term, shares)
    if (limit > share * listed * FARTHEST) return 0
  }
  const expected = limit / (share * listed)
  return expected <= exposed * share * COST_OF_MATCH ? Math.min(FARTHEST, Math.ceil(expected * SLACK)) : 0
}
