import type { SharedDeal } from './deal.js'
import { foldTitle } from './deal-search.js'
import type { DealId } from './ids.js'
import { compareCodePoints } from './text.js'

export const DEAL_SORT_FIELDS = ['createdAt', 'updatedAt', 'publishedAt', 'title', 'boardNumber'] as const
export type DealSortField = (typeof DEAL_SORT_FIELDS)[number]

/** The order of a list of deals. Deals without a value come last in both directions. */
export interface DealOrder {
  readonly by: DealSortField
  readonly descending: boolean
}

export const LATEST_CREATED: DealOrder = { by: 'createdAt', descending: true }

/** The value that a deal is sorted by: a board number, milliseconds, or a folded title. */
export type SortKey = number | string | null

/** A position in a list: right after the deal with this key and id. */
export interface DealPlace {
  readonly key: SortKey
  readonly id: DealId
}

type Ordered<Field extends DealSortField> = Pick<SharedDeal, 'id' | Field>

const keyOf = <Field extends DealSortField>(deal: Ordered<Field>, by: Field): SortKey => {
  const value: Date | SortKey = deal[by]
  if (value instanceof Date) return value.getTime()
  return typeof value === 'string' ? foldTitle(value) : value
}

export const placeOf = <Field extends DealSortField>(
  deal: Ordered<Field>,
  { by }: { readonly by: Field },
): DealPlace => ({
  key: keyOf(deal, by),
  id: deal.id,
})

/** Deals with the same key, such as boards from one file, are ordered by id in both directions. */
export const comparePlaces =
  ({ descending }: DealOrder) =>
  (a: DealPlace, b: DealPlace): number =>
    Number(a.key === null) - Number(b.key === null) ||
    (descending ? -compareKeys(a.key, b.key) : compareKeys(a.key, b.key)) ||
    compareCodePoints(a.id, b.id)

const compareKeys = (a: SortKey, b: SortKey): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareCodePoints(String(a), String(b))
