import type { CollectionId, ParticipantId } from '../../../domain/ids.js'
import type { Tables } from '../in-memory-database.js'

export const changeVersion = ({ answerVersions }: Tables, collectionId: CollectionId): void => {
  answerVersions.set(collectionId, (answerVersions.get(collectionId) ?? 0) + 1)
}

export const removeParticipant = (tables: Tables, id: ParticipantId): void => {
  tables.participants.delete(id)
  for (const [key, { answer }] of tables.answers) if (answer.participantId === id) tables.answers.delete(key)
}

/** Removes everything about the practice of a collection. */
export const removePractice = (tables: Tables, collectionId: CollectionId): void => {
  for (const { participant } of tables.participants.values())
    if (participant.collectionId === collectionId) removeParticipant(tables, participant.id)
  tables.answerVersions.delete(collectionId)
}
