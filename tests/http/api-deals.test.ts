import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aDeal, anAccount, anAccountId, NOON } from '../support/builders.js'
import { aBackend, aClient, aClock, type Client, NO_IDS, UNKNOWN_ID } from '../support/clients.js'
import { API_KEY, type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'
import { listen, sendRaw } from '../support/raw-http.js'

const clock = aClock(NOON)

let world: HttpWorld
let backend: ReturnType<typeof aBackend>
let owner: Client
let port: number

beforeAll(async () => {
  world = await openHttpWorld({ clock })
  backend = aBackend(world)
  port = await listen(world.app as FastifyInstance)
})
afterAll(() => world.app.close())
beforeEach(async () => {
  owner = await aClient(world)
})

const make = async (fields: object = {}): Promise<string> => {
  clock.pass(1000)
  const { status, body } = await backend.post('/api/deals', { ownerId: owner.account.id, title: 'T', ...fields })
  expect(status).toBe(201)
  return body.id
}
const read = async (id: string) => (await backend.get(`/api/deals/${id}?serve=false`)).body.deal

describe('under /api/deals everything returns 401 without a valid key', () => {
  const PATHS = [
    '/api/deals',
    '/api/deals?page=0',
    '/api/deals/',
    '/api/deals//',
    `/api/deals/${UNKNOWN_ID}`,
    `/api/deals/${UNKNOWN_ID}?serve=rubbish`,
    `/api/deals/${UNKNOWN_ID}/trash`,
    `/api/deals/${UNKNOWN_ID}.pbn`,
    `/api/deals/${'x'.repeat(3_000)}`,
    '/api/deals/import',
    '/api/deals/no/such/path',
    '/api/deals/%zz',
    '/api/deals/%00',
    '/api/deals/%C0%80',
    '/api/deals/..%2f..',
    '/api/deals/x;y=z',
    '/api/deals?%zz',
  ]
  const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  const BODIES: readonly (readonly string[])[] = [
    [],
    ['Content-Type: application/json', 'Content-Length: 1', '', '{'],
    ['Content-Type: text/rubbish', 'Content-Length: 1', '', 'x'],
    ['Content-Type: application/json', 'Content-Length: 99999999'],
    ['Idempotency-Key: \u0001'],
    ['Expect: magic'],
    ['X-API-Key: wrong'],
    [`X-API-Key: ${API_KEY}x`],
    [`X-API-Key: ${API_KEY}`, `X-API-Key: ${API_KEY}`],
    [`Authorization: ApiKey ${API_KEY}`],
  ]

  it.each(METHODS)('%s', async (method) => {
    for (const path of PATHS) {
      const lines = [`${method} ${path} HTTP/1.1`]
      const { status, head } = await sendRaw(port, lines)
      expect(status, path).toBe(401)
      expect(head.toLowerCase()).toContain('www-authenticate: apikey')
    }
  })

  it.each(BODIES.map((lines) => [lines.join(', ').slice(0, 60), lines] as const))('with [%s]', async (_, lines) => {
    for (const method of ['GET', 'POST', 'PATCH'])
      for (const path of ['/api/deals', '/api/deals/import', '/api/deals/%zz', '/api/deals/none/such']) {
        const split = lines.indexOf('')
        const headers = split < 0 ? lines : lines.slice(0, split)
        const body = split < 0 ? '' : (lines[split + 1] ?? '')
        const answer = await world.request({
          method: method as 'GET',
          url: path,
          headers: Object.fromEntries(headers.map((line) => line.split(': ') as [string, string])),
          ...(body === '' ? {} : { payload: body }),
        })
        if (headers.filter((line) => line.startsWith('X-API-Key')).length > 1) continue
        expect(answer, `${method} ${path}`).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED', meta: {} } })
        expect(answer.headers['www-authenticate']).toBe('ApiKey')
      }
  })

  it('with a valid bearer token, with a repeated key, and for unknown methods', async () => {
    const { authorization } = owner.headers
    for (const lines of [
      ['GET /api/deals HTTP/1.1', `Authorization: ${authorization}`],
      ['GET /api/deals HTTP/1.1', `X-API-Key: ${API_KEY}`, `X-API-Key: ${API_KEY}`],
      ['TRACE /api/deals HTTP/1.1'],
      ['PROPFIND /api/deals/x HTTP/1.1'],
    ])
      expect((await sendRaw(port, lines)).status, lines.join()).toBe(401)
  })

  it('and the right response with one', async () => {
    for (const [method, path, status] of [
      ['GET', '/api/deals/no/such/path', 404],
      ['GET', '/api/deals/%zz', 404],
      ['GET', `/api/deals/${'x'.repeat(3_000)}`, 414],
      ['DELETE', '/api/deals', 405],
      ['OPTIONS', '/api/deals', 204],
      ['GET', '/api/deals/import', 405],
      ['GET', '/api/deals?page=0', 400],
    ] as const)
      expect((await world.request({ method, url: path, headers: WITH_API_KEY })).status, `${method} ${path}`).toBe(
        status,
      )
  })
})

describe('a deal of an internal backend', () => {
  it('is stored for its owner, with all fields', async () => {
    const body = { ownerId: owner.account.id, title: 'T', boardNumber: 2, personalThemes: ['p'], sharing: 'public' }
    const created = await backend.post('/api/deals', body)
    expect(created).toMatchObject({ status: 201, body: { ...body, dealer: 'E', vulnerability: 'NS' } })
    expect(created.headers.location).toBe(`/api/deals/${created.body.id}`)
    expect(await read(created.body.id)).toEqual(created.body)
    expect((await owner.get(`/deals/${created.body.id}`)).body).toEqual(created.body)
  })

  it('requires an existing owner', async () => {
    for (const ownerId of ['nobody', 'me', 'two words', 'x'.repeat(300)])
      expect(await backend.post('/api/deals', { ownerId, title: 'T' })).toMatchObject({
        status: 404,
        body: { code: 'ACCOUNT_NOT_FOUND', meta: { ids: [ownerId] } },
      })
    for (const ownerId of [undefined, null, 5])
      expect(await backend.post('/api/deals', { ownerId, title: 'T' })).toMatchObject({ status: 400 })
    expect((await backend.get(`/api/deals?ownerId=nobody`)).body).toMatchObject({ deals: [] })
  })

  it('is created once with one Idempotency-Key', async () => {
    const key = { 'idempotency-key': `make ${owner.account.id}` }
    const body = { ownerId: owner.account.id, title: 'T' }
    const first = await backend.post('/api/deals', body, key)
    const again = await backend.post('/api/deals', body, key)
    expect([again.status, again.text, again.headers.location]).toEqual([201, first.text, first.headers.location])
    expect(await backend.post('/api/deals', { ...body, title: 'U' }, key)).toMatchObject({ status: 409 })
    expect((await owner.get('/deals')).body.pagination.total).toBe(1)
  })

  it('is patched and replaced, but keeps its owner', async () => {
    const id = await make({ themes: ['a'], boardNumber: 4 })
    expect(await backend.patch(`/api/deals/${id}`, { title: 'U' })).toMatchObject({
      status: 200,
      body: { title: 'U', themes: ['a'], boardNumber: 4 },
    })
    expect(await backend.put(`/api/deals/${id}`, { title: 'V' })).toMatchObject({
      status: 200,
      body: { title: 'V', themes: [], boardNumber: null, ownerId: owner.account.id },
    })
    for (const send of [backend.patch, backend.put])
      for (const field of ['ownerId', 'id', 'lifecycle', 'publishedAt'])
        expect(await send(`/api/deals/${id}`, { title: 'W', [field]: 'x' })).toMatchObject({
          status: 400,
          body: { meta: { issues: [{ path: `/${field}` }] } },
        })
  })

  it('is changed with If-Match and the ETag of a plain read', async () => {
    const id = await make()
    const url = `/api/deals/${id}`
    const { etag } = (await backend.get(`${url}?serve=false`)).headers
    expect(await backend.patch(url, { title: 'U' }, { 'if-match': etag })).toMatchObject({ status: 200 })
    for (const send of [backend.patch, backend.put])
      expect(await send(url, { title: 'V' }, { 'if-match': etag })).toMatchObject({
        status: 412,
        body: { code: 'PRECONDITION_FAILED' },
      })
    const next = (await backend.get(`${url}?serve=false`)).headers.etag
    expect(await backend.put(url, { title: 'V' }, { 'if-match': next })).toMatchObject({ status: 200 })
  })

  it('is trashed, restored, and deleted from the trash', async () => {
    const id = await make()
    const url = `/api/deals/${id}`
    expect(await backend.delete(url)).toMatchObject({ status: 409, body: { code: 'DEAL_NOT_TRASHED' } })
    for (const [act, lifecycle] of [
      ['trash', 'trashed'],
      ['trash', 'trashed'],
      ['restore', 'active'],
      ['restore', 'active'],
      ['trash', 'trashed'],
    ])
      expect(await backend.post(`${url}/${act}`)).toMatchObject({ status: 200, body: { lifecycle } })
    expect(await backend.delete(url)).toMatchObject({ status: 204, text: '' })
    expect(await backend.get(url)).toMatchObject({ status: 404 })
    expect(await backend.delete(url)).toMatchObject({ status: 404 })
  })

  it('can be read and deleted without an owner, but not changed', async () => {
    const orphan = aDeal({ ownerId: null, lifecycle: 'orphaned', sharing: 'public' })
    await world.repositories.deals.insertMany([orphan])
    const url = `/api/deals/${orphan.id}`
    const refused = { status: 409, body: { code: 'DEAL_ORPHANED' } }
    expect(await backend.patch(url, { title: 'U' })).toMatchObject(refused)
    expect(await backend.put(url, { title: 'U' })).toMatchObject(refused)
    expect(await backend.patch('/api/deals', { ids: [orphan.id], set: { themes: [] } })).toMatchObject(refused)
    for (const act of ['trash', 'restore']) expect(await backend.post(`${url}/${act}`)).toMatchObject(refused)
    expect(await read(orphan.id)).toMatchObject({ ownerId: null, title: orphan.title, lifecycle: 'orphaned' })
    expect(await backend.delete(url, { 'if-match': '"9-x"' })).toMatchObject({ status: 412 })
    expect((await backend.delete(url)).status).toBe(204)
    expect((await backend.get(url)).status).toBe(404)
  })

  it('is not found with an unknown id, by any method', async () => {
    for (const id of NO_IDS) {
      const url = `/api/deals/${id}`
      for (const answer of [
        await backend.get(`${url}?serve=false`),
        await backend.patch(url, { title: 'T' }),
        await backend.put(url, { title: 'T' }),
        await backend.delete(url),
        await backend.post(`${url}/trash`),
        await backend.post(`${url}/restore`),
      ])
        expect(answer, id).toMatchObject({ status: 404, body: { code: 'DEAL_NOT_FOUND', meta: {} } })
    }
  })
})

describe('the list of deals', () => {
  it('covers all owners, newest first, and can be filtered by owner, sharing and lifecycle', async () => {
    const other = await aClient(world)
    const [a, b, c] = [await make(), await make({ sharing: 'public' }), await make()]
    await backend.post(`/api/deals/${c}/trash`)
    const theirs = await make({ ownerId: other.account.id })
    const list = async (query: string) => {
      const { status, body } = await backend.get(`/api/deals?${query}`)
      expect(status).toBe(200)
      return body.deals.map(({ id }: { id: string }) => id)
    }
    expect((await list('')).slice(0, 4)).toEqual([theirs, c, b, a])
    const own = `ownerId=${owner.account.id}`
    expect(await list(own)).toEqual([c, b, a])
    expect(await list(`${own}&sharing=public`)).toEqual([b])
    expect(await list(`${own}&lifecycle=trashed`)).toEqual([c])
    expect(await list(`${own}&lifecycle=active&sharing=private`)).toEqual([a])
    expect(await list(`${own}&page=2&pageSize=2`)).toEqual([a])
    expect(await list(`${own}&page=9`)).toEqual([])
    expect((await backend.get(`/api/deals?${own}&pageSize=2`)).body.pagination).toEqual({
      page: 1,
      pageSize: 2,
      total: 3,
      totalPages: 2,
      totalIsExact: true,
    })
    for (const ownerId of ['nobody', 'me', 'two%20words']) expect(await list(`ownerId=${ownerId}`)).toEqual([])
    for (const query of ['sharing=all', 'lifecycle=gone', 'page=x', 'pageSize=101'])
      expect((await backend.get(`/api/deals?${query}`)).status).toBe(400)
  })
})

describe('a batch update by an internal backend', () => {
  it('sets deals of several owners, in the order of the ids', async () => {
    const other = anAccount({ id: anAccountId() })
    await world.repositories.accounts.insert(other)
    const ids = [await make(), await make({ ownerId: other.id }), await make()].reverse()
    const answer = await backend.patch('/api/deals', { ids, set: { sharing: 'public', themes: ['x'] } })
    expect(answer.status).toBe(200)
    expect(answer.body.deals.map(({ id }: { id: string }) => id)).toEqual(ids)
    for (const id of ids)
      expect(await read(id)).toMatchObject({ sharing: 'public', themes: ['x'], publishedAt: expect.any(String) })
  })

  it('sets all or none, and names every missing id', async () => {
    const id = await make()
    const missing = [UNKNOWN_ID, 'not-an-id', id.toUpperCase()]
    const ids = [UNKNOWN_ID, id, 'not-an-id', id.toUpperCase()]
    expect(await backend.patch('/api/deals', { ids, set: { themes: ['x'] } })).toMatchObject({
      status: 404,
      body: { code: 'DEAL_NOT_FOUND', meta: { ids: missing } },
    })
    expect(await read(id)).toMatchObject({ themes: [] })
    const groups = { sharing: 'group', sharingGroupIds: [UNKNOWN_ID] }
    expect(await backend.patch('/api/deals', { ids: [id], set: groups })).toMatchObject({ status: 404 })
    for (const body of [
      { ids: [], set: { themes: [] } },
      { ids: [id, id], set: { themes: [] } },
      { ids: [id], set: {} },
      { ids: [id], set: { title: 'x' } },
      { ids: Array.from({ length: 501 }, (_, i) => `${i}`), set: { themes: [] } },
      { set: { themes: [] } },
    ])
      expect(await backend.patch('/api/deals', body)).toMatchObject({ status: 400 })
  })
})
