import { accountNotFound } from './account.js'
import {
  type Actor,
  accountInactive,
  accountRequired,
  asAccount,
  type CallerAccount,
  impersonationForbidden,
  requireImpersonable,
} from './actor.js'
import type { AccountId } from './ids.js'

/** The accounts that an actor depends on: its own and, when impersonated, that of the admin. */
export const accountIdsOf = (actor: Actor): readonly AccountId[] =>
  actor.kind === 'account' ? [actor.account.id, actor.impersonatedBy].filter((id) => id !== null) : []

/**
 * The actor with its current accounts. Refuses actors whose new requests would be refused.
 * @param accounts the accounts of `accountIdsOf` that exist
 * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, ACCOUNT_NOT_FOUND if the target has been deleted
 */
export const currentActor = (actor: Actor, accounts: readonly CallerAccount[]): Actor => {
  if (actor.kind !== 'account') return actor
  const { account, impersonatedBy } = actor
  const found = (id: AccountId): CallerAccount | undefined => accounts.find((one) => one.id === id)
  const caller = found(impersonatedBy ?? account.id)
  if (caller?.isActive === false) throw accountInactive()
  if (impersonatedBy === null) {
    if (caller === undefined) throw accountRequired()
    return asAccount(caller)
  }
  if (caller?.role !== 'admin') throw impersonationForbidden()
  const target = found(account.id)
  if (target === undefined) throw accountNotFound()
  requireImpersonable(target)
  return asAccount(target, impersonatedBy)
}
