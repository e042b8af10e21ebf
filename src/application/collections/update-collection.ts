import { type CollectionPatch, changeCollection } from '../../domain/collection-content.js'
import type { CollectionTarget, CollectionWrites } from './collection-writes.js'
import type { OwnedCollection } from './owned-collection.js'

interface Input extends CollectionTarget {
  readonly patch: CollectionPatch
}

/** Applies a merge patch to the details of a collection, its student view and its practice. */
export class UpdateCollection {
  constructor(private readonly writes: CollectionWrites) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND, DEAL_COLLECTION_DEGRADED,
   *   DEAL_COLLECTION_ARCHIVED, VALIDATION_FAILED, PRECONDITION_FAILED
   */
  execute({ patch, ...target }: Input): Promise<OwnedCollection> {
    return this.writes.change(target, (collection, now) => changeCollection(collection, patch, now))
  }
}
