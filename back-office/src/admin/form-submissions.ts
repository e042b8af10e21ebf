import { DealbookError } from 'dealbook-client'
import { token } from '../session.js'

/** What somebody sent through a public form. */
export interface FormSubmission {
  readonly id: string
  readonly form: string
  readonly createdAt: string
  readonly [field: string]: string | null | undefined
}

interface FormSubmissions {
  readonly formSubmissions: readonly FormSubmission[]
  readonly pagination: { readonly page: number; readonly total: number; readonly totalPages: number }
}

/** `GET /back-office/form-submissions`, newest first. */
export const listFormSubmissions = async (page: number): Promise<FormSubmissions> => {
  const response = await fetch(`${SERVICE_URL}/back-office/form-submissions?page=${page}`, {
    headers: { authorization: `Bearer ${token.get()}` },
  })
  const body = await response.json()
  if (!response.ok)
    throw new DealbookError(response.status, body.code, body.message, body.meta, response.headers.get('x-request-id'))
  return body
}
