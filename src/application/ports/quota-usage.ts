import type { AccountId } from '../../domain/ids.js'
import type { Quota } from '../../domain/quotas.js'

/** Counts an account's usage of quotas. */
export interface QuotaUsage {
  /** Makes all other transactions that lock this quota of the account wait until this one ends. */
  lock(accountId: AccountId, quota: Quota): Promise<void>

  /** The account's usage of the quota, counted up to `atMost`. */
  count(accountId: AccountId, quota: Quota, atMost: number): Promise<number>

  /** How many of an owner's groups the account is a member of. */
  countMemberships(accountId: AccountId, ownerId: AccountId): Promise<number>
}
