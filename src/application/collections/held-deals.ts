import type { Actor } from '../../domain/actor.js'
import type { Author } from '../../domain/author.js'
import type { Collection } from '../../domain/collection.js'
import { type Deal, mayManageDeal } from '../../domain/deal.js'
import { type DealList, dealList } from '../deals/deal-list.js'
import type { DealRepository, Listed } from '../ports/deal-repository.js'
import { mayHold } from './holdable-deals.js'

/** A deal in a collection, as it appears in lists, with its owner. */
export interface HeldDeal {
  readonly deal: Listed<Deal>
  readonly owner: Author
}

/** The deals of a collection that its owner can see, in collection order. */
export const heldDeals = async (
  deals: DealRepository,
  actor: Actor,
  { id }: Pick<Collection, 'id'>,
): Promise<readonly HeldDeal[]> =>
  (await deals.listByCollection(id)).filter(({ deal, owner }) => mayHold(actor, deal, owner))

const readBy = (actor: Actor, deal: Deal): Deal => (mayManageDeal(actor, deal) ? deal : { ...deal, supplement: [] })

/** The deals as the owner of the collection reads them: with the supplements of the owner's own deals. */
export const heldDealList = (deals: DealRepository, actor: Actor, held: readonly HeldDeal[]): DealList<Deal> =>
  dealList({
    find: (ids) => deals.findMany(ids),
    entries: held,
    dealOf: ({ deal }) => deal,
    asWhole: (deal) => deal,
    show: (deal, { owner }) => (mayHold(actor, deal, owner) ? readBy(actor, deal) : null),
  })
