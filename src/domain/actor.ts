import { DomainError, forbidden } from './errors.js'
import type { AccountId, ApiKeyId } from './ids.js'
import type { Scope } from './scope.js'

export const ROLES = ['teacher', 'player', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The fields of the acting account that decide about its rights. */
export interface CallerAccount {
  readonly id: AccountId
  readonly role: Role
  readonly isActive: boolean
}

/** The named API key with which an internal backend acts. */
export interface BackendKey {
  readonly id: ApiKeyId
  readonly name: string
  readonly scopes: readonly Scope[]
}

/** The party that a use-case acts for: a signed-in account, an internal backend, or an unidentified caller. */
export type Actor =
  | {
      readonly kind: 'account'
      readonly account: CallerAccount
      /** The admin who acts as this account, if any. */
      readonly impersonatedBy: AccountId | null
    }
  | {
      readonly kind: 'backend'
      /** Its named key; `null` for the key of the settings, which has every scope. */
      readonly key: BackendKey | null
    }
  | { readonly kind: 'anonymous' }

export const BACKEND: Actor = { kind: 'backend', key: null }
export const ANONYMOUS: Actor = { kind: 'anonymous' }

export const asAccount = ({ id, role, isActive }: CallerAccount, impersonatedBy: AccountId | null = null): Actor => ({
  kind: 'account',
  account: { id, role, isActive },
  impersonatedBy,
})

export const asBackend = (key: BackendKey): Actor => ({ kind: 'backend', key })

export const isImpersonated = (actor: Actor): boolean => actor.kind === 'account' && actor.impersonatedBy !== null

export const accountRequired = (): DomainError =>
  new DomainError('forbidden', 'ACCOUNT_REQUIRED', "This token doesn't belong to an account of this service.")

export const accountInactive = (): DomainError =>
  new DomainError('forbidden', 'ACCOUNT_INACTIVE', 'This account is deactivated.')

export const impersonationForbidden = (): DomainError =>
  new DomainError('forbidden', 'IMPERSONATION_FORBIDDEN', "You can't act as another account here.")

/** Only active accounts that are not admins can be impersonated. @throws IMPERSONATION_FORBIDDEN */
export const requireImpersonable = (target: CallerAccount): void => {
  if (!target.isActive || target.role === 'admin') throw impersonationForbidden()
}

/** Refuses admins who act as another account. @throws IMPERSONATION_FORBIDDEN */
export const requireOneself = (actor: Actor): void => {
  if (isImpersonated(actor)) throw impersonationForbidden()
}

export const isSelf = (actor: Actor, id: AccountId): boolean => actor.kind === 'account' && actor.account.id === id

/** Whether the actor administers every account: admins and internal backends do. */
export const administers = (actor: Actor): boolean =>
  actor.kind === 'backend' || (actor.kind === 'account' && actor.account.role === 'admin' && !isImpersonated(actor))

/** The account that acts, which has to be active. @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE */
export const requireAccount = (actor: Actor): CallerAccount => {
  if (actor.kind !== 'account') throw accountRequired()
  if (!actor.account.isActive) throw accountInactive()
  return actor.account
}

/**
 * Only for active admins who act as themselves.
 * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN
 */
export const requireAdmin = (actor: Actor): void => {
  const { role } = requireAccount(actor)
  requireOneself(actor)
  if (role !== 'admin') throw forbidden()
}

/** Whether the actor is an internal backend with the key of the settings, which may do more than any named key. */
export const isOperator = (actor: Actor): boolean => actor.kind === 'backend' && actor.key === null

/** Whether the actor is an internal backend with a named key. */
export const hasNamedKey = (actor: Actor): boolean => actor.kind === 'backend' && actor.key !== null

/** The error for an internal backend whose key lacks a scope. */
export const scopeMissing = (scope: Scope): DomainError => forbidden({ scope })

/** Whether the actor is an internal backend whose key has the scope. */
export const hasScope = (actor: Actor, scope: Scope): boolean =>
  actor.kind === 'backend' && (actor.key === null || actor.key.scopes.includes(scope))

/** Whether the actor is an internal backend. @throws FORBIDDEN naming the scope if its key lacks it */
const isBackend = (actor: Actor, scope: Scope): boolean => {
  if (actor.kind !== 'backend') return false
  if (!hasScope(actor, scope)) throw scopeMissing(scope)
  return true
}

/** Only for internal backends with this scope. @throws FORBIDDEN */
export const requireBackend = (actor: Actor, scope: Scope): void => {
  if (!isBackend(actor, scope)) throw forbidden()
}

/** For active accounts, and internal backends with this scope. @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN */
export const requireAccountOrBackend = (actor: Actor, scope: Scope): void => {
  if (!isBackend(actor, scope)) requireAccount(actor)
}

/** Only for active admins who act as themselves, and for internal backends with this scope. @throws as `requireAdmin` */
export const requireAdminOrBackend = (actor: Actor, scope: Scope): void => {
  if (!isBackend(actor, scope)) requireAdmin(actor)
}

/**
 * Internal backends with this scope may act for every account, and accounts for themselves.
 * @param accountId the account that the request is about; `undefined` means all of them
 * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN
 */
export const requireActingFor = (actor: Actor, scope: Scope, accountId: string | undefined): void => {
  if (!isBackend(actor, scope) && requireAccount(actor).id !== accountId) throw forbidden()
}
