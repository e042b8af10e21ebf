import { afterAll, beforeAll, expect, it } from 'vitest'
import { FairTurns } from '../../../src/infrastructure/system/fair-turns.js'
import { openServerDatabase } from '../../support/databases.js'
import { until } from '../../support/until.js'

let database: Awaited<ReturnType<typeof openServerDatabase>>

beforeAll(async () => {
  database = await openServerDatabase({ poolMax: 4 })
})
afterAll(() => database.drop())

const SLEEP = { kind: 'slow', text: 'SELECT pg_sleep(4) AS slept' } as const

const sleeping = async (): Promise<number> => {
  const { rows } = await database.pool.query(
    "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT pg_sleep%' AND state = 'active'",
  )
  return rows[0].n
}

it('a slow statement is cancelled when the client of its turn disconnects, and its connection is reused', async () => {
  const outcomes: string[] = []
  const turns = new FairTurns(
    { connections: 10, pauses: 0, waits: {} },
    { turnEnded: (_, outcome) => void outcomes.push(outcome) },
  )
  const departure = new AbortController()
  const run = (signal?: AbortSignal) =>
    turns.run('list', 'someone', () => database.statements.rows(SLEEP, []), { signal })
  const since = performance.now()
  const [left, waiting] = [run(departure.signal), run(departure.signal)]
  await until(async () => (await sleeping()) === 1)
  departure.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  await expect(left).rejects.toMatchObject({ code: '57014' })
  expect(performance.now() - since).toBeLessThan(3_500)
  expect(await sleeping()).toBe(0)
  expect(outcomes).toEqual(['served', 'cancelled'])
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => database.pool.query('SELECT $1::int AS i', [i])),
  )
  expect(answers.map(({ rows }) => rows[0].i)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

it('a slow statement for several callers continues if one of them disconnects', async () => {
  const turns = new FairTurns({ connections: 10, pauses: 0, waits: {} }, { turnEnded: () => {} })
  const departure = new AbortController()
  const shared = { kind: 'slow', isShared: true, text: 'SELECT pg_sleep(0.5)::text AS slept' } as const
  const task = () => database.statements.rows(shared, [])
  const counted = turns.run('list', 'someone', task, { signal: departure.signal })
  await until(async () => (await sleeping()) === 1)
  departure.abort()
  expect(await counted).toEqual([{ slept: '' }])
})

it('a slow statement whose client stays is not cancelled, inside or outside a turn', async () => {
  const short = { kind: 'slow', text: 'SELECT 1 AS one' } as const
  const turns = new FairTurns({ connections: 10, pauses: 0, waits: {} }, { turnEnded: () => {} })
  const { signal } = new AbortController()
  const inTurn = () => database.statements.rows(short, [])
  expect(await turns.run('list', 'someone', inTurn, { signal })).toEqual([{ one: 1 }])
  expect(await database.statements.rows(short, [])).toEqual([{ one: 1 }])
})
