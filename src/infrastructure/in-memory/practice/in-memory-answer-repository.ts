import type { AnswerRepository, StoredAnswer } from '../../../application/ports/answer-repository.js'
import type { CollectionId, DealId, ParticipantId } from '../../../domain/ids.js'
import { type AnsweredBoard, type AnswerSummary, summaryOf } from '../../../domain/practice/judged-answer.js'
import type { Participant } from '../../../domain/practice/participant.js'
import type { InMemoryDatabase } from '../in-memory-database.js'
import { changeVersion } from './in-memory-answers.js'

const keyOf = (participantId: ParticipantId, dealId: DealId): string => `${participantId} ${dealId}`

export class InMemoryAnswerRepository implements AnswerRepository {
  constructor(private readonly db: InMemoryDatabase) {}

  async find(participantId: ParticipantId, dealId: DealId): Promise<StoredAnswer | null> {
    return structuredClone(this.db.tables.answers.get(keyOf(participantId, dealId)) ?? null)
  }

  save({ collectionId, lastAt }: Participant, stored: StoredAnswer, at: Date): Promise<boolean> {
    return this.db.write((tables) => {
      const { participantId, dealId } = stored.answer
      const of = tables.participants.get(participantId)
      const before = tables.answers.get(keyOf(participantId, dealId))
      if (of?.participant.collectionId !== collectionId) return false
      if (of.participant.lastAt?.getTime() !== lastAt?.getTime()) return false
      if (before !== undefined && before.board.revision > stored.board.revision) return false
      const given = structuredClone(stored.board)
      const copy = before?.board.revision === given.revision ? before.board : null
      const board = copy === null ? given : { ...copy, tricks: copy.tricks ?? given.tricks }
      tables.answers.set(keyOf(participantId, dealId), { answer: structuredClone(stored.answer), board })
      tables.participants.set(participantId, { ...of, participant: { ...of.participant, lastAt: at } })
      changeVersion(tables, collectionId)
      return true
    })
  }

  async listByCollection(collectionId: CollectionId): Promise<readonly AnswerSummary[]> {
    return this.of(collectionId).map(({ answer, board }) => summaryOf(board, answer))
  }

  async listBoards(collectionId: CollectionId): Promise<readonly AnsweredBoard[]> {
    const boards = new Map(this.of(collectionId).map(({ board }) => [`${board.dealId} ${board.revision}`, board]))
    return structuredClone([...boards.values()])
  }

  async versionOf(collectionId: CollectionId): Promise<string> {
    return String(this.db.tables.answerVersions.get(collectionId) ?? '')
  }

  private of(collectionId: CollectionId): StoredAnswer[] {
    const { answers, participants } = this.db.tables
    return [...answers.values()].filter(
      ({ answer }) => participants.get(answer.participantId)?.participant.collectionId === collectionId,
    )
  }
}
