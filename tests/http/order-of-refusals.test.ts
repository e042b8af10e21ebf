import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  callerFor,
  headersOf,
  type Route,
  routesOf,
  type Scene,
  seedScene,
  soundRequest,
} from '../support/access-table.js'
import { aBackend, aClient, type Client, UNKNOWN_ID } from '../support/clients.js'
import { type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'

let world: HttpWorld
let routes: readonly Route[]
let scene: Scene
let owner: Client
let backend: Omit<Client, 'account'>

beforeAll(async () => {
  world = await openHttpWorld({ limits: { freeCollections: 2 } })
  routes = await routesOf(world)
  scene = await seedScene(world)
  owner = await aClient(world)
  backend = aBackend(world)
})
afterAll(() => world.app.close())

const LARGE = 'x'.repeat(6 * 1024 * 1024)
const TAKES_BODIES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

const withBody = () => routes.filter(({ method }) => TAKES_BODIES.has(method))

describe('refusals come in order:', () => {
  it('the credential before media type, size, body and query', async () => {
    for (const route of withBody().filter(({ path }) => !/^\/(forms|public)\//.test(path)))
      for (const type of ['text/x', 'application/json']) {
        const { url } = soundRequest(route, scene)
        const { status } = await world.request({
          method: route.method as 'POST',
          url: `${String(url).split('?')[0]}?colour=1`,
          headers: { 'content-type': type, 'x-app-impersonation': 'nobody' },
          payload: LARGE,
        })
        expect([route.name, status]).toEqual([route.name, 401])
      }
  })

  it('the account before media type and size', async () => {
    for (const route of withBody().filter(({ path }) => !/^\/(forms|public|api)\//.test(path))) {
      const headers = { ...(await headersOf(world, 'an inactive account', scene)), 'content-type': 'text/x' }
      const { url } = soundRequest(route, scene)
      const answer = await world.request({ method: route.method as 'POST', url: String(url), headers, payload: LARGE })
      expect([route.name, answer.status, answer.body.code]).toEqual([route.name, 403, 'ACCOUNT_INACTIVE'])
    }
  })

  it('the media type before the size, both before the query', async () => {
    for (const route of withBody()) {
      const { url, headers: sound } = soundRequest(route, scene)
      const isFile = route.path.endsWith('/import') || route.operationId === 'uploadOwnAvatar'
      const good = route.path.endsWith('/import') ? 'application/x-pbn' : isFile ? 'image/png' : 'application/json'
      const types: readonly [object, number][] = [
        [{ 'content-type': isFile ? 'application/json' : 'text/x' }, 415],
        [{ 'content-type': good, 'content-encoding': 'gzip' }, 415],
        [{ 'content-type': good }, 413],
        ...(isFile || route.method === 'PATCH'
          ? []
          : [
              'application/merge-patch+json',
              'Application/Merge-Patch+JSON',
              'application/MERGE-patch+json ; charset=utf-8',
            ].map((type): [object, number] => [{ 'content-type': type }, 415])),
      ]
      for (const [type, expected] of types) {
        const headers = { ...sound, ...(await headersOf(world, callerFor(route), scene)), ...type }
        const { status } = await world.request({
          method: route.method as 'POST',
          url: `${String(url).split('?')[0]}?colour=1`,
          headers,
          payload: LARGE,
        })
        expect([route.name, type, status]).toEqual([route.name, type, expected])
      }
    }
  })

  it('invalid JSON before the query; a query before a file is read', async () => {
    const json = { 'content-type': 'application/json' }
    expect(await owner.post('/deals?colour=1', '{', json)).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_JSON' },
    })
    const file = { 'content-type': 'application/x-pbn' }
    for (const query of ['', '?owner=x', `?ownerId=${owner.account.id}&colour=1`])
      expect(await backend.post(`/api/deals/import${query}`, 'no board', file)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      })
  })

  it('the form of a body before the rights to what it names', async () => {
    const stranger = await aClient(world)
    const { body: deal } = await owner.post('/deals', { title: 'T' })
    const { body: collection } = await owner.post('/collections', { title: 'T' })
    const { body: group } = await owner.post('/sharing-groups', { name: 'T' })
    for (const [url, body] of [
      [`/deals/${deal.id}`, { title: '' }],
      [`/collections/${collection.id}`, { title: '' }],
      [`/sharing-groups/${group.id}`, { name: '' }],
      [`/accounts/${owner.account.id}`, { theme: 1 }],
    ] as const)
      expect([url, (await stranger.patch(url, body)).status]).toEqual([url, 400])
    await owner.delete(`/collections/${collection.id}`)
  })

  it('the credential before an address that is too long or unreadable, under /api', async () => {
    for (const [url, status] of [
      [`/api/deals?x=${'x'.repeat(9_000)}`, 414],
      ['/api/deals/%zz', 404],
      ['/api/none', 404],
    ] as const) {
      expect((await world.request({ url })).status).toBe(401)
      expect((await world.request({ url, headers: WITH_API_KEY })).status).toBe(status)
    }
    expect((await world.request({ method: 'POST', url: '/api/deals/x' })).status).toBe(401)
    expect((await world.request({ method: 'POST', url: '/api/deals/x', headers: WITH_API_KEY })).status).toBe(405)
  })

  it('the lookup of deals before the state of their collection, and that before If-Match', async () => {
    const ids: string[] = []
    for (let i = 0; i < 2; i++) ids.push((await owner.post('/collections', { title: 'T' })).body.id)
    const [, archived] = ids
    await owner.post(`/collections/${archived}/archive`)
    const stale = { 'if-match': '"stale"' }
    const deals = (id: string | undefined, dealIds: readonly string[]) =>
      owner.put(`/collections/${id}/deals`, { dealIds }, stale)
    expect(await deals(archived, [UNKNOWN_ID])).toMatchObject({ status: 404, body: { code: 'DEAL_NOT_FOUND' } })
    expect(await deals(archived, [])).toMatchObject({ status: 409, body: { code: 'DEAL_COLLECTION_ARCHIVED' } })
    expect(await owner.put(`/collections/${archived}/public-link`, {}, stale)).toMatchObject({ status: 409 })
    const { collections } = world.repositories
    const degraded = (await owner.post('/collections', { title: 'T' })).body.id
    const kept = await collections.findById(archived as never)
    if (kept !== null) await collections.save(kept, { ...kept, archivedAt: null, createdAt: new Date(0) })
    expect((await owner.get(`/collections/${degraded}`)).body.degraded).toBe(true)
    expect(await deals(degraded, [UNKNOWN_ID])).toMatchObject({ status: 404, body: { code: 'DEAL_NOT_FOUND' } })
    expect(await deals(degraded, [])).toMatchObject({ status: 409, body: { code: 'DEAL_COLLECTION_DEGRADED' } })
    expect(await deals(ids[0], [])).toMatchObject({ status: 412 })
  })
})
