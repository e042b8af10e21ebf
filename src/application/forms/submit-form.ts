import type { Actor } from '../../domain/actor.js'
import type { FormFields, FormSubmission } from '../../domain/form-submission.js'
import type { FormSubmissionId } from '../../domain/ids.js'
import type { Clock } from '../ports/clock.js'
import type { FormSubmissionRepository } from '../ports/form-submission-repository.js'
import type { IdGenerator } from '../ports/id-generator.js'

interface Input {
  readonly actor: Actor
  readonly fields: FormFields
  /** A field that is hidden from people. If it is filled in, the submission is not stored, but looks accepted. */
  readonly trap: string
}

/** Stores a submission of a public form. For everyone, signed in or not. */
export class SubmitForm {
  constructor(
    private readonly formSubmissions: FormSubmissionRepository,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Open to every actor. */
  async execute({ fields: { form, name, email, message, locale }, trap }: Input): Promise<FormSubmission> {
    const id = this.ids.next() as FormSubmissionId
    const submission = { id, form, name, email, message, locale, createdAt: this.clock.now() }
    if (trap === '') await this.formSubmissions.insert(submission)
    return submission
  }
}
