import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_PARTICIPANTS } from '../../src/domain/practice/participant.js'
import { NO_PRACTICE } from '../../src/domain/practice/practice.js'
import { oddHands } from '../oracle/odd-hands.js'
import { ALL_CARDS, aPractisedDeal } from '../support/answered-boards.js'
import { type AttackedService, openAttackedService, WITHOUT_LIMITS } from '../support/attacked-service.js'
import { aCollection, aDeal, aHandle, aParticipant, NOON } from '../support/builders.js'
import { aClient, type Client } from '../support/clients.js'
import { memoryEnvironmentOf } from '../support/dockerfile.js'
import { randomOf } from '../support/random-hands.js'
import { besideBystanders } from './beside-bystanders.js'

/**
 * 500 participants of a full link send requests without a pause, and accounts request solutions of freak boards.
 * Meanwhile, uninvolved callers are served in time. Rate limits are off; the limits for fairness are on.
 */
const MAX_WAIT_MS = 1_000
const FLOOD_MS = 1_000 * Number(process.env.ABUSE_SECONDS ?? 8)
/** How many requests are on their way at once. */
const LANES = 60
const TOKEN = 'token-of-the-flooded-link'
const QUIET_TOKEN = 'token-of-a-quiet-link'
const BOARDS = 8

const MEMORY = memoryEnvironmentOf('Dockerfile')

let service: AttackedService
let bystander: Client
let solvers: Client[]
let lesson: string
let freaks: readonly (readonly string[])[]
const dealIds: string[] = []
const members: { readonly id: string; readonly key: string }[] = []

beforeAll(async () => {
  service = await openAttackedService({ ...WITHOUT_LIMITS, ...MEMORY })
  const { collections, deals, participants } = service.repositories
  bystander = await aClient(service, { handle: aHandle('bystander') })
  const ownerId = bystander.account.id
  const boards = Array.from({ length: BOARDS }, () => aPractisedDeal({ ownerId, sharing: 'public', publishedAt: NOON }))
  await deals.insertMany(boards)
  dealIds.push(...boards.map(({ id }) => id))
  const practice = { ...NO_PRACTICE, bidding: true, play: true, answers: true }
  const open = { ownerId, dealIds: boards.map(({ id }) => id), publicEnabled: true }
  const flooded = aCollection({ ...open, publicToken: TOKEN, practice })
  await collections.insert(flooded)
  await collections.insert(aCollection({ ...open, publicToken: QUIET_TOKEN }))
  lesson = flooded.id
  for (let i = 0; i < MAX_PARTICIPANTS; i++) {
    // None of them is idle long enough to be replaced.
    const student = aParticipant({ collectionId: flooded.id, name: `Student ${i}`, startedAt: new Date() })
    await participants.insert(student, `key ${i}`, MAX_PARTICIPANTS, NOON)
    members.push({ id: student.id, key: `key ${i}` })
  }
  const random = randomOf(20261128)
  solvers = await Promise.all(Array.from({ length: 4 }, () => aClient(service)))
  freaks = await Promise.all(
    solvers.map(async ({ account }) => {
      const own = Array.from({ length: 12 }, () => aDeal({ ownerId: account.id, hands: oddHands(random, 5) }))
      await deals.insertMany(own)
      return own.map(({ id }) => id)
    }),
  )
}, 180_000)
afterAll(() => service.close())

/** Runs an attack next to a signed-in bystander, who also reads another link. Returns the attack's result. */
const besideBystander = async <Result>(attack: () => Promise<Result>): Promise<Result> => {
  const paths = ['/health/live', '/catalog/authors/bystander', `/public/collections/${QUIET_TOKEN}`, '/accounts/me']
  const urls = paths.map((path) => `${service.address}${path}`)
  const [result, [served]] = await besideBystanders([{ urls, headers: bystander.headers }], attack)
  expect(served?.failures).toEqual([])
  expect(served?.asked).toBeGreaterThan(5)
  expect(Math.round(served?.slowest ?? Number.NaN), served?.slowestUrl).toBeLessThan(MAX_WAIT_MS)
  expect(service.isRunning()).toBe(true)
  return result
}

/** Keeps many requests in flight for the duration of an attack. Returns the number of responses by status. */
const flood = async (
  send: (i: number) => Promise<number>,
  lanes = LANES,
): Promise<Readonly<Record<number, number>>> => {
  const counts: Record<number, number> = {}
  const end = performance.now() + FLOOD_MS
  let next = 0
  const lane = async (): Promise<void> => {
    while (performance.now() < end) {
      const status = await send(next++).catch(() => 0)
      counts[status] = (counts[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return counts
}

/** Statuses with which the service refuses promptly if there is too much at once. */
const REFUSED = [429, 503]
const isAmong = (counts: Readonly<Record<number, number>>, ...allowed: readonly number[]): void =>
  expect(Object.keys(counts).filter((status) => ![...allowed, ...REFUSED].includes(Number(status)))).toEqual([])

const answerOf = (i: number) => {
  const { id, key } = members[i % members.length] as (typeof members)[number]
  const url = `/public/collections/${TOKEN}/participants/${id}/answers/${dealIds[i % BOARDS]}`
  return { url, headers: { 'x-participant-key': key } }
}
const put = async (i: number, payload: object): Promise<number> =>
  (await service.request({ method: 'PUT', ...answerOf(i), payload })).status

describe('a full link', { timeout: 180_000 }, () => {
  it("doesn't slow others down while its 500 participants answer without a pause, and stores every accepted answer", async () => {
    const bidding = { calls: [{ call: 2, chosen: ['3NT', '2S'] }] }
    const play = { cards: ALL_CARDS, takenBack: 1 }
    const taken = new Set<string>()
    const counts = await besideBystander(() =>
      flood(async (i) => {
        const status = await put(i, i % 3 === 0 ? { play } : { bidding, play })
        if (status === 200) taken.add(`${i % members.length} ${i % BOARDS}`)
        return status
      }),
    )
    isAmong(counts, 200)
    expect(counts[200]).toBeGreaterThan(0)
    const { status, body } = await bystander.get(`/collections/${lesson}/answers`)
    expect([status, body.answers.length]).toEqual([200, taken.size])
  })

  it("doesn't slow others down while more students try to join than it has room for", async () => {
    const url = `/public/collections/${TOKEN}/participants`
    const counts = await besideBystander(() =>
      flood(async (i) => (await service.request({ method: 'POST', url, payload: { name: `Late ${i}` } })).status),
    )
    const { body } = await bystander.get(`/collections/${lesson}/answers`)
    // Everyone in the link has answered, or joined less than an hour ago.
    expect(body.participants).toHaveLength(MAX_PARTICIPANTS)
    isAmong(counts, 409)
    expect(counts[409]).toBeGreaterThan(0)
  })

  it("doesn't slow others down with invalid answers of the maximum body size and beyond", async () => {
    const nothings = Array.from({ length: 60_000 }, () => ({}))
    const cards = Array.from({ length: 40_000 }, () => 'S1')
    const counts = await besideBystander(() =>
      flood((i) => {
        if (i % 3 === 0) return put(i, { bidding: { calls: nothings } })
        return put(i, i % 3 === 1 ? { play: { cards } } : { play: { cards: [...cards, ...cards] } })
      }, LANES / 3),
    )
    isAmong(counts, 400, 413)
    expect(counts[400]).toBeGreaterThan(0)
    expect(counts[413]).toBeGreaterThan(0)
  })

  it("doesn't slow others down while its teacher and a stranger keep requesting the answers", async () => {
    const stranger = solvers[0] as Client
    const counts = await besideBystander(() =>
      flood(async (i) => {
        const { status } = await (i % 4 === 0 ? stranger : bystander).get(
          `/collections/${lesson}/answers${i % 5 === 0 ? '.csv' : ''}`,
        )
        return status
      }),
    )
    isAmong(counts, 200, 404)
  })
})

describe('accounts that request solutions of freak boards', { timeout: 180_000 }, () => {
  it("don't slow others down, and are answered, refused or told that it takes too long", async () => {
    const counts = await besideBystander(() =>
      flood(async (i) => {
        const asking = i % solvers.length
        const ids = freaks[asking] as readonly string[]
        const { status } = await (solvers[asking] as Client).get(
          `/deals/${ids[i % ids.length]}/double-dummy?play=${i % 2 === 0}`,
        )
        return status
      }),
    )
    isAmong(counts, 200, 409)
    expect(counts[429]).toBeGreaterThan(0)
  })
})
