import {
  type DealHeader,
  type DealOutline,
  isOutline,
  type Listed,
  MAX_LISTED_BYTES,
  MAX_LISTED_PLACES,
} from '../../../application/ports/deal-repository.js'
import { asPlain, type Deal, type PlainDeal, type SharedDeal } from '../../../domain/deal.js'
import { loadedBytesOfDeal } from '../../../domain/deal-content.js'
import { asShared } from '../../../domain/exposure.js'
import type { DealId } from '../../../domain/ids.js'

export const headerOf = ({ id, ownerId, sharing, lifecycle }: PlainDeal): DealHeader => ({
  id,
  ownerId,
  sharing,
  lifecycle,
})

export const outlineOf = (deal: Deal | PlainDeal): DealOutline => ({
  ...headerOf(deal),
  title: deal.title,
  boardNumber: deal.boardNumber,
  publishedAt: deal.publishedAt,
  createdAt: deal.createdAt,
  revision: deal.revision,
  bytes: loadedBytesOfDeal(deal),
})

export const near = ({ id }: Deal, ids: readonly DealId[]): boolean => ids.indexOf(id) < MAX_LISTED_PLACES

export const listedDeal = (deal: Deal): Listed<Deal> =>
  loadedBytesOfDeal(deal) <= MAX_LISTED_BYTES ? deal : outlineOf(deal)

export const listedPlainDeal = (deal: Deal): Listed<PlainDeal> => {
  const plain = asPlain(deal)
  return loadedBytesOfDeal(plain) <= MAX_LISTED_BYTES ? plain : outlineOf(plain)
}

export const listedSharedDeal = (deal: Deal): Listed<SharedDeal> => {
  const listed = listedPlainDeal(deal)
  return isOutline(listed) ? listed : asShared(listed)
}
