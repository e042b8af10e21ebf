import {
  type Account,
  accountInactive,
  accountRequired,
  displayNameFrom,
  emailTaken,
  mayPrecedeErasure,
  newAccount,
} from '../../domain/account.js'
import type { AccountId } from '../../domain/ids.js'
import type { TokenClaims } from '../ports/access-token-verifier.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'

/** Whose account is meant: what a token says of its bearer or, of one who is impersonated, the id alone. */
export type Identity = TokenClaims | { readonly userId: AccountId }

type Stores = Pick<Repositories, 'accounts' | 'erasure'>

/**
 * The active account that a token names, made at the first call; first calls at once make one account.
 * @throws ACCOUNT_EMAIL_TAKEN, ACCOUNT_INACTIVE, ACCOUNT_REQUIRED for a token that may be older than the erasure of its account
 */
export const ownAccount = async (stores: Stores, identity: Identity, clock: Clock): Promise<Account> => {
  const account = (await stores.accounts.findById(identity.userId)) ?? (await signUp(stores, identity, clock))
  if (!account.isActive) throw accountInactive()
  return account
}

const signUp = async ({ accounts, erasure }: Stores, identity: Identity, clock: Clock) => {
  if (!('email' in identity)) throw accountRequired()
  const { userId, email, name, issuedAt } = identity
  const erasedAt = await erasure.findErasedAt(userId)
  if (erasedAt !== null && mayPrecedeErasure(issuedAt, erasedAt)) throw accountRequired()
  const account = newAccount(
    { id: userId, email, displayName: displayNameFrom(name, email), signupSource: 'app' },
    clock.now(),
  )
  if (await accounts.insert(account)) return account
  const existing = await accounts.findById(userId)
  if (existing === null) throw emailTaken()
  return existing
}
