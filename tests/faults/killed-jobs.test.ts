import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/infrastructure/postgres/database.js'
import { PrismaTransactions } from '../../src/infrastructure/prisma/prisma-transactions.js'
import { aDeal, aHandle, anAccount, aSharingGroup, NOON } from '../support/builders.js'
import { derivedRows, recountAll } from '../support/derived-rows.js'
import { startCli } from '../support/service-process.js'
import { until } from '../support/until.js'
import { type FaultWorld, openFaultWorld, record, roundsOf, sendTo, whenReady } from './world.js'

/** A job for this many is done in many pieces. */
const DEALS = 3_000
const BATCH = 500
/** A process is killed at some point in this much of its work, in milliseconds. */
const LONGEST_MS = 400

let world: FaultWorld
let database: ReturnType<typeof openPostgres>
let transactions: PrismaTransactions

beforeEach(async () => {
  world = await openFaultWorld()
  database = openPostgres({ url: world.databaseUrl ?? '', poolMax: 4, isPatient: true })
  transactions = new PrismaTransactions(database)
})
afterEach(async () => {
  await database.close()
  await world.close()
})

const rowsOf = async (sql: string, values: readonly unknown[] = []): Promise<number> =>
  (await world.pool.query(`SELECT count(*)::int AS n FROM ${sql}`, [...values])).rows[0].n

/** An author with public deals, a third of them shared with a group instead. */
const anAuthor = async (n: number) => {
  const account = anAccount({ handle: aHandle(`author-${n}`) })
  const group = aSharingGroup({ ownerId: account.id })
  const deals = Array.from({ length: DEALS }, (_, i) =>
    i % 3 === 0
      ? aDeal({ ownerId: account.id, sharing: 'group', sharingGroupIds: [group.id] })
      : aDeal({ ownerId: account.id, sharing: 'public', publishedAt: NOON, personalThemes: ['mine'] }),
  )
  await transactions.run(async ({ accounts, sharingGroups, deals: stored }) => {
    await accounts.insert(account)
    await sharingGroups.insert(group)
    await stored.insertMany(deals)
  })
  const headers = { authorization: `Bearer ${await world.provider.tokenOf(account.id)}` }
  return { account, group, deals, headers }
}

const isFinished = () => until(async () => (await rowsOf('background_jobs')) === 0)

/** Kills the service some time after a request was sent, and restarts it. */
const killAfter = async (request: Promise<unknown>): Promise<void> => {
  const settled = request.catch(() => {})
  await pause(Math.random() * LONGEST_MS)
  await world.instance().kill('SIGKILL')
  await settled
  await world.start()
  await whenReady(world)
}

const tryRounds = async (fault: string, round: (n: number) => Promise<void>): Promise<void> => {
  let rounds = 0
  try {
    for (; rounds < roundsOf(20); rounds++) await round(rounds)
    const kept = await derivedRows(world.pool)
    await recountAll(transactions)
    expect(kept).toEqual(await derivedRows(world.pool))
  } finally {
    record({ fault, rounds, acknowledged: rounds, missing: 0, doubled: 0, halfWritten: 0, besides: '' })
  }
}

describe('a service that is killed during', () => {
  it('the erasure of an account completes it after the restart', () =>
    tryRounds('kill -9 during an erasure', async (n) => {
      const { account, deals, headers } = await anAuthor(n)
      const erase = () => sendTo(world.address, { method: 'DELETE', path: '/accounts/me', headers })
      await killAfter(erase())
      // If it was killed before the erasure had started, it is requested again.
      expect((await erase()).status).toBeOneOf([204, 403])
      await isFinished()
      expect(await rowsOf('accounts WHERE id = $1', [account.id])).toBe(0)
      const left = `deals WHERE owner_id = $1 OR id = ANY ($2) AND (lifecycle <> 'orphaned' OR personal_themes <> '{}')`
      expect(await rowsOf(left, [account.id, deals.map(({ id }) => id)])).toBe(0)
    }))

  it('the deletion of a group withdraws all deals after the restart', () =>
    tryRounds('kill -9 during the deletion of a group', async (n) => {
      const { account, group, headers } = await anAuthor(n)
      const remove = () => sendTo(world.address, { method: 'DELETE', path: `/sharing-groups/${group.id}`, headers })
      await killAfter(remove())
      expect((await remove()).status).toBeOneOf([204, 404])
      await isFinished()
      expect(await rowsOf('deals WHERE sharing_group_ids <> $1', [[]])).toBe(0)
      expect(await rowsOf(`deals WHERE owner_id = $1 AND sharing = 'group'`, [account.id])).toBe(0)
    }))

  it('a batch has changed all or nothing', () =>
    tryRounds('kill -9 during a batch', async (n) => {
      const { deals, headers } = await anAuthor(n)
      const ids = deals.slice(0, BATCH).map(({ id }) => id)
      let acknowledged = 'none'
      const update = async (): Promise<void> => {
        for (let i = 0; ; i++) {
          const theme = `round ${n} batch ${i}`
          const body = { ids, set: { themes: [theme], sharing: i % 2 === 0 ? 'private' : 'public' } }
          const { status } = await sendTo(world.address, { method: 'PATCH', path: '/deals', headers, body })
          expect(status).toBe(200)
          acknowledged = theme
        }
      }
      await killAfter(update())
      const { rows } = await world.pool.query(
        'SELECT DISTINCT themes[1] AS theme FROM deals WHERE id = ANY ($1::uuid[])',
        [ids],
      )
      expect(rows).toHaveLength(1)
      const last = Number(acknowledged.split(' ').at(-1) ?? -1)
      expect([acknowledged, `round ${n} batch ${Number.isNaN(last) ? 0 : last + 1}`, null, 'none']).toContain(
        rows[0].theme,
      )
    }))
})

it('a recount continues where it stopped', async () => {
  await anAuthor(0)
  const env = { DATABASE_URL: world.databaseUrl ?? '', DATA_DIR: world.folder }
  const right = await derivedRows(world.pool)
  await tryRounds('kill -9 during a recount', async () => {
    await world.pool.query("UPDATE deals SET search_terms = '', text_bytes = 0")
    await world.pool.query('UPDATE catalog_authors SET deals = deals + 1')
    const killed = startCli(['recount'], env, 'dist/cli.js')
    await until(async () => (await rowsOf('background_jobs')) > 0)
    await pause(Math.random() * LONGEST_MS)
    await killed.kill('SIGKILL')
    const finished = await startCli(['recount'], env, 'dist/cli.js').finished
    expect([finished.code, finished.stderr]).toEqual([0, ''])
    expect(await rowsOf('background_jobs')).toBe(0)
    expect(await derivedRows(world.pool)).toEqual(right)
  })
})
