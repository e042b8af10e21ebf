import type { AccountId } from '../../domain/ids.js'
import type { Quota } from '../../domain/quotas.js'

/** How much an account keeps of what has a quota. */
export interface Holdings {
  /** Keeps every other transaction that locks this quota of the account waiting until this one ends. */
  lock(accountId: AccountId, quota: Quota): Promise<void>

  /** Counts no further than `atMost`. */
  count(accountId: AccountId, quota: Quota, atMost: number): Promise<number>

  /** Of how many groups of an owner the account is a member. */
  countMemberships(accountId: AccountId, ownerId: AccountId): Promise<number>
}
