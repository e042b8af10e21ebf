import type { Actor } from '../../domain/actor.js'
import type { Author } from '../../domain/author.js'
import type { Collection } from '../../domain/collection.js'
import { asCollectedBy, type Deal } from '../../domain/deal.js'
import { type DealList, dealList } from '../deals/deal-list.js'
import type { DealRepository, Listed } from '../ports/deal-repository.js'
import { mayContain } from './allowed-deals.js'

/** A deal in a collection, as it appears in lists, with its owner. */
export interface CollectionEntry {
  readonly deal: Listed<Deal>
  readonly owner: Author
}

/** The deals of a collection that its owner can see, in collection order. */
export const collectionEntries = async (
  deals: DealRepository,
  actor: Actor,
  { id }: Pick<Collection, 'id'>,
): Promise<readonly CollectionEntry[]> =>
  (await deals.listByCollection(id)).filter(({ deal, owner }) => mayContain(actor, deal, owner))

/** The deals as the owner of the collection reads them (`asCollectedBy`). */
export const entriesAsDealList = (
  deals: DealRepository,
  actor: Actor,
  { ownerId }: Pick<Collection, 'ownerId'>,
  entries: readonly CollectionEntry[],
): DealList<Deal> =>
  dealList({
    find: (ids) => deals.findMany(ids),
    entries,
    dealOf: ({ deal }) => deal,
    asWhole: (deal) => deal,
    show: (deal, { owner }) => (mayContain(actor, deal, owner) ? asCollectedBy(ownerId, deal) : null),
  })
