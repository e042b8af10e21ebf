import type { Entitlements } from '../../application/ports/entitlements.js'
import type { Grant, GrantSource } from '../../domain/grant.js'
import type { AccountId, GrantId } from '../../domain/ids.js'
import type { GrantModel } from './generated/models.js'
import type { Statement, Statements } from './statements.js'

/** Of a row of grants, what `isActiveGrant` asks at the moment `at`, an expression. */
export const isActive = (at: string): string =>
  `starts_at <= ${at} AND (ends_at IS NULL OR ends_at > ${at}) AND revoked_at IS NULL`

const activeGrants = (whose: string, at: string): string => `
  SELECT id, account_id AS "accountId", source, plan, feature, "limit", starts_at AS "startsAt", ends_at AS "endsAt",
    revoked_at AS "revokedAt", created_at AS "createdAt"
  FROM grants
  WHERE ${whose} AND ${isActive(at)}`

const LIST_ACTIVE: Statement = {
  name: 'grants_active',
  text: `${activeGrants('account_id = ANY ($1::text[])', '$2')} ORDER BY starts_at, id`,
}

/** A column with the active grants of an account, both expressions of a statement around it. */
export const grantsColumn = (accountId: string, at: string): string =>
  `(SELECT json_agg(held) FROM (${activeGrants(`account_id = ${accountId}`, at)}) AS held) AS grants`

/** What that column holds, in no order: JSON, with its moments as text. */
export interface GrantsRow {
  readonly grants: readonly (Omit<GrantModel, Moment> & Record<Moment, string | null>)[] | null
}
type Moment = 'startsAt' | 'endsAt' | 'revokedAt' | 'createdAt'

/** As `Entitlements` lists them. */
export const toGrants = ({ grants }: GrantsRow): readonly Grant[] =>
  grants === null ? [] : grants.map(fromJson).sort((a, b) => +a.startsAt - +b.startsAt || (a.id < b.id ? -1 : 1))

const fromJson = (grant: NonNullable<GrantsRow['grants']>[number]): Grant =>
  toGrant({
    ...grant,
    startsAt: new Date(grant.startsAt as string),
    endsAt: toDate(grant.endsAt),
    revokedAt: toDate(grant.revokedAt),
    createdAt: new Date(grant.createdAt as string),
  })

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text))

export class PrismaEntitlements implements Entitlements {
  constructor(private readonly statements: Statements) {}

  listActiveGrants(accountId: AccountId, at: Date): Promise<readonly Grant[]> {
    return this.listActiveGrantsOf([accountId], at)
  }

  async listActiveGrantsOf(accountIds: readonly AccountId[], at: Date): Promise<readonly Grant[]> {
    return (await this.statements.rows<GrantModel>(LIST_ACTIVE, [accountIds, at])).map(toGrant)
  }
}

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
