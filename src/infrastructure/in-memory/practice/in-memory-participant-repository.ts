import type {
  ParticipantRepository,
  ParticipantWithAnswers,
} from '../../../application/ports/participant-repository.js'
import type { AccountId, CollectionId, ParticipantId } from '../../../domain/ids.js'
import { judgeAnswer } from '../../../domain/practice/judged-answer.js'
import type { Participant } from '../../../domain/practice/participant.js'
import { compareCodePoints } from '../../../domain/text.js'
import { hashOfSecret } from '../../callers/hashed-secret.js'
import type { InMemoryDatabase, Tables } from '../in-memory-database.js'
import { changeVersion, removeParticipant } from './in-memory-answers.js'

const activeAt = ({ startedAt, lastAt }: Participant): Date => lastAt ?? startedAt

const earliestFirst = (a: Participant, b: Participant): number =>
  a.startedAt.getTime() - b.startedAt.getTime() || compareCodePoints(a.id, b.id)

const membersOf = (tables: Tables, collectionId: CollectionId): Participant[] =>
  [...tables.participants.values()]
    .map(({ participant }) => participant)
    .filter((participant) => participant.collectionId === collectionId)

export class InMemoryParticipantRepository implements ParticipantRepository {
  constructor(private readonly db: InMemoryDatabase) {}

  insert(participant: Participant, key: string, limit: number, idleSince: Date): Promise<boolean> {
    return this.db.write((tables) => {
      if (!tables.collections.get(participant.collectionId)?.ownerId) return false
      const held = membersOf(tables, participant.collectionId)
      if (held.length >= limit) {
        const [idle] = held
          .filter(({ lastAt, startedAt }) => lastAt === null && startedAt <= idleSince)
          .sort(earliestFirst)
        if (idle === undefined) return false
        removeParticipant(tables, idle.id)
      }
      tables.participants.set(participant.id, { participant: structuredClone(participant), keyHash: hashOfSecret(key) })
      changeVersion(tables, participant.collectionId)
      return true
    })
  }

  async find(collectionId: CollectionId, id: ParticipantId, key: string): Promise<Participant | null> {
    const stored = this.db.tables.participants.get(id)
    const isFound = stored?.participant.collectionId === collectionId && stored.keyHash === hashOfSecret(key)
    return isFound ? structuredClone(stored.participant) : null
  }

  async findWithAnswers(collectionId: CollectionId, id: ParticipantId): Promise<ParticipantWithAnswers | null> {
    const stored = this.db.tables.participants.get(id)
    return stored?.participant.collectionId === collectionId ? this.withAnswers(stored.participant) : null
  }

  replaceKey(collectionId: CollectionId, id: ParticipantId, key: string): Promise<boolean> {
    return this.db.write(({ participants }) => {
      const stored = participants.get(id)
      if (stored?.participant.collectionId !== collectionId) return false
      participants.set(id, { ...stored, keyHash: hashOfSecret(key) })
      return true
    })
  }

  async listByCollection(collectionId: CollectionId): Promise<readonly Participant[]> {
    const members = membersOf(this.db.tables, collectionId)
    members.sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime() || compareCodePoints(a.id, b.id))
    return structuredClone(members)
  }

  async listByOwnerAfter(
    ownerId: AccountId,
    after: ParticipantWithAnswers | null,
    limit: number,
  ): Promise<readonly ParticipantWithAnswers[]> {
    const { participants, collections } = this.db.tables
    const placeOf = ({ collectionId, id }: Participant): string => `${collectionId} ${id}`
    const from = after === null ? '' : placeOf(after.participant)
    return [...participants.values()]
      .map(({ participant }) => participant)
      .filter((one) => collections.get(one.collectionId)?.ownerId === ownerId && placeOf(one) > from)
      .sort((a, b) => compareCodePoints(placeOf(a), placeOf(b)))
      .slice(0, limit)
      .map((participant) => this.withAnswers(participant))
  }

  private withAnswers(participant: Participant): ParticipantWithAnswers {
    const own = [...this.db.tables.answers.values()].filter(({ answer }) => answer.participantId === participant.id)
    own.sort((a, b) => compareCodePoints(a.answer.dealId, b.answer.dealId))
    return structuredClone({ participant, answers: own.map(({ answer, board }) => judgeAnswer(board, answer)) })
  }

  delete(collectionId: CollectionId, id: ParticipantId): Promise<boolean> {
    return this.db.write((tables) => {
      if (tables.participants.get(id)?.participant.collectionId !== collectionId) return false
      removeParticipant(tables, id)
      changeVersion(tables, collectionId)
      return true
    })
  }

  deleteAll(collectionId: CollectionId): Promise<void> {
    return this.db.write((tables) => {
      for (const { id } of membersOf(tables, collectionId)) removeParticipant(tables, id)
      changeVersion(tables, collectionId)
    })
  }

  deleteBefore(time: Date, atMost: number): Promise<number> {
    return this.db.write((tables) => {
      const old = [...tables.participants.values()]
        .map(({ participant }) => participant)
        .filter((participant) => activeAt(participant) < time)
        .sort((a, b) => activeAt(a).getTime() - activeAt(b).getTime())
      const classes = new Set(old.slice(0, atMost).map(({ collectionId }) => collectionId))
      const gone = old.filter(({ collectionId }) => classes.has(collectionId))
      for (const { id } of gone) removeParticipant(tables, id)
      for (const collectionId of classes) changeVersion(tables, collectionId)
      return gone.length
    })
  }

  /** Nothing is left: participants are deleted with their answers here. */
  async removeDeleted(): Promise<number> {
    return 0
  }
}
