import type { Actor } from '../../domain/actor.js'
import type { Author } from '../../domain/author.js'
import type { Collection } from '../../domain/collection.js'
import { type Deal, mayManageDeal } from '../../domain/deal.js'
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

const readBy = (actor: Actor, deal: Deal): Deal => (mayManageDeal(actor, deal) ? deal : { ...deal, supplement: [] })

/** The deals as the owner of the collection reads them: with the supplements of the owner's own deals. */
export const entriesAsDealList = (
  deals: DealRepository,
  actor: Actor,
  entries: readonly CollectionEntry[],
): DealList<Deal> =>
  dealList({
    find: (ids) => deals.findMany(ids),
    entries,
    dealOf: ({ deal }) => deal,
    asWhole: (deal) => deal,
    show: (deal, { owner }) => (mayContain(actor, deal, owner) ? readBy(actor, deal) : null),
  })
