import { ListFormSubmissions } from '../../application/forms/list-form-submissions.js'
import { SubmitForm } from '../../application/forms/submit-form.js'
import type { Build } from './build.js'

export const formUseCases = {
  listFormSubmissions: ({ repositories }) => new ListFormSubmissions(repositories.formSubmissions),
  submitForm: ({ repositories, ids, clock }) => new SubmitForm(repositories.formSubmissions, ids, clock),
} satisfies Build
