import { type Static, Type } from 'typebox'
import { FORMS, type FormSubmission, MAX_MESSAGE_LENGTH } from '../../domain/form-submission.js'
import {
  called,
  nameOf,
  nullable,
  oneOf,
  PaginationDto,
  ref,
  says,
  strictObject,
  timestamp,
  Uuid,
} from '../dtos/schemas.js'
import { EXAMPLE_IDS } from '../openapi/examples.js'

/** The fields of every form. Only a message may contain line breaks: elsewhere they could inject headers into an e-mail. */
const common = {
  email: Type.String({ format: 'email', ...says('Where to answer.', 'dan@example.org') }),
  locale: Type.Optional(
    nullable(Type.String({ format: 'language-tag', ...says('The language of the page, a BCP 47 tag.', 'en-GB') })),
  ),
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

export const ContactFormBody = strictObject(
  {
    name: nameOf('The name of the sender.', 'Dan Dubois'),
    message: Type.String({
      maxLength: MAX_MESSAGE_LENGTH,
      pattern: '\\S',
      ...says('What the sender wants to say. It may have several lines.', 'May I use the deals in my club?'),
    }),
    ...common,
  },
  called('ContactForm', 'A message to the people behind the service.'),
)

export const NewsletterFormBody = strictObject(common, called('NewsletterForm', 'A subscription to the newsletter.'))

export const SubmittedFormDto = Type.Object(
  { id: Uuid('The id of the submission.', EXAMPLE_IDS.formSubmission) },
  called('SubmittedForm', 'The form was accepted.'),
)

export const FormSubmissionDto = Type.Object(
  {
    id: Uuid('The id of the submission.', EXAMPLE_IDS.formSubmission),
    form: oneOf(FORMS, says('Which form it was.')),
    name: nullable(Type.String(says('The name of the sender, if the form asks for it.', 'Dan Dubois'))),
    email: Type.String(says('The e-mail address as entered; not verified.', 'dan@example.org')),
    message: nullable(Type.String(says('The message, if the form asks for it.', 'May I use the deals in my club?'))),
    locale: nullable(Type.String(says('The language of the page, if known.', 'en-GB'))),
    createdAt: timestamp('When it was sent.'),
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

export const FormSubmissionsDto = Type.Object(
  {
    formSubmissions: Type.Array(ref(FormSubmissionDto), says('The submissions of this page, newest first.')),
    pagination: ref(PaginationDto),
  },
  called('FormSubmissionPage', 'A page of form submissions.'),
)
