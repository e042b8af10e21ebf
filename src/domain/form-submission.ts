import type { FormSubmissionId } from './ids.js'

/** The public forms. */
export const FORMS = ['contact', 'newsletter'] as const
export type Form = (typeof FORMS)[number]

export const MAX_MESSAGE_LENGTH = 10_000

/** The content of a form. A field is `null` if the form does not have it, or if it was left empty. */
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
