import { requireMutable } from '../../domain/collection.js'
import { arranged, type CollectionOrder, type RandomInt } from '../../domain/collection-order.js'
import { requireRevision } from '../../domain/revision.js'
import { collectionEntries } from './collection-entries.js'
import type { CollectionTarget, CollectionWrites } from './collection-writes.js'
import type { OwnedCollection } from './owned-collection.js'

interface Input extends CollectionTarget {
  readonly order: CollectionOrder
}

/** Reorders the deals of a collection. */
export class ArrangeCollection {
  constructor(
    private readonly writes: CollectionWrites,
    private readonly randomInt: RandomInt,
  ) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND, DEAL_COLLECTION_DEGRADED,
   *   DEAL_COLLECTION_ARCHIVED, PRECONDITION_FAILED
   */
  execute({ order, ...target }: Input): Promise<OwnedCollection> {
    return this.writes.write(target, async ({ repositories, before, ceilingOf, now }) => {
      requireMutable(before, await ceilingOf())
      requireRevision(before, target.expected)
      const held = order === 'shuffle' ? [] : await collectionEntries(repositories.deals, target.actor, before)
      const deals = held.map(({ deal }) => deal)
      const dealIds = arranged(before.dealIds, deals, order, this.randomInt)
      if (dealIds.every((id, i) => id === before.dealIds[i])) return before
      return repositories.collections.save(before, { ...before, dealIds, updatedAt: now })
    })
  }
}
