import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inMemoryAdapters } from '../../src/container.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import {
  AVATAR,
  type Caller,
  EVERYBODY,
  headersOf,
  PAGE,
  type Route,
  routesOf,
  rows,
  type Scene,
  seedScene,
  soundRequest,
} from '../support/access-table.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

const PICTURES = { [AVATAR]: { type: 'image/png', bytes: Buffer.from('picture') } } as const

describe('docs/access.md', () => {
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

  /** Sends the request to the service as it was seeded, whatever other requests changed. */
  const statusOf = async (route: Route, caller: Caller): Promise<number> => {
    db.tables = structuredClone(tables)
    const sound = soundRequest(route, scene)
    const headers = { ...sound.headers, ...(await headersOf(world, caller, scene)) }
    return (await world.request({ ...sound, headers })).status
  }

  it('names the callers', () => {
    const header = PAGE.split('\n').find((line) => line.startsWith('| Route |')) ?? ''
    expect(
      header
        .split('|')
        .slice(2, -1)
        .map((cell) => cell.trim()),
    ).toEqual(EVERYBODY)
  })

  it('has a row for each route, and no other', () => {
    expect([...rows.keys()].sort()).toEqual(routes.map(({ name }) => name).sort())
  })

  it.each(EVERYBODY)('says what is answered to %s', async (caller) => {
    const column = EVERYBODY.indexOf(caller)
    const answered: Record<string, number> = {}
    const expected: Record<string, number | undefined> = {}
    for (const route of routes) {
      answered[route.name] = await statusOf(route, caller)
      expected[route.name] = rows.get(route.name)?.[column]
    }
    expect(answered).toEqual(expected)
  })
})
