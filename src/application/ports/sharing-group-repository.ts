import type { AccountId, SharingGroupId } from '../../domain/ids.js'
import type { MemberAccount, SharingGroup } from '../../domain/sharing-group.js'

/** A group with the accounts of its members, in the order in which they joined. */
export interface GroupWithMembers {
  readonly group: SharingGroup
  readonly members: readonly MemberAccount[]
}

export interface GroupOutline {
  readonly id: SharingGroupId
  readonly revision: number
  readonly memberCount: number
  /** Changes whenever one of the members' accounts does. */
  readonly memberRevisions: number
}

export interface SharingGroupRepository {
  /** The group with its members in the order in which they joined; `null` if there is none. */
  findWithMembers(id: SharingGroupId): Promise<GroupWithMembers | null>

  /** Inserts a group with a new id, with its members in their order. */
  insert(group: SharingGroup): Promise<void>

  /** Increments the revision. */
  rename(id: SharingGroupId, name: string): Promise<void>

  /** Deletes the group and its memberships. `BackgroundJobs.withdrawGroup` removes it from the deals shared with it. */
  delete(id: SharingGroupId): Promise<void>

  /** Locks the group until the transaction ends, and returns it; `null` if it does not exist. */
  lock(id: SharingGroupId): Promise<SharingGroup | null>

  /** The groups with these ids that the account owns, which can't be deleted until the transaction ends. */
  lockOwned(ownerId: AccountId, ids: readonly SharingGroupId[]): Promise<readonly SharingGroupId[]>

  /** Increments the group's revision. Does nothing if the account is already a member. */
  addMember(id: SharingGroupId, accountId: AccountId, at: Date): Promise<void>

  /** Increments the group's revision. Does nothing if the account is not a member. */
  removeMember(id: SharingGroupId, accountId: AccountId): Promise<void>

  /** The groups with these ids that exist, in the order of the ids. */
  findManyWithMembers(ids: readonly SharingGroupId[]): Promise<readonly GroupWithMembers[]>

  /** The groups the account owns or has joined, oldest first, then by id. */
  listOf(accountId: AccountId): Promise<readonly GroupOutline[]>

  /** The groups with these ids that the account owns or has joined. */
  filterReadable(accountId: AccountId, ids: readonly SharingGroupId[]): Promise<ReadonlySet<SharingGroupId>>
}
