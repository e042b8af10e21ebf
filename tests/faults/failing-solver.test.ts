import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FourHands } from '../../src/domain/bridge/double-dummy/double-dummy-solver.js'
import { easyHands, randomOf } from '../support/random-hands.js'
import { until } from '../support/until.js'
import { type FaultWorld, openFaultWorld, tryFault, WITH_API_KEY } from './world.js'
import { required } from './writing.js'

const AUTHOR = 'an-author'
/** Longer than a worker's lease of a deal. */
const LEASE_MS = 301_000
/** Solvers have the lowest priority, so on a busy machine they wait for everything else. */
const PATIENCE_MS = 180_000

const random = randomOf(Date.now())
let world: FaultWorld
let refused: number

beforeEach(async () => {
  world = await openFaultWorld({ settings: async () => ({ DOUBLE_DUMMY_WORKERS: '1' }) })
  refused = 0
  const body = { id: AUTHOR, email: 'author@example.org', displayName: 'An author' }
  required(await world.request({ method: 'POST', path: '/api/accounts', body, headers: WITH_API_KEY }))
})
afterEach(() => world.close())

/** A deal on which the solver fails, in the background and on request; other deals are solved as usual. */
const aBadDeal = async (kind: 'hang' | 'end'): Promise<{ readonly id: string; readonly heal: () => void }> => {
  const hands: FourHands = easyHands(random)
  const order = join(world.folder, 'solver-fault.json')
  writeFileSync(order, JSON.stringify({ kind, north: hands.N }))
  const body = { ownerId: AUTHOR, title: kind, hands }
  const { id } = required(await world.request({ method: 'POST', path: '/api/deals', body, headers: WITH_API_KEY }))
  return { id, heal: () => rmSync(order) }
}

const read = (path: string) => world.request({ method: 'GET', path, headers: WITH_API_KEY })
const tableOf = async (id: string): Promise<object | null> =>
  required(await read(`/api/deals/${id}?serve=false`)).deal.doubleDummy

/** How often the deal was tried; `null` once it is no longer tried. */
const triesOf = async (id: string): Promise<number | null> => {
  const { rows } = await world.pool.query('SELECT tries FROM double_dummy_work WHERE deal_id = $1', [id])
  return rows[0]?.tries ?? null
}

/** Requests for it in the meantime are refused with 503. */
const expectRefusal = async (id: string): Promise<void> => {
  const answer = await read(`/api/deals/${id}/double-dummy`)
  expect([answer.status, answer.body.code, answer.saysWhen]).toEqual([503, 'SERVICE_UNAVAILABLE', true])
  refused++
}

const expectSolved = async (id: string): Promise<void> => {
  const isSolved = async () => {
    const answer = await read(`/api/deals/${id}/double-dummy`).catch(() => null)
    return answer?.status === 200
  }
  await until(isSolved, PATIENCE_MS)
  expect(await tableOf(id)).toMatchObject({ source: 'solver' })
}

const besides = () => `${world.load.failures.length} failed; ${refused} asked for the table meanwhile and got 503`

describe('a solver that fails', () => {
  it('by ending harms nothing else, and its deal is tried three times', async () => {
    await tryFault(world, {
      name: 'solver killed',
      full: 20,
      allowed: [],
      round: async () => {
        const { id, heal } = await aBadDeal('end')
        await expectRefusal(id)
        for (let tries = 1; tries <= 3; tries++) {
          await until(async () => ((await triesOf(id)) ?? 4) >= tries, PATIENCE_MS)
          await world.tell({ shift: tries * LEASE_MS })
        }
        await until(async () => (await triesOf(id)) === null, PATIENCE_MS)
        expect(await tableOf(id)).toBeNull()
        heal()
        await expectSolved(id)
        await world.tell({ shift: 0 })
      },
      besides,
    })
  })

  it('by hanging is stopped, and its deal is tried again', async () => {
    await tryFault(world, {
      name: 'solver hung',
      full: 20,
      allowed: [],
      round: async () => {
        const { id, heal } = await aBadDeal('hang')
        await until(async () => (await triesOf(id)) === 1, PATIENCE_MS)
        // By then both threads have been silent for too long.
        await expectRefusal(id)
        expect(await tableOf(id)).toBeNull()
        heal()
        await world.tell({ shift: LEASE_MS })
        await until(async () => (await triesOf(id)) === null, PATIENCE_MS)
        await expectSolved(id)
        await world.tell({ shift: 0 })
      },
      besides,
    })
  })
})
