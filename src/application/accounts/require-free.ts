import { type Account, emailKey, emailTaken, handleTaken } from '../../domain/account.js'
import type { AccountRepository } from '../ports/account-repository.js'

/**
 * Refuses a new e-mail address or handle that another account has. The repository's unique keys enforce this anyway;
 * this check runs before that of `If-Match`, so that a taken value is reported first.
 */
export const requireFree = async (accounts: AccountRepository, before: Account, after: Account): Promise<void> => {
  if (emailKey(after.email) !== emailKey(before.email) && (await accounts.findByEmail(after.email)) !== null)
    throw emailTaken()
  if (after.handle !== null && after.handle !== before.handle && (await accounts.findByHandle(after.handle)) !== null)
    throw handleTaken()
}
