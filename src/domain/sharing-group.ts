import { type Account, publicAvatarUrl } from './account.js'
import { type Actor, isSelf } from './actor.js'
import { type Deal, isActiveDeal } from './deal.js'
import { DomainError } from './errors.js'
import type { AccountId, SharingGroupId } from './ids.js'
import { isSharedInGroups } from './sharing.js'

export const MAX_MEMBERS = 500

/** A group of colleagues with whom a teacher shares deals. */
export interface SharingGroup {
  readonly id: SharingGroupId
  /** Incremented when its name or its members change. */
  readonly revision: number
  readonly ownerId: AccountId
  readonly name: string
  /** In the order in which they joined. Does not include the owner. */
  readonly memberIds: readonly AccountId[]
  readonly createdAt: Date
}

export const sharingGroupNotFound = (): DomainError =>
  new DomainError('not-found', 'SHARING_GROUP_NOT_FOUND', 'There is no such sharing group.')

export const sharingGroupsNotFound = (ids: readonly string[]): DomainError =>
  new DomainError('not-found', 'SHARING_GROUP_NOT_FOUND', 'There is no such sharing group.', { ids })

export const sharingGroupFull = (): DomainError =>
  new DomainError('conflict', 'SHARING_GROUP_FULL', `A sharing group has at most ${MAX_MEMBERS} members.`)

export const ownsGroup = (actor: Actor, group: Pick<SharingGroup, 'ownerId'>): boolean => isSelf(actor, group.ownerId)

/** Whether the actor is the owner or a member. For anyone else, the group does not exist. */
export const mayReadGroup = (actor: Actor, group: SharingGroup): boolean =>
  ownsGroup(actor, group) || group.memberIds.some((memberId) => isSelf(actor, memberId))

/**
 * Whether the deal is active and shared with one of these groups. Their members can read it while its owner is active,
 * which the caller must check.
 */
export const isReadableByGroups = (
  deal: Pick<Deal, 'sharing' | 'lifecycle' | 'sharingGroupIds'>,
  groupIds: ReadonlySet<SharingGroupId>,
): boolean => isSharedInGroups(deal) && isActiveDeal(deal) && deal.sharingGroupIds.some((id) => groupIds.has(id))

/** The fields of an account that determine what its groups show of it. */
export type MemberAccount = Pick<
  Account,
  'id' | 'email' | 'displayName' | 'avatarUrl' | 'avatarTrusted' | 'showEmailPublicly'
>

/** A member of a group as a reader of the group sees it. */
export interface VisibleMember {
  readonly id: AccountId
  readonly displayName: string
  readonly email: string | null
  /** `null` until an admin trusts it. */
  readonly avatarUrl: string | null
}

/**
 * A member as a reader of the group sees it. The owner, who added the members by e-mail, sees every address; members
 * see their own, and public ones.
 */
export const memberSeenBy =
  (readerId: AccountId, { ownerId }: Pick<SharingGroup, 'ownerId'>) =>
  (member: MemberAccount): VisibleMember => ({
    id: member.id,
    displayName: member.displayName,
    email: readerId === ownerId || readerId === member.id || member.showEmailPublicly ? member.email : null,
    avatarUrl: publicAvatarUrl(member),
  })
