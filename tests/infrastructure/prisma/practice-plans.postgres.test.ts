import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Statement } from '../../../src/infrastructure/postgres/statements.js'
import {
  BEGIN_REMOVAL,
  CHANGE_VERSION,
  DELETE_BOARDS,
  DELETE_BOARDS_OF_SILENT,
  DELETE_PARTICIPANT,
  DELETE_UNUSED_BOARDS,
  DETACH_PARTICIPANTS,
  DETACH_SILENT,
  FIND_ANSWER,
  FIND_PARTICIPANT,
  GET_PARTICIPANT,
  INSERT_PARTICIPANT,
  LIST_ANSWERS_OF,
  LIST_BOARDS,
  LIST_DELETED,
  LIST_PARTICIPANTS,
  LIST_PARTICIPANTS_OF_OWNER,
  LIST_SILENT_CLASSES,
  LIST_SUMMARIES,
  REMOVE_ANSWERS,
  REMOVE_PARTICIPANTS,
  VERSION,
} from '../../../src/infrastructure/prisma/practice/practice-statements.js'
import { prismaRepositories } from '../../../src/infrastructure/prisma/prisma-transactions.js'
import { anAnswer, practisedBoard } from '../../support/answered-boards.js'
import { aCollection, anAccount, aParticipant, later, NOON } from '../../support/builders.js'
import { openServerDatabase } from '../../support/databases.js'

let database: Awaited<ReturnType<typeof openServerDatabase>>

const [owner, other] = [anAccount(), anAccount()]
const lesson = aCollection({ ownerId: owner.id })
const crowd = aCollection({ ownerId: other.id })
const student = aParticipant({ collectionId: lesson.id })
const board = practisedBoard()

beforeAll(async () => {
  database = await openServerDatabase({ isPatient: true })
  const { accounts, collections, participants, answers } = prismaRepositories(database.prisma, database.statements)
  for (const account of [owner, other]) await accounts.insert(account)
  for (const collection of [lesson, crowd]) await collections.insert(collection)
  await participants.insert(student, 'key', 500, NOON)
  const answer = anAnswer({ participantId: student.id, dealId: board.dealId })
  await answers.save(student, { answer, board }, NOON)
  // Not through the repository: a class of 2,000 with 18,000 answers.
  await database.pool.query(
    `INSERT INTO participants (id, collection_id, name, key_hash, started_at, active_at)
     SELECT gen_random_uuid(), $1, 'Student', 'hash', $2, $2 FROM generate_series(1, 2000)`,
    [crowd.id, NOON],
  )
  await database.pool.query(
    `INSERT INTO answers (participant_id, deal_id, revision, seat, bidding, choices)
     SELECT p.id, gen_random_uuid(), 1, 'S', '[]', '' FROM participants p, generate_series(1, 9) WHERE p.collection_id = $1`,
    [crowd.id],
  )
  await database.pool.query(
    `INSERT INTO answered_boards (collection_id, deal_id, revision, dealer, hands, auction, call_notes)
     SELECT $1, gen_random_uuid(), 1, 'N', '{}', '{}', '[]' FROM generate_series(1, 2000)`,
    [crowd.id],
  )
  await database.pool.query('VACUUM ANALYZE participants, answers, answered_boards')
})
afterAll(() => database.drop())

const SENT: readonly (readonly [Statement, readonly unknown[]])[] = [
  [CHANGE_VERSION, [lesson.id]],
  [VERSION, [lesson.id]],
  [INSERT_PARTICIPANT, [aParticipant().id, lesson.id, 'Ada', 'hash', NOON, 1, NOON]],
  [FIND_PARTICIPANT, [student.id, lesson.id, 'hash']],
  [GET_PARTICIPANT, [student.id, lesson.id]],
  [LIST_PARTICIPANTS, [lesson.id]],
  [LIST_PARTICIPANTS_OF_OWNER, [owner.id, lesson.id, student.id, 10]],
  [DELETE_UNUSED_BOARDS, [lesson.id, aParticipant().id]],
  [DELETE_PARTICIPANT, [lesson.id, aParticipant().id]],
  [DETACH_PARTICIPANTS, [lesson.id]],
  [DETACH_SILENT, [lesson.id, later(1)]],
  [DELETE_BOARDS_OF_SILENT, [lesson.id, later(1)]],
  [LIST_SILENT_CLASSES, [NOON, 50]],
  [LIST_DELETED, [100]],
  [REMOVE_ANSWERS, [[student.id], 1_000]],
  [REMOVE_PARTICIPANTS, [[student.id]]],
  [BEGIN_REMOVAL, [NOON]],
  [DELETE_BOARDS, [lesson.id]],
  [FIND_ANSWER, [student.id, board.dealId]],
  [LIST_ANSWERS_OF, [[student.id]]],
  [LIST_SUMMARIES, [lesson.id]],
  [LIST_BOARDS, [lesson.id]],
]

it.each(SENT.map(([statement, values]) => [statement.name, statement.text, values] as const))(
  '%s scans no table, however many participants other lessons have',
  async (_name, text, values) => {
    const client = await database.pool.connect()
    try {
      await client.query('BEGIN')
      const { rows } = await client.query(`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${text}`, [...values])
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      // The few accounts, collections and versions fit in a page each.
      expect(plan).not.toMatch(/Seq Scan on (participants|answers|answered_boards)( \S+)? \(actual/)
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  },
)
