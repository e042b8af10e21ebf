import { DealbookError } from 'dealbook-client'

export interface Issue {
  /** A JSON pointer to the value, such as `/audience/countries/0`. */
  readonly path: string
  readonly message: string
}

/** The fields that the service rejected. */
export const faultyFields = (error: Error): ReadonlySet<string> =>
  new Set(issuesOf(error).map(({ path }) => path.split('/')[1] ?? ''))

/** The service's issues with the values sent; empty for any other error. */
export const issuesOf = (error: Error): readonly Issue[] =>
  error instanceof DealbookError && error.code === 'VALIDATION_FAILED'
    ? ((error.meta.issues ?? []) as readonly Issue[])
    : []
