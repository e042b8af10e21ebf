import type { Deal } from 'dealbook-client'

/** The sharing of a board with more groups, in addition to its current ones. */
export const sharedAlsoWith = (
  { sharing, sharingGroupIds }: Pick<Deal, 'sharing' | 'sharingGroupIds'>,
  groups: readonly { readonly id: string }[],
): { readonly sharing: 'group'; readonly sharingGroupIds: readonly string[] } => {
  const current = sharing === 'group' ? sharingGroupIds : []
  return { sharing: 'group', sharingGroupIds: [...new Set([...current, ...groups.map(({ id }) => id)])] }
}
