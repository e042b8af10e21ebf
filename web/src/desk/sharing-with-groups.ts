import type { Deal } from 'dealbook-client'

export type Sharing = Pick<Deal, 'sharing' | 'sharingGroupIds'>

const groupsOf = ({ sharing, sharingGroupIds }: Sharing): readonly string[] =>
  sharing === 'group' ? sharingGroupIds : []

/** The sharing of a board with more groups, in addition to its current ones. */
export const sharedAlsoWith = (board: Sharing, groups: readonly { readonly id: string }[]): Sharing => ({
  sharing: 'group',
  sharingGroupIds: [...new Set([...groupsOf(board), ...groups.map(({ id }) => id)])],
})

/**
 * The sharing of a board that is taken back from a group. It becomes private if no other group is left; a board that is
 * not shared with the group stays as it is.
 */
export const notSharedWith = (board: Sharing, groupId: string): Sharing => {
  if (!groupsOf(board).includes(groupId)) return board
  const left = groupsOf(board).filter((id) => id !== groupId)
  return { sharing: left.length === 0 ? 'private' : 'group', sharingGroupIds: left }
}
