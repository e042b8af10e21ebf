import { DomainError, type Issue, rejectIssues } from './errors.js'
import type { AccountId, GrantId } from './ids.js'

export const GRANT_SOURCES = ['subscription', 'manual', 'trial', 'partner'] as const
export type GrantSource = (typeof GRANT_SOURCES)[number]
/** The sources of grants that admins create; subscriptions come from billing. */
export const MANUAL_GRANT_SOURCES = ['manual', 'trial', 'partner'] as const satisfies readonly GrantSource[]

/** The right of an account to use a feature for a time, as part of a plan or granted manually. */
export interface Grant {
  readonly id: GrantId
  readonly accountId: AccountId
  readonly source: GrantSource
  readonly plan: string | null
  readonly feature: string
  /** How much of the feature the account may use; `null` means no limit. */
  readonly limit: number | null
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly revokedAt: Date | null
  readonly createdAt: Date
}

/** The highest limit that a grant can have, besides none. */
export const MAX_GRANTED = 2 ** 31 - 1

/** The larger of the free limit and the highest limit that active grants allow for a feature; `null` means no limit. */
export const largestLimit = (activeGrants: readonly Grant[], feature: string, free: number): number | null => {
  const limits = activeGrants.filter((grant) => grant.feature === feature).map(({ limit }) => limit)
  return limits.includes(null) ? null : Math.max(free, ...(limits as number[]))
}

export const grantNotFound = (): DomainError =>
  new DomainError('not-found', 'GRANT_NOT_FOUND', 'There is no such grant.')

export const grantRevoked = (): DomainError =>
  new DomainError('conflict', 'GRANT_REVOKED', "The grant has been revoked and can't be changed.")

export interface GrantFields {
  readonly source: GrantSource
  readonly plan?: string | null
  readonly feature: string
  readonly limit?: number | null
  readonly startsAt?: Date | null
  readonly endsAt?: Date | null
}

/** The issues in the period of a grant, which can only have any if both ends are set. */
export const grantIssues = ({ startsAt, endsAt }: Pick<GrantFields, 'startsAt' | 'endsAt'>): readonly Issue[] =>
  startsAt != null && endsAt != null && endsAt <= startsAt
    ? [{ path: '/endsAt', message: 'must be after startsAt' }]
    : []

/** A new grant, or an existing one with its fields replaced. A new one without a start starts now. */
export const writtenGrant = (
  id: GrantId,
  accountId: AccountId,
  fields: GrantFields,
  before: Grant | null,
  now: Date,
): Grant => {
  if (before !== null && before.accountId !== accountId) throw grantNotFound()
  if (before !== null && before.revokedAt !== null) throw grantRevoked()
  const startsAt = fields.startsAt ?? before?.startsAt ?? now
  const endsAt = fields.endsAt ?? null
  rejectIssues(grantIssues({ startsAt, endsAt }))
  return {
    id,
    accountId,
    source: fields.source,
    plan: fields.plan ?? null,
    feature: fields.feature,
    limit: fields.limit ?? null,
    startsAt,
    endsAt,
    revokedAt: null,
    createdAt: before?.createdAt ?? now,
  }
}

/** The revoked grant; if it is already revoked, `revokedAt` stays. */
export const revoked = (grant: Grant, now: Date): Grant => ({ ...grant, revokedAt: grant.revokedAt ?? now })

type Duration = Pick<Grant, 'startsAt' | 'endsAt' | 'revokedAt'>

/** The start is inclusive, the end exclusive. */
export const stateOfGrant = (
  { startsAt, endsAt, revokedAt }: Duration,
  at: Date,
): 'toCome' | 'active' | 'over' | 'revoked' => {
  if (revokedAt !== null) return 'revoked'
  if (endsAt !== null && endsAt <= at) return 'over'
  return startsAt > at ? 'toCome' : 'active'
}

/** Whether the grant has started, has not ended and is not revoked. */
export const isActiveGrant = (grant: Duration, at: Date): boolean => stateOfGrant(grant, at) === 'active'
