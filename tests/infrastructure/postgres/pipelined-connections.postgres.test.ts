import fc from 'fast-check'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openPostgres } from '../../../src/infrastructure/postgres/database.js'
import { isDatabaseOutOfReach } from '../../../src/infrastructure/postgres/database-errors.js'
import type { Statement } from '../../../src/infrastructure/postgres/statements.js'
import { createServerDatabase, type ServerDatabase } from '../../support/databases.js'
import { until } from '../../support/until.js'

const POOL = 10
const COUNTERS = 60
const FOR_READS = 3
const FOR_WRITES = 3
const LONG_AT_ONCE = 3
const ECHO: Statement = { name: 'echo', text: 'SELECT $1::int AS value, pg_backend_pid() AS pid' }
const SLEEP: Statement = { name: 'sleep', text: 'SELECT pg_backend_pid() AS pid FROM pg_sleep($1)' }
const WAIT: Statement = {
  name: 'wait',
  text: 'SELECT pg_backend_pid() AS pid FROM pg_advisory_xact_lock_shared($1)',
}
const LOCK = 4_711
/** A connection that has not answered for so long gets no more statements. */
const HELD_UP_MS = 100
const HELD: Statement = { ...SLEEP, name: 'held', kind: 'write', locks: 0 }
const DIVIDE: Statement = { name: 'divide', text: 'SELECT 1 / $1::int AS value' }
const COUNT_UP: Statement = {
  name: 'count_up',
  kind: 'write',
  locks: 0,
  text: 'UPDATE counters SET count = count + 1 WHERE id = $1 RETURNING count, pg_backend_pid() AS pid',
}

interface Echo {
  readonly value: number
  readonly pid: number
}

let server: ServerDatabase
let database: Database

beforeAll(async () => {
  server = await createServerDatabase()
  // Reads are held up for longer than the usual timeout of locks, if the machine is slow.
  const timeouts = { statement: 30_000, lock: 30_000, idleTransaction: 30_000 }
  database = openPostgres({ url: server.url, poolMax: POOL, timeouts })
  await database.pool.query('CREATE TABLE counters (id int PRIMARY KEY, count int NOT NULL)')
  await database.pool.query('INSERT INTO counters SELECT n, 0 FROM generate_series(1, $1) AS n', [COUNTERS])
})
afterAll(async () => {
  await database.close()
  await server.drop()
})
afterEach(async () => {
  await until(() => database.pool.idleCount === database.pool.totalCount)
})

const echo = async (value: number): Promise<Echo> => {
  const [row] = await database.statements.rows<Echo>(ECHO, [value])
  return row as Echo
}
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i)

describe('concurrent reads', () => {
  it('share a few connections, and each gets its own result', async () => {
    const answers = await Promise.all(range(500).map(echo))
    expect(answers.map(({ value }) => value)).toEqual(range(500))
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(FOR_READS)
  })

  it('fail individually', async () => {
    const divided = await Promise.allSettled(
      range(50).map((i) => database.statements.rows<{ value: number }>(DIVIDE, [i % 5])),
    )
    expect(divided.map(({ status }) => status)).toEqual(range(50).map((i) => (i % 5 === 0 ? 'rejected' : 'fulfilled')))
  })

  it('fail with the stack of their caller', async () => {
    const divideByZero = () => database.statements.rows(DIVIDE, [0])
    const sendAndFail = async () => void (await divideByZero())
    await expect(sendAndFail()).rejects.toMatchObject({ stack: expect.stringContaining('sendAndFail') })
  })

  it('use other connections if the shared ones are blocked', async () => {
    const holder = new pg.Client({ connectionString: server.url })
    await holder.connect()
    try {
      await holder.query('SELECT pg_advisory_lock($1)', [LOCK])
      const since = performance.now()
      const heldUp = range(FOR_READS).map(() => database.statements.rows<Pick<Echo, 'pid'>>(WAIT, [LOCK]))
      await until(async () => {
        const { rows } = await holder.query(
          "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'",
        )
        return rows[0].n === FOR_READS && performance.now() - since > HELD_UP_MS
      })
      const answers = await Promise.all(range(50).map(echo))
      await holder.query('SELECT pg_advisory_unlock($1)', [LOCK])
      const pids = (await Promise.all(heldUp)).map(([row]) => row?.pid)
      expect(answers.map(({ value }) => value)).toEqual(range(50))
      expect(answers.filter(({ pid }) => pids.includes(pid))).toEqual([])
    } finally {
      await holder.end()
    }
  })

  it('fail with their connection, and the next ones use another', async () => {
    const sleeping = range(6).map(() => database.statements.rows(SLEEP, [2]))
    const ended = Promise.allSettled(sleeping)
    let pids: readonly number[] = []
    await until(async () => {
      const { rows } = await database.pool.query(
        `SELECT pid FROM pg_stat_activity
         WHERE datname = current_database() AND query LIKE '%pg_sleep($1)' AND state = 'active'`,
      )
      pids = rows.map(({ pid }) => pid)
      return pids.length === FOR_READS
    })
    for (const pid of pids) await database.pool.query('SELECT pg_terminate_backend($1)', [pid])
    for (const outcome of await ended)
      expect(outcome.status === 'rejected' && isDatabaseOutOfReach(outcome.reason)).toBe(true)
    expect(await Promise.all(range(20).map(echo))).toHaveLength(20)
  })
})

describe('the rows of a named statement', () => {
  const TRIPLE: Statement = {
    name: 'triple',
    text: 'SELECT n, $1::text AS word, NULL AS nothing FROM generate_series(1, 3) AS n',
  }
  const triple = (word: string) => database.statements.rows<{ n: number; word: string; nothing: null }>(TRIPLE, [word])

  it('are the same on each execution', async () => {
    const words = range(200).map((i) => `word ${i}`)
    const answers = await Promise.all(words.map(triple))
    expect(answers).toEqual(words.map((word) => [1, 2, 3].map((n) => ({ n, word, nothing: null }))))
  })

  it("can't get different columns later: PostgreSQL refuses that", async () => {
    await database.pool.query('CREATE TABLE growing (id int); INSERT INTO growing VALUES (1)')
    const all: Statement = { name: 'all_of_growing', text: 'SELECT * FROM growing' }
    expect(await database.statements.rows(all, [])).toEqual([{ id: 1 }])
    await database.pool.query("ALTER TABLE growing ADD COLUMN name text DEFAULT 'x'")
    await expect(database.statements.rows(all, [])).rejects.toThrow('cached plan must not change result type')
  })
})

describe('concurrent writes', () => {
  it('all take effect, and a lock does not delay reads', async () => {
    const holder = new pg.Client({ connectionString: server.url })
    await holder.connect()
    try {
      await holder.query('BEGIN; SELECT * FROM counters FOR UPDATE')
      const counted = Promise.all(range(40).map(() => database.statements.rows<{ count: number }>(COUNT_UP, [1])))
      expect(await Promise.all(range(50).map(echo))).toHaveLength(50)
      await holder.query('COMMIT')
      const counts = (await counted).map(([row]) => row?.count)
      expect(counts.sort((a, b) => Number(a) - Number(b))).toEqual(range(40).map((i) => i + 1))
    } finally {
      await holder.end()
    }
  })
})

/** Repeats statements on several connections until it is stopped. */
const keepBusy = (send: () => Promise<unknown>, atOnce: number) => {
  let goesOn = true
  const path = async () => {
    while (goesOn) await send()
  }
  const ended = Promise.all(Array.from({ length: atOnce }, path))
  return async (): Promise<void> => {
    goesOn = false
    await ended
  }
}
let counted = 0
const countUp = () => {
  const id = (counted++ % COUNTERS) + 1
  return database.statements.rows<{ count: number; pid: number }>(COUNT_UP, [id])
}

describe('continuous writes and reads', () => {
  it('share three connections each, and leave the others to other work', async () => {
    const stops = [keepBusy(countUp, 50), keepBusy(() => echo(1), 50)]
    try {
      const pids = new Set((await Promise.all(range(400).map(countUp))).map(([row]) => row?.pid))
      expect(pids.size).toBe(FOR_WRITES)
      const others = await Promise.all(range(POOL - 2).map(() => database.pool.connect()))
      for (const other of others) other.release()
    } finally {
      await Promise.all(stops.map((stop) => stop()))
    }
  })

  it('keep to the oldest shared connection while others wait for one', async () => {
    const others = await Promise.all(range(POOL - 2).map(() => database.pool.connect()))
    const held = range(2).map(() => database.statements.rows(HELD, [0.3]))
    const late = database.pool.connect()
    try {
      const pids = (await Promise.all(range(10).map(countUp))).map(([row]) => row?.pid)
      expect(new Set(pids).size).toBe(1)
    } finally {
      for (const other of others) other.release()
      ;(await late).release()
      await Promise.all(held)
    }
  })

  it('do not wait for another connection while they have one', async () => {
    const others = await Promise.all(range(POOL - 1).map(() => database.pool.connect()))
    try {
      const held = database.statements.rows(HELD, [0.3])
      await until(() => database.pool.waitingCount === 0)
      const counted = countUp()
      expect(database.pool.waitingCount).toBe(0)
      expect(await Promise.all([held, counted])).toHaveLength(2)
    } finally {
      for (const other of others) other.release()
    }
  })
})

describe('a statement whose parsing fails', () => {
  it('fails for its own reason, and so does each one sent after it', async () => {
    const holder = new pg.Client({ connectionString: server.url })
    await holder.connect()
    const impatient = openPostgres({
      url: server.url,
      poolMax: POOL,
      timeouts: { statement: 5_000, lock: 100, idleTransaction: 5_000 },
    })
    try {
      await holder.query('BEGIN; LOCK TABLE counters IN ACCESS EXCLUSIVE MODE')
      const outcomes = await Promise.allSettled(range(20).map((i) => impatient.statements.rows(COUNT_UP, [i])))
      const codes = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)
      expect(codes).toEqual(range(20).map(() => '55P03'))
      await holder.query('COMMIT')
      expect(await Promise.all(range(20).map((i) => impatient.statements.rows(COUNT_UP, [i])))).toHaveLength(20)
    } finally {
      await impatient.close()
      await holder.end()
    }
  })
})

describe('a timestamp', () => {
  it('is read as it was written', async () => {
    const statement: Statement = {
      name: 'moment',
      text: `SELECT ($1::text)::timestamptz AS moment, date_trunc('milliseconds', ($1::text)::timestamptz)::text AS text`,
    }
    const date = fc.date({ min: new Date('0099-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    await fc.assert(
      fc.asyncProperty(date, fc.integer({ min: 0, max: 999 }), async (moment, micros) => {
        const written = moment.toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`)
        const [row] = await database.statements.rows<{ moment: Date }>(statement, [written])
        expect(row?.moment).toEqual(moment)
      }),
    )
    for (const [text, time] of [
      ['infinity', Infinity],
      ['-infinity', -Infinity],
    ])
      expect(await database.statements.rows(statement, [text])).toMatchObject([{ moment: time }])
    const [ancient] = await database.statements.rows<{ moment: Date }>(statement, ['0044-03-15 12:00:00+00 BC'])
    expect(ancient?.moment.toISOString()).toBe('-000043-03-15T12:00:00.000Z')
  })
})

describe('concurrent long statements', () => {
  it('never use more than a few connections, so that short ones are not blocked', async () => {
    const LONG: Statement = { name: 'long', kind: 'slow', text: 'SELECT pg_backend_pid() AS pid FROM pg_sleep(0.05)' }
    let over = 0
    const long = Promise.all(
      range(30).map(async () => {
        const [row] = await database.statements.rows<Pick<Echo, 'pid'>>(LONG, [])
        over++
        return row?.pid
      }),
    )
    const short = await Promise.all(range(100).map(echo))
    expect(short.map(({ value }) => value)).toEqual(range(100))
    expect(over).toBeLessThan(30)
    expect(new Set(await long).size).toBeLessThanOrEqual(LONG_AT_ONCE)
  })
})
