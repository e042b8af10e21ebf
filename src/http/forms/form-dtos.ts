import { type Static, Type } from 'typebox'
import { FORMS, type FormSubmission, MAX_MESSAGE_LENGTH } from '../../domain/form-submission.js'
import { Name, nullable, oneOf, PaginationDto, ref, strictObject, Timestamp } from '../schemas.js'

/** The fields of every form. Only a message may contain line breaks: elsewhere they could inject headers into an e-mail. */
const common = {
  email: Type.String({ format: 'email' }),
  locale: Type.Optional(nullable(Type.String({ format: 'language-tag', examples: ['en-GB'] }))),
  website: Type.Optional(
    nullable(
      Type.String({
        maxLength: MAX_MESSAGE_LENGTH,
        examples: [''],
        description: 'A trap for bots: hide it from people, and leave it empty or out.',
      }),
    ),
  ),
}

export const ContactFormBody = strictObject({
  name: Name,
  message: Type.String({
    maxLength: MAX_MESSAGE_LENGTH,
    pattern: '\\S',
    examples: ['May I use the deals in my club?'],
  }),
  ...common,
})

export const NewsletterFormBody = strictObject(common)

export const SubmittedFormDto = Type.Object({ id: Type.String() })

export const FormSubmissionDto = Type.Object(
  {
    id: Type.String(),
    form: oneOf(FORMS),
    name: nullable(Type.String()),
    email: Type.String({ description: 'As entered; not verified.' }),
    message: nullable(Type.String()),
    locale: nullable(Type.String()),
    createdAt: Timestamp,
  },
  { $id: 'FormSubmission', description: 'What someone sent through a form.' },
)

export const toFormSubmissionDto = (submission: FormSubmission): Static<typeof FormSubmissionDto> => ({
  id: submission.id,
  form: submission.form,
  name: submission.name,
  email: submission.email,
  message: submission.message,
  locale: submission.locale,
  createdAt: submission.createdAt,
})

export const FormSubmissionsDto = Type.Object({
  formSubmissions: Type.Array(ref(FormSubmissionDto)),
  pagination: ref(PaginationDto),
})
