import type { InjectOptions } from 'fastify'
import {
  AVATAR,
  type Caller,
  callerFor,
  headersOf,
  type Route,
  routesOf,
  type Scene,
  seedScene,
  soundRequest,
} from './access-table.js'
import { type Answer, type HttpWorld, openHttpWorld } from './http-world.js'
import { openStore } from './stores.js'

/** How a request differs from a valid one of its route. */
interface Difference {
  /** Who sends it; by default a caller who may use the route. */
  readonly caller?: Caller
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: string
  readonly payload?: InjectOptions['payload']
}

/** A seeded service, restored to its seeded state before each request. */
export interface Stage {
  readonly world: HttpWorld
  readonly scene: Scene
  readonly routes: readonly Route[]
  /** Sends a valid request of a route, with differences. */
  ask(route: Route, difference?: Difference): Promise<Answer>
}

/** The only read that writes: it records a serve. */
const SERVE = 'GET /api/deals/{id}'
const PICTURES = { [AVATAR]: { type: 'image/png', bytes: Buffer.from('picture') } } as const

export const openStage = async (): Promise<Stage> => {
  const store = await openStore()
  const world = await openHttpWorld({ store: store.adapters, pictures: PICTURES })
  const routes = await routesOf(world)
  const scene = await seedScene(world)
  const putBack = await store.snapshot()
  let isChanged = false
  /**
   * Whether a request may have changed the store. A refusal can't, nor can a read by its usual caller, except for a
   * serve.
   */
  const mayChange = ({ name, method }: Route, isUsual: boolean, status: number): boolean =>
    !isUsual || name === SERVE || (status < 400 && method !== 'GET')
  return {
    world,
    scene,
    routes,
    ask: async (route, { caller = callerFor(route), method = route.method, headers, query, payload } = {}) => {
      if (isChanged) await putBack()
      const sound = soundRequest(route, scene)
      const separator = String(sound.url).includes('?') ? '&' : '?'
      const answer = await world.request({
        ...sound,
        method: method as 'GET',
        url: query === undefined ? String(sound.url) : `${sound.url}${separator}${query}`,
        headers: { ...sound.headers, ...(await headersOf(world, caller, scene)), ...headers },
        ...(payload === undefined ? {} : { payload }),
      })
      isChanged = mayChange(route, caller === callerFor(route), answer.status)
      return answer
    },
  }
}

/** The response that names an unknown member of a query or a body. */
export const refusalOf = (name: string) => ({
  status: 400,
  body: {
    code: 'VALIDATION_FAILED',
    meta: { issues: [{ path: `/${name}`, message: 'must not be sent: unknown or read-only' }] },
  },
})
