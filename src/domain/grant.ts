import { DomainError, type Issue, rejectIssues } from './errors.js'
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

/** The largest of what is free and the limits of the grants of a feature; `null` is no limit. The grants are active ones. */
export const largestLimit = (activeGrants: readonly Grant[], feature: string, free: number): number | null => {
  const limits = activeGrants.filter((grant) => grant.feature === feature).map(({ limit }) => limit)
  return limits.includes(null) ? null : Math.max(free, ...(limits as number[]))
}

export const grantNotFound = (): DomainError =>
  new DomainError('not-found', 'GRANT_NOT_FOUND', 'There is no such grant.')

export const grantRevoked = (): DomainError =>
  new DomainError('conflict', 'GRANT_REVOKED', 'The grant is revoked and stays so.')

export interface GrantFields {
  readonly source: GrantSource
  readonly plan?: string | null
  readonly feature: string
  readonly limit?: number | null
  readonly startsAt?: Date | null
  readonly endsAt?: Date | null
}

/** What is wrong with the time of a grant; without both ends nothing is. */
export const grantIssues = ({ startsAt, endsAt }: Pick<GrantFields, 'startsAt' | 'endsAt'>): readonly Issue[] =>
  startsAt != null && endsAt != null && endsAt <= startsAt
    ? [{ path: '/endsAt', message: 'must be after startsAt' }]
    : []

/** A grant as it is written: a new one, or one that was there, with its fields set anew. Without a start it starts now. */
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

/** Revoked once; the first time stands. */
export const revoked = (grant: Grant, now: Date): Grant => ({ ...grant, revokedAt: grant.revokedAt ?? now })

/** Started, not ended, not revoked. The end itself is outside. */
export const isActiveGrant = (grant: Pick<Grant, 'startsAt' | 'endsAt' | 'revokedAt'>, at: Date): boolean =>
  grant.startsAt <= at && (grant.endsAt === null || at < grant.endsAt) && grant.revokedAt === null
