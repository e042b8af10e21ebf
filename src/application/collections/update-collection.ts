import type { Collection } from '../../domain/collection.js'
import { rejectIssues } from '../../domain/errors.js'
import { isEmptyPatch } from '../../domain/merge-patch.js'
import { mergePractice, type PracticePatch, practiceIssues } from '../../domain/practice/practice.js'
import { mergeStudentView, type StudentViewPatch } from '../../domain/student-view.js'
import type { CollectionTarget, CollectionWrites } from './collection-writes.js'
import type { OwnedCollection } from './owned-collection.js'

interface Input extends CollectionTarget {
  readonly patch: {
    readonly title?: string | undefined
    readonly description?: string | null | undefined
    readonly embeddable?: boolean | null | undefined
    readonly studentView?: StudentViewPatch | null | undefined
    readonly practice?: PracticePatch | null | undefined
  }
}

/** Applies a merge patch to the details of a collection, its student view and its practice. */
export class UpdateCollection {
  constructor(private readonly writes: CollectionWrites) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND, DEAL_COLLECTION_DEGRADED,
   *   DEAL_COLLECTION_ARCHIVED, VALIDATION_FAILED, PRECONDITION_FAILED
   */
  execute({ patch, ...target }: Input): Promise<OwnedCollection> {
    return this.writes.change(target, (collection, now) =>
      isEmptyPatch(patch) ? collection : { ...patched(collection, patch), updatedAt: now },
    )
  }
}

const patched = (collection: Collection, patch: Input['patch']): Collection => {
  const { title, description, embeddable, studentView, practice } = patch
  return {
    ...collection,
    title: title ?? collection.title,
    description: description === undefined ? collection.description : description,
    embeddable: embeddable === undefined ? collection.embeddable : (embeddable ?? false),
    studentView:
      studentView === undefined ? collection.studentView : mergeStudentView(collection.studentView, studentView),
    practice: practice === undefined ? collection.practice : practiceAfter(collection, practice),
  }
}

const practiceAfter = (collection: Collection, patch: PracticePatch | null): Collection['practice'] => {
  const practice = mergePractice(collection.practice, patch)
  rejectIssues(practiceIssues(practice))
  return practice
}
