import type { Actor } from '../../domain/actor.js'
import { type Collection, collectionNotFound, isDegraded, ownsCollection } from '../../domain/collection.js'
import { type AccountId, type CollectionId, parseCollectionId } from '../../domain/ids.js'
import { everyBatch } from '../batched-list.js'
import { foundOr } from '../found-or.js'
import type { Plans } from '../plans.js'
import type { WhichCollections } from '../ports/collection-repository.js'
import type { Repositories } from '../ports/unit-of-work.js'

/** A collection as its owner sees it. Whether it is degraded is computed on every read. */
export interface OwnedCollection {
  readonly collection: Collection
  readonly degraded: boolean
}

/** @throws DEAL_COLLECTION_NOT_FOUND */
export const collectionIdOf = (text: string): CollectionId => foundOr(parseCollectionId(text), collectionNotFound)

/** A collection that the actor owns. @throws DEAL_COLLECTION_NOT_FOUND also for the collections of others */
export const ownedCollection = async (
  { collections }: Pick<Repositories, 'collections'>,
  actor: Actor,
  id: CollectionId,
): Promise<Collection> => {
  const collection = await collections.findById(id)
  if (collection === null || !ownsCollection(actor, collection)) throw collectionNotFound()
  return collection
}

/** A deleted collection that the actor owns; `null` also for the collections of others. */
export const ownedDeletedCollection = async (
  { collections }: Pick<Repositories, 'collections'>,
  actor: Actor,
  id: CollectionId,
): Promise<Collection | null> => {
  const collection = await collections.findDeleted(id)
  return collection !== null && ownsCollection(actor, collection) ? collection : null
}

export const withStanding =
  (ceiling: number | null) =>
  (collection: Collection): OwnedCollection => ({ collection, degraded: isDegraded(collection, ceiling) })

/** All collections of an account, or all deleted ones, newest first, in batches of `limit`. */
export async function* everyOwnedCollection(
  repositories: Pick<Repositories, 'collections' | 'entitlements'>,
  plans: Plans,
  ownerId: AccountId,
  which: WhichCollections & { readonly limit: number },
): AsyncIterable<readonly OwnedCollection[]> {
  const ceiling = await plans.ceilingOf(repositories, ownerId)
  const readBatch = (last: Collection | null) => repositories.collections.listByOwnerAfter(ownerId, last, which)
  for await (const items of everyBatch<Collection>(readBatch)) yield items.map(withStanding(ceiling))
}
