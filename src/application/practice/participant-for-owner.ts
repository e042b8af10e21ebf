import { type Actor, requireAccount } from '../../domain/actor.js'
import { type CollectionId, type ParticipantId, parseParticipantId } from '../../domain/ids.js'
import { participantNotFound } from '../../domain/practice/participant.js'
import { collectionIdOf, ownedCollection } from '../collections/owned-collection.js'
import { foundOr } from '../found-or.js'
import type { Repositories } from '../ports/unit-of-work.js'

export interface OwnedParticipantTarget {
  readonly actor: Actor
  readonly id: string
  readonly participantId: string
}

/**
 * The ids of a participant and of the actor's collection, which may be archived or degraded.
 * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND, PARTICIPANT_NOT_FOUND if it is not an id
 */
export const ownedParticipantIds = async (
  repositories: Pick<Repositories, 'collections'>,
  { actor, id, participantId }: OwnedParticipantTarget,
): Promise<readonly [collectionId: CollectionId, participantId: ParticipantId]> => {
  requireAccount(actor)
  const collection = await ownedCollection(repositories, actor, collectionIdOf(id))
  return [collection.id, foundOr(parseParticipantId(participantId), participantNotFound)]
}
