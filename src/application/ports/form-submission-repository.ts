import type { FormSubmission } from '../../domain/form-submission.js'
import type { Page, PageRequest } from '../../domain/page.js'

export interface FormSubmissionRepository {
  /** Inserts a submission with a new id. */
  insert(submission: FormSubmission): Promise<void>

  /** Newest `createdAt` first, then latest id. */
  listPage(request: PageRequest): Promise<Page<FormSubmission>>

  /** Deletes up to `atMost` submissions from before the given time, oldest first. Returns how many. */
  deleteBefore(moment: Date, atMost: number): Promise<number>
}
