import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Deal } from '../../src/domain/deal.js'
import type { DealId } from '../../src/domain/ids.js'
import { type AttackedService, openAttackedService, WITHOUT_LIMITS } from '../support/attacked-service.js'
import { aCollection, aDeal, aHandle, NOON } from '../support/builders.js'
import { aClient, type Client } from '../support/clients.js'
import { memoryEnvironmentOf } from '../support/dockerfile.js'
import { besideBystanders } from './beside-bystanders.js'

/**
 * The limits of what a caller may cost: while an attacker abuses an allowed request or a public link, a bystander is
 * served in time, and the process stays small and alive.
 */
const MAX_WAIT_MS = 1_000
const MAX_RESIDENT_MIB = 700

const MIB = 1024 * 1024
/** Environment variables of the Dockerfile. */
const MEMORY = memoryEnvironmentOf('Dockerfile')
/** How often an account attacks; the request limit would allow a tenth of it. */
const PAUSE_MS = 50
const TOKEN = 'token-of-the-large-collection'

let service: AttackedService
let attackers: Client[]
let bystander: Client
let largeCollection: string

beforeAll(async () => {
  service = await openAttackedService({ ...WITHOUT_LIMITS, ...MEMORY })
  attackers = await Promise.all(Array.from({ length: 10 }, () => aClient(service)))
  bystander = await aClient(service, { handle: aHandle('bystander') })
  const { collections, deals } = service.repositories
  await deals.insertMany(
    Array.from({ length: 30 }, () =>
      aDeal({ ownerId: bystander.account.id, sharing: 'public', publishedAt: NOON, commentary: [] }),
    ),
  )
  // As large as a collection can be: 32 MB of short texts.
  const owner = attackers[0] as Client
  const text = { type: 'text', text: 'note', bold: true, italic: false } as const
  const commentary = Array.from({ length: 200 }, () => ({ type: 'paragraph', children: Array(5).fill(text) }) as const)
  const large = Array.from({ length: 500 }, () => aDeal({ ownerId: owner.account.id, sharing: 'public', commentary }))
  for (let i = 0; i < large.length; i += 50) await deals.insertMany(large.slice(i, i + 50))
  const dealIds = large.map(({ id }) => id)
  const collection = aCollection({ ownerId: owner.account.id, dealIds, publicEnabled: true, publicToken: TOKEN })
  await collections.insert(collection)
  largeCollection = collection.id
  // The maximum number of deals of an account, of typical size.
  const usual = aDeal({ ownerId: (attackers[1] as Client).account.id })
  const many = (count: number): Deal[] => Array.from({ length: count }, () => ({ ...usual, id: v7() as DealId }))
  for (let i = 0; i < 20; i++) await deals.insertMany(many(5_000))
}, 180_000)
afterAll(() => service.close())

const sockets = new Set<Socket>()
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
})

/** Sends a request and reads nothing of the response, or a byte now and then. */
const askWithoutReading = async (path: string, { headers }: Pick<Client, 'headers'>, sip = 0): Promise<void> => {
  const socket = connect(service.port, '127.0.0.1')
  sockets.add(socket)
  socket.on('error', () => {})
  socket.once('close', () => sockets.delete(socket))
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  socket.pause()
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${lines.join('')}\r\n`)
  if (sip === 0) return
  const timer = setInterval(() => socket.read(1), sip)
  socket.once('close', () => clearInterval(timer))
}

const residentMib = (name: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${service.pid}/status`, 'utf8')
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1_024
}

/** Runs an attack next to a bystander, who has to be served as if there were none. */
const besideBystander = async (attack: () => Promise<unknown>): Promise<void> => {
  const paths = ['/health/live', '/catalog/authors/bystander/deals', '/health/live', '/catalog/authors/bystander']
  const urls = paths.map((path) => `${service.address}${path}`)
  const [, [served]] = await besideBystanders([{ urls, headers: bystander.headers }], attack)
  expect(served?.failures).toEqual([])
  expect(served?.asked).toBeGreaterThan(5)
  expect(Math.round(served?.slowest ?? Number.NaN), served?.slowestUrl).toBeLessThan(MAX_WAIT_MS)
  expect(service.isRunning()).toBe(true)
  expect(Math.round(residentMib('VmHWM'))).toBeLessThan(MAX_RESIDENT_MIB)
}

const fill = (text: string, bytes: number): string => text.repeat(Math.floor(bytes / text.length))
const HAND = 'AKQJT98765432'
const BOARD = `[Board "1"]\n[Dealer "N"]\n[Deal "N:${HAND}... .${HAND}.. ..${HAND}. ...${HAND}"]\n`
/** Files of nearly 5 MiB, each repeating one thing. */
const FILES: readonly (readonly [name: string, type: 'pbn' | 'lin', text: string])[] = [
  [
    'passes after the end of an auction',
    'pbn',
    `${BOARD}[Auction "N"]\n1C Pass Pass Pass\n${fill('AP ', 5 * MIB - 400)}`,
  ],
  ['records of one tag', 'pbn', `[Board ""]${fill('[D ""]', 5 * MIB - 20)}`],
  ['lasting tags', 'pbn', `${fill('[A "##x"]\n', 2_000)}${fill('\n[Board "1"]\n', 5 * MIB - 3_000)}`],
  [
    'tags that differ',
    'pbn',
    ['[Board ""]', ...Array.from({ length: 300_000 }, (_, i) => `[T${i} "x"]`)].join('\n').slice(0, 5 * MIB - 10),
  ],
  ['an open comment', 'pbn', `${BOARD}{${fill('x ', 5 * MIB - 400)}`],
  ['line breaks in a comment', 'pbn', `${BOARD}{${fill('\n', 5 * MIB - 400)}}`],
  ['notes', 'pbn', `${BOARD}[Auction "N"]\n1C =1=\n${fill('[Note "1:x"]\n', 5 * MIB - 400)}`],
  ['calls', 'lin', `qx|o1|md|1|${fill('mb|p|', 5 * MIB - 400)}`],
  ['heads and boards', 'lin', `${fill('pw|x|', 50_000)}${fill('qx|o1|md|1|', 5 * MIB - 60_000)}`],
  ['bars', 'lin', fill('|', 5 * MIB - 10)],
]

const importing = ({ headers }: Client, [, type, text]: (typeof FILES)[number]) =>
  service.request({
    method: 'POST',
    url: '/deals/import',
    headers: { ...headers, 'content-type': `application/x-${type}`, 'idempotency-key': v7() },
    payload: text,
  })

const nothings = (count: number): object[] => Array.from({ length: count }, () => ({}))
/** Bodies just below 256 KiB in which each value has at least one fault. */
const FAULTY_BODIES: readonly (readonly [name: string, url: string, body: object])[] = [
  ['texts', '/deals', { title: 'T', commentary: [{ type: 'paragraph', children: nothings(60_000) }] }],
  ['ids', '/collections', { title: 'T', dealIds: nothings(60_000) }],
  [
    'unknown fields',
    '/forms/contact',
    Object.fromEntries(Array.from({ length: 31_000 }, (_, i) => [i.toString(36), 0])),
  ],
]

describe('a signed-in caller', () => {
  it.each(FAULTY_BODIES)("doesn't slow other callers down with bodies of invalid %s", (_, url, body) =>
    besideBystander(async () => {
      const { headers } = attackers[5] as Client
      for (let i = 0; i < 20; i++) {
        const { status, text } = await service.request({ method: 'POST', url, headers, payload: body })
        expect(status).toBe(400)
        expect(text.length).toBeLessThan(10_000)
      }
    }),
  )

  it.each(FILES)("doesn't slow others down with a file of %s", async (...file) => {
    await besideBystander(async () => {
      const { status, text } = await importing(attackers[2] as Client, file)
      expect([200, 400, 409]).toContain(status)
      expect(text.length).toBeLessThan(MIB)
    })
  })

  it("doesn't slow others down with several concurrent imports", () =>
    besideBystander(async () => {
      const statuses = await Promise.all(
        FILES.slice(0, 6).map(async (file) => (await importing(attackers[3] as Client, file)).status),
      )
      expect(statuses.filter((status) => ![200, 400, 409, 429].includes(status))).toEqual([])
    }))

  it("doesn't slow others down with full exports, read or not, and can run one at a time", () =>
    besideBystander(async () => {
      const owner = attackers[1] as Client
      for (let i = 0; i < 6; i++) await askWithoutReading('/accounts/me/export', owner)
      await setTimeout(3_000)
      const statuses = await Promise.all(
        [owner, owner, attackers[0] as Client].map(async (one) => (await one.get('/accounts/me/export')).status),
      )
      expect(statuses.sort()).toEqual([200, 409, 409])
    }))

  it("doesn't slow others down with unread lists", () =>
    besideBystander(async () => {
      const owner = attackers[0] as Client
      for (let i = 0; i < 100; i++) {
        await askWithoutReading('/deals?pageSize=100', owner)
        await askWithoutReading(`/collections/${largeCollection}?include=deals`, owner)
        await askWithoutReading(`/collections/${largeCollection}.pbn`, owner)
        await askWithoutReading(`/catalog/collections/${largeCollection}/deals`, attackers[4] as Client)
      }
      await setTimeout(5_000)
    }))

  it("doesn't slow others down with files to print, read or not, and gets four at once", () =>
    besideBystander(async () => {
      const owner = attackers[0] as Client
      const sheet = `/collections/${largeCollection}.pdf?solutions=end`
      for (let i = 0; i < 6; i++) await askWithoutReading(sheet, owner)
      await setTimeout(3_000)
      // Downloads that are not read keep their turns until they are cut off.
      expect(await owner.get(sheet)).toMatchObject({ status: 429 })
      const others = attackers.slice(5, 9).map((other) => other.get('/deals.pdf'))
      expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
      for (let i = 0; i < 30; i++)
        await askWithoutReading(`/public/collections/${TOKEN}.pdf?perPage=1`, { headers: {} })
      await setTimeout(5_000)
    }))

  it("doesn't slow others down with batch updates of large deals", () =>
    besideBystander(async () => {
      const owner = attackers[0] as Client
      const { body } = await owner.get(`/collections/${largeCollection}`)
      const update = (theme: string) => owner.patch('/deals', { ids: body.dealIds, set: { themes: [theme] } })
      const [first] = await Promise.all([update('one'), update('two')])
      expect(first?.status).toBeLessThan(504)
    }))
})

describe('readers without an account', () => {
  const nobody = { headers: {} }

  it("don't slow others down with a public link whose large response they do not read", () =>
    besideBystander(async () => {
      for (let i = 0; i < 300; i++) await askWithoutReading(`/public/collections/${TOKEN}`, nobody)
      await setTimeout(10_000)
    }))

  it("don't slow others down, and take little memory, when they read documents byte by byte", () =>
    besideBystander(async () => {
      for (const path of ['/openapi.json', '/docs/json', '/docs/static/swagger-ui-bundle.js'])
        for (const coding of ['identity', 'gzip', 'br'])
          for (let i = 0; i < 220; i++) await askWithoutReading(path, { headers: { 'accept-encoding': coding } }, 1_000)
      await setTimeout(10_000)
    }))
})

const ABUSE_SECONDS = Number(process.env.ABUSE_SECONDS ?? 20)

describe('ten attacking accounts', () => {
  it("don't slow others down, however long they continue", { timeout: 180_000 }, () =>
    besideBystander(async () => {
      const end = performance.now() + 1_000 * ABUSE_SECONDS
      const attack = async (client: Client, place: number): Promise<void> => {
        const acts = [
          () => importing(client, FILES[place % FILES.length] as (typeof FILES)[number]),
          () => askWithoutReading(`/public/collections/${TOKEN}`, { headers: {} }),
          () => askWithoutReading('/deals?pageSize=100', client),
          () => askWithoutReading(`/public/collections/${TOKEN}.pdf`, { headers: {} }),
          () => askWithoutReading('/accounts/me/export', client),
          () => askWithoutReading(`/catalog/collections/${largeCollection}/deals`, client),
          () => askWithoutReading('/openapi.json', { headers: {} }, 1_000),
          () => client.get('/accounts/me/export'),
        ]
        // A client that reads too slowly in the meantime is cut off.
        for (let i = place; performance.now() < end; i++) {
          await acts[i % acts.length]?.().catch(() => {})
          await setTimeout(PAUSE_MS)
        }
      }
      await Promise.all(attackers.map(attack))
    }),
  )
})
