import { isEmptyPatch } from '../../domain/merge-patch.js'
import { mergeStudentView, type StudentViewPatch } from '../../domain/student-view.js'
import type { CollectionTarget, CollectionWrites } from './collection-writes.js'
import type { OwnedCollection } from './owned-collection.js'

interface Input extends CollectionTarget {
  readonly patch: {
    readonly title?: string | undefined
    readonly description?: string | null | undefined
    readonly embeddable?: boolean | null | undefined
    readonly studentView?: StudentViewPatch | null | undefined
  }
}

/** Applies a merge patch to the details of a collection, and to how its students see it. */
export class UpdateCollection {
  constructor(private readonly writes: CollectionWrites) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND, DEAL_COLLECTION_DEGRADED,
   *   DEAL_COLLECTION_ARCHIVED, PRECONDITION_FAILED
   */
  execute({ patch, ...target }: Input): Promise<OwnedCollection> {
    const { title, description, embeddable, studentView } = patch
    return this.writes.change(target, (collection, now) =>
      isEmptyPatch(patch)
        ? collection
        : {
            ...collection,
            title: title ?? collection.title,
            description: description === undefined ? collection.description : description,
            embeddable: embeddable === undefined ? collection.embeddable : (embeddable ?? false),
            studentView:
              studentView === undefined
                ? collection.studentView
                : mergeStudentView(collection.studentView, studentView),
            updatedAt: now,
          },
    )
  }
}
