import type { Collection, CollectionContent } from './collection.js'
import { rejectIssues } from './errors.js'
import { isEmptyPatch } from './merge-patch.js'
import { mergePractice, type PracticePatch, practiceIssues, withPracticeDefaults } from './practice/practice.js'
import { mergeStudentView, type StudentViewPatch, withStudentViewDefaults } from './student-view.js'

/** A merge patch of the content: `null` stands for the default. */
export interface CollectionPatch {
  readonly title?: string | undefined
  readonly description?: string | null | undefined
  readonly embeddable?: boolean | null | undefined
  readonly studentView?: StudentViewPatch | null | undefined
  readonly practice?: PracticePatch | null | undefined
}

/** The content of a new collection; missing fields get their default. */
export type NewCollectionContent = CollectionPatch & Pick<CollectionContent, 'title' | 'description'>

/** @throws VALIDATION_FAILED for answers without bidding or play */
export const newCollectionContent = (fields: NewCollectionContent): CollectionContent => {
  const { title, description, embeddable, studentView, practice } = fields
  return {
    title,
    description,
    embeddable: embeddable ?? false,
    studentView: withStudentViewDefaults(studentView ?? {}),
    practice: checked(withPracticeDefaults(practice ?? {})),
  }
}

/** Applies a merge patch. An empty one changes nothing. @throws VALIDATION_FAILED for answers without bidding or play */
export const changeCollection = (collection: Collection, patch: CollectionPatch, now: Date): Collection => {
  if (isEmptyPatch(patch)) return collection
  const { title, description, embeddable, studentView, practice } = patch
  return {
    ...collection,
    title: title ?? collection.title,
    description: description === undefined ? collection.description : description,
    embeddable: embeddable === undefined ? collection.embeddable : (embeddable ?? false),
    studentView:
      studentView === undefined ? collection.studentView : mergeStudentView(collection.studentView, studentView),
    practice: practice === undefined ? collection.practice : checked(mergePractice(collection.practice, practice)),
    updatedAt: now,
  }
}

const checked = (practice: Collection['practice']): Collection['practice'] => {
  rejectIssues(practiceIssues(practice))
  return practice
}
