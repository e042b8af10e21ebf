import type { AccountId } from '../../domain/ids.js'
import { type BatchedList, batchesOf } from '../batched-list.js'
import type { GroupOutline, SharingGroupRepository } from '../ports/sharing-group-repository.js'
import { groupSeenBy, type VisibleGroup } from './visible-group.js'

/** Groups with at most this many members in total are loaded at once. */
const FEW_MEMBERS = 200
/** The approximate size of a member as JSON, because names and addresses may be long. */
const MEMBER_BYTES = 1_024

/** The groups an account owns or has joined, with their members as it sees them. */
export const groupsOf = async (
  sharingGroups: SharingGroupRepository,
  accountId: AccountId,
): Promise<BatchedList<VisibleGroup>> => {
  const outlines = await sharingGroups.listOf(accountId)
  const read = async (some: readonly GroupOutline[]) =>
    (await sharingGroups.findManyWithMembers(some.map(({ id }) => id))).map(groupSeenBy(accountId))
  const members = outlines.reduce((sum, { memberCount }) => sum + memberCount, 0)
  return {
    whole: members <= FEW_MEMBERS ? await read(outlines) : null,
    version: () => outlines,
    batches: function* () {
      for (const batch of batchesOf(outlines, ({ memberCount }) => memberCount * MEMBER_BYTES)) yield () => read(batch)
    },
  }
}
