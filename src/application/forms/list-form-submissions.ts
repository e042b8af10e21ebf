import type { FormSubmission } from '../../domain/form-submission.js'
import type { Page, PageRequest } from '../../domain/page.js'
import type { FormSubmissionRepository } from '../ports/form-submission-repository.js'

/** What the public sent, newest first, for the back-office. */
export class ListFormSubmissions {
  constructor(private readonly formSubmissions: FormSubmissionRepository) {}

  execute(request: PageRequest): Promise<Page<FormSubmission>> {
    return this.formSubmissions.listPage(request)
  }
}
