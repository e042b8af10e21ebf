import { type Account, accountInactive, displayNameFrom, emailTaken, newAccount } from '../../domain/account.js'
import type { TokenClaims } from '../ports/access-token-verifier.js'
import type { AccountRepository } from '../ports/account-repository.js'
import type { Clock } from '../ports/clock.js'

/**
 * The active account that a token names, made at the first call; first calls at once make one account.
 * @throws ACCOUNT_EMAIL_TAKEN, ACCOUNT_INACTIVE
 */
export const ownAccount = async (accounts: AccountRepository, claims: TokenClaims, clock: Clock): Promise<Account> => {
  const account = (await accounts.findById(claims.userId)) ?? (await signUp(accounts, claims, clock))
  if (!account.isActive) throw accountInactive()
  return account
}

const signUp = async (accounts: AccountRepository, { userId, email, name }: TokenClaims, clock: Clock) => {
  const account = newAccount(
    { id: userId, email, displayName: displayNameFrom(name, email), signupSource: 'app' },
    clock.now(),
  )
  if (await accounts.insert(account)) return account
  const existing = await accounts.findById(userId)
  if (existing === null) throw emailTaken()
  return existing
}
