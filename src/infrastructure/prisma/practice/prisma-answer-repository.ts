import { flatMapInPieces } from '../../../application/pieces.js'
import type { AnswerRepository, StoredAnswer } from '../../../application/ports/answer-repository.js'
import type { CollectionId, DealId, ParticipantId } from '../../../domain/ids.js'
import type { AnsweredBoard, AnswerSummary } from '../../../domain/practice/judged-answer.js'
import type { Participant } from '../../../domain/practice/participant.js'
import type { Statements } from '../../postgres/statements.js'
import {
  type AnsweredBoardRow,
  type StoredAnswerRow,
  type SummaryRow,
  toAnsweredBoard,
  toAnswerValues,
  toStoredAnswer,
  toSummary,
} from './answer-rows.js'
import {
  CHANGE_VERSION,
  FIND_ANSWER,
  LIST_BOARDS,
  LIST_SUMMARIES,
  SAVE_ANSWER,
  VERSION,
} from './practice-statements.js'

export class PrismaAnswerRepository implements AnswerRepository {
  constructor(private readonly statements: Statements) {}

  async find(participantId: ParticipantId, dealId: DealId): Promise<StoredAnswer | null> {
    const [row] = await this.statements.rows<StoredAnswerRow>(FIND_ANSWER, [participantId, dealId])
    return row === undefined ? null : toStoredAnswer(row)
  }

  async save({ id, collectionId, lastAt }: Participant, stored: StoredAnswer, at: Date): Promise<boolean> {
    const values = [id, collectionId, at, ...toAnswerValues(stored), lastAt]
    const rows = await this.statements.inOneTransaction(
      [
        { statement: CHANGE_VERSION, values: [collectionId] },
        { statement: SAVE_ANSWER, values },
      ],
      collectionId,
    )
    return rows.length > 0
  }

  async listByCollection(collectionId: CollectionId): Promise<readonly AnswerSummary[]> {
    const rows = await this.statements.rows<SummaryRow>(LIST_SUMMARIES, [collectionId])
    return flatMapInPieces(rows, (row) => [toSummary(row)])
  }

  async listBoards(collectionId: CollectionId): Promise<readonly AnsweredBoard[]> {
    return (await this.statements.rows<AnsweredBoardRow>(LIST_BOARDS, [collectionId])).map(toAnsweredBoard)
  }

  async versionOf(collectionId: CollectionId): Promise<string> {
    const [row] = await this.statements.rows<{ readonly version: string }>(VERSION, [collectionId])
    return row?.version ?? ''
  }
}
