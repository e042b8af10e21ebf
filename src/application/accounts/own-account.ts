import { type Account, displayNameFrom, emailTaken, mayPrecedeErasure, newAccount } from '../../domain/account.js'
import { type Actor, accountInactive, accountRequired, isImpersonated, requireAccount } from '../../domain/actor.js'
import type { AccountId } from '../../domain/ids.js'
import type { TokenClaims } from '../ports/access-token-verifier.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'

/** Identifies an account: by the claims of its token or, when it is impersonated, by its id alone. */
export type Identity = TokenClaims | { readonly userId: AccountId }

/**
 * The identity of the actor's account, with the claims of its token unless an admin acts as it.
 * @throws ACCOUNT_REQUIRED for an actor who has not signed in, ACCOUNT_INACTIVE
 */
export const identityOf = (actor: Actor, claims: TokenClaims | null): Identity => {
  if (actor.kind === 'account') {
    const { id } = requireAccount(actor)
    return claims?.userId === id && !isImpersonated(actor) ? claims : { userId: id }
  }
  if (claims === null || actor.kind === 'service') throw accountRequired()
  return claims
}

type Stores = Pick<Repositories, 'accounts' | 'erasure'>

/**
 * The active account of an identity. The first call with a token creates it; concurrent first calls create only one.
 * @throws ACCOUNT_EMAIL_TAKEN, ACCOUNT_INACTIVE, ACCOUNT_REQUIRED for a token that may predate the erasure of its account
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
  if (existing !== null) return existing
  // If no other account has the address, the former account of this id is still being erased.
  throw (await accounts.findByEmail(email)) === null ? accountRequired() : emailTaken()
}
