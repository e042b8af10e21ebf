import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inMemoryAdapters } from '../../src/container.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import {
  AVATAR,
  callerFor,
  headersOf,
  ignoresQueries,
  type Route,
  routesOf,
  type Scene,
  seedScene,
  soundRequest,
} from '../support/access-table.js'
import { type Answer, type HttpWorld, openHttpWorld } from '../support/http-world.js'

const PICTURES = { [AVATAR]: { type: 'image/png', bytes: Buffer.from('picture') } } as const
/** Answers that nobody keeps: a serve, numbers, health, and everything about an account. */
const WITHOUT_TAG: ReadonlySet<string> = new Set([
  'GET /api/deals/{id}',
  'GET /metrics',
  'GET /health/live',
  'GET /health/ready',
  'GET /accounts/me/export',
])
const LONG_AGO = 'Thu, 01 Jan 1970 00:00:00 GMT'
const MANY_TAGS = Array.from({ length: 500 }, (_, i) => `"tag-${i}"`).join(', ')
const CONDITIONS: readonly (readonly [string, string])[] = [
  ...['if-none-match', 'if-match'].flatMap((name) =>
    ['*', '"x"', 'W/"x"', 'rubbish', '"', 'W/', ',,,', '', MANY_TAGS].map((value) => [name, value] as const),
  ),
  ['if-modified-since', LONG_AGO],
  ['if-modified-since', 'rubbish'],
  ['if-unmodified-since', LONG_AGO],
  ['if-range', '"x"'],
  ['range', 'bytes=0-0'],
]

const db = new InMemoryDatabase()
let world: HttpWorld
let routes: readonly Route[]
let scene: Scene
let tables: InMemoryDatabase['tables']

beforeAll(async () => {
  world = await openHttpWorld({ store: inMemoryAdapters(db), pictures: PICTURES })
  routes = await routesOf(world)
  scene = await seedScene(world)
  tables = db.tables
})
afterAll(() => world.app.close())

const reads = () => routes.filter(({ method }) => method === 'GET')

/** Who gets an answer of a route that is worth looking at. */
/** Sends a sound request to the service as it was seeded, but for what a test changes of it. */
const ask = async (route: Route, { method = route.method, headers = {}, query = '' } = {}): Promise<Answer> => {
  db.tables = structuredClone(tables)
  const sound = soundRequest(route, scene)
  const separator = String(sound.url).includes('?') ? '&' : '?'
  return world.request({
    ...sound,
    method: method as 'GET',
    url: query === '' ? String(sound.url) : `${sound.url}${separator}${query}`,
    headers: { ...sound.headers, ...(await headersOf(world, callerFor(route), scene)), ...headers },
  })
}

describe('every operation', () => {
  it.each(CONDITIONS.map(([name, value]) => [name, value.slice(0, 20), value]))(
    'takes the condition %s: %s without failing',
    async (name, _, value = '') => {
      for (const route of routes)
        for (const method of route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]) {
          const { status } = await ask(route, { method, headers: { [String(name)]: value } })
          expect(status, `${method} ${route.path}`).toBeLessThan(500)
        }
    },
  )

  it('refuses an unknown query parameter, or ignores it where anybody may add one', async () => {
    for (const route of routes)
      for (const method of route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]) {
        const { status } = await ask(route, { method, query: 'colour=1' })
        const sound = await ask(route, { method })
        expect([method, route.path, status]).toEqual([method, route.path, ignoresQueries(route) ? sound.status : 400])
      }
  })
})

describe('every read', () => {
  it('has a tag, but for those that nobody keeps', async () => {
    const untagged: string[] = []
    for (const route of reads()) {
      const { status, headers } = await ask(route)
      expect([route.name, status]).toEqual([route.name, 200])
      if (headers.etag === undefined) untagged.push(route.name)
    }
    expect(untagged.sort()).toEqual([...WITHOUT_TAG].sort())
  })

  it('answers 304 to its own tag, to GET and HEAD alike', async () => {
    for (const route of reads().filter(({ name }) => !WITHOUT_TAG.has(name))) {
      const { etag = '' } = (await ask(route)).headers
      for (const method of ['GET', 'HEAD'])
        for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
          const { status, text, headers } = await ask(route, { method, headers: { 'if-none-match': known } })
          expect([method, route.path, known, status, text]).toEqual([method, route.path, known, 304, ''])
          expect(headers.etag).toBe(etag)
        }
    }
  })

  it('answers 200 to the tags of others and to times, with its own tag', async () => {
    for (const route of reads().filter(({ name }) => !WITHOUT_TAG.has(name))) {
      const { etag } = (await ask(route)).headers
      for (const method of ['GET', 'HEAD'])
        for (const [name, value] of [
          ['if-none-match', '"x"'],
          ['if-none-match', MANY_TAGS],
          ['if-none-match', ''],
          ['if-modified-since', LONG_AGO],
        ] as const) {
          const { status, headers } = await ask(route, { method, headers: { [name]: value } })
          expect([method, route.path, name, status, headers.etag]).toEqual([method, route.path, name, 200, etag])
        }
    }
  })
})
