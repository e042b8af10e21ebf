import { type Collection, collectionNotFound } from '../../domain/collection.js'
import { parseParticipantId } from '../../domain/ids.js'
import { type Participant, participantNotFound } from '../../domain/practice/participant.js'
import type { LinkTarget } from '../collections/public-links.js'
import { foundOr } from '../found-or.js'
import type { Repositories } from '../ports/unit-of-work.js'

/** A participant of a public link, with their id and key. */
export interface ParticipantTarget extends LinkTarget {
  readonly id: string
  readonly key: string
}

/** @throws DEAL_COLLECTION_NOT_FOUND unless students can answer */
export const requireAnswers = ({ practice }: Pick<Collection, 'practice'>): void => {
  if (!practice.answers) throw collectionNotFound()
}

/** @throws PARTICIPANT_NOT_FOUND both for an unknown participant and for a wrong key */
export const participantOf = async (
  { participants }: Pick<Repositories, 'participants'>,
  { id: collectionId }: Pick<Collection, 'id'>,
  { id: text, key }: Pick<ParticipantTarget, 'id' | 'key'>,
): Promise<Participant> => {
  const id = foundOr(parseParticipantId(text), participantNotFound)
  return foundOr(await participants.find(collectionId, id, key), participantNotFound)
}
