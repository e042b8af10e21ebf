import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inMemoryAdapters } from '../../src/container.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import {
  callerFor,
  headersOf,
  ignoresQueries,
  type Route,
  routesOf,
  type Scene,
  seedScene,
  soundRequest,
} from '../support/access-table.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

const db = new InMemoryDatabase()
let world: HttpWorld
let routes: readonly Route[]
let scene: Scene
let tables: InMemoryDatabase['tables']

beforeAll(async () => {
  world = await openHttpWorld({ store: inMemoryAdapters(db) })
  routes = await routesOf(world)
  scene = await seedScene(world)
  tables = db.tables
})
afterAll(() => world.app.close())

const ask = async (route: Route, query: string, method = route.method) => {
  db.tables = structuredClone(tables)
  const sound = soundRequest(route, scene)
  const url = `${sound.url}${String(sound.url).includes('?') ? '&' : '?'}${query}`
  const headers = { ...sound.headers, ...(await headersOf(world, callerFor(route), scene)) }
  return world.request({ ...sound, method: method as 'GET', url, headers })
}

describe('an unknown query parameter', () => {
  it('is refused by name on every route', async () => {
    for (const route of routes.filter((route) => !ignoresQueries(route)))
      for (const name of ['colour', 'OR', 'constructor', '__proto__', ''])
        expect([route.name, await ask(route, `${name}=1`)]).toMatchObject([
          route.name,
          {
            status: 400,
            body: {
              code: 'VALIDATION_FAILED',
              meta: { issues: [{ path: `/${name}`, message: 'must not be sent: unknown or read-only' }] },
            },
          },
        ])
  })

  it('is refused on HEAD as on GET', async () => {
    for (const route of routes.filter((route) => route.method === 'GET' && !ignoresQueries(route)))
      expect([route.name, (await ask(route, 'colour=1', 'HEAD')).status]).toEqual([route.name, 400])
  })

  it('is ignored under /public, /health and /metrics, in the documents and where pages are', async () => {
    for (const route of routes.filter(ignoresQueries))
      expect([route.name, (await ask(route, 'colour=1')).status]).toEqual([route.name, 200])
    for (const url of ['/openapi.json', '/docs/json', '/docs/static/swagger-initializer.js'])
      expect([url, (await world.request({ url: `${url}?colour=1` })).status]).toEqual([url, 200])
  })

  it('stands behind the credential, the route and its methods', async () => {
    for (const [method, url, status] of [
      ['GET', '/deals?colour=1', 401],
      ['GET', '/api/deals?colour=1', 401],
      ['GET', '/none?colour=1', 404],
      ['DELETE', '/deals?colour=1', 405],
      ['OPTIONS', '/deals?colour=1', 204],
    ] as const)
      expect([url, (await world.request({ method, url })).status]).toEqual([url, status])
  })
})

describe('a repeated query parameter', () => {
  it.each(['/deals?page=1&page=2', '/deals?sharing=public&sharing=private', '/accounts/search?q=abc&q=abd'])(
    'is refused where one value is declared: %s',
    async (url) => {
      const { headers } = await world.signIn()
      expect(await world.request({ url, headers })).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    },
  )
})

describe('the OpenAPI document', () => {
  it('names the parameters that a route takes and declares the refusal of others', async () => {
    const { paths } = (await world.request({ url: '/openapi.json' })).body
    const names = (parameters: { in: string; name: string }[] = []) =>
      parameters.filter((one) => one.in === 'query').map(({ name }) => name)
    expect(names(paths['/deals'].get.parameters)).toEqual(['sharing', 'lifecycle', 'page', 'pageSize'])
    expect(names(paths['/accounts/me'].get.parameters)).toEqual([])
    expect(paths['/accounts/me'].get.responses).toHaveProperty('400')
    expect(paths['/health/live'].get.responses).not.toHaveProperty('400')
  })
})
