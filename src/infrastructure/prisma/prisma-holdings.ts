import type { Holdings } from '../../application/ports/holdings.js'
import type { AccountId } from '../../domain/ids.js'
import { QUOTAS, type Quota } from '../../domain/quotas.js'
import { LOCKS } from './advisory-locks.js'
import type { Prisma } from './generated/client.js'
import { COUNTS } from './holdings-statements.js'
import type { Statements } from './statements.js'

export class PrismaHoldings implements Holdings {
  constructor(
    private readonly prisma: Prisma.TransactionClient,
    private readonly statements: Statements,
  ) {}

  async lock(accountId: AccountId, quota: Quota): Promise<void> {
    const key = LOCKS.firstQuota + QUOTAS.indexOf(quota)
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
