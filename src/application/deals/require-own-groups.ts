import type { Deal } from '../../domain/deal.js'
import type { DealFields } from '../../domain/deal-content.js'
import { type AccountId, parseSharingGroupId, type SharingGroupId } from '../../domain/ids.js'
import { isSharedInGroups } from '../../domain/sharing.js'
import { sharingGroupsNotFound } from '../../domain/sharing-group.js'
import type { SharingGroupRepository } from '../ports/sharing-group-repository.js'

/** The deal before the write; `null` for a new one. */
type Before = Pick<Deal, 'sharing' | 'sharingGroupIds'> | null

const textsOf = (fields: DealFields): readonly string[] =>
  isSharedInGroups(fields) ? [...new Set(fields.sharingGroupIds ?? [])] : []

/** Whether the fields share the deal with additional groups, which takes a transaction that prevents their deletion. */
export const namesNewGroups = (fields: DealFields, before: Before): boolean => {
  const known = new Set<string>(before !== null && isSharedInGroups(before) ? before.sharingGroupIds : [])
  return textsOf(fields).some((text) => !known.has(text))
}

/**
 * The sharing groups that the fields name. Additional ones cannot be deleted until the transaction ends.
 * @throws SHARING_GROUP_NOT_FOUND naming the groups that are not the owner's
 */
export const requireOwnGroups = async (
  sharingGroups: Pick<SharingGroupRepository, 'lockOwned'>,
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
