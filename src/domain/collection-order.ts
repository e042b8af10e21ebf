import { comparePlaces, placeOf } from './deal-order.js'
import type { DealId } from './ids.js'

export const COLLECTION_ORDERS = ['shuffle', 'boardNumber', 'title'] as const
export type CollectionOrder = (typeof COLLECTION_ORDERS)[number]

/** Returns a random integer from 0 up to, but not including, `end`. */
export type RandomInt = (end: number) => number

/** The fields that a deal of a collection can be sorted by. */
interface Sortable {
  readonly id: DealId
  readonly title: string
  readonly boardNumber: number | null
}

/** Shuffles items by the Fisher–Yates algorithm: all orders are equally likely. */
const shuffled = <Item>(items: readonly Item[], randomInt: RandomInt): readonly Item[] => {
  const rest = [...items]
  return items.flatMap(() => rest.splice(randomInt(rest.length), 1))
}

/**
 * The deals of a collection in another order.
 * @param deals the deals that the owner can read; the others come last and keep their order
 */
export const arranged = (
  dealIds: readonly DealId[],
  deals: readonly Sortable[],
  order: CollectionOrder,
  randomInt: RandomInt,
): readonly DealId[] => {
  if (order === 'shuffle') return shuffled(dealIds, randomInt)
  const by = { by: order, descending: false } as const
  const compare = comparePlaces(by)
  const sorted = deals
    .map((deal) => placeOf(deal, by))
    .sort(compare)
    .map(({ id }) => id)
  const isSorted = new Set(sorted)
  return [...sorted, ...dealIds.filter((id) => !isSorted.has(id))]
}
