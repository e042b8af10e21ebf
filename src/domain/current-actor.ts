import { accountInactive, accountNotFound, accountRequired } from './account.js'
import {
  type Actor,
  administers,
  asAccount,
  type CallerAccount,
  impersonationForbidden,
  requireImpersonable,
  requireOneself,
} from './actor.js'
import { forbidden } from './errors.js'
import type { AccountId } from './ids.js'

/** The accounts that an actor stands on: its own and, when impersonated, that of the admin behind it. */
export const accountIdsOf = (actor: Actor): readonly AccountId[] =>
  actor.kind === 'account' ? [actor.account.id, actor.impersonatedBy].filter((id) => id !== null) : []

/**
 * The actor with the role and activity that its accounts have now, refused as a new request of it would be.
 * @param accounts those of `accountIdsOf` that exist
 * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, ACCOUNT_NOT_FOUND for a target that is gone
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

/** What is for those who administer, and never while acting as somebody else. @throws FORBIDDEN, IMPERSONATION_FORBIDDEN */
export const requireAdmin = (actor: Actor): void => {
  requireOneself(actor)
  if (!administers(actor)) throw forbidden()
}
