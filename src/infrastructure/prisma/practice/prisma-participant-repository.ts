import { NIL } from 'uuid'
import type {
  ParticipantRepository,
  ParticipantWithAnswers,
} from '../../../application/ports/participant-repository.js'
import type { AccountId, CollectionId, ParticipantId } from '../../../domain/ids.js'
import { type JudgedAnswer, judgeAnswer } from '../../../domain/practice/judged-answer.js'
import type { Participant } from '../../../domain/practice/participant.js'
import { hashOfSecret } from '../../callers/hashed-secret.js'
import type { Statements } from '../../postgres/statements.js'
import type { Prisma } from '../generated/client.js'
import { type StoredAnswerRow, toStoredAnswer } from './answer-rows.js'
import { type ParticipantRow, toParticipant } from './participant-rows.js'
import {
  BEGIN_REMOVAL,
  CHANGE_VERSION,
  DELETE_BOARDS,
  DELETE_BOARDS_OF_SILENT,
  DELETE_PARTICIPANT,
  DELETE_UNUSED_BOARDS,
  DETACH_PARTICIPANTS,
  DETACH_SILENT,
  FIND_PARTICIPANT,
  GET_PARTICIPANT,
  INSERT_PARTICIPANT,
  LIST_ANSWERS_OF,
  LIST_PARTICIPANTS,
  LIST_PARTICIPANTS_OF_OWNER,
  LIST_SILENT_CLASSES,
} from './practice-statements.js'
import { removeDeletedParticipants } from './removed-participants.js'

export class PrismaParticipantRepository implements ParticipantRepository {
  constructor(
    private readonly prisma: Prisma.TransactionClient,
    private readonly statements: Statements,
  ) {}

  async insert(participant: Participant, key: string, limit: number, idleSince: Date): Promise<boolean> {
    const { id, collectionId, name, startedAt } = participant
    const values = [id, collectionId, name, hashOfSecret(key), startedAt, limit, idleSince]
    const rows = await this.statements.inOneTransaction(
      [
        { statement: CHANGE_VERSION, values: [collectionId] },
        { statement: INSERT_PARTICIPANT, values },
      ],
      collectionId,
    )
    return rows.length > 0
  }

  async find(collectionId: CollectionId, id: ParticipantId, key: string): Promise<Participant | null> {
    const values = [id, collectionId, hashOfSecret(key)]
    const [row] = await this.statements.rows<ParticipantRow>(FIND_PARTICIPANT, values)
    return row === undefined ? null : toParticipant(row)
  }

  async findWithAnswers(collectionId: CollectionId, id: ParticipantId): Promise<ParticipantWithAnswers | null> {
    const rows = await this.statements.rows<ParticipantRow>(GET_PARTICIPANT, [id, collectionId])
    return (await this.withAnswers(rows))[0] ?? null
  }

  async replaceKey(collectionId: CollectionId, id: ParticipantId, key: string): Promise<boolean> {
    const data = { keyHash: hashOfSecret(key) }
    return (await this.prisma.participant.updateMany({ where: { id, collectionId }, data })).count > 0
  }

  async listByCollection(collectionId: CollectionId): Promise<readonly Participant[]> {
    return (await this.statements.rows<ParticipantRow>(LIST_PARTICIPANTS, [collectionId])).map(toParticipant)
  }

  async listByOwnerAfter(
    ownerId: AccountId,
    after: ParticipantWithAnswers | null,
    limit: number,
  ): Promise<readonly ParticipantWithAnswers[]> {
    const from = [after?.participant.collectionId ?? NIL, after?.participant.id ?? NIL]
    const values = [ownerId, ...from, limit]
    return this.withAnswers(await this.statements.rows<ParticipantRow>(LIST_PARTICIPANTS_OF_OWNER, values))
  }

  private async withAnswers(rows: readonly ParticipantRow[]): Promise<readonly ParticipantWithAnswers[]> {
    const ids = rows.map(({ id }) => id)
    const answers = new Map<string, JudgedAnswer[]>(ids.map((id) => [id, []]))
    for (const row of await this.statements.rows<StoredAnswerRow>(LIST_ANSWERS_OF, [ids])) {
      const { answer, board } = toStoredAnswer(row)
      answers.get(row.participantId)?.push(judgeAnswer(board, answer))
    }
    return rows.map((row) => ({ participant: toParticipant(row), answers: answers.get(row.id) ?? [] }))
  }

  async delete(collectionId: CollectionId, id: ParticipantId): Promise<boolean> {
    const rows = await this.statements.inOneTransaction(
      [
        { statement: CHANGE_VERSION, values: [collectionId] },
        { statement: DELETE_UNUSED_BOARDS, values: [collectionId, id] },
        { statement: DELETE_PARTICIPANT, values: [collectionId, id] },
      ],
      collectionId,
    )
    return rows.length > 0
  }

  async deleteAll(collectionId: CollectionId, at: Date): Promise<void> {
    const statements = [CHANGE_VERSION, DETACH_PARTICIPANTS, DELETE_BOARDS]
    const steps = statements.map((statement) => ({ statement, values: [collectionId] as unknown[] }))
    await this.statements.inOneTransaction([...steps, { statement: BEGIN_REMOVAL, values: [at] }], collectionId)
  }

  async deleteBefore(time: Date, atMost: number): Promise<number> {
    let deleted = 0
    for (const { id } of await this.statements.rows<{ readonly id: string }>(LIST_SILENT_CLASSES, [time, atMost])) {
      const rows = await this.statements.inOneTransaction(
        [
          { statement: CHANGE_VERSION, values: [id] },
          { statement: DELETE_BOARDS_OF_SILENT, values: [id, time] },
          { statement: DETACH_SILENT, values: [id, time] },
        ],
        id,
      )
      deleted += rows.length
    }
    return deleted
  }

  removeDeleted(atMost: number): Promise<number> {
    return removeDeletedParticipants(this.statements, atMost)
  }
}
