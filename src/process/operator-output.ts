import { OperatorError } from '../application/operator-error.js'
import { isDatabaseOutOfReach } from '../infrastructure/postgres/database-errors.js'

/** What to print for an error that ends the process: just its message if an operator can act on it, otherwise all of it. */
export const forOperators = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  if (error instanceof OperatorError) return error.message
  const text = error.message || (error as NodeJS.ErrnoException).code
  if (isDatabaseOutOfReach(error)) return `The database cannot be reached: ${text}`
  if ((error as NodeJS.ErrnoException).syscall !== undefined) return text
  return error
}

/** Makes the files that the process creates accessible to their owner only. */
export const writePrivately = (): void => {
  process.umask(0o077)
}
