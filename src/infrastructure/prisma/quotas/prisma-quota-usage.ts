import type { QuotaUsage } from '../../../application/ports/quota-usage.js'
import type { AccountId } from '../../../domain/ids.js'
import type { Quota } from '../../../domain/quotas.js'
import type { Statements } from '../../postgres/statements.js'
import type { Prisma } from '../generated/client.js'
import { COUNTS, LOCK_QUOTA, quotaKey } from './quota-usage-statements.js'

export class PrismaQuotaUsage implements QuotaUsage {
  constructor(
    private readonly prisma: Prisma.TransactionClient,
    private readonly statements: Statements,
  ) {}

  async lock(accountId: AccountId, quota: Quota): Promise<void> {
    await this.statements.rows(LOCK_QUOTA, [quotaKey(quota), accountId])
  }

  async count(accountId: AccountId, quota: Quota, atMost: number): Promise<number> {
    const [row] = await this.statements.rows<{ readonly n: number }>(COUNTS[quota], [accountId, atMost])
    return row?.n ?? 0
  }

  countMemberships(accountId: AccountId, ownerId: AccountId): Promise<number> {
    return this.prisma.sharingGroupMember.count({ where: { accountId, group: { ownerId } } })
  }
}
