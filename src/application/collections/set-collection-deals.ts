import { requireMutable } from '../../domain/collection.js'
import { requireRevision } from '../../domain/revision.js'
import { allowedDeals } from './allowed-deals.js'
import type { CollectionTarget, CollectionWrites } from './collection-writes.js'
import type { OwnedCollection } from './owned-collection.js'

interface Input extends CollectionTarget {
  readonly dealIds: readonly string[]
}

/** Replaces the ordered list of deals. Deals already in it may stay, even if the owner can no longer read them. */
export class SetCollectionDeals {
  constructor(private readonly writes: CollectionWrites) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND, DEAL_NOT_FOUND naming the deals that the owner
   *   may not add, DEAL_COLLECTION_DEGRADED, DEAL_COLLECTION_ARCHIVED, PRECONDITION_FAILED
   */
  execute({ dealIds: texts, ...target }: Input): Promise<OwnedCollection> {
    return this.writes.write(target, async ({ repositories, before, ceilingOf, now }) => {
      const { collections, deals } = repositories
      const dealIds = await allowedDeals((ids) => deals.findHeaders(ids), target.actor, texts, before.dealIds)
      requireMutable(before, await ceilingOf())
      requireRevision(before, target.expected)
      const kept = new Set(before.dealIds)
      return collections.save(
        before,
        { ...before, dealIds, updatedAt: now },
        dealIds.filter((id) => !kept.has(id)),
      )
    })
  }
}
