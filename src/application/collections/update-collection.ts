import { isEmptyPatch } from '../../domain/merge-patch.js'
import type { CollectionTarget, CollectionWrites } from './collection-writes.js'
import type { OwnedCollection } from './owned-collection.js'

interface Input extends CollectionTarget {
  readonly patch: { readonly title?: string | undefined; readonly description?: string | null | undefined }
}

/** Applies a merge patch to the title and description of a collection. */
export class UpdateCollection {
  constructor(private readonly writes: CollectionWrites) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND, DEAL_COLLECTION_DEGRADED,
   *   DEAL_COLLECTION_ARCHIVED, PRECONDITION_FAILED
   */
  execute({ patch, ...target }: Input): Promise<OwnedCollection> {
    const { title, description } = patch
    return this.writes.change(target, (collection, now) =>
      isEmptyPatch(patch)
        ? collection
        : {
            ...collection,
            title: title ?? collection.title,
            description: description === undefined ? collection.description : description,
            updatedAt: now,
          },
    )
  }
}
