import type { AccountId } from '../domain/ids.js'
import { commonLimit, limitWith, MAX_MEMBERSHIPS_OF_OWNER, type Quota, quotaExceeded } from '../domain/quotas.js'
import type { Activity } from './ports/activity.js'
import type { Clock } from './ports/clock.js'
import type { Repositories } from './ports/unit-of-work.js'

type Stores = Pick<Repositories, 'entitlements' | 'holdings'>

/** Holds accounts to their quotas, exactly so under parallel writes. */
export class Quotas {
  constructor(
    private readonly clock: Clock,
    private readonly activity: Activity,
    private readonly maxDeals: number,
  ) {}

  /** Refuses early what could not stay: `more` than the account keeps by now. @throws QUOTA_EXCEEDED */
  async requireRoom(stores: Stores, accountId: AccountId, quota: Quota, more: number): Promise<void> {
    const { entitlements, holdings } = stores
    const exceeds = async (limit: number): Promise<boolean> =>
      (await holdings.count(accountId, quota, limit + 1)) + more > limit
    // Grants are read only when they matter.
    if (!(await exceeds(commonLimit(quota, this.maxDeals)))) return
    const grants = await entitlements.listActiveGrants(accountId, this.clock.now())
    const limit = limitWith(grants, quota, this.maxDeals)
    if (limit !== null && (await exceeds(limit))) this.refuse(quota, limit)
  }

  /**
   * Decides, once the transaction has written what is new, whether it may stay: of several at once each counts what those
   * before it left. @throws QUOTA_EXCEEDED
   */
  async settle(stores: Stores, accountId: AccountId, quota: Quota): Promise<void> {
    await stores.holdings.lock(accountId, quota)
    await this.requireRoom(stores, accountId, quota, 0)
  }

  /** The same of a new membership, of which an account has so many in all and so many of one owner. */
  async settleMembership(stores: Stores, accountId: AccountId, ownerId: AccountId): Promise<void> {
    await this.settle(stores, accountId, 'memberships')
    if ((await stores.holdings.countMemberships(accountId, ownerId)) > MAX_MEMBERSHIPS_OF_OWNER)
      this.refuse('memberships', MAX_MEMBERSHIPS_OF_OWNER)
  }

  private refuse(quota: Quota, limit: number): never {
    this.activity.quotaExceeded(quota)
    throw quotaExceeded(quota, limit)
  }
}
