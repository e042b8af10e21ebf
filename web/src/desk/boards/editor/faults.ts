import { issuesOf } from '../../../ui/forms/issues.js'
import { FIELDS } from './draft.js'
import type { Fault } from './fault-text.js'

/** The problems that the service found in a board, with their fields. */
export const faultsOf = (error: Error): readonly Fault[] =>
  issuesOf(error).map(({ path, message }) => ({
    field: FIELDS.find((field) => path === `/${field}` || path.startsWith(`/${field}/`)) ?? null,
    path,
    message,
  }))
