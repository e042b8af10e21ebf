import { asShared, type Deal, type SharedDeal } from '../../domain/deal.js'
import { type BatchedList, batchesOf } from '../batched-list.js'
import { type DealRepository, isOutline, type Listed } from '../ports/deal-repository.js'

/** A list of deals, of which small ones are at hand and large ones are read when their turn comes. */
export type DealList<Shown> = BatchedList<Shown>

interface Source<Entry, Whole extends SharedDeal, Shown> {
  /** In the order of the list. */
  readonly entries: readonly Entry[]
  readonly dealOf: (entry: Entry) => Listed<Whole>
  /** What is shown beside a deal. */
  readonly beside?: (entry: Entry) => unknown
  /** What a list of this kind holds of a deal that is read by itself. */
  readonly asWhole: (deal: Deal) => Whole
  /** What the reader sees of a deal as it is now; `null` where that is nothing. */
  readonly show: (deal: Whole, entry: Entry) => Shown | null
}

export const dealList = <Entry, Whole extends SharedDeal, Shown>(
  deals: Pick<DealRepository, 'findMany'>,
  { entries, dealOf, beside, asWhole, show }: Source<Entry, Whole, Shown>,
): DealList<Shown> => {
  const shown = (entry: Entry, deal: Listed<Whole>): readonly Shown[] =>
    isOutline(deal) ? [] : [show(deal, entry)].filter((one) => one !== null)
  const read = async (batch: readonly Entry[]): Promise<readonly Shown[]> => {
    const large = batch.map(dealOf).filter(isOutline)
    const found = large.length === 0 ? [] : await deals.findMany(large.map(({ id }) => id))
    const byId = new Map(found.map((deal) => [deal.id, deal]))
    return batch.flatMap((entry) => {
      const deal = dealOf(entry)
      if (!isOutline(deal)) return shown(entry, deal)
      const whole = byId.get(deal.id)
      return whole === undefined ? [] : shown(entry, asWhole(whole))
    })
  }
  const isWhole = !entries.some((entry) => isOutline(dealOf(entry)))
  return {
    whole: isWhole ? entries.flatMap((entry) => shown(entry, dealOf(entry))) : null,
    madeOf: () =>
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
  dealList(deals, { entries, dealOf: (deal) => deal, asWhole: (deal) => deal, show: (deal) => deal })

/** A list of deals as everyone else sees them, of those that `isShown` accepts. */
export const sharedDeals = (
  deals: Pick<DealRepository, 'findMany'>,
  entries: readonly Listed<SharedDeal>[],
  isShown: (deal: Listed<SharedDeal>) => boolean,
): DealList<SharedDeal> =>
  dealList(deals, {
    entries: entries.filter(isShown),
    dealOf: (deal) => deal,
    asWhole: asShared,
    show: (deal) => (isShown(deal) ? deal : null),
  })

const sizeOf = (deal: Listed<SharedDeal>): number => (isOutline(deal) ? deal.bytes : 0)
