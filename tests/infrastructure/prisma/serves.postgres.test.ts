import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { prismaAdapters } from '../../../src/container/ports.js'
import type { Deal } from '../../../src/domain/deal.js'
import type { ServeId } from '../../../src/domain/ids.js'
import { SERVES_FEATURE } from '../../../src/domain/serve.js'
import { PrismaTransactions, prismaRepositories } from '../../../src/infrastructure/prisma/prisma-transactions.js'
import { aDeal, aGrant, anAccount, anAccountId, later, NOON } from '../../support/builders.js'
import { aClient, type Client } from '../../support/clients.js'
import { openServerDatabase } from '../../support/databases.js'
import { type Answer, type HttpWorld, openHttpWorld, WITH_API_KEY } from '../../support/http-world.js'
import { finishJobs } from '../../support/jobs.js'
import { noteStatements } from '../../support/sent-statements.js'

let database: Awaited<ReturnType<typeof openServerDatabase>>
let world: HttpWorld
/** A second instance of the service on the same database. */
let other: HttpWorld
let deal: Deal
let player: Client

const FREE = 10
const ownerId = anAccountId('owner')
let noted: ReturnType<typeof noteStatements>

beforeAll(async () => {
  database = await openServerDatabase({ isPatient: true })
  const limits = { freeServes: FREE }
  world = await openHttpWorld({ store: prismaAdapters(database), limits })
  other = await openHttpWorld({ store: prismaAdapters(database), limits })
  await world.repositories.accounts.insert(anAccount({ id: ownerId }))
  deal = aDeal({ ownerId })
  await world.repositories.deals.insertMany([deal])
  noted = noteStatements()
})
afterAll(async () => {
  noted.stop()
  await database.drop()
})
beforeEach(async () => {
  player = await aClient(world)
})

const serve = (on: HttpWorld, headers: object = player.headers): Promise<Answer> =>
  on.request({ url: `/api/deals/${deal.id}`, headers: { ...WITH_API_KEY, ...headers } })

/** The responses to a number of requests, with a limited number in flight, alternately to both instances. */
const inFlight = async (count: number, lanes: number, send: (on: HttpWorld, i: number) => Promise<Answer>) => {
  const answers: Answer[] = []
  let next = 0
  const lane = async () => {
    for (let i = next++; i < count; i = next++) answers.push(await send(i % 2 === 0 ? world : other, i))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return answers
}

const countByStatus = (answers: readonly Answer[]): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const rowsOf = async ({ account }: Client): Promise<{ serves: number; used: number }> => {
  const { rows } = await database.pool.query(
    `SELECT (SELECT count(*)::int FROM serves WHERE player_id = $1) AS serves,
       (SELECT coalesce(sum(used), 0)::int FROM serve_counts WHERE player_id = $1) AS used`,
    [account.id],
  )
  return rows[0]
}

describe('on two instances at once', () => {
  it('500 serves with 64 in flight use exactly the allowance', async () => {
    const answers = await inFlight(500, 64, (on) => serve(on))
    expect(countByStatus(answers)).toEqual({ 200: FREE, 402: 500 - FREE })
    const left = answers.flatMap(({ status, body }) => (status === 200 ? [body.serve.remaining] : []))
    expect(left.sort((a, b) => a - b)).toEqual(Array.from({ length: FREE }, (_, i) => i))
    for (const { status, body } of answers)
      if (status === 402) expect(body.meta).toMatchObject({ allowance: FREE, used: FREE })
    expect(await rowsOf(player)).toEqual({ serves: FREE, used: FREE })
  })

  it('serves with one key count once, and those with several keys as often as allowed', async () => {
    const one = await inFlight(60, 30, (on) =>
      serve(on, { ...player.headers, 'idempotency-key': `one ${player.account.id}` }),
    )
    expect(new Set(one.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await rowsOf(player)).toEqual({ serves: 1, used: 1 })
    const keyed = await inFlight(60, 30, (on, i) =>
      serve(on, { ...player.headers, 'idempotency-key': `${i % 20} ${player.account.id}` }),
    )
    expect(countByStatus(keyed)).toEqual({ 200: 3 * (FREE - 1), 402: 3 * (20 - FREE + 1) })
    expect(await rowsOf(player)).toEqual({ serves: FREE, used: FREE })
  })

  it('several players have separate allowances', async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => aClient(world)))
    const answers = await inFlight(150, 40, (on, i) => serve(on, (players[i % 5] as Client).headers))
    expect(countByStatus(answers)).toEqual({ 200: 5 * FREE, 402: 150 - 5 * FREE })
  })

  it('pruning neither loses, duplicates nor refunds a serve', async () => {
    const day = '2025-11-01'
    const old = new Date(`${day}T12:00:00.000Z`)
    for (let i = 0; i < 200; i++)
      await world.repositories.serves.serve(
        { id: v7() as ServeId, dealId: deal.id, playerId: null, servedAt: later(i, old) },
        null,
      )
    const prune = async (on: HttpWorld) => {
      let count = 0
      for (let done = 1; done > 0; count += done) done = await on.repositories.serves.sumUp('2025-12-01', 7)
      return count
    }
    const counted: number[] = []
    const [answers, first, second] = await Promise.all([
      inFlight(100, 8, async (on) => {
        const [found] = await on.repositories.serves.countByDay(day, day)
        counted.push(found?.serves ?? 0)
        return serve(on)
      }),
      prune(world),
      prune(other),
    ])
    // Rows locked by the other one are skipped.
    expect(first + second + (await prune(world))).toBe(200)
    expect(new Set(counted)).toEqual(new Set([200]))
    expect(await world.repositories.serves.countByDay(day, day)).toEqual([{ day, serves: 200 }])
    expect(countByStatus(answers)).toEqual({ 200: FREE, 402: 100 - FREE })
  })

  it('a player erased in the meantime is in no serve afterwards', async () => {
    for (let round = 0; round < 5; round++) {
      const gone = await aClient(world)
      const { id } = gone.account
      await serve(world, gone.headers)
      const transactions = new PrismaTransactions(database)
      const erase = transactions
        .run(({ erasure }) => erasure.erase(id, NOON, NOON))
        .then(() => finishJobs(transactions))
      const [answers] = await Promise.all([inFlight(20, 10, (on) => serve(on, gone.headers)), erase])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      expect(await rowsOf(gone)).toEqual({ serves: 0, used: 0 })
      expect(await serve(world, gone.headers)).toMatchObject({ status: 200, body: { serve: { playerId: null } } })
    }
  })
})

describe('a serve', () => {
  it.each([
    ['of a player', () => player.headers],
    ['without a player', () => ({})],
  ])('%s is one statement', async (_, headers) => {
    const sent = await noted.during(async () => expect((await serve(world, headers())).status).toBe(200))
    expect(sent).toHaveLength(1)
  })

  it('also reads the count, and nothing else, if it is refused', async () => {
    for (let i = 0; i < FREE; i++) await serve(world)
    const sent = await noted.during(async () => expect((await serve(world)).status).toBe(402))
    expect(sent.map(({ name }) => name)).toEqual(['serve_paid', 'serves_used'])
  })
})

describe('of many', () => {
  const busy = anAccountId('busy')

  beforeAll(async () => {
    const { accounts, grants } = world.repositories
    await accounts.insert(anAccount({ id: busy }))
    for (let i = 0; i < 40; i++) await grants.put(aGrant({ accountId: busy, feature: SERVES_FEATURE, limit: 50 + i }))
    await database.pool.query(
      `INSERT INTO accounts (id, email, email_key, display_name, role, signup_source, created_at, updated_at, search_name, search_address, search_text)
       SELECT 'p' || n, n || '@example.net', n || '@example.net', 'P', 'player', 'app', now(), now(), 'p', n || '@example.net', 'p'
       FROM generate_series(1, 20000) AS n`,
    )
    await database.pool.query(
      `INSERT INTO grants (id, account_id, source, feature, "limit", starts_at, created_at)
       SELECT gen_random_uuid(), 'p' || n, 'manual', 'deal_serves', 5, now(), now() FROM generate_series(1, 20000) AS n`,
    )
    await database.pool.query(
      `INSERT INTO serves (id, deal_id, player_id, served_at)
       SELECT gen_random_uuid(), gen_random_uuid(), 'p' || 1 + n % 20000, $1::timestamptz - n * interval '1 minute'
       FROM generate_series(1, 200000) AS n`,
      [NOON],
    )
    await database.pool.query(
      `INSERT INTO serve_counts SELECT 'p' || n, d, 3
       FROM generate_series(1, 20000) AS n, generate_series('2026-02-27'::date, '2026-03-01'::date, '1 day') AS d`,
    )
    await database.pool.query(
      `INSERT INTO serve_days SELECT d, gen_random_uuid(), 2
       FROM generate_series(1, 300) AS n, generate_series('2025-01-01'::date, '2025-12-31'::date, '1 day') AS d`,
    )
    await database.pool.query(
      `INSERT INTO deals (id, owner_id, title, dealer, vulnerability, hands, created_at, updated_at, text_bytes, search_title,
         search_terms, personal_terms)
       SELECT gen_random_uuid(), 'owner', 'T', 'N', 'None', '- - - -', now(), now(), 0, 't', 'wt', '' FROM generate_series(1, 50000)`,
    )
    await database.pool.query(
      `INSERT INTO idempotency_records (caller, key, fingerprint, created_at)
       SELECT 'backend', n::text, 'f', $1::timestamptz - n * interval '1 minute' FROM generate_series(1, 50000) AS n`,
      [NOON],
    )
    await database.pool.query('VACUUM ANALYZE')
  }, 120_000)

  const aServe = (playerId: typeof busy | null) => ({ id: v7() as ServeId, dealId: deal.id, playerId, servedAt: NOON })
  type Repositories = ReturnType<typeof prismaRepositories>
  const reads: readonly (readonly [string, (repositories: Repositories) => Promise<unknown>])[] = [
    ['a serve of a player', ({ serves }) => serves.serve(aServe(busy), 100)],
    ['a serve without a player', ({ serves }) => serves.serve(aServe(null), 100)],
    ['the serves of some days', ({ serves }) => serves.countByDay('2025-12-20', '2026-01-05')],
    ['what a player paid', ({ serves }) => serves.countOfPlayer(anAccountId('p77'), '2026-02-01', '2026-03-01')],
    ['a batch of old serves', ({ serves }) => serves.sumUp('2025-12-01', 100)],
    ['a batch of old counts', ({ serves }) => serves.deleteCounts('2026-02-28', 100)],
    ['a batch of stored responses', ({ idempotency }) => idempotency.deleteBefore(later(-3 * 86_400_000), 100)],
  ]

  it.each(reads)('%s scans no table', async (_, read) => {
    const statements = await noted.during(() => read(prismaRepositories(database.prisma, database.statements)))
    expect(statements.length).toBeGreaterThan(0)
    for (const { text, values } of statements) {
      const { rows } = await database.pool.query(`EXPLAIN (COSTS OFF) ${text}`, values)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).not.toMatch(/Seq Scan on (?!gone)\w+/)
    }
  })
})
