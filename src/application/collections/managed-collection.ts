import type { Actor } from '../../domain/actor.js'
import { type Collection, collectionCeiling, collectionNotFound, ownsCollection } from '../../domain/collection.js'
import { type CollectionId, parseCollectionId } from '../../domain/ids.js'
import type { Repositories } from '../ports/unit-of-work.js'

export const collectionIdOf = (text: string): CollectionId => {
  const id = parseCollectionId(text)
  if (id === null) throw collectionNotFound()
  return id
}

/** Reads how many collections an owner's plan carries. */
export const ceilingOf = async (
  { entitlements }: Pick<Repositories, 'entitlements'>,
  { ownerId }: Pick<Collection, 'ownerId'>,
  { free, at }: { readonly free: number; readonly at: Date },
): Promise<number | null> => collectionCeiling(await entitlements.listActiveGrants(ownerId, at), free)

/** A collection of the actor; any other is unknown. @throws DEAL_COLLECTION_NOT_FOUND */
export const ownedCollection = async (
  { collections }: Pick<Repositories, 'collections'>,
  actor: Actor,
  id: CollectionId,
): Promise<Collection> => {
  const collection = await collections.findById(id)
  if (collection === null || !ownsCollection(actor, collection)) throw collectionNotFound()
  return collection
}
