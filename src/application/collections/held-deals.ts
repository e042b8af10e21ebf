import type { Actor } from '../../domain/actor.js'
import type { Author } from '../../domain/author.js'
import type { Collection } from '../../domain/collection.js'
import type { Deal } from '../../domain/deal.js'
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

export const heldDealList = (deals: DealRepository, actor: Actor, held: readonly HeldDeal[]): DealList<Deal> =>
  dealList(deals, {
    entries: held,
    dealOf: ({ deal }) => deal,
    asWhole: (deal) => deal,
    show: (deal, { owner }) => (mayHold(actor, deal, owner) ? deal : null),
  })
