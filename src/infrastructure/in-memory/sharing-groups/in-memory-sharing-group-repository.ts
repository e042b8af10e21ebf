import type {
  GroupOutline,
  GroupWithMembers,
  SharingGroupRepository,
} from '../../../application/ports/sharing-group-repository.js'
import type { Account } from '../../../domain/account.js'
import type { AccountId, SharingGroupId } from '../../../domain/ids.js'
import type { MemberAccount, SharingGroup } from '../../../domain/sharing-group.js'
import { compareCodePoints } from '../../../domain/text.js'
import type { InMemoryDatabase } from '../in-memory-database.js'

export class InMemorySharingGroupRepository implements SharingGroupRepository {
  constructor(private readonly db: InMemoryDatabase) {}

  async findWithMembers(id: SharingGroupId): Promise<GroupWithMembers | null> {
    const group = this.find(id)
    return group && this.withMembers(group)
  }

  insert(group: SharingGroup): Promise<void> {
    return this.db.write((tables) => void tables.sharingGroups.set(group.id, structuredClone(group)))
  }

  rename(id: SharingGroupId, name: string): Promise<void> {
    return this.change(id, () => ({ name }))
  }

  delete(id: SharingGroupId): Promise<void> {
    return this.db.write((tables) => void tables.sharingGroups.delete(id))
  }

  /** Locks nothing: transactions run one after another here. */
  async lock(id: SharingGroupId): Promise<SharingGroup | null> {
    return this.find(id)
  }

  async lockOwned(ownerId: AccountId, ids: readonly SharingGroupId[]): Promise<readonly SharingGroupId[]> {
    return ids.filter((id) => this.db.tables.sharingGroups.get(id)?.ownerId === ownerId)
  }

  addMember(id: SharingGroupId, accountId: AccountId): Promise<void> {
    return this.change(id, ({ memberIds }) =>
      memberIds.includes(accountId) ? null : { memberIds: [...memberIds, accountId] },
    )
  }

  removeMember(id: SharingGroupId, accountId: AccountId): Promise<void> {
    return this.change(id, ({ memberIds }) =>
      memberIds.includes(accountId) ? { memberIds: memberIds.filter((member) => member !== accountId) } : null,
    )
  }

  async findManyWithMembers(ids: readonly SharingGroupId[]): Promise<readonly GroupWithMembers[]> {
    const found = await Promise.all(ids.map((id) => this.findWithMembers(id)))
    return found.filter((group) => group !== null)
  }

  async listOf(accountId: AccountId): Promise<readonly GroupOutline[]> {
    return [...this.db.tables.sharingGroups.values()]
      .filter((group) => isIn(group, accountId))
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || compareCodePoints(a.id, b.id))
      .map(({ id, revision, memberIds }) => ({
        id,
        revision,
        memberCount: memberIds.length,
        memberRevisions: memberIds.reduce((sum, one) => sum + (this.db.tables.accounts.get(one)?.revision ?? 0), 0),
      }))
  }

  async filterReadable(accountId: AccountId, ids: readonly SharingGroupId[]): Promise<ReadonlySet<SharingGroupId>> {
    const groups = ids.flatMap((id) => this.db.tables.sharingGroups.get(id) ?? [])
    return new Set(groups.filter((group) => isIn(group, accountId)).map(({ id }) => id))
  }

  private find(id: SharingGroupId): SharingGroup | null {
    return structuredClone(this.db.tables.sharingGroups.get(id) ?? null)
  }

  private change(
    id: SharingGroupId,
    changeOf: (group: SharingGroup) => Partial<Pick<SharingGroup, 'name' | 'memberIds'>> | null,
  ): Promise<void> {
    return this.db.write(({ sharingGroups }) => {
      const group = sharingGroups.get(id)
      const change = group === undefined ? null : changeOf(group)
      if (group !== undefined && change !== null)
        sharingGroups.set(id, { ...group, ...change, revision: group.revision + 1 })
    })
  }

  private withMembers(group: SharingGroup): GroupWithMembers {
    const members = group.memberIds.flatMap((id) => this.db.tables.accounts.get(id) ?? [])
    return { group, members: members.map(asMember) }
  }
}

const asMember = ({ id, email, displayName, avatarUrl, avatarTrusted, showEmailPublicly }: Account): MemberAccount => ({
  id,
  email,
  displayName,
  avatarUrl,
  avatarTrusted,
  showEmailPublicly,
})

const isIn = ({ ownerId, memberIds }: SharingGroup, accountId: AccountId): boolean =>
  ownerId === accountId || memberIds.includes(accountId)
