import type { Account } from './account.js'
import type { AccountId } from './ids.js'

/** What the service knows of the account that acts. */
export type CallerAccount = Pick<Account, 'id' | 'role' | 'isActive'>

/** Who acts: a signed-in account, an internal backend, or nobody known. */
export type Actor =
  | { readonly kind: 'account'; readonly account: CallerAccount }
  | { readonly kind: 'service' }
  | { readonly kind: 'anonymous' }

export const SERVICE: Actor = { kind: 'service' }
export const ANONYMOUS: Actor = { kind: 'anonymous' }

export const asAccount = ({ id, role, isActive }: CallerAccount): Actor => ({
  kind: 'account',
  account: { id, role, isActive },
})

export const isSelf = (actor: Actor, id: AccountId): boolean => actor.kind === 'account' && actor.account.id === id

/** Admins and internal backends administer every account. */
export const administers = (actor: Actor): boolean =>
  actor.kind === 'service' || (actor.kind === 'account' && actor.account.role === 'admin')
