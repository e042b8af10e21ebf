import type { GroupWithMembers, SharingGroupRepository } from '../../application/ports/sharing-group-repository.js'
import type { AccountId, SharingGroupId } from '../../domain/ids.js'
import type { SharingGroup } from '../../domain/sharing-group.js'
import type { Prisma } from './generated/client.js'
import type * as Model from './generated/models.js'
import { toAccountWithSystem } from './prisma-account-repository.js'

const WITH_IDS = { members: { orderBy: { position: 'asc' }, select: { accountId: true } } } as const
const WITH_ACCOUNTS = {
  members: { orderBy: { position: 'asc' }, include: { account: { include: { auctionSystem: true } } } },
} as const

export class PrismaSharingGroupRepository implements SharingGroupRepository {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  async findById(id: SharingGroupId): Promise<SharingGroup | null> {
    const row = await this.prisma.sharingGroup.findUnique({ where: { id }, include: WITH_IDS })
    return row && toGroup(row)
  }

  async findWithMembers(id: SharingGroupId): Promise<GroupWithMembers | null> {
    const row = await this.prisma.sharingGroup.findUnique({ where: { id }, include: WITH_ACCOUNTS })
    return row && toGroupWithMembers(row)
  }

  async insert({ id, revision, ownerId, name, createdAt, memberIds }: SharingGroup): Promise<void> {
    const members = { create: memberIds.map((accountId) => ({ accountId, joinedAt: createdAt })) }
    await this.prisma.sharingGroup.create({ data: { id, revision, ownerId, name, createdAt, members } })
  }

  async rename(id: SharingGroupId, name: string): Promise<void> {
    await this.prisma.sharingGroup.updateMany({ where: { id }, data: { name, ...NEXT_REVISION } })
  }

  async delete(id: SharingGroupId): Promise<void> {
    await this.prisma.sharingGroup.deleteMany({ where: { id } })
  }

  async lock(id: SharingGroupId): Promise<SharingGroup | null> {
    await this.prisma.$queryRaw`SELECT 1 FROM sharing_groups WHERE id = ${id}::uuid FOR UPDATE`
    return this.findById(id)
  }

  async lockOwned(ownerId: AccountId, ids: readonly SharingGroupId[]): Promise<readonly SharingGroupId[]> {
    const rows = await this.prisma.$queryRaw<{ id: SharingGroupId }[]>`
      SELECT id FROM sharing_groups WHERE id = ANY (${ids}::uuid[]) AND owner_id = ${ownerId} ORDER BY id FOR SHARE`
    return rows.map(({ id }) => id)
  }

  async addMember(groupId: SharingGroupId, accountId: AccountId, joinedAt: Date): Promise<void> {
    const data = { groupId, accountId, joinedAt }
    const { count } = await this.prisma.sharingGroupMember.createMany({ data, skipDuplicates: true })
    if (count > 0) await this.countUp(groupId)
  }

  async removeMember(groupId: SharingGroupId, accountId: AccountId): Promise<void> {
    const { count } = await this.prisma.sharingGroupMember.deleteMany({ where: { groupId, accountId } })
    if (count > 0) await this.countUp(groupId)
  }

  async listOf(accountId: AccountId): Promise<readonly GroupWithMembers[]> {
    const rows = await this.prisma.sharingGroup.findMany({
      where: isIn(accountId),
      include: WITH_ACCOUNTS,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    return rows.map(toGroupWithMembers)
  }

  async filterReadable(accountId: AccountId, ids: readonly SharingGroupId[]): Promise<ReadonlySet<SharingGroupId>> {
    const rows = await this.prisma.sharingGroup.findMany({
      where: { id: { in: [...ids] }, ...isIn(accountId) },
      select: { id: true },
    })
    return new Set(rows.map(({ id }) => id as SharingGroupId))
  }

  private async countUp(id: SharingGroupId): Promise<void> {
    await this.prisma.sharingGroup.updateMany({ where: { id }, data: NEXT_REVISION })
  }
}

const NEXT_REVISION = { revision: { increment: 1 } } as const

const isIn = (accountId: AccountId): Model.SharingGroupWhereInput => ({
  OR: [{ ownerId: accountId }, { members: { some: { accountId } } }],
})

const toGroup = (row: Model.SharingGroupGetPayload<{ include: typeof WITH_IDS }>): SharingGroup => ({
  id: row.id as SharingGroupId,
  revision: row.revision,
  ownerId: row.ownerId as AccountId,
  name: row.name,
  memberIds: row.members.map(({ accountId }) => accountId as AccountId),
  createdAt: row.createdAt,
})

const toGroupWithMembers = (
  row: Model.SharingGroupGetPayload<{ include: typeof WITH_ACCOUNTS }>,
): GroupWithMembers => ({
  group: toGroup(row),
  members: row.members.map(({ account }) => toAccountWithSystem(account)),
})
