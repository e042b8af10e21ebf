import { type Actor, requireActingFor } from '../../domain/actor.js'
import { collectionNotFound } from '../../domain/collection.js'
import { requireFewWords } from '../../domain/deal-search.js'
import { parseAccountId, parseCollectionId, parseDealId, parseSharingGroupId } from '../../domain/ids.js'
import { sharingGroupNotFound } from '../../domain/sharing-group.js'
import { foundOr } from '../found-or.js'
import type { CollectionRepository } from '../ports/collection-repository.js'
import type { DealFilter, DealRepository } from '../ports/deal-repository.js'
import type { SharingGroupRepository } from '../ports/sharing-group-repository.js'

/** The deals that a caller requests. */
export interface DealListRequest extends Omit<DealFilter, 'ownerId' | 'ids' | 'sharingGroupId'> {
  readonly actor: Actor
  /** Absent: the deals of all owners, for internal backends only. */
  readonly ownerId?: string | undefined
  /** Only these deals; unknown ids are left out. */
  readonly dealIds?: readonly string[] | undefined
  /** Only deals in this collection. */
  readonly collectionId?: string | undefined
  /** Only deals that are shared with this group. */
  readonly sharingGroupId?: string | undefined
}

export interface FilterSources {
  readonly collections: Pick<CollectionRepository, 'findById'>
  readonly sharingGroups: Pick<SharingGroupRepository, 'findWithMembers'>
}

export interface FoundFilter {
  /** `null` if no account can have the requested owner's id. */
  readonly filter: DealFilter | null
  /** The revision of the requested collection, if any. */
  readonly collectionRevision: number | null
}

/**
 * The version of a list of deals for a given filter: it changes whenever the list may have changed. It includes the
 * owner, because two owners may have the same number of changes.
 */
export const versionOfDeals = async (
  deals: Pick<DealRepository, 'versionOf'>,
  { filter, collectionRevision }: FoundFilter,
): Promise<unknown> => filter && [filter.ownerId, await deals.versionOf(filter.ownerId ?? null), collectionRevision]

/**
 * The filter of a list. Its collection and group must belong to the requested owner, if any.
 * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN, DEAL_COLLECTION_NOT_FOUND, SHARING_GROUP_NOT_FOUND,
 *   VALIDATION_FAILED for too many words
 */
export const dealFilterOf = async (
  { collections, sharingGroups }: FilterSources,
  { actor, ownerId, dealIds, collectionId, sharingGroupId, ...filter }: DealListRequest,
): Promise<FoundFilter> => {
  requireActingFor(actor, 'deals:read', ownerId)
  requireFewWords(filter)
  const isOwners = (found: string | null): boolean => ownerId === undefined || found === ownerId
  let collectionRevision: number | null = null
  const read = { ...filter } as { -readonly [Key in keyof DealFilter]: DealFilter[Key] }
  if (dealIds !== undefined) read.ids = dealIds.flatMap((text) => parseDealId(text) ?? [])
  if (collectionId !== undefined) {
    const id = foundOr(parseCollectionId(collectionId), collectionNotFound)
    const collection = foundOr(await collections.findById(id), collectionNotFound)
    if (!isOwners(collection.ownerId)) throw collectionNotFound()
    const { ids } = read
    read.ids = ids === undefined ? collection.dealIds : collection.dealIds.filter((dealId) => ids.includes(dealId))
    collectionRevision = collection.revision
  }
  if (sharingGroupId !== undefined) {
    const id = foundOr(parseSharingGroupId(sharingGroupId), sharingGroupNotFound)
    const { group } = foundOr(await sharingGroups.findWithMembers(id), sharingGroupNotFound)
    if (!isOwners(group.ownerId)) throw sharingGroupNotFound()
    read.sharingGroupId = id
  }
  const owner = ownerId === undefined ? undefined : parseAccountId(ownerId)
  return { filter: owner === null ? null : { ...read, ownerId: owner }, collectionRevision }
}
