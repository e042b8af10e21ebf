import type { DealFilter } from '../../../application/ports/deal-repository.js'
import type { Deal } from '../../../domain/deal.js'
import { comparePlaces, type DealPlace, LATEST_CREATED, placeOf } from '../../../domain/deal-order.js'
import { isFoundBy } from '../../../domain/deal-search.js'
import { canMake } from '../../../domain/double-dummy.js'
import { isSharedInGroups } from '../../../domain/sharing.js'

const matchesFilter = (filter: DealFilter, deal: Deal): boolean => {
  const { ownerId, sharing, lifecycle, ids, sharingGroupId, makes, createdFrom, createdUntil } = filter
  return (
    (ownerId === undefined || deal.ownerId === ownerId) &&
    (sharing === undefined || deal.sharing === sharing) &&
    (lifecycle === undefined || deal.lifecycle === lifecycle) &&
    (ids === undefined || ids.includes(deal.id)) &&
    (sharingGroupId === undefined || (isSharedInGroups(deal) && deal.sharingGroupIds.includes(sharingGroupId))) &&
    (makes === undefined || (deal.doubleDummy !== null && canMake(deal.doubleDummy.tricks, makes))) &&
    (createdFrom === undefined || deal.createdAt >= createdFrom) &&
    (createdUntil === undefined || deal.createdAt < createdUntil) &&
    isFoundBy(filter, deal, 'whole')
  )
}

/** The deals that match a filter, in its order. */
export const filteredDeals = (deals: readonly Deal[], filter: DealFilter): readonly Deal[] => {
  const order = filter.order ?? LATEST_CREATED
  const compare = comparePlaces(order)
  const placed = deals
    .filter((deal) => matchesFilter(filter, deal))
    .map((deal) => ({ deal, place: placeOf(deal, order) }))
  return placed.sort((a, b) => compare(a.place, b.place)).map(({ deal }) => deal)
}

/** The explored deals after a position, each with its own position. */
export const dealsAfter = (
  deals: readonly Deal[],
  { order = LATEST_CREATED }: DealFilter,
  after: DealPlace | null,
): readonly { readonly deal: Deal; readonly place: DealPlace }[] =>
  deals
    .map((deal) => ({ deal, place: placeOf(deal, order) }))
    .filter(({ place }) => after === null || comparePlaces(order)(after, place) < 0)
