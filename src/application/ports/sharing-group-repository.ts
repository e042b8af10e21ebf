import type { Account } from '../../domain/account.js'
import type { AccountId, SharingGroupId } from '../../domain/ids.js'
import type { SharingGroup } from '../../domain/sharing-group.js'

/** What of an account its groups show. */
export type GroupMember = Pick<
  Account,
  'id' | 'email' | 'displayName' | 'avatarUrl' | 'avatarTrusted' | 'showEmailPublicly'
>

/** A group with the accounts of its members, in the order in which they joined. */
export interface GroupWithMembers {
  readonly group: SharingGroup
  readonly members: readonly GroupMember[]
}

export interface GroupOutline {
  readonly id: SharingGroupId
  readonly revision: number
  readonly memberCount: number
  /** Another number whenever one of the members changes. */
  readonly memberRevisions: number
}

export interface SharingGroupRepository {
  findById(id: SharingGroupId): Promise<SharingGroup | null>

  findWithMembers(id: SharingGroupId): Promise<GroupWithMembers | null>

  insert(group: SharingGroup): Promise<void>

  /** Its revision counts up by one. */
  rename(id: SharingGroupId, name: string): Promise<void>

  /** Deletes the group with its memberships. What was shared with it is for `DealRepository.withdrawFromGroup`. */
  delete(id: SharingGroupId): Promise<void>

  /** Locks the group until the transaction ends; `null` when it is gone. */
  lock(id: SharingGroupId): Promise<SharingGroup | null>

  /** Of these groups those that the account owns; they stay until the transaction ends. */
  lockOwned(ownerId: AccountId, ids: readonly SharingGroupId[]): Promise<readonly SharingGroupId[]>

  /** The group's revision counts up by one; nothing changes for an account that is a member already. */
  addMember(id: SharingGroupId, accountId: AccountId, at: Date): Promise<void>

  /** The group's revision counts up by one; nothing changes for an account that is no member. */
  removeMember(id: SharingGroupId, accountId: AccountId): Promise<void>

  /** Those of the groups that there are, in the order of the ids. */
  findManyWithMembers(ids: readonly SharingGroupId[]): Promise<readonly GroupWithMembers[]>

  /** The groups the account owns or has joined, oldest first, then by id. */
  listOf(accountId: AccountId): Promise<readonly GroupOutline[]>

  /** Of these groups those that the account owns or has joined. */
  filterReadable(accountId: AccountId, ids: readonly SharingGroupId[]): Promise<ReadonlySet<SharingGroupId>>
}
