import type { Deal, DealFields } from '../../domain/deal.js'
import { type AccountId, parseSharingGroupId, type SharingGroupId } from '../../domain/ids.js'
import { sharingGroupsNotFound } from '../../domain/sharing-group.js'
import type { SharingGroupRepository } from '../ports/sharing-group-repository.js'

/** What the groups of a deal are before it is written: none for a new one. */
type Before = Pick<Deal, 'sharing' | 'sharingGroupIds'> | null

const textsOf = ({ sharing, sharingGroupIds }: DealFields): readonly string[] =>
  sharing === 'group' ? [...new Set(sharingGroupIds ?? [])] : []

/** Whether the fields share a deal with groups that it was not shared with; those have to be held in a transaction. */
export const namesNewGroups = (fields: DealFields, before: Before): boolean => {
  const known = new Set<string>(before?.sharing === 'group' ? before.sharingGroupIds : [])
  return textsOf(fields).some((text) => !known.has(text))
}

/**
 * The sharing groups that the fields name; new ones are held until the transaction ends.
 * @throws SHARING_GROUP_NOT_FOUND naming those that are not the owner's
 */
export const requireOwnGroups = async (
  sharingGroups: SharingGroupRepository,
  ownerId: AccountId | null,
  fields: DealFields,
  before: Before = null,
): Promise<readonly SharingGroupId[]> => {
  const texts = textsOf(fields)
  const ids = texts.flatMap((text) => parseSharingGroupId(text) ?? [])
  if (!namesNewGroups(fields, before)) return ids
  const owned = new Set<string>(ownerId === null ? [] : await sharingGroups.lockOwned(ownerId, ids))
  const missing = texts.filter((text) => !owned.has(text))
  if (missing.length > 0) throw sharingGroupsNotFound(missing)
  return ids
}
