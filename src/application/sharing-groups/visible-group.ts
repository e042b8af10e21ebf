import type { AccountId } from '../../domain/ids.js'
import { memberSeenBy, type SharingGroup, type VisibleMember } from '../../domain/sharing-group.js'
import type { GroupWithMembers } from '../ports/sharing-group-repository.js'

/** A group with its members as one of its readers sees them, in the order of joining. */
export interface VisibleGroup {
  readonly group: SharingGroup
  readonly members: readonly VisibleMember[]
}

export const groupSeenBy =
  (readerId: AccountId) =>
  ({ group, members }: GroupWithMembers): VisibleGroup => ({
    group,
    members: members.map(memberSeenBy(readerId, group)),
  })
