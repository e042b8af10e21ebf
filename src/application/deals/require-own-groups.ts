import { type DealFields, sharingGroupsNotFound } from '../../domain/deal.js'
import type { SharingGroupId } from '../../domain/ids.js'

/** The sharing groups that the fields name. @throws SHARING_GROUP_NOT_FOUND naming those that are not the owner's */
export const requireOwnGroups = ({ sharing, sharingGroupIds }: DealFields): readonly SharingGroupId[] => {
  if (sharing === 'group' && (sharingGroupIds ?? []).length > 0) throw sharingGroupsNotFound(sharingGroupIds ?? [])
  return []
}
