import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PrismaTransactions, prismaRepositories } from '../../../src/infrastructure/prisma/prisma-transactions.js'
import { aCollection, anAccount, later, NOON } from '../../support/builders.js'
import { openServerDatabase } from '../../support/databases.js'
import { finishJobs, runPiece } from '../../support/jobs.js'

const owner = anAccount()
const lesson = aCollection({ ownerId: owner.id })
const other = aCollection({ ownerId: owner.id })
const [STUDENTS, BOARDS] = [120, 30]

/** What is removed in pieces: a class with more answers than one piece removes. */
describe('the answers of a large class', () => {
  let database: Awaited<ReturnType<typeof openServerDatabase>>
  let repositories: ReturnType<typeof prismaRepositories>
  let transactions: PrismaTransactions

  const fill = async (collectionId: string): Promise<void> => {
    await database.pool.query(
      `INSERT INTO participants (id, collection_id, name, key_hash, started_at, active_at)
       SELECT gen_random_uuid(), $1, 'Student', 'hash', $2, $2 FROM generate_series(1, ${STUDENTS})`,
      [collectionId, NOON],
    )
    await database.pool.query(
      `INSERT INTO answered_boards (collection_id, deal_id, revision, dealer, hands, auction, call_notes)
       SELECT $1, gen_random_uuid(), 1, 'N', '{}', '{}', '[]' FROM generate_series(1, ${BOARDS})`,
      [collectionId],
    )
    await database.pool.query(
      `INSERT INTO answers (participant_id, deal_id, revision, seat, bidding, choices)
       SELECT p.id, b.deal_id, b.revision, 'S', '[]', '' FROM participants p JOIN answered_boards b USING (collection_id)
       WHERE p.collection_id = $1`,
      [collectionId],
    )
  }
  const rowsOf = async (): Promise<readonly number[]> => {
    const { rows } = await database.pool.query(`SELECT
      (SELECT count(*)::int FROM participants) AS a, (SELECT count(*)::int FROM answers) AS b,
      (SELECT count(*)::int FROM answered_boards) AS c`)
    return Object.values(rows[0])
  }
  const WHOLE = [STUDENTS, STUDENTS * BOARDS, BOARDS]

  beforeEach(async () => {
    database = await openServerDatabase()
    repositories = prismaRepositories(database.prisma, database.statements)
    transactions = new PrismaTransactions(database)
    const { accounts, collections } = repositories
    await accounts.insert(owner)
    for (const collection of [lesson, other]) {
      await collections.insert(collection)
      await fill(collection.id)
    }
  })
  afterEach(() => database.drop())

  it.each([
    ['the owner deletes them', () => transactions.run(({ participants }) => participants.deleteAll(lesson.id, NOON))],
    ['the collection is deleted', () => transactions.run(({ collections }) => collections.deleteForever(lesson, NOON))],
  ])('are hidden at once when %s, and removed a thousand at a time', async (_, remove) => {
    await remove()
    const { answers, participants } = repositories
    expect(await participants.listByCollection(lesson.id)).toEqual([])
    expect(await answers.listByCollection(lesson.id)).toEqual([])
    expect(await answers.listBoards(lesson.id)).toEqual([])
    // No request waits for all of them.
    expect(await rowsOf()).toEqual([2 * STUDENTS, 2 * STUDENTS * BOARDS, BOARDS])
    let left = 2 * STUDENTS * BOARDS
    while (await runPiece(transactions)) {
      const [, now = 0] = await rowsOf()
      expect(left - now).toBeLessThanOrEqual(1_000)
      left = now
    }
    expect(await rowsOf()).toEqual(WHOLE)
    expect(await participants.listByCollection(other.id)).toHaveLength(STUDENTS)
  })

  it('are removed even if they are deleted while others are being removed', async () => {
    const removing = (async () => finishJobs(transactions))()
    await transactions.run(({ participants }) => participants.deleteAll(lesson.id, NOON))
    await Promise.all([
      finishJobs(transactions),
      transactions.run(({ participants }) => participants.deleteAll(other.id, later(1))),
      removing,
    ])
    await finishJobs(transactions)
    expect(await rowsOf()).toEqual([0, 0, 0])
  })

  it('are also pruned in pieces', async () => {
    const { participants } = repositories
    expect(await participants.deleteBefore(later(1), 1)).toBe(STUDENTS)
    expect(await participants.deleteBefore(later(1), 1)).toBe(STUDENTS)
    expect(await rowsOf()).toEqual([2 * STUDENTS, 2 * STUDENTS * BOARDS, 0])
    for (let removed = 1; removed > 0; ) {
      removed = await participants.removeDeleted(500)
      expect(removed).toBeLessThanOrEqual(500 + 100)
    }
    expect(await rowsOf()).toEqual([0, 0, 0])
  })
})
