import { resolve } from 'node:path'
import type { InjectOptions } from 'fastify'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prismaAdapters } from '../../src/container/ports.js'
import type { Deal } from '../../src/domain/deal.js'
import type { DealId } from '../../src/domain/ids.js'
import type { Paragraph } from '../../src/domain/paragraph.js'
import { aCollection, aDeal, aHandle, NOON } from '../support/builders.js'
import { aClient, type Client } from '../support/clients.js'
import { openServerDatabase } from '../support/databases.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

/** No request may block the event loop for longer than this, in milliseconds of CPU time. */
const MAX_PIECE_MS = 100
const TOKEN = 'token-of-a-large-link'

let database: Awaited<ReturnType<typeof openServerDatabase>>
let world: HttpWorld
let owner: Client
let collection: string
let boards: readonly DealId[]

const texts = (count: number): Paragraph[] =>
  Array.from({ length: count / 20 }, () => ({
    type: 'paragraph',
    children: Array.from({ length: 20 }, (_, i) => ({
      type: 'text',
      text: 'count ',
      bold: i % 2 === 0,
      italic: false,
    })),
  }))

const keep = async (deals: readonly Deal[]): Promise<readonly DealId[]> => {
  for (let i = 0; i < deals.length; i += 1_000) await world.repositories.deals.insertMany(deals.slice(i, i + 1_000))
  return deals.map(({ id }) => id)
}

beforeAll(async () => {
  database = await openServerDatabase({ isPatient: true })
  world = await openHttpWorld({
    store: prismaAdapters(database),
    options: { web: { folder: resolve('dist/web'), signIn: null } },
  })
  owner = await aClient(world, { handle: aHandle('owner') })
  const ownerId = owner.account.id
  const board = aDeal({ ownerId, sharing: 'public', publishedAt: NOON, commentary: texts(1_000) })
  boards = await keep(Array.from({ length: 500 }, (_, i) => ({ ...board, id: v7() as DealId, title: `Board ${i}` })))
  collection = aCollection({ ownerId, dealIds: boards, publicEnabled: true, publicToken: TOKEN }).id
  await world.repositories.collections.insert(
    aCollection({ id: collection as never, ownerId, dealIds: boards, publicEnabled: true, publicToken: TOKEN }),
  )
  const small = aDeal({ ownerId, title: 'Squeeze in hearts' })
  await keep(Array.from({ length: 12_000 }, () => ({ ...small, id: v7() as DealId })))
  await keep(
    Array.from({ length: 1_000 }, (_, i) => ({
      ...aDeal({ ownerId, sharing: 'public', publishedAt: NOON }),
      themes: Array.from({ length: 20 }, (_, j) => `theme ${i} of ${j} alpha beta gamma delta epsilon zeta`),
    })),
  )
}, 300_000)
afterAll(async () => {
  await world?.app.close()
  await database?.drop()
})

/** Whether Node reports the CPU time of a single thread (since 23.9): V8's other threads don't block the event loop. */
const timed: { readonly threadCpuUsage?: typeof process.cpuUsage; readonly cpuUsage: typeof process.cpuUsage } = process
const used = (since?: NodeJS.CpuUsage): NodeJS.CpuUsage => (timed.threadCpuUsage ?? timed.cpuUsage)(since)

/** The longest CPU time between two turns of the event loop during the work, in milliseconds. */
const longestPieceOf = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0
  let isOver = false
  let last = used()
  const turn = (): void => {
    const { user, system } = used(last)
    longest = Math.max(longest, (user + system) / 1_000)
    last = used()
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  isOver = true
  await new Promise((resolve) => setImmediate(resolve))
  return longest
}

/** Reads a response piece by piece, like a remote client, without assembling it. */
const take = async (request: InjectOptions): Promise<void> => {
  const response = await world.app.inject({ ...request, headers: owner.headers, payloadAsStream: true })
  expect(response.statusCode).toBe(200)
  for await (const _piece of response.stream());
}

describe('no single step of work blocks the event loop for long', () => {
  const reads: readonly (readonly [name: string, path: () => string])[] = [
    ['a page of large deals', () => '/deals?pageSize=100&sort=title&q=board'],
    ['a page of many deals', () => '/deals?pageSize=100&page=100'],
    ['a far page of a search', () => '/deals?pageSize=100&q=squeeze&sort=-title&page=100'],
    ['a file of all deals', () => '/deals.pbn'],
    ['a collection with its deals', () => `/collections/${collection}?include=deals`],
    ['a file of a collection', () => `/collections/${collection}.pbn`],
    ['a sheet of a collection', () => `/collections/${collection}.pdf?solutions=end`],
    ['a hand record of a collection', () => `/collections/${collection}.pdf?layout=record`],
    ['a bidding sheet of a public link', () => `/public/collections/${TOKEN}.pdf?layout=bidding`],
    ['a public link', () => `/public/collections/${TOKEN}`],
    ['a file of a public link', () => `/public/collections/${TOKEN}.pbn`],
    ['the page of a link', () => `/c/${TOKEN}?board=499`],
    ['the picture of a deal', () => `/deals/${boards[0]}.svg`],
    ['one deal', () => `/deals/${boards[0]}`],
    ['a search of the catalog', () => '/catalog/deals?q=board&limit=60'],
    ['the deals of an author', () => '/catalog/authors/owner/deals?pageSize=100'],
    ['the themes of the catalog', () => '/catalog/themes'],
    ['a search of themes', () => '/catalog/themes?q=theme%20of%20alpha%20beta%20gamma%20delta%20epsilon%20zeta'],
    ['an export', () => '/accounts/me/export'],
  ]
  it.each(reads)(
    '%s',
    async (_name, path) => {
      const read = () => take({ url: path() })
      // The first run loads and compiles code.
      await read()
      expect(Math.round(await longestPieceOf(read))).toBeLessThan(MAX_PIECE_MS)
    },
    180_000,
  )

  it('a batch of 500 deals', async () => {
    const set = (sharing: string) =>
      take({ method: 'PATCH', url: '/deals', payload: { ids: boards, set: { sharing } } })
    await set('private')
    expect(Math.round(await longestPieceOf(() => set('public')))).toBeLessThan(MAX_PIECE_MS)
  }, 60_000)
})
