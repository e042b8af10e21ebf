import { type Actor, requireActingFor } from '../../domain/actor.js'
import { collectionNotFound } from '../../domain/collection.js'
import { parseAccountId, parseCollectionId, parseSharingGroupId } from '../../domain/ids.js'
import { sharingGroupNotFound } from '../../domain/sharing-group.js'
import { foundOr } from '../found-or.js'
import type { CollectionRepository } from '../ports/collection-repository.js'
import type { DealFilter } from '../ports/deal-repository.js'
import type { SharingGroupRepository } from '../ports/sharing-group-repository.js'

/** What a caller asks of a list of deals. */
export interface AskedDeals extends Omit<DealFilter, 'ownerId' | 'ids' | 'sharingGroupId'> {
  readonly actor: Actor
  /** Absent: the deals of all owners, for internal backends only. */
  readonly ownerId?: string | undefined
  /** Only those that stand in this collection. */
  readonly collectionId?: string | undefined
  /** Only those that are shared with this group. */
  readonly sharingGroupId?: string | undefined
}

export interface FilterSources {
  readonly collections: Pick<CollectionRepository, 'findById'>
  readonly sharingGroups: Pick<SharingGroupRepository, 'findWithMembers'>
}

/**
 * The filter of a list; `null` if nobody can own what is asked for. Collections and groups have to be the owner's.
 * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN, DEAL_COLLECTION_NOT_FOUND, SHARING_GROUP_NOT_FOUND
 */
export const dealFilterOf = async (
  { collections, sharingGroups }: FilterSources,
  { actor, ownerId, collectionId, sharingGroupId, ...filter }: AskedDeals,
): Promise<DealFilter | null> => {
  requireActingFor(actor, ownerId)
  const isOwners = (found: string | null): boolean => ownerId === undefined || found === ownerId
  const read = { ...filter } as { -readonly [Key in keyof DealFilter]: DealFilter[Key] }
  if (collectionId !== undefined) {
    const id = foundOr(parseCollectionId(collectionId), collectionNotFound)
    const collection = foundOr(await collections.findById(id), collectionNotFound)
    if (!isOwners(collection.ownerId)) throw collectionNotFound()
    read.ids = collection.dealIds
  }
  if (sharingGroupId !== undefined) {
    const id = foundOr(parseSharingGroupId(sharingGroupId), sharingGroupNotFound)
    const { group } = foundOr(await sharingGroups.findWithMembers(id), sharingGroupNotFound)
    if (!isOwners(group.ownerId)) throw sharingGroupNotFound()
    read.sharingGroupId = id
  }
  const owner = ownerId === undefined ? undefined : parseAccountId(ownerId)
  return owner === null ? null : { ...read, ownerId: owner }
}
