import type { FormSubmission } from '../../domain/form-submission.js'
import type { Page, PageRequest } from '../../domain/page.js'

export interface FormSubmissionRepository {
  insert(submission: FormSubmission): Promise<void>

  /** The newest `createdAt` first, then the latest id. */
  listPage(request: PageRequest): Promise<Page<FormSubmission>>

  /** Deletes what was sent before a moment, at most so much of it, the oldest first. Gives how much. */
  deleteBefore(moment: Date, atMost: number): Promise<number>
}
