import type { AccountId } from '../domain/ids.js'
import { commonLimit, limitWith, MAX_MEMBERSHIPS_OF_OWNER, type Quota, quotaExceeded } from '../domain/quotas.js'
import type { Activity } from './ports/activity.js'
import type { Clock } from './ports/clock.js'
import type { Repositories } from './ports/unit-of-work.js'

type Stores = Pick<Repositories, 'entitlements' | 'quotaUsage'>

/** Enforces the quotas of accounts, exactly, even under concurrent writes. */
export class Quotas {
  constructor(
    private readonly clock: Clock,
    private readonly activity: Activity,
    private readonly maxDeals: number,
  ) {}

  /** The limit of every account: grants can only raise it. */
  commonLimit(quota: Quota): number {
    return commonLimit(quota, this.maxDeals)
  }

  /** Refuses early if `more` items would exceed the quota of the account. @throws QUOTA_EXCEEDED */
  async requireRoom(stores: Stores, accountId: AccountId, quota: Quota, more: number): Promise<void> {
    const { entitlements, quotaUsage } = stores
    const exceeds = async (limit: number): Promise<boolean> =>
      (await quotaUsage.count(accountId, quota, limit + 1)) + more > limit
    // Grants only matter beyond the common limit, so they are only read then.
    if (!(await exceeds(this.commonLimit(quota)))) return
    const grants = await entitlements.listActiveGrants(accountId, this.clock.now())
    const limit = limitWith(grants, quota, this.maxDeals)
    if (limit !== null && (await exceeds(limit))) this.refuse(quota, limit)
  }

  /**
   * Checks the quota after the transaction has written the new items. Concurrent transactions run this one after
   * another, so each counts what earlier ones have committed.
   * @throws QUOTA_EXCEEDED
   */
  async settle(stores: Stores, accountId: AccountId, quota: Quota): Promise<void> {
    await stores.quotaUsage.lock(accountId, quota)
    await this.requireRoom(stores, accountId, quota, 0)
  }

  /** Like `settle`, for a new membership, which has a total limit and one for the groups of the same owner. */
  async settleMembership(stores: Stores, accountId: AccountId, ownerId: AccountId): Promise<void> {
    await this.settle(stores, accountId, 'memberships')
    if ((await stores.quotaUsage.countMemberships(accountId, ownerId)) > MAX_MEMBERSHIPS_OF_OWNER)
      this.refuse('memberships', MAX_MEMBERSHIPS_OF_OWNER)
  }

  private refuse(quota: Quota, limit: number): never {
    this.activity.quotaExceeded(quota)
    throw quotaExceeded(quota, limit)
  }
}
