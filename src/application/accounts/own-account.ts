import {
  type Account,
  displayNameFrom,
  emailTaken,
  mayPrecedeAccount,
  mayPrecedeErasure,
  newAccount,
} from '../../domain/account.js'
import { type Actor, accountInactive, accountRequired, isImpersonated, requireAccount } from '../../domain/actor.js'
import type { AccountId } from '../../domain/ids.js'
import type { TokenClaims } from '../ports/access-token-verifier.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'

export interface Identity {
  readonly userId: AccountId
  /** The claims of the account's own token, from which it is created; `null` if an admin acts as the account. */
  readonly claims: TokenClaims | null
  /** Whether the account is known to be the caller's, which rules out a token from before an erasure. */
  readonly isKnown: boolean
}

/**
 * The identity of the actor's account, with the claims of its token unless an admin acts as it.
 * @throws ACCOUNT_REQUIRED for an actor who has not signed in, ACCOUNT_INACTIVE
 */
export const identityOf = (actor: Actor, claims: TokenClaims | null): Identity => {
  if (actor.kind === 'account') {
    const { id } = requireAccount(actor)
    const isOwn = claims?.userId === id && !isImpersonated(actor)
    return { userId: id, claims: isOwn ? claims : null, isKnown: true }
  }
  if (claims === null || actor.kind === 'backend') throw accountRequired()
  return { userId: claims.userId, claims, isKnown: false }
}

type Stores = Pick<Repositories, 'accounts' | 'erasure'>

/**
 * The active account of an identity. The first call with a token creates it; concurrent first calls create only one.
 * @throws ACCOUNT_EMAIL_TAKEN, ACCOUNT_INACTIVE, ACCOUNT_REQUIRED for a token that may predate the erasure of its account
 */
export const ownAccount = async (stores: Stores, identity: Identity, clock: Clock): Promise<Account> => {
  const { userId, claims, isKnown } = identity
  const existing = await stores.accounts.findById(userId)
  if (existing !== null && claims !== null && !isKnown && mayPrecedeAccount(claims.issuedAt, existing))
    await requireUnerased(stores, claims)
  const account = existing ?? (await signUp(stores, claims, clock))
  if (!account.isActive) throw accountInactive()
  return account
}

/** @throws ACCOUNT_REQUIRED for a token that may predate the erasure of an account with its id */
const requireUnerased = async ({ erasure }: Stores, { userId, issuedAt }: TokenClaims): Promise<void> => {
  const erasedAt = await erasure.findErasedAt(userId)
  if (erasedAt !== null && mayPrecedeErasure(issuedAt, erasedAt)) throw accountRequired()
}

const signUp = async (stores: Stores, claims: TokenClaims | null, clock: Clock): Promise<Account> => {
  if (claims === null) throw accountRequired()
  await requireUnerased(stores, claims)
  const { accounts } = stores
  const { userId, email, name } = claims
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
