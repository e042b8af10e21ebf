import type { Entitlements } from '../../application/ports/entitlements.js'
import type { Grant, GrantSource } from '../../domain/grant.js'
import type { AccountId, GrantId } from '../../domain/ids.js'
import type { Prisma } from './generated/client.js'
import type { GrantModel } from './generated/models.js'

export class PrismaEntitlements implements Entitlements {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  listActiveGrants(accountId: AccountId, at: Date): Promise<readonly Grant[]> {
    return this.listActiveGrantsOf([accountId], at)
  }

  async listActiveGrantsOf(accountIds: readonly AccountId[], at: Date): Promise<readonly Grant[]> {
    const rows = await this.prisma.grant.findMany({
      where: {
        accountId: { in: [...accountIds] },
        startsAt: { lte: at },
        OR: [{ endsAt: null }, { endsAt: { gt: at } }],
        revokedAt: null,
      },
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    })
    return rows.map(toGrant)
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
