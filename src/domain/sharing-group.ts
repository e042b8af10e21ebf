import { type Actor, isSelf } from './actor.js'
import { type Deal, isActiveDeal } from './deal.js'
import { DomainError } from './errors.js'
import type { AccountId, SharingGroupId } from './ids.js'

export const MAX_MEMBERS = 500

/** Chosen peers with whom a teacher shares deals. */
export interface SharingGroup {
  readonly id: SharingGroupId
  /** Counts the changes of its name and of its members. */
  readonly revision: number
  readonly ownerId: AccountId
  readonly name: string
  /** In the order in which they joined. The owner is not among them. */
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

/** The owner and the members; to anyone else the group is unknown. */
export const mayReadGroup = (actor: Actor, group: SharingGroup): boolean =>
  ownsGroup(actor, group) || group.memberIds.some((memberId) => isSelf(actor, memberId))

/** What a member reads through a group: the active deals shared with it, while their owner is active. */
export const isSharedWithGroups = (
  deal: Pick<Deal, 'sharing' | 'lifecycle' | 'sharingGroupIds'>,
  groupIds: ReadonlySet<SharingGroupId>,
): boolean => deal.sharing === 'group' && isActiveDeal(deal) && deal.sharingGroupIds.some((id) => groupIds.has(id))

/** The e-mail of an account as a fellow of its group sees it. */
export const emailForFellows = ({ email, showEmailPublicly }: { email: string; showEmailPublicly: boolean }) =>
  showEmailPublicly ? email : null
