import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BEFORE_ALL_EVENTS, type EventFact, type EventPlace } from '../../../src/domain/event.js'
import { beginEpoch } from '../../../src/infrastructure/prisma/events/begin-epoch.js'
import { appending, LIST } from '../../../src/infrastructure/prisma/events/event-statements.js'
import { PrismaEventLog } from '../../../src/infrastructure/prisma/events/prisma-event-log.js'
import { openServerDatabase } from '../../support/databases.js'
import { settled } from '../../support/settled.js'
import { until } from '../../support/until.js'

let database: Awaited<ReturnType<typeof openServerDatabase>>
let log: PrismaEventLog

beforeAll(async () => {
  database = await openServerDatabase()
  log = new PrismaEventLog(database.statements)
  // Begins an epoch, as a service does when it starts.
  await log.append([fact('first')])
})
afterAll(() => database.drop())

const fact = (id: string): EventFact => ({ kind: 'grant.started', subject: { type: 'grant', id } })

/** A transaction of an instance, which stays open until the test ends it. */
const begin = async () => {
  const client = new pg.Client({ connectionString: database.url })
  client.on('error', () => {})
  await client.connect()
  await client.query('BEGIN')
  return {
    /** Gives the transaction its number now; PostgreSQL would otherwise wait for its first write. */
    takeNumber: () => client.query('SELECT pg_current_xact_id()'),
    add: async (...ids: readonly string[]) => {
      const { statement, values } = appending(ids.map(fact))
      await client.query(statement.text, [...values])
    },
    lock: () => client.query('SELECT pg_advisory_xact_lock(1, 1)'),
    kill: () =>
      database.pool.query('SELECT pg_terminate_backend($1)', [(client as pg.Client & { processID: number }).processID]),
    end: async (how: 'COMMIT' | 'ROLLBACK') => {
      await client.query(how)
      await client.end()
    },
  }
}

interface Plan {
  readonly 'Actual Rows': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}

const rowsRead = ({ 'Actual Rows': actual, 'Rows Removed by Filter': removed = 0, Plans = [] }: Plan): number =>
  actual + removed + Plans.reduce((sum, plan) => sum + rowsRead(plan), 0)

const read = async (after: EventPlace | null = null, limit = 1_000) => {
  const page = await log.list(after, limit)
  if (page === null) throw new Error('the events are gone')
  return { ids: page.events.map(({ subject }) => subject.id), next: page.next }
}

/** The same once everything that is committed can be read, whatever else the server is doing. */
const readAll = async (after: EventPlace | null = null) => {
  await settled(database.pool)
  return read(after)
}

describe('events on PostgreSQL', () => {
  it('appear only once no earlier one can appear', async () => {
    const { next: start } = await readAll()
    const slow = await begin()
    await slow.add('slow 1')
    const quick = await begin()
    await quick.add('quick')
    await quick.end('COMMIT')
    // A reader that went by transaction numbers alone would read the quick one now, and skip the slow one for ever.
    expect((await read(start)).ids).toEqual([])
    await slow.add('slow 2')
    await slow.end('COMMIT')
    const { ids, next } = await readAll(start)
    expect([...ids].sort()).toEqual(['quick', 'slow 1', 'slow 2'])
    expect((await read(next)).ids).toEqual([])
  })

  it('of one subject are in the order of their commits, whichever transaction began first', async () => {
    const { next: start } = await readAll()
    const first = await begin()
    await first.takeNumber()
    const second = await begin()
    await second.lock()
    await second.add('first to commit')
    const waiting = first.lock()
    await second.end('COMMIT')
    await waiting
    await first.add('second to commit')
    await first.end('COMMIT')
    expect((await readAll(start)).ids).toEqual(['first to commit', 'second to commit'])
  })

  it('continue after an instance is killed in the middle of a transaction', async () => {
    const { next: start } = await readAll()
    const [killed, undone, kept] = [await begin(), await begin(), await begin()]
    await killed.add('killed')
    await undone.add('undone')
    await kept.add('kept')
    await kept.end('COMMIT')
    await undone.end('ROLLBACK')
    expect((await read(start)).ids).toEqual([])
    await killed.kill()
    await until(async () => (await read(start)).ids.length > 0)
    expect((await read(start)).ids).toEqual(['kept'])
  })

  it('are each read once, while long and short transactions of two instances interleave', async () => {
    let { next } = await readAll()
    const seen: (string | null)[] = []
    let isDone = false
    const reader = (async () => {
      for (let isLast = false; ; ) {
        const page = await read(next, 7)
        seen.push(...page.ids)
        next = page.next
        if (isLast && page.ids.length === 0) return
        isLast = isDone
        await setTimeout(1)
      }
    })()
    const committed: string[] = []
    const writer = async (name: number) => {
      for (let i = 0; i < 12; i++) {
        const transaction = await begin()
        const ids = [`${name}.${i}.a`, `${name}.${i}.b`]
        await transaction.add(ids[0] ?? '')
        await setTimeout(name % 3 === 0 ? 25 : 0)
        await transaction.add(ids[1] ?? '')
        const isKept = (name + i) % 5 !== 0
        if (isKept) committed.push(...ids)
        await transaction.end(isKept ? 'COMMIT' : 'ROLLBACK')
      }
    }
    await Promise.all([0, 1, 2, 3, 4, 5].map(writer))
    await settled(database.pool)
    isDone = true
    await reader
    expect([...seen].sort()).toEqual(committed.sort())
    // Those of a transaction in their order.
    for (const id of committed.filter((one) => one.endsWith('a')))
      expect(seen.indexOf(id)).toBeLessThan(seen.indexOf(id.replace('a', 'b')))
  })

  it('survive a move to a server that has counted fewer or more transactions', async () => {
    await log.append([fact('before 1'), fact('before 2')])
    const { next: start } = await readAll()
    await log.append([fact('before 3')])
    // As if these rows had been restored from a dump of another server, far ahead of this one.
    await database.pool.query("UPDATE event_epochs SET home = 'elsewhere'")
    await database.pool.query('UPDATE events SET turn = turn + 1000000000')
    const cursor = { ...start, turn: start.turn + 1_000_000_000 }
    expect((await readAll(cursor)).ids).toEqual(['before 3'])
    await log.append([fact('after 1')])
    await settled(database.pool)
    const slow = await begin()
    await slow.add('after 2')
    await log.append([fact('after 3')])
    const { ids, next } = await read(cursor)
    expect(ids).toEqual(['before 3', 'after 1'])
    await slow.end('COMMIT')
    expect([...(await readAll(next)).ids].sort()).toEqual(['after 2', 'after 3'])
    // Back on the first server, with what was written since.
    await database.pool.query("UPDATE event_epochs SET home = 'elsewhere'")
    const { next: last } = await readAll()
    await log.append([fact('back')])
    expect((await readAll(last)).ids).toEqual(['back'])
    const { rows } = await database.pool.query('SELECT epoch FROM event_epochs ORDER BY 1')
    expect(rows).toEqual([{ epoch: 1 }, { epoch: 2 }, { epoch: 3 }])
  })

  it('that a restored backup lacks are rejected as a place, whatever has been added since', async () => {
    await log.append([fact('backed up')])
    const { next: known } = await readAll()
    await log.append([fact('lost')])
    const { next: lost } = await readAll()
    // As if the backup had been restored to another server.
    await database.pool.query('DELETE FROM events WHERE position = $1', [lost.position])
    await database.pool.query("UPDATE event_epochs SET home = 'elsewhere'")
    await beginEpoch(database)
    expect(await log.list(lost, 10)).toBeNull()
    await log.append([fact('since')])
    expect(await log.list(lost, 10)).toBeNull()
    expect(await log.list({ ...lost, turn: lost.turn + 1_000_000 }, 10)).toBeNull()
    expect((await readAll(known)).ids).toEqual(['since'])
  })

  it('that are not final yet are not scanned', async () => {
    const { next: start } = await readAll()
    const slow = await begin()
    await slow.takeNumber()
    await log.append(Array.from({ length: 5_000 }, (_, i) => fact(`${i}`)))
    const values = [start.epoch, String(start.turn), String(start.position), 10]
    const { rows } = await database.pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${LIST.text}`, values)
    await slow.end('ROLLBACK')
    expect(rowsRead(rows[0]['QUERY PLAN'][0].Plan)).toBeLessThan(50)
  })

  it('begin an epoch once, however many transactions add the first event', async () => {
    await database.pool.query('TRUNCATE events, event_epochs CASCADE')
    await Promise.all(Array.from({ length: 8 }, (_, i) => log.append([fact(`${i}`)])))
    const { rows } = await database.pool.query('SELECT count(*)::int AS n FROM event_epochs')
    expect(rows).toEqual([{ n: 1 }])
    expect((await readAll(BEFORE_ALL_EVENTS)).ids).toHaveLength(8)
  })
})
