import { type Actor, requireAccount } from '../../domain/actor.js'
import { collectionNotFound, ownsCollection } from '../../domain/collection.js'
import { collectionExposure, type Exposure } from '../../domain/exposure.js'
import { collectionIdOf } from '../collections/owned-collection.js'
import type { Plans } from '../plans.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'

/** Explains to the owner of a collection why it is, or is not, in the catalog. */
export class ExplainCollectionExposure {
  constructor(
    private readonly repositories: Pick<Repositories, 'collections' | 'entitlements'>,
    private readonly plans: Plans,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND */
  async execute({ actor, id }: { readonly actor: Actor; readonly id: string }): Promise<Exposure> {
    requireAccount(actor)
    const found = await this.repositories.collections.findOwned(collectionIdOf(id))
    if (found === null || !ownsCollection(actor, found.collection)) throw collectionNotFound()
    const { collection, owner: author, exposedDeals } = found
    const at = this.clock.now()
    const ceiling = await this.plans.ceilingOf(this.repositories, collection.ownerId, at)
    return collectionExposure({ author, collection, ceiling, exposedDeals, at })
  }
}
