import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openPostgres } from '../../../src/infrastructure/postgres/database.js'
import { isDatabaseOutOfReach } from '../../../src/infrastructure/postgres/database-errors.js'
import type { Statement } from '../../../src/infrastructure/postgres/statements.js'
import { createServerDatabase, type ServerDatabase } from '../../support/databases.js'
import { noteStatements, type SentStatement } from '../../support/sent-statements.js'
import { until } from '../../support/until.js'

const POOL = 10
const ROWS = 40
const COUNT_UP: Statement = {
  name: 'count_up',
  kind: 'write',
  locks: 0,
  text: 'UPDATE counters SET count = count + $2 WHERE id = $1 RETURNING id, count',
}
const MARK: Statement = {
  name: 'mark',
  kind: 'write',
  locks: 0,
  text: 'INSERT INTO marks (account, mark) VALUES ($1, $2) RETURNING mark',
}
const SLEEP: Statement = {
  name: 'sleep',
  kind: 'write',
  locks: 0,
  text: 'SELECT $1::text AS id FROM pg_sleep($2)',
}

let server: ServerDatabase
let database: Database

beforeAll(async () => {
  server = await createServerDatabase()
  database = openPostgres({ url: server.url, poolMax: POOL })
  await database.pool.query('CREATE TABLE counters (id text PRIMARY KEY, count int NOT NULL CHECK (count >= 0))')
  await database.pool.query('CREATE TABLE marks (account text, mark text, UNIQUE (mark) DEFERRABLE INITIALLY DEFERRED)')
})
beforeEach(async () => {
  await database.pool.query('TRUNCATE counters')
  await database.pool.query('INSERT INTO counters SELECT n::text, 0 FROM generate_series(1, $1) AS n', [ROWS])
})
afterEach(async () => {
  await until(() => database.pool.idleCount === database.pool.totalCount)
})
afterAll(async () => {
  await database.close()
  await server.drop()
})

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i)
const countUp = async (row: number, by = 1): Promise<number | undefined> => {
  const id = String((row % ROWS) + 1)
  const [counted] = await database.statements.rows<{ id: string; count: number }>(COUNT_UP, [id, by])
  if (counted !== undefined && counted.id !== id) throw new Error(`the answer of ${counted.id} went to ${id}`)
  return counted?.count
}
const sum = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ sum: number }>('SELECT sum(count)::int AS sum FROM counters')
  return rows[0]?.sum ?? 0
}
/** The statements sent during the work. */
const sentDuring = async (work: () => Promise<unknown>): Promise<readonly SentStatement[]> => {
  const notes = noteStatements()
  try {
    return await notes.during(work)
  } finally {
    notes.stop()
  }
}
const textsOf = (sent: readonly SentStatement[], text: string) => sent.filter((one) => one.text === text)

/** A separate session. */
const withSession = async (work: (session: pg.Client) => Promise<unknown>): Promise<void> => {
  const session = new pg.Client({ connectionString: server.url })
  await session.connect()
  try {
    await work(session)
  } finally {
    await session.end()
  }
}

describe('concurrent short writes', () => {
  it('are committed together, and each gets its own result', async () => {
    const sent = await sentDuring(() => Promise.all(range(100).map((i) => countUp(i))))
    const transactions = textsOf(sent, 'COMMIT').length
    expect(transactions).toBeGreaterThan(0)
    expect(transactions).toBeLessThan(30)
    expect(await sum()).toBe(100)
  })

  it('are separate transactions if they are sequential', async () => {
    const sent = await sentDuring(async () => {
      for (const i of range(5)) await countUp(i)
    })
    expect(sent.map(({ name }) => name)).toEqual(range(5).map(() => 'count_up'))
  })

  it('fail individually, without affecting others', async () => {
    const outcomes = await Promise.allSettled(range(100).map((i) => countUp(i, i % 10 === 3 ? -1_000 : 1)))
    const failed = outcomes.flatMap((outcome, i) => (outcome.status === 'rejected' ? [i] : []))
    expect(failed).toEqual(range(10).map((i) => i * 10 + 3))
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: '23514' })
    expect(await sum()).toBe(90)
  })

  it('fail individually, even if a violation is only detected on commit', async () => {
    await database.pool.query("INSERT INTO marks VALUES ('someone', 'taken')")
    const marks = range(100).map((i) => (i % 10 === 3 ? 'taken' : `mark ${i}`))
    const outcomes = await Promise.allSettled(marks.map((mark, i) => database.statements.rows(MARK, [`${i}`, mark])))
    for (const [i, outcome] of outcomes.entries())
      if (marks[i] === 'taken') expect(outcome).toMatchObject({ status: 'rejected', reason: { code: '23505' } })
      else expect(outcome).toEqual({ status: 'fulfilled', value: [{ mark: marks[i] }] })
    const { rows } = await database.pool.query('SELECT count(*)::int AS n FROM marks')
    expect(rows).toEqual([{ n: 91 }])
  })

  it('wait neither for a write that waits for a lock nor for a slow one', async () => {
    await withSession(async (holder) => {
      await holder.query("BEGIN; SELECT FROM counters WHERE id = '1' FOR UPDATE")
      let isOver = false
      const slow: Promise<unknown>[] = []
      for (const i of range(3)) {
        slow.push(database.statements.rows(SLEEP, [`slow ${i}`, 3]).then(() => (isOver = true)))
        await setTimeout(20)
      }
      const held = range(5).map(() => countUp(0))
      expect(await Promise.all(range(60).map((i) => countUp(1 + (i % 30))))).toHaveLength(60)
      expect(await sum()).toBe(60)
      expect(isOver).toBe(false)
      await holder.query('COMMIT')
      expect((await Promise.all(held)).sort()).toEqual([1, 2, 3, 4, 5])
      await Promise.all(slow)
    })
  })

  it('leave connections to others, however many of them are slow', async () => {
    const slow: Promise<unknown>[] = []
    const inUse: number[] = []
    for (const i of range(14)) {
      slow.push(database.statements.rows(SLEEP, [`slow ${i}`, 1]))
      await setTimeout(90)
      inUse.push(database.pool.totalCount - database.pool.idleCount)
    }
    expect(Math.max(...inUse)).toBeLessThanOrEqual(3 + 3 + 2)
    await database.check()
    await Promise.allSettled(slow)
  })

  it('are not retried because the rows of another account are locked', async () => {
    await withSession(async (holder) => {
      await holder.query("BEGIN; SELECT FROM counters WHERE id = '1' FOR UPDATE")
      const held: Promise<unknown>[] = []
      const sent = await sentDuring(async () => {
        for (let round = 0; round < 5; round++) {
          held.push(...range(20).map(() => countUp(0)))
          await Promise.all(range(30).map((i) => countUp(i + 1)))
        }
      })
      // If each of the hundred writes of that account were in a group, all other writes of these groups would be
      // repeated.
      expect(textsOf(sent, COUNT_UP.text).length).toBeLessThan(3 * 5 * 30)
      await holder.query('COMMIT')
      await Promise.allSettled(held)
    })
  })

  it('are refused in time if nothing can be written', async () => {
    await withSession(async (holder) => {
      await holder.query('BEGIN; LOCK TABLE counters IN ACCESS EXCLUSIVE MODE')
      const outcomes = await Promise.allSettled(range(400).map((i) => database.statements.rows(COUNT_UP, [`${i}`, 1])))
      for (const outcome of outcomes)
        expect(outcome.status === 'rejected' && isDatabaseOutOfReach(outcome.reason)).toBe(true)
      await holder.query('COMMIT')
    })
    expect(await countUp(0)).toBe(1)
  })

  it('lock the rows of each account once per group, in the order of accounts', async () => {
    const sent = await sentDuring(() => Promise.all(range(200).map((i) => countUp((i * 7) % 23))))
    const groups = sent.flatMap(({ client, text }, i) => {
      const group = sent.slice(i + 1).filter((other) => other.client === client)
      const end = group.findIndex((other) => other.text === 'COMMIT')
      return text.startsWith('BEGIN') ? [group.slice(0, end).map(({ values }) => String(values[0]))] : []
    })
    expect(groups.length).toBeGreaterThan(5)
    for (const accounts of groups) expect(accounts).toEqual([...new Set(accounts)].sort())
    expect(await sum()).toBe(200)
  })

  it('are acknowledged only after the commit', async () => {
    let acknowledged = 0
    const refusals: unknown[] = []
    const keepCounting = async (row: number): Promise<void> => {
      while (refusals.length === 0)
        await countUp(row).then(
          () => acknowledged++,
          (error) => refusals.push(error),
        )
    }
    await withSession(async (session) => {
      const counting = Promise.all(range(ROWS).map(keepCounting))
      await until(() => acknowledged > 1_000)
      // If a connection ends between two groups, no write is refused.
      await until(async () => {
        await session.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
        )
        return refusals.length > 0
      })
      await counting
    })
    expect(refusals.filter((error) => !isDatabaseOutOfReach(error))).toEqual([])
    const kept = await sum()
    expect(kept).toBeGreaterThanOrEqual(acknowledged)
    // Some of the refused writes were committed before the response could be sent.
    expect(kept).toBeLessThanOrEqual(acknowledged + refusals.length)
    expect(await countUp(0)).toBeGreaterThan(0)
  })
})
