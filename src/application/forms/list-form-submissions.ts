import { type Actor, requireAdmin } from '../../domain/actor.js'
import type { FormSubmission } from '../../domain/form-submission.js'
import type { Page, PageRequest } from '../../domain/page.js'
import type { FormSubmissionRepository } from '../ports/form-submission-repository.js'

/** Lists the submissions of the public forms, newest first, for admins. */
export class ListFormSubmissions {
  constructor(private readonly formSubmissions: FormSubmissionRepository) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN */
  async execute({ actor, ...request }: PageRequest & { readonly actor: Actor }): Promise<Page<FormSubmission>> {
    requireAdmin(actor)
    return this.formSubmissions.listPage(request)
  }
}
