import { type Account, emailKey, emailTaken, handleTaken } from '../../domain/account.js'
import type { AccountRepository } from '../ports/account-repository.js'

/**
 * Refuses a new e-mail address or handle that another account has. The repository's unique keys have the final say; this
 * check makes sure that the refusal comes before that of a stale `If-Match`.
 */
export const requireFree = async (accounts: AccountRepository, before: Account, after: Account): Promise<void> => {
  if (emailKey(after.email) !== emailKey(before.email) && (await accounts.findByEmail(after.email)) !== null)
    throw emailTaken()
  if (after.handle !== null && after.handle !== before.handle && (await accounts.findByHandle(after.handle)) !== null)
    throw handleTaken()
}
