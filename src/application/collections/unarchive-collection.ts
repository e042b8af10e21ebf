import { ceilingReached, requireNotDegraded, withoutArchived } from '../../domain/collection.js'
import { requireRevision } from '../../domain/revision.js'
import type { CollectionTarget, CollectionWrites } from './collection-writes.js'
import type { OwnedCollection } from './owned-collection.js'

/** Unarchives a collection, if the plan covers another one. Does nothing if it is not archived. */
export class UnarchiveCollection {
  constructor(private readonly writes: CollectionWrites) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND, DEAL_COLLECTION_DEGRADED,
   *   COLLECTION_CEILING_REACHED, PRECONDITION_FAILED
   */
  execute(target: CollectionTarget): Promise<OwnedCollection> {
    return this.writes.write(target, async ({ repositories: { collections }, before, ceilingOf, now }, isLocked) => {
      // Locks only after the ownership check, so that other callers can't make the owner wait.
      if (!isLocked) return 'lock'
      const ceiling = await ceilingOf()
      requireNotDegraded(before, ceiling)
      const after = withoutArchived(before, now)
      if (after !== before && ceiling !== null && (await collections.countUnarchived(before.ownerId)) >= ceiling)
        throw ceilingReached(ceiling)
      requireRevision(before, target.expected)
      return after === before ? before : collections.save(before, after)
    })
  }
}
