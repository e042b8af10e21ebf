import { FARTHEST, STATISTICS, type StatisticsRow } from './catalog-search-statements.js'
import type { SearchedTerm } from './deal-search-columns.js'
import type { Statements } from './statements.js'

/** What to find a match in the index of terms costs, where to look at one of the latest deals costs 1: measured. */
const COST_OF_MATCH = 7
/** Terms that stand together more rarely than chance has it are further apart than expected, and chance itself varies. */
const SLACK = 2
const MAX_AGE_MS = 300_000

/** What is known of the deals of the catalog: how many there are, and how frequent their terms are. */
export interface CatalogStatistics {
  readonly exposed: number
  /** The share of them whose owners are listed. */
  readonly listed: number
  /** The share of deals that has a term, for the most frequent terms. */
  readonly shares: ReadonlyMap<string, number>
}

const toStatistics = ({ exposed, listed, terms, shares }: StatisticsRow): CatalogStatistics => ({
  exposed,
  listed: listed ?? 0,
  shares: new Map(terms?.map((term, i) => [term, shares?.[i] ?? 0])),
})

/**
 * Reads the statistics when they are first asked for, and again every five minutes. What they say decides how quickly a
 * search is answered, never what it finds.
 */
export const catalogStatistics = (statements: Statements): (() => Promise<CatalogStatistics>) => {
  let latest: Promise<CatalogStatistics> | undefined
  let readAt = 0
  const read = async (): Promise<CatalogStatistics> => {
    const [row] = await statements.rows<StatisticsRow>(STATISTICS, [])
    return toStatistics(row as StatisticsRow)
  }
  return () => {
    if (latest !== undefined && performance.now() - readAt < MAX_AGE_MS) return latest
    readAt = performance.now()
    const current = read()
    latest = current
    current.catch(() => {
      latest = undefined
    })
    return current
  }
}

/** The share of deals that probably have a term. One that PostgreSQL does not list is as rare as the rarest that it lists. */
const shareOf = ({ text, isStart }: SearchedTerm, shares: ReadonlyMap<string, number>): number => {
  const found = isStart ? [...shares].filter(([term]) => term.startsWith(text)) : []
  const without = found.reduce((rest, [, share]) => rest * (1 - share), 1)
  const share = isStart ? 1 - without : (shares.get(text) ?? 0)
  return share > 0 ? share : shares.size > 0 ? Math.min(...shares.values()) : 0
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
  const share = terms.reduce((product, term) => product * shareOf(term, shares), 1)
  const expected = limit / (share * listed)
  const isWorthIt = expected <= FARTHEST && expected <= exposed * share * COST_OF_MATCH
  return isWorthIt ? Math.min(FARTHEST, Math.ceil(expected * SLACK)) : 0
}
