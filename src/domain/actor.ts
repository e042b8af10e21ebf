import type { Account } from './account.js'
import { DomainError } from './errors.js'
import type { AccountId } from './ids.js'

/** What the service knows of the account that acts. */
export type CallerAccount = Pick<Account, 'id' | 'role' | 'isActive'>

/** Who acts: a signed-in account, an internal backend, or nobody known. */
export type Actor =
  | {
      readonly kind: 'account'
      readonly account: CallerAccount
      /** The admin who acts as this account. */
      readonly impersonatedBy: AccountId | null
    }
  | { readonly kind: 'service' }
  | { readonly kind: 'anonymous' }

export const SERVICE: Actor = { kind: 'service' }
export const ANONYMOUS: Actor = { kind: 'anonymous' }

export const asAccount = ({ id, role, isActive }: CallerAccount, impersonatedBy: AccountId | null = null): Actor => ({
  kind: 'account',
  account: { id, role, isActive },
  impersonatedBy,
})

export const isImpersonated = (actor: Actor): boolean => actor.kind === 'account' && actor.impersonatedBy !== null

export const impersonationForbidden = (): DomainError =>
  new DomainError('forbidden', 'IMPERSONATION_FORBIDDEN', 'You may not act as another account here.')

/** An active admin may act as another active account that is none. @throws IMPERSONATION_FORBIDDEN */
export const requireImpersonable = (target: CallerAccount): void => {
  if (!target.isActive || target.role === 'admin') throw impersonationForbidden()
}

/** Refuses what is barred to an admin who acts as somebody else. */
export const requireOneself = (actor: Actor): void => {
  if (isImpersonated(actor)) throw impersonationForbidden()
}

export const isSelf = (actor: Actor, id: AccountId): boolean => actor.kind === 'account' && actor.account.id === id

/** Admins and internal backends administer every account. */
export const administers = (actor: Actor): boolean =>
  actor.kind === 'service' || (actor.kind === 'account' && actor.account.role === 'admin')
