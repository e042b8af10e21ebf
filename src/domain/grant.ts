import type { AccountId, GrantId } from './ids.js'

export const GRANT_SOURCES = ['subscription', 'manual', 'trial', 'partner'] as const
export type GrantSource = (typeof GRANT_SOURCES)[number]

/** A feature that an account may use for a time, from a plan or by hand. */
export interface Grant {
  readonly id: GrantId
  readonly accountId: AccountId
  readonly source: GrantSource
  readonly plan: string | null
  readonly feature: string
  /** How much of the feature; `null` is no limit. */
  readonly limit: number | null
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly revokedAt: Date | null
  readonly createdAt: Date
}

/** Started, not ended, not revoked. The end itself is outside. */
export const isActiveGrant = (grant: Pick<Grant, 'startsAt' | 'endsAt' | 'revokedAt'>, at: Date): boolean =>
  grant.startsAt <= at && (grant.endsAt === null || at < grant.endsAt) && grant.revokedAt === null
