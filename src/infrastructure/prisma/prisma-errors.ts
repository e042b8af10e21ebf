import { accountNotFound } from '../../domain/account.js'
import { type DomainError, serviceUnavailable } from '../../domain/errors.js'
import { brokenForeignKey, brokenUniqueIndex, isDatabaseOutOfReach } from '../postgres/database-errors.js'

/** Runs a write, and turns violations of the given unique indexes into refusals. */
export const refusing = async <Result>(
  refusals: Readonly<Record<string, () => DomainError>>,
  write: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await write()
  } catch (error) {
    const refusal = refusals[brokenUniqueIndex(error) ?? '']
    throw refusal?.() ?? error
  }
}

/** The foreign keys that refer to accounts, by the end of their names. */
const KEYS_TO_ACCOUNTS = /_(owner|account|follower|author|player)_id_fkey$/

/** Whether a write names an account that was erased after it was looked up. */
const isAccountGone = (error: unknown): boolean => KEYS_TO_ACCOUNTS.test(brokenForeignKey(error) ?? '')

/**
 * Turns an error into a refusal if the database is out of reach or an account no longer exists; returns other errors
 * unchanged.
 */
export const translated = (error: unknown): unknown => {
  if (isDatabaseOutOfReach(error)) return serviceUnavailable()
  return isAccountGone(error) ? accountNotFound() : error
}
