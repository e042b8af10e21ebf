import type { Grant, GrantSource } from '../../domain/grant.js'
import type { AccountId, GrantId } from '../../domain/ids.js'
import { columnsOf } from './columns.js'
import { isActiveGrant } from './exposure-sql.js'
import type { GrantModel } from './generated/models.js'
import { type JsonRow, toMoment, toNullableMoment } from './moments.js'

/** The columns of a grant by the fields of its model. */
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

/** The grants of an account that are active at a moment, both expressions of a statement around it. */
export const activeGrants = (whose: string, at: string): string => `
  SELECT ${columnsOf(COLUMNS)}
  FROM grants
  WHERE ${whose} AND ${isActiveGrant(at)}`

/** A column with the active grants of an account, both expressions of a statement around it. */
export const grantsColumn = (accountId: string, at: string): string =>
  `(SELECT json_agg(held) FROM (${activeGrants(`account_id = ${accountId}`, at)}) AS held) AS grants`

/** What that column holds, in no order: JSON, with its moments as text. */
export interface GrantsRow {
  readonly grants: readonly JsonRow<GrantModel>[] | null
}

/** As `Entitlements` lists them. */
export const toGrants = ({ grants }: GrantsRow): readonly Grant[] =>
  grants === null ? [] : grants.map(fromJson).sort((a, b) => +a.startsAt - +b.startsAt || (a.id < b.id ? -1 : 1))

const fromJson = (grant: JsonRow<GrantModel>): Grant =>
  toGrant({
    ...grant,
    startsAt: toMoment(grant.startsAt),
    endsAt: toNullableMoment(grant.endsAt),
    revokedAt: toNullableMoment(grant.revokedAt),
    createdAt: toMoment(grant.createdAt),
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
