import type { AccountId } from '../../domain/ids.js'
import { type BatchedList, batchesOf } from '../batched-list.js'
import type { GroupOutline, GroupWithMembers, SharingGroupRepository } from '../ports/sharing-group-repository.js'

/** Groups with so many members together are had at once. */
const FEW_MEMBERS = 200
/** Roughly what a member takes as JSON: names and addresses may be long. */
const MEMBER_BYTES = 1_024

/** The groups an account owns or has joined, with their members. */
export const groupsOf = async (
  sharingGroups: SharingGroupRepository,
  accountId: AccountId,
): Promise<BatchedList<GroupWithMembers>> => {
  const outlines = await sharingGroups.listOf(accountId)
  const read = (some: readonly GroupOutline[]) => sharingGroups.findManyWithMembers(some.map(({ id }) => id))
  const members = outlines.reduce((sum, { memberCount }) => sum + memberCount, 0)
  return {
    whole: members <= FEW_MEMBERS ? await read(outlines) : null,
    madeOf: () => outlines,
    batches: function* () {
      for (const batch of batchesOf(outlines, ({ memberCount }) => memberCount * MEMBER_BYTES)) yield () => read(batch)
    },
  }
}
