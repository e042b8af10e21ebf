import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPGlite } from '../../../src/infrastructure/pglite/embedded-database.js'
import { type Database, openPostgres } from '../../../src/infrastructure/postgres/database.js'
import {
  type Statement,
  type Statements,
  transactionStatements,
} from '../../../src/infrastructure/postgres/statements.js'
import { withTransactionConnection } from '../../../src/infrastructure/postgres/transaction-connection.js'
import { createServerDatabase, type ServerDatabase } from '../../support/databases.js'
import { noteStatements } from '../../support/sent-statements.js'
import { until } from '../../support/until.js'

const LOCK: Statement = { name: 'lock', text: 'SELECT FROM pg_advisory_xact_lock(hashtext($1))' }
/** Two that count the same rows write the same position. */
const APPEND: Statement = {
  name: 'append',
  kind: 'write',
  locks: 0,
  text: `INSERT INTO ledger (account, position) SELECT $1, count(*) FROM ledger WHERE account = $1 RETURNING position`,
}
/** Without a name: after sending the values failed, pg closes a named statement but believes that it is prepared. */
const DIVIDE: Statement = { text: 'SELECT 1 / $1::int AS quotient' }
const MARK: Statement = { name: 'mark', text: 'INSERT INTO marks VALUES ($1)' }
const TABLES = `CREATE TABLE ledger (account text, position int);
  CREATE TABLE marks (mark text UNIQUE DEFERRABLE INITIALLY DEFERRED)`

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i)

const append = async ({ inOneTransaction }: Statements, account: string): Promise<number | undefined> => {
  const steps = [LOCK, APPEND].map((statement) => ({ statement, values: [account] }))
  const [row] = await inOneTransaction<{ position: number }>(steps, account)
  return row?.position
}
const appendAndDivide = ({ inOneTransaction }: Statements, account: string, divisor: unknown) =>
  inOneTransaction<{ quotient: number }>(
    [
      { statement: LOCK, values: [account] },
      { statement: APPEND, values: [account] },
      { statement: DIVIDE, values: [divisor] },
    ],
    account,
  )
const positionsIn = async ({ pool }: Database, account: string): Promise<readonly number[]> => {
  const { rows } = await pool.query('SELECT position FROM ledger WHERE account = $1 ORDER BY position', [account])
  return rows.map(({ position }) => position)
}

let server: ServerDatabase

beforeAll(async () => {
  server = await createServerDatabase()
  const database = openPostgres({ url: server.url, poolMax: 1 })
  await database.pool.query(TABLES)
  await database.close()
})
afterAll(() => server.drop())

const onServer =
  (options: { readonly poolMax: number; readonly isPooled?: boolean }, instances = 2) =>
  async (): Promise<readonly Database[]> =>
    range(instances).map(() => openPostgres({ url: server.url, ...options }))

describe.each<readonly [string, () => Promise<readonly Database[]>]>([
  ['on PostgreSQL', onServer({ poolMax: 10 })],
  ['in a small pool', onServer({ poolMax: 2 })],
  ['behind a pooler', onServer({ poolMax: 10, isPooled: true })],
  [
    'on the embedded database',
    async () => {
      const database = openPGlite(await PGlite.create())
      await database.pool.query(TABLES)
      return [database]
    },
  ],
])('a write of several statements, %s', (_, open) => {
  let databases: readonly Database[]
  let database: Database

  beforeAll(async () => {
    databases = await open()
    database = databases[0] as Database
  })
  beforeEach(() => database.pool.query('TRUNCATE ledger, marks'))
  afterAll(() => Promise.all(databases.map(({ close }) => close())))

  it('sees what others have written, after it has locked', async () => {
    const accounts = ['a', 'b', 'c']
    const appended = await Promise.all(
      range(20).flatMap(() =>
        databases.flatMap(({ statements }) => accounts.map((account) => append(statements, account))),
      ),
    )
    const positions = range(20 * databases.length)
    for (const [i, account] of accounts.entries()) {
      expect(await positionsIn(database, account)).toEqual(positions)
      const answers = appended.filter((_, at) => at % accounts.length === i)
      expect(answers.sort((a, b) => Number(a) - Number(b))).toEqual(positions)
    }
  })

  it.each([
    ['fails', 0, { code: '22012' }],
    [
      'cannot be sent',
      {
        toPostgres: () => {
          throw new Error('of no type')
        },
      },
      { message: 'of no type' },
    ],
  ])('has no effect if its last statement %s', async (_, divisor, error) => {
    await expect(appendAndDivide(database.statements, 'a', divisor)).rejects.toMatchObject(error)
    expect(await positionsIn(database, 'a')).toEqual([])
    expect(await append(database.statements, 'a')).toBe(0)
  })

  it("has no effect if it can't be committed", async () => {
    const write = (mark: string) =>
      database.statements.inOneTransaction(
        [
          { statement: APPEND, values: ['a'] },
          { statement: MARK, values: [mark] },
        ],
        'a',
      )
    await write('free')
    await expect(write('free')).rejects.toMatchObject({ code: '23505' })
    expect(await positionsIn(database, 'a')).toEqual([0])
  })

  it('fails alone in a group, whose other writes return the result of their last statement', async () => {
    const outcomes = await Promise.allSettled(
      range(90).map((i) =>
        i % 3 === 0
          ? database.statements.rows(APPEND, [`${i}`])
          : appendAndDivide(database.statements, `${i}`, i % 10 === 5 ? 0 : 1),
      ),
    )
    for (const [i, outcome] of outcomes.entries()) {
      const hasFailed = i % 3 !== 0 && i % 10 === 5
      if (hasFailed) expect(outcome).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
      else expect(outcome).toEqual({ status: 'fulfilled', value: [i % 3 === 0 ? { position: 0 } : { quotient: 1 }] })
      expect(await positionsIn(database, `${i}`)).toEqual(hasFailed ? [] : [0])
    }
  })
})

describe('a write of several statements', () => {
  let database: Database

  beforeAll(() => {
    database = openPostgres({ url: server.url, poolMax: 10 })
  })
  beforeEach(() => database.pool.query('TRUNCATE ledger, marks'))
  afterAll(() => database.close())

  it('is a separate transaction alone, and part of one in a group', async () => {
    const notes = noteStatements()
    try {
      const alone = await notes.during(() => append(database.statements, 'a'))
      expect(alone.map(({ text }) => text)).toEqual(['BEGIN', LOCK.text, APPEND.text, 'COMMIT'])
      const together = await notes.during(() =>
        Promise.all(range(60).map((i) => append(database.statements, `account ${i}`))),
      )
      const count = (text: string) => together.filter((sent) => sent.text === text).length
      expect([count(LOCK.text), count(APPEND.text)]).toEqual([60, 60])
      expect(count('COMMIT')).toBeLessThan(20)
    } finally {
      notes.stop()
    }
  })

  it('waits for its lock as long as others may have it, without delaying other accounts', async () => {
    const holder = new pg.Client({ connectionString: server.url })
    await holder.connect()
    try {
      for (const text of ['BEGIN', `${LOCK.text.replace('$1', "'a'")}`, "INSERT INTO ledger VALUES ('a', 0)"])
        await holder.query(text)
      const others = range(30).map((i) => append(database.statements, `before ${i}`))
      const waiting = append(database.statements, 'a')
      others.push(...range(30).map((i) => append(database.statements, `after ${i}`)))
      expect(await Promise.all(others)).toEqual(others.map(() => 0))
      await until(async () => {
        const { rows } = await database.pool.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'
           AND clock_timestamp() - query_start > '300 ms'`,
        )
        return rows.length > 0
      })
      await holder.query('COMMIT')
      expect(await waiting).toBe(1)
    } finally {
      await holder.end()
    }
  })

  it('is part of the Prisma transaction in which it is sent', async () => {
    const pids: unknown[] = []
    const undone = withTransactionConnection((connection) =>
      database.prisma.$transaction(async (transaction) => {
        const statements = transactionStatements(connection, true, new AbortController().signal)
        expect(await append(statements, 'a')).toBe(0)
        pids.push(...(await transaction.$queryRaw<object[]>`SELECT pg_backend_pid() AS pid`))
        pids.push(...(await statements.rows({ text: 'SELECT pg_backend_pid() AS pid' }, [])))
        expect(await append(statements, 'a')).toBe(1)
        throw new Error('no')
      }),
    )
    await expect(undone).rejects.toThrow('no')
    expect(pids).toHaveLength(2)
    expect(pids[0]).toEqual(pids[1])
    expect(await positionsIn(database, 'a')).toEqual([])
  })

  it('sends nothing once the transaction is over', async () => {
    const over = new AbortController()
    const late = withTransactionConnection((connection) =>
      database.prisma.$transaction(async () => {
        const statements = transactionStatements(connection, true, over.signal)
        expect(await append(statements, 'late')).toBe(0)
        over.abort()
        await append(statements, 'late')
      }),
    )
    await expect(late).rejects.toThrow('the transaction took too long')
    expect(await positionsIn(database, 'late')).toEqual([])
  })
})
