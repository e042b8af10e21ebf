import type { AccountId, CollectionId, ParticipantId } from '../../domain/ids.js'
import type { JudgedAnswer } from '../../domain/judged-answer.js'
import type { Participant } from '../../domain/participant.js'

/** A participant with everything that is stored of their answers. */
export interface ParticipantWithAnswers {
  readonly participant: Participant
  /** In the order of the ids of the deals. */
  readonly answers: readonly JudgedAnswer[]
}

/** The students who take part in the practice of collections. Only a hash of their keys is stored. */
export interface ParticipantRepository {
  /**
   * Inserts a participant if the collection has fewer than `limit`, even if several are inserted concurrently. In a full
   * collection, the one who has been there for longest without any answer gives way, if that is since `idleSince`. Returns
   * whether it did; not into a collection without an owner.
   */
  insert(participant: Participant, key: string, limit: number, idleSince: Date): Promise<boolean>

  /** The participant of the collection with this id and key; `null` alike if either is wrong. */
  find(collectionId: CollectionId, id: ParticipantId, key: string): Promise<Participant | null>

  /** The participant of the collection with this id, with all answers; `null` if there is none. */
  findWithAnswers(collectionId: CollectionId, id: ParticipantId): Promise<ParticipantWithAnswers | null>

  /** Replaces the key of a participant. Returns whether there is such a participant. */
  replaceKey(collectionId: CollectionId, id: ParticipantId, key: string): Promise<boolean>

  /** The participants of a collection, the first `startedAt` first, then by id. */
  listByCollection(collectionId: CollectionId): Promise<readonly Participant[]>

  /**
   * Up to `limit` participants of all collections of an account, deleted ones too, by collection and id, with their
   * answers, starting after the given one.
   */
  listByOwnerAfter(
    ownerId: AccountId,
    after: ParticipantWithAnswers | null,
    limit: number,
  ): Promise<readonly ParticipantWithAnswers[]>

  /** Deletes a participant with all answers. Returns whether there was one. */
  delete(collectionId: CollectionId, id: ParticipantId): Promise<boolean>

  /**
   * Deletes all participants of a collection with all answers: at once for every reader, and begins the job that removes the
   * answers, of which there may be many.
   */
  deleteAll(collectionId: CollectionId, at: Date): Promise<void>

  /**
   * Deletes the participants who have neither started nor answered since this time, of the collections in which the `atMost`
   * longest silent ones are. Returns how many. Their answers are left to `removeDeleted`.
   */
  deleteBefore(time: Date, atMost: number): Promise<number>

  /**
   * Removes up to `atMost` of the answers that deleted participants have left, and those participants who have none left. Returns
   * how many it removed: nothing is left once that is 0.
   */
  removeDeleted(atMost: number): Promise<number>
}
