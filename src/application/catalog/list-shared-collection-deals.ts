import { type Actor, requireAccount } from '../../domain/actor.js'
import { collectionNotFound } from '../../domain/collection.js'
import type { SharedDeal } from '../../domain/deal.js'
import { isExposedBy, isSharedCollection } from '../../domain/exposure.js'
import { collectionIdOf } from '../collections/owned-collection.js'
import { type DealList, sharedDeals } from '../deals/deal-list.js'
import { foundOr } from '../found-or.js'
import type { Plans } from '../plans.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'

/** Lists the deals of a shared collection that its owner exposes, in collection order. */
export class ListSharedCollectionDeals {
  constructor(
    private readonly repositories: Pick<Repositories, 'collections' | 'deals'>,
    private readonly plans: Plans,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND */
  async execute({ actor, id: text }: { readonly actor: Actor; readonly id: string }): Promise<DealList<SharedDeal>> {
    requireAccount(actor)
    const id = collectionIdOf(text)
    const at = this.clock.now()
    const { collections, deals } = this.repositories
    const [found, held] = await Promise.all([collections.findLinked(id, at), deals.listExposedByCollection(id)])
    const { collection, owner: author, grants } = foundOr(found, collectionNotFound)
    const ceiling = this.plans.ceilingUnder(grants)
    const isExposed = (deal: Parameters<typeof isExposedBy>[1]) => isExposedBy(author.id, deal)
    const exposedDeals = held.filter(isExposed).length
    if (!isSharedCollection({ author, collection, ceiling, exposedDeals, at })) throw collectionNotFound()
    return sharedDeals(deals, held, isExposed)
  }
}
