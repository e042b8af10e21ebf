import type {
  GroupOutline,
  GroupWithMembers,
  SharingGroupRepository,
} from '../../../application/ports/sharing-group-repository.js'
import type { AccountId, SharingGroupId } from '../../../domain/ids.js'
import type { SharingGroup } from '../../../domain/sharing-group.js'
import { mayReadGroup, mayReadGroupRow } from '../exposure-sql.js'
import type { Prisma } from '../generated/client.js'
import type * as Model from '../generated/models.js'

const WITH_IDS = { members: { orderBy: { position: 'asc' }, select: { accountId: true } } } as const
const MEMBER = {
  id: true,
  email: true,
  displayName: true,
  avatarUrl: true,
  avatarTrusted: true,
  showEmail: true,
} as const
const WITH_ACCOUNTS = {
  members: { orderBy: { position: 'asc' }, select: { accountId: true, account: { select: MEMBER } } },
} as const

export class PrismaSharingGroupRepository implements SharingGroupRepository {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  async findWithMembers(id: SharingGroupId): Promise<GroupWithMembers | null> {
    const row = await this.prisma.sharingGroup.findUnique({ where: { id }, include: WITH_ACCOUNTS })
    return row && toGroupWithMembers(row)
  }

  async insert({ id, revision, ownerId, name, createdAt, memberIds }: SharingGroup): Promise<void> {
    const members = { create: memberIds.map((accountId) => ({ accountId, joinedAt: createdAt })) }
    const group: Model.SharingGroupModel = { id, revision, ownerId, name, createdAt }
    await this.prisma.sharingGroup.create({ data: { ...group, members } })
  }

  async rename(id: SharingGroupId, name: string): Promise<void> {
    await this.prisma.sharingGroup.updateMany({ where: { id }, data: { name, ...NEXT_REVISION } })
  }

  async delete(id: SharingGroupId): Promise<void> {
    await this.prisma.sharingGroup.deleteMany({ where: { id } })
  }

  async lock(id: SharingGroupId): Promise<SharingGroup | null> {
    await this.prisma.$queryRaw`SELECT 1 FROM sharing_groups WHERE id = ${id}::uuid FOR UPDATE`
    const row = await this.prisma.sharingGroup.findUnique({ where: { id }, include: WITH_IDS })
    return row && toGroup(row)
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

  async findManyWithMembers(ids: readonly SharingGroupId[]): Promise<readonly GroupWithMembers[]> {
    const rows = await this.prisma.sharingGroup.findMany({ where: { id: { in: [...ids] } }, include: WITH_ACCOUNTS })
    const found = new Map(rows.map((row) => [row.id, toGroupWithMembers(row)]))
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  listOf(accountId: AccountId): Promise<readonly GroupOutline[]> {
    return this.prisma.$queryRaw<GroupOutline[]>`
      SELECT g.id, g.revision, count(a.id)::int AS "memberCount", coalesce(sum(a.revision), 0)::int AS "memberRevisions"
      FROM sharing_groups g
        LEFT JOIN sharing_group_members m ON m.group_id = g.id LEFT JOIN accounts a ON a.id = m.account_id
      WHERE ${mayReadGroupRow(accountId)}
      GROUP BY g.id ORDER BY g.created_at, g.id`
  }

  async filterReadable(accountId: AccountId, ids: readonly SharingGroupId[]): Promise<ReadonlySet<SharingGroupId>> {
    const rows = await this.prisma.sharingGroup.findMany({
      where: { id: { in: [...ids] }, ...mayReadGroup(accountId) },
      select: { id: true },
    })
    return new Set(rows.map(({ id }) => id as SharingGroupId))
  }

  private async countUp(id: SharingGroupId): Promise<void> {
    await this.prisma.sharingGroup.updateMany({ where: { id }, data: NEXT_REVISION })
  }
}

const NEXT_REVISION = { revision: { increment: 1 } } as const

type GroupRow = Model.SharingGroupModel & { readonly members: readonly { readonly accountId: string }[] }

const toGroup = (row: GroupRow): SharingGroup => ({
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
  members: row.members.map(({ account: { id, showEmail, ...account } }) => ({
    ...account,
    id: id as AccountId,
    showEmailPublicly: showEmail,
  })),
})
