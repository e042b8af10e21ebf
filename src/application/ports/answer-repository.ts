import type { CollectionId, DealId, ParticipantId } from '../../domain/ids.js'
import type { AnsweredBoard, AnswerSummary } from '../../domain/judged-answer.js'
import type { Answer, Participant } from '../../domain/participant.js'

/** An answer, and the board by which it is judged. */
export interface StoredAnswer {
  readonly answer: Answer
  readonly board: AnsweredBoard
}

/** What participants answered to the boards of a practice. It is judged by copies of the boards. */
export interface AnswerRepository {
  /** What a participant answered to a board; `null` if nothing. */
  find(participantId: ParticipantId, dealId: DealId): Promise<StoredAnswer | null>

  /**
   * Inserts or overwrites an answer, and sets the participant's `lastAt`. A stored copy of the board stays, but for tricks
   * that were not known then. Returns `false`, without writing anything, if the answer is judged by a later revision, or if
   * the participant is gone, or has answered since it was read.
   */
  save(participant: Participant, stored: StoredAnswer, at: Date): Promise<boolean>

  /** All answers to a collection, in no particular order. */
  listByCollection(collectionId: CollectionId): Promise<readonly AnswerSummary[]>

  /** The boards by which the answers to a collection are judged, one for each revision, in no particular order. */
  listBoards(collectionId: CollectionId): Promise<readonly AnsweredBoard[]>

  /** A text that changes whenever a participant or an answer of the collection is added, changed or deleted. */
  versionOf(collectionId: CollectionId): Promise<string>
}
