import type { FormFields, FormSubmission } from '../../domain/form-submission.js'
import type { KeptAnswer } from '../../domain/idempotency.js'
import type { FormSubmissionId } from '../../domain/ids.js'
import { createOnce, type Once } from '../create-once.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'

/** Takes what the public sends. */
export class SubmitForm {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param trap what stands in the field that people do not see: when anything does, nothing is kept and the answer is the same */
  async execute(
    { form, name, email, message, locale }: FormFields,
    trap: string,
    once: Once<FormSubmission>,
  ): Promise<KeptAnswer> {
    const id = this.ids.next() as FormSubmissionId
    const submission = { id, form, name, email, message, locale, createdAt: this.clock.now() }
    if (trap !== '') return once.answer(submission)
    return createOnce(this.unitOfWork, this.clock, once, async ({ formSubmissions }) => {
      await formSubmissions.insert(submission)
      return submission
    })
  }
}
