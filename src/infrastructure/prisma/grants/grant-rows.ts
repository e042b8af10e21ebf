import type { Grant, GrantSource } from '../../../domain/grant.js'
import type { AccountId, GrantId } from '../../../domain/ids.js'
import { columnsOf } from '../../postgres/columns.js'
import { type JsonRow, parseNullableTimestamp, parseTimestamp } from '../../postgres/timestamps.js'
import { isActiveGrant } from '../exposure-sql.js'
import type { GrantModel } from '../generated/models.js'

/** Maps the fields of a grant's model to its columns. */
const COLUMNS = {
  id: 'id',
  accountId: 'account_id',
  source: 'source',
  plan: 'plan',
  feature: 'feature',
  limit: '"limit"',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  revokedAt: 'revoked_at',
  createdAt: 'created_at',
} as const satisfies Record<keyof GrantModel, string>

/** The active grants that meet a condition; both arguments are SQL expressions of the enclosing statement. */
export const activeGrants = (condition: string, at: string): string => `
  SELECT ${columnsOf(COLUMNS)}
  FROM grants
  WHERE ${condition} AND ${isActiveGrant(at)}`

/** A column with the active grants of an account; both arguments are SQL expressions of the enclosing statement. */
export const grantsColumn = (accountId: string, at: string): string =>
  `(SELECT json_agg(held) FROM (${activeGrants(`account_id = ${accountId}`, at)}) AS held) AS grants`

/** The value of that column: JSON in no particular order, with times as text. */
export interface GrantsRow {
  readonly grants: readonly JsonRow<GrantModel>[] | null
}

/** The grants in the order of `Entitlements`. */
export const toGrants = ({ grants }: GrantsRow): readonly Grant[] =>
  grants === null ? [] : grants.map(fromJson).sort((a, b) => +a.startsAt - +b.startsAt || (a.id < b.id ? -1 : 1))

const fromJson = (grant: JsonRow<GrantModel>): Grant =>
  toGrant({
    ...grant,
    startsAt: parseTimestamp(grant.startsAt),
    endsAt: parseNullableTimestamp(grant.endsAt),
    revokedAt: parseNullableTimestamp(grant.revokedAt),
    createdAt: parseTimestamp(grant.createdAt),
  })

export const toGrant = (row: GrantModel): Grant => ({
  id: row.id as GrantId,
  accountId: row.accountId as AccountId,
  source: row.source as GrantSource,
  plan: row.plan,
  feature: row.feature,
  limit: row.limit,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  revokedAt: row.revokedAt,
  createdAt: row.createdAt,
})
