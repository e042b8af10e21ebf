import { DomainError } from './errors.js'
import { type Grant, largestLimit } from './grant.js'
import { MAX_PARTICIPANTS_OF_ACCOUNT } from './practice/participant.js'

/** The kinds of items of which an account can only have a limited number. */
export const QUOTAS = ['deals', 'collections', 'sharingGroups', 'subscriptions', 'memberships', 'participants'] as const
export type Quota = (typeof QUOTAS)[number]

/** The default for accounts without a grant of this feature. */
export const DEFAULT_MAX_DEALS = 100_000
const DEALS_FEATURE = 'deals'

/** The fixed limits. The limit of deals is a setting. */
const LIMITS: Readonly<Record<Exclude<Quota, 'deals'>, number>> = {
  collections: 10_000,
  sharingGroups: 200,
  subscriptions: 1_000,
  memberships: 500,
  participants: MAX_PARTICIPANTS_OF_ACCOUNT,
}

/** How many groups of the same owner an account can be a member of. */
export const MAX_MEMBERSHIPS_OF_OWNER = 20

export const quotaExceeded = (quota: Quota, limit: number): DomainError =>
  new DomainError('conflict', 'QUOTA_EXCEEDED', 'The account has reached its quota.', { quota, limit })

/** The limit of an account without grants. */
export const commonLimit = (quota: Quota, maxDeals: number): number => (quota === 'deals' ? maxDeals : LIMITS[quota])

/** The limit of an account with these active grants, which can raise the limit of deals; `null` means no limit. */
export const limitWith = (activeGrants: readonly Grant[], quota: Quota, maxDeals: number): number | null =>
  quota === 'deals' ? largestLimit(activeGrants, DEALS_FEATURE, maxDeals) : commonLimit(quota, maxDeals)
