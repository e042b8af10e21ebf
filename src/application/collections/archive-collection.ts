import { requireNotDegraded, withArchived } from '../../domain/collection.js'
import { requireRevision } from '../../domain/revision.js'
import type { CollectionTarget, CollectionWrites } from './collection-writes.js'
import type { OwnedCollection } from './owned-collection.js'

/** Archives a collection. Does nothing if it is archived already. */
export class ArchiveCollection {
  constructor(private readonly writes: CollectionWrites) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND, DEAL_COLLECTION_DEGRADED, PRECONDITION_FAILED
   */
  execute(target: CollectionTarget): Promise<OwnedCollection> {
    return this.writes.write(target, async ({ repositories, before, ceilingOf, now }) => {
      requireNotDegraded(before, await ceilingOf())
      requireRevision(before, target.expected)
      const after = withArchived(before, now)
      return after === before ? before : repositories.collections.save(before, after)
    })
  }
}
