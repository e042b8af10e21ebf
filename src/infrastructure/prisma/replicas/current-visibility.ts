import type { OwnedHeader, PublishedDeal } from '../../../application/ports/deal-repository.js'
import type { Author } from '../../../domain/author.js'
import type { PlainDeal, SharedDeal } from '../../../domain/deal.js'
import { isExposedInCatalog, isListedAuthor } from '../../../domain/exposure.js'
import type { DealId } from '../../../domain/ids.js'

/** The current headers of deals, by their ids. */
export type Headers = ReadonlyMap<DealId, OwnedHeader>

export const byDeal = (headers: readonly OwnedHeader[]): Headers =>
  new Map(headers.map((header) => [header.deal.id, header]))

type Shown = Pick<SharedDeal, 'id' | 'ownerId' | 'lifecycle'>

/**
 * A deal that is exposed on a replica, marked as trashed if it is no longer exposed. It stays in the list, so that the
 * next page begins at the same place; the caller filters it out.
 */
const asExposedNow = <Deal extends Shown>(deal: Deal, headers: Headers): Deal => {
  const now = headers.get(deal.id)
  const isExposed =
    now !== undefined && now.deal.ownerId === deal.ownerId && isExposedInCatalog(now.deal) && isListedAuthor(now.owner)
  return isExposed ? deal : { ...deal, lifecycle: 'trashed' }
}

/** Deals that are exposed on a replica, each marked as trashed if it is no longer exposed. */
export const exposedNow = <Deal extends Shown>(deals: readonly Deal[], headers: Headers): readonly Deal[] =>
  deals.map((deal) => asExposedNow(deal, headers))

export const publishedNow = (found: readonly PublishedDeal[], headers: Headers): readonly PublishedDeal[] =>
  found.map((published) => ({ ...published, deal: asExposedNow(published.deal, headers) }))

/** Whether nothing that decides who may see the deal has changed. */
const isAsBefore = (deal: PlainDeal | undefined, header: OwnedHeader | undefined): boolean =>
  deal?.ownerId === header?.deal.ownerId &&
  deal?.sharing === header?.deal.sharing &&
  deal?.lifecycle === header?.deal.lifecycle

/** The deals that have to be read again: their readers may not be allowed to see the version on the replica. */
export const changedSince = (
  ids: readonly DealId[],
  found: ReadonlyMap<DealId, PlainDeal>,
  headers: Headers,
): readonly DealId[] => ids.filter((id) => !isAsBefore(found.get(id), headers.get(id)))

/** Marks the author as inactive if the account is no longer listed. */
export const listedNow = (author: Author, listed: ReadonlySet<string>): Author =>
  listed.has(author.id) ? author : { ...author, isActive: false }
