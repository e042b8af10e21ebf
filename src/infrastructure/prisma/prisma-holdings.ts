import type { Holdings } from '../../application/ports/holdings.js'
import type { AccountId } from '../../domain/ids.js'
import { QUOTAS, type Quota } from '../../domain/quotas.js'
import type { Prisma } from './generated/client.js'
import type { Statements } from './statements.js'

/** The first keys of the advisory locks on quotas, one each; any numbers of our own. */
const FIRST_LOCK = 4_251_970

/** The rows of an account (`$1`), counted no further than `$2`: an index alone tells them. */
const counting = (name: string, rows: string) => ({
  name: `holdings_${name}`,
  text: `SELECT count(*)::int AS n FROM (SELECT 1 FROM ${rows} = $1 LIMIT $2) AS held`,
})

const COUNTS = {
  deals: counting('deals', 'deals WHERE owner_id'),
  collections: counting('collections', 'collections WHERE owner_id'),
  sharingGroups: counting('sharing_groups', 'sharing_groups WHERE owner_id'),
  subscriptions: counting('subscriptions', 'subscriptions WHERE follower_id'),
  memberships: counting('memberships', 'sharing_group_members WHERE account_id'),
} as const satisfies Record<Quota, object>

export class PrismaHoldings implements Holdings {
  constructor(
    private readonly prisma: Prisma.TransactionClient,
    private readonly statements: Statements,
  ) {}

  async lock(accountId: AccountId, quota: Quota): Promise<void> {
    const key = FIRST_LOCK + QUOTAS.indexOf(quota)
    await this.prisma.$executeRaw`SELECT pg_advisory_xact_lock(${key}::int, hashtext(${accountId}))`
  }

  async count(accountId: AccountId, quota: Quota, atMost: number): Promise<number> {
    const [row] = await this.statements.rows<{ readonly n: number }>(COUNTS[quota], [accountId, atMost])
    return row?.n ?? 0
  }

  countMemberships(accountId: AccountId, ownerId: AccountId): Promise<number> {
    return this.prisma.sharingGroupMember.count({ where: { accountId, group: { ownerId } } })
  }
}
