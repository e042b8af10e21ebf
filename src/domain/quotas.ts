import { DomainError } from './errors.js'
import { type Grant, largestLimit } from './grant.js'

/** What an account keeps only so much of. */
export const QUOTAS = ['deals', 'collections', 'sharingGroups', 'subscriptions', 'memberships'] as const
export type Quota = (typeof QUOTAS)[number]

/** Without the setting and without a grant of this feature. */
export const DEFAULT_MAX_DEALS = 100_000
const DEALS_FEATURE = 'deals'

/** How much of it an account keeps at most; of deals it is a setting. */
const LIMITS: Readonly<Record<Exclude<Quota, 'deals'>, number>> = {
  collections: 10_000,
  sharingGroups: 200,
  subscriptions: 1_000,
  memberships: 500,
}

/** Of how many groups of one owner an account is a member at most. */
export const MAX_MEMBERSHIPS_OF_OWNER = 20

export const quotaExceeded = (quota: Quota, limit: number): DomainError =>
  new DomainError('conflict', 'QUOTA_EXCEEDED', 'The account has reached its quota.', { quota, limit })

/** The limit that every account has. */
export const commonLimit = (quota: Quota, maxDeals: number): number => (quota === 'deals' ? maxDeals : LIMITS[quota])

/** The limit of an account with these active grants, which raise that of deals; `null` is no limit. */
export const limitWith = (activeGrants: readonly Grant[], quota: Quota, maxDeals: number): number | null =>
  quota === 'deals' ? largestLimit(activeGrants, DEALS_FEATURE, maxDeals) : commonLimit(quota, maxDeals)
