import type { CollectionId, DealId, ParticipantId } from '../../domain/ids.js'
import type { AnsweredBoard, AnswerSummary } from '../../domain/practice/judged-answer.js'
import type { Answer, Participant } from '../../domain/practice/participant.js'

/** An answer, and the copy of the board by which it is judged. */
export interface StoredAnswer {
  readonly answer: Answer
  readonly board: AnsweredBoard
}

/** Participants' answers to the boards of a practice. They are judged by copies of the boards. */
export interface AnswerRepository {
  /** A participant's answer to a board; `null` if there is none. */
  find(participantId: ParticipantId, dealId: DealId): Promise<StoredAnswer | null>

  /**
   * Inserts or overwrites an answer, and sets the participant's `lastAt`. A stored copy of the board stays as it is,
   * except that tricks are added if they were unknown. Returns `false`, without writing anything, if the stored answer
   * is judged by a later revision, or if the participant no longer exists or has answered since it was read.
   */
  save(participant: Participant, stored: StoredAnswer, at: Date): Promise<boolean>

  /** All answers to a collection, in no particular order. */
  listByCollection(collectionId: CollectionId): Promise<readonly AnswerSummary[]>

  /** The boards by which the answers to a collection are judged, one for each revision, in no particular order. */
  listBoards(collectionId: CollectionId): Promise<readonly AnsweredBoard[]>

  /** A string that changes whenever a participant or an answer of the collection is added, changed or deleted. */
  versionOf(collectionId: CollectionId): Promise<string>
}
