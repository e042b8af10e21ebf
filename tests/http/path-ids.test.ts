import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prismaAdapters } from '../../src/container/ports.js'
import {
  callerFor,
  headersOf,
  type Route,
  routesOf,
  type Scene,
  seedScene,
  soundRequest,
} from '../support/access-table.js'
import { emptyEmbeddedDatabase } from '../support/databases.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

const BAD: readonly string[] = [
  '',
  '%00',
  'a%00b',
  '%FF',
  '%ED%A0%80',
  '%ED%A0%80%ED%B0%80',
  '%zz',
  '..',
  '%2e%2e',
  '%2F',
  '%20',
  '%25',
  "'",
  'null',
  'x'.repeat(300),
  'x'.repeat(2_000),
  '%F0%9F%82%A1',
  '0198ABCD-0000-7000-8000-000000000000',
  'nobody',
]

/** Responses other than 404: another account is refused, and leaving something unknown has no effect. */
const OTHERWISE: Readonly<Record<string, readonly number[]>> = {
  'GET /accounts/{id}': [403, 404],
  'PATCH /accounts/{id}': [403, 404],
  'DELETE /accounts/{id}': [403, 404],
  // Everyone who has its address may see it.
  'GET /pictures/{id}': [200, 404],
  'DELETE /catalog/authors/{handle}/subscription': [204, 404],
  'DELETE /sharing-groups/{id}/members/{accountId}': [204, 404],
}

/** Without its id, or with dots in its place, a path may be that of another route. */
const isOtherPath = (value: string): boolean => /^([.]{2}|%2e%2e|)$/.test(value)

let world: HttpWorld
let scene: Scene
let stranger: Scene
let routes: readonly Route[]

beforeAll(async () => {
  world = await openHttpWorld({ store: prismaAdapters(await emptyEmbeddedDatabase()) })
  scene = await seedScene(world)
  stranger = await seedScene(world, '-2')
  routes = (await routesOf(world)).filter(({ path }) => path.includes('{'))
})
afterAll(() => world.app.close())

/** Sends a valid request with one part of its path replaced. */
const statusWith = async (route: Route, at: number, value: string): Promise<number> => {
  const sound = soundRequest(route, scene)
  const [path = '', query] = String(sound.url).split('?')
  const words = path.split('/')
  const suffix = /[.](pbn|lin|svg)$/.exec(words[at] ?? '')?.[0] ?? ''
  words[at] = value + suffix
  const url = [words.join('/'), ...(query === undefined ? [] : [query])].join('?')
  const headers = { ...sound.headers, ...(await headersOf(world, callerFor(route), scene)) }
  return (await world.request({ ...sound, url, headers })).status
}

const partsOf = ({ path }: Route): readonly number[] =>
  path.split('/').flatMap((word, at) => (word.startsWith('{') ? [at] : []))

describe('an id in a path', () => {
  it.each(BAD.map((value) => [value.slice(0, 40), value]))(
    'that is %j gets the same response as an unknown one',
    async (_, value = '') => {
      for (const route of routes)
        for (const at of partsOf(route)) {
          const status = await statusWith(route, at, value)
          if (isOtherPath(value)) expect(status, route.name).toBeLessThan(500)
          else expect(OTHERWISE[route.name] ?? [404], route.name).toContain(status)
        }
    },
  )

  it('of somebody else is treated like an unknown one, or as in docs/access.md', async () => {
    for (const route of routes.filter(
      (one) => callerFor(one) === 'the owner' && !/catalog|public|announcements/.test(one.path),
    )) {
      const sound = soundRequest(route, stranger)
      const headers = { ...sound.headers, ...(await headersOf(world, 'the owner', scene)) }
      const { status } = await world.request({ ...sound, headers })
      expect(OTHERWISE[route.name] ?? [404], route.name).toContain(status)
    }
  })
})
