import { type PublicLink, withOpenLink } from '../../domain/collection.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { CollectionTarget, CollectionWrites } from './collection-writes.js'
import type { OwnedCollection } from './owned-collection.js'

interface Input extends CollectionTarget {
  readonly link: PublicLink
  /** Whether to replace the token, so that the old link stops working. */
  readonly rotate: boolean
}

/** Opens the public link of a collection, for a limited time or indefinitely. */
export class OpenPublicLink {
  constructor(
    private readonly writes: CollectionWrites,
    private readonly ids: IdGenerator,
  ) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND, VALIDATION_FAILED, DEAL_COLLECTION_DEGRADED,
   *   DEAL_COLLECTION_ARCHIVED, PRECONDITION_FAILED
   */
  execute({ link, rotate, ...target }: Input): Promise<OwnedCollection> {
    return this.writes.change(target, (collection, now) => {
      const token = rotate ? null : collection.publicToken
      return withOpenLink(collection, link, token ?? this.ids.secret(), now)
    })
  }
}
