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
 * A deal that a replica has as exposed, in the trash if it is not exposed any more. It stays in its list, which the caller
 * filters, so that the list has the same next page.
 */
const asExposedNow = <Deal extends Shown>(deal: Deal, headers: Headers): Deal => {
  const now = headers.get(deal.id)
  const isExposed =
    now !== undefined && now.deal.ownerId === deal.ownerId && isExposedInCatalog(now.deal) && isListedAuthor(now.owner)
  return isExposed ? deal : { ...deal, lifecycle: 'trashed' }
}

/** Deals that a replica has as exposed, each in the trash if it is not exposed any more. */
export const exposedNow = <Deal extends Shown>(deals: readonly Deal[], headers: Headers): readonly Deal[] =>
  deals.map((deal) => asExposedNow(deal, headers))

export const publishedNow = (found: readonly PublishedDeal[], headers: Headers): readonly PublishedDeal[] =>
  found.map((published) => ({ ...published, deal: asExposedNow(published.deal, headers) }))

/** Whether a deal is as it was for all rules that decide who may see it. */
const isAsBefore = (deal: PlainDeal | undefined, header: OwnedHeader | undefined): boolean =>
  deal?.ownerId === header?.deal.ownerId &&
  deal?.sharing === header?.deal.sharing &&
  deal?.lifecycle === header?.deal.lifecycle

/** Those of the deals that have to be read again: what a replica has of them may never have been meant for their readers. */
export const changedSince = (
  ids: readonly DealId[],
  found: ReadonlyMap<DealId, PlainDeal>,
  headers: Headers,
): readonly DealId[] => ids.filter((id) => !isAsBefore(found.get(id), headers.get(id)))

/** An author as read, unless the account is not listed any more. */
export const listedNow = (author: Author, listed: ReadonlySet<string>): Author =>
  listed.has(author.id) ? author : { ...author, isActive: false }
