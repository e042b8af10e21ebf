import type { Deal } from 'dealbook-client'

/** Shares a board with more groups. It stays with those that it is shared with. */
export const sharedAlsoWith = (
  { sharing, sharingGroupIds }: Pick<Deal, 'sharing' | 'sharingGroupIds'>,
  groups: readonly { readonly id: string }[],
): { readonly sharing: 'group'; readonly sharingGroupIds: readonly string[] } => {
  const current = sharing === 'group' ? sharingGroupIds : []
  return { sharing: 'group', sharingGroupIds: [...new Set([...current, ...groups.map(({ id }) => id)])] }
}
