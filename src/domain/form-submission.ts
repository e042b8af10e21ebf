import type { FormSubmissionId } from './ids.js'

/** The forms that anyone may send. */
export const FORMS = ['contact', 'newsletter'] as const
export type Form = (typeof FORMS)[number]

export const MAX_MESSAGE_LENGTH = 10_000

/** What somebody wrote into a form; `null` where the form does not ask or nothing was said. */
export interface FormFields {
  readonly form: Form
  readonly name: string | null
  readonly email: string
  readonly message: string | null
  /** A BCP 47 tag. */
  readonly locale: string | null
}

export interface FormSubmission extends FormFields {
  readonly id: FormSubmissionId
  readonly createdAt: Date
}
