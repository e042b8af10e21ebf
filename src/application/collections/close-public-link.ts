import { withClosedLink } from '../../domain/collection.js'
import type { CollectionTarget, CollectionWrites } from './collection-writes.js'
import type { OwnedCollection } from './owned-collection.js'

/** Closes the public link of a collection. Its token is kept in case the link is opened again. */
export class ClosePublicLink {
  constructor(private readonly writes: CollectionWrites) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND, DEAL_COLLECTION_DEGRADED,
   *   DEAL_COLLECTION_ARCHIVED, PRECONDITION_FAILED
   */
  execute(target: CollectionTarget): Promise<OwnedCollection> {
    return this.writes.change(target, withClosedLink)
  }
}
