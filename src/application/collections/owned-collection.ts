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

/** A collection that the actor owns. @throws DEAL_COLLECTION_NOT_FOUND also for other accounts' collections */
export const ownedCollection = async (
  { collections }: Pick<Repositories, 'collections'>,
  actor: Actor,
  id: CollectionId,
): Promise<Collection> => {
  const collection = await collections.findById(id)
  if (collection === null || !ownsCollection(actor, collection)) throw collectionNotFound()
  return collection
}

/** A collection that the actor owns, deleted or not. @throws DEAL_COLLECTION_NOT_FOUND also for others' collections */
export const ownedOrDeletedCollection = async (
  repositories: Pick<Repositories, 'collections'>,
  actor: Actor,
  id: CollectionId,
): Promise<Collection> => {
  const deleted = await repositories.collections.findDeleted(id)
  return deleted !== null && ownsCollection(actor, deleted) ? deleted : ownedCollection(repositories, actor, id)
}

/**
 * Locks and reads a collection of the actor. Locks only after checking ownership, so that other callers can't make the
 * owner wait.
 */
export const lockedCollection = async (
  repositories: Pick<Repositories, 'collections'>,
  actor: Actor,
  id: CollectionId,
  find: typeof ownedCollection = ownedCollection,
): Promise<Collection> => {
  await find(repositories, actor, id)
  await repositories.collections.lock(id)
  return find(repositories, actor, id)
}

export const withDegraded =
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
  for await (const items of everyBatch<Collection>(readBatch)) yield items.map(withDegraded(ceiling))
}
