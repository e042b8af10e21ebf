import type { EventLog } from '../../../application/ports/event-log.js'
import type { GrantRepository } from '../../../application/ports/grant-repository.js'
import { grantEvents } from '../../../domain/consequences.js'
import type { Grant } from '../../../domain/grant.js'
import type { AccountId, GrantId } from '../../../domain/ids.js'
import { LOCKS } from '../../postgres/advisory-locks.js'
import type { Prisma } from '../generated/client.js'
import type { GrantModel } from '../generated/models.js'
import { toGrant } from './grant-rows.js'

export class PrismaGrantRepository implements GrantRepository {
  constructor(
    private readonly prisma: Prisma.TransactionClient,
    private readonly events: Pick<EventLog, 'append'>,
  ) {}

  async findById(id: GrantId): Promise<Grant | null> {
    const row = await this.prisma.grant.findUnique({ where: { id } })
    return row && toGrant(row)
  }

  async lock(id: GrantId): Promise<void> {
    await this.prisma.$queryRaw`SELECT pg_advisory_xact_lock(${LOCKS.grants}, hashtext(${id}))::text`
  }

  async put(grant: Grant, before: Grant | null = null): Promise<void> {
    const row = toRow(grant)
    await this.prisma.grant.upsert({ where: { id: grant.id }, create: row, update: row })
    await this.events.append(grantEvents(before, grant))
  }

  async listByAccount(accountId: AccountId): Promise<readonly Grant[]> {
    const rows = await this.prisma.grant.findMany({
      where: { accountId },
      orderBy: [{ startsAt: 'desc' }, { id: 'asc' }],
    })
    return rows.map(toGrant)
  }
}

const toRow = (grant: Grant): GrantModel => ({
  id: grant.id,
  accountId: grant.accountId,
  source: grant.source,
  plan: grant.plan,
  feature: grant.feature,
  limit: grant.limit,
  startsAt: grant.startsAt,
  endsAt: grant.endsAt,
  revokedAt: grant.revokedAt,
  createdAt: grant.createdAt,
})
