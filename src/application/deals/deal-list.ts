import type { Deal, PlainDeal, SharedDeal } from '../../domain/deal.js'
import { asShared } from '../../domain/exposure.js'
import type { DealId } from '../../domain/ids.js'
import type { Total } from '../../domain/page.js'
import { type BatchedList, batchesOf, everyBatch, everyBatchOf } from '../batched-list.js'
import {
  type DealFilter,
  type DealRepository,
  isOutline,
  type Listed,
  type PlacedDeal,
} from '../ports/deal-repository.js'

/** A list of deals. Small deals are already in memory; large ones are read when they are needed. */
export type DealList<Shown> = BatchedList<Shown>

/** A page of deals, and the total number of deals. */
export interface DealPage<Shown> extends Total {
  readonly deals: DealList<Shown>
}

interface Source<Entry, Found extends PlainDeal, Whole extends SharedDeal, Shown> {
  /** Reads the deals of which the list contains only outlines. */
  readonly find: (ids: readonly DealId[]) => Promise<readonly Found[]>
  /** In list order. */
  readonly entries: readonly Entry[]
  readonly dealOf: (entry: Entry) => Listed<Whole>
  /** Data that is shown along with a deal. */
  readonly beside?: (entry: Entry) => unknown
  /** Converts a deal that was read separately to the type of the list. */
  readonly asWhole: (deal: Found) => Whole
  /** The deal as the reader sees it now; `null` if it is hidden. */
  readonly show: (deal: Whole, entry: Entry) => Shown | null
}

export const dealList = <Entry, Found extends PlainDeal, Whole extends SharedDeal, Shown>({
  find,
  entries,
  dealOf,
  beside,
  asWhole,
  show,
}: Source<Entry, Found, Whole, Shown>): DealList<Shown> => {
  const shown = (entry: Entry, deal: Whole): readonly Shown[] => {
    const one = show(deal, entry)
    return one === null ? [] : [one]
  }
  const read = async (batch: readonly Entry[]): Promise<readonly Shown[]> => {
    const large = batch.map(dealOf).filter(isOutline)
    const found = large.length === 0 ? [] : await find(large.map(({ id }) => id))
    const byId = new Map(found.map((deal) => [deal.id, deal]))
    return batch.flatMap((entry) => {
      const deal = dealOf(entry)
      if (!isOutline(deal)) return shown(entry, deal)
      const whole = byId.get(deal.id)
      return whole === undefined ? [] : shown(entry, asWhole(whole))
    })
  }
  /** All deals as the reader sees them; `null` if any of them is an outline. */
  const atHand = (): readonly Shown[] | null => {
    const all: Shown[] = []
    for (const entry of entries) {
      const deal = dealOf(entry)
      if (isOutline(deal)) return null
      const one = show(deal, entry)
      if (one !== null) all.push(one)
    }
    return all
  }
  return {
    whole: atHand(),
    version: () =>
      entries.map((entry) => {
        const deal = dealOf(entry)
        return isOutline(deal) ? [deal.id, deal.revision, beside?.(entry)] : shown(entry, deal)
      }),
    batches: function* () {
      for (const batch of batchesOf(entries, (entry) => sizeOf(dealOf(entry)))) yield () => read(batch)
    },
  }
}

/** A list of deals as their owner and internal backends see them. */
export const wholeDeals = (deals: Pick<DealRepository, 'findMany'>, entries: readonly Listed<Deal>[]): DealList<Deal> =>
  dealList({
    find: (ids) => deals.findMany(ids),
    entries,
    dealOf: (deal) => deal,
    asWhole: (deal) => deal,
    show: (deal) => deal,
  })

/** A list of the deals that `isShown` accepts, as everyone else sees them. */
export const sharedDeals = (
  deals: Pick<DealRepository, 'findManyPlain'>,
  entries: readonly Listed<SharedDeal>[],
  isShown: (deal: Listed<SharedDeal>) => boolean,
): DealList<SharedDeal> =>
  dealList({
    find: (ids) => deals.findManyPlain(ids),
    entries: entries.filter(isShown),
    dealOf: (deal) => deal,
    asWhole: asShared,
    show: (deal) => (isShown(deal) ? deal : null),
  })

const sizeOf = (deal: Listed<SharedDeal>): number => (isOutline(deal) ? deal.bytes : 0)

const DEALS_PER_BATCH = 50

/** Reads all deals that match a filter, whole and in order, a few at a time. */
export async function* everyDeal(
  deals: Pick<DealRepository, 'findMany' | 'listAfter'>,
  filter: DealFilter,
): AsyncIterable<readonly Deal[]> {
  const readBatch = (last: PlacedDeal | null) => deals.listAfter(filter, last?.place ?? null, DEALS_PER_BATCH)
  for await (const placed of everyBatch<PlacedDeal>(readBatch)) {
    const listed = placed.map(({ deal }) => deal)
    yield* everyBatchOf(wholeDeals(deals, listed))
  }
}
