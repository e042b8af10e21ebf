import type { AccountId, CollectionId, ParticipantId } from '../../domain/ids.js'
import type { JudgedAnswer } from '../../domain/practice/judged-answer.js'
import type { Participant } from '../../domain/practice/participant.js'

/** A participant with all their stored answers. */
export interface ParticipantWithAnswers {
  readonly participant: Participant
  /** Ordered by deal id. */
  readonly answers: readonly JudgedAnswer[]
}

/** The students who take part in the practice of collections. Only a hash of their keys is stored. */
export interface ParticipantRepository {
  /**
   * Inserts a participant if the collection has an owner and fewer than `limit` participants, even if several are
   * inserted concurrently. In a full collection, replaces the participant who was first to take part, at `idleSince` or
   * earlier, and has not answered at all. Returns whether the participant was inserted.
   */
  insert(participant: Participant, key: string, limit: number, idleSince: Date): Promise<boolean>

  /** The participant of the collection with this id and key; `null` if either is wrong. */
  find(collectionId: CollectionId, id: ParticipantId, key: string): Promise<Participant | null>

  /** The participant of the collection with this id, with all answers; `null` if there is none. */
  findWithAnswers(collectionId: CollectionId, id: ParticipantId): Promise<ParticipantWithAnswers | null>

  /** Replaces the key of a participant. Returns whether there is such a participant. */
  replaceKey(collectionId: CollectionId, id: ParticipantId, key: string): Promise<boolean>

  /** The participants of a collection, earliest `startedAt` first, then by id. */
  listByCollection(collectionId: CollectionId): Promise<readonly Participant[]>

  /**
   * Up to `limit` participants of all collections of an account, including deleted collections, with their answers,
   * ordered by collection and id, starting after the given one.
   */
  listByOwnerAfter(
    ownerId: AccountId,
    after: ParticipantWithAnswers | null,
    limit: number,
  ): Promise<readonly ParticipantWithAnswers[]>

  /** Deletes a participant with all answers. Returns whether there was one. */
  delete(collectionId: CollectionId, id: ParticipantId): Promise<boolean>

  /**
   * Deletes all participants of a collection with all answers. They can no longer be read; a job that this begins
   * removes the stored answers, of which there may be many.
   */
  deleteAll(collectionId: CollectionId, at: Date): Promise<void>

  /**
   * Deletes the participants who have neither started nor answered since this time, in the collections of the `atMost`
   * who have been inactive for longest. Returns how many. Leaves their answers to `removeDeleted`.
   */
  deleteBefore(time: Date, atMost: number): Promise<number>

  /**
   * Removes up to `atMost` answers of deleted participants, and the deleted participants who have no answers left.
   * Returns how many rows it removed; 0 means that nothing is left.
   */
  removeDeleted(atMost: number): Promise<number>
}
