import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StoreAdapters } from '../../src/container/ports.js'
import { anAccountId, NOON } from '../support/builders.js'
import { aBackend, aClient, aClock, type Client } from '../support/clients.js'
import { HOUR } from '../support/held-time.js'
import { type Answer, type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { openStore } from '../support/stores.js'

const PBN = { 'content-type': 'application/x-pbn' }
const FILE = '[Board "1"]\n[Deal "N:A... K... Q... J..."]\n'
const DAY = 24 * HOUR
const FREE = 2

const clock = aClock(NOON)

let world: HttpWorld
let owner: Client

beforeAll(async () => {
  world = await openHttpWorld({ clock, limits: { freeCollections: FREE } })
})

beforeEach(async () => {
  owner = await aClient(world)
})

let keys = 0
const aKey = () => `key ${++keys} "of" {this} test`
const withKey = (key: string) => ({ 'idempotency-key': key })
const reused = { status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED', meta: {} } }

/** The parts of a response that a retry has to get again. */
const answered = ({ status, text, headers }: Answer) => [status, text, headers.location, headers['content-type']]

const totalOf = async (path: string) => (await owner.get(path)).body.pagination.total

interface Route {
  readonly post: (key: string, change?: boolean) => Promise<Answer>
  readonly count: () => Promise<number>
}

const ROUTES: Readonly<Record<string, () => Route>> = {
  'POST /deals': () => ({
    post: (key, change) => owner.post('/deals', { title: change ? 'Other' : 'T' }, withKey(key)),
    count: () => totalOf('/deals'),
  }),
  'POST /collections': () => ({
    post: (key, change) => owner.post('/collections', { title: change ? 'Other' : 'T' }, withKey(key)),
    count: () => totalOf('/collections'),
  }),
  'POST /sharing-groups': () => ({
    post: (key, change) => owner.post('/sharing-groups', { name: change ? 'Other' : 'T' }, withKey(key)),
    count: async () => (await owner.get('/sharing-groups')).body.sharingGroups.length,
  }),
  'POST /deals/import': () => ({
    post: (key, change) => owner.post('/deals/import', change ? `${FILE}\n` : FILE, { ...PBN, ...withKey(key) }),
    count: () => totalOf('/deals'),
  }),
  'POST /api/deals/import': () => ({
    post: (key, change) =>
      aBackend(world).post(`/api/deals/import?ownerId=${owner.account.id}`, change ? `${FILE}\n` : FILE, {
        ...PBN,
        ...withKey(key),
      }),
    count: () => totalOf('/deals'),
  }),
  'POST /api/accounts': () => {
    const id = anAccountId()
    const body = { id, email: `${id}@example.com`, displayName: 'New' }
    return {
      post: (key, change) =>
        aBackend(world).post('/api/accounts', change ? { ...body, displayName: 'Other' } : body, withKey(key)),
      count: async () =>
        (await aBackend(world).get(`/api/accounts?email=${encodeURIComponent(body.email)}`)).body.accounts.length,
    }
  },
}

describe.each(Object.entries(ROUTES))('an Idempotency-Key on %s', (name, open) => {
  it('repeats the first response and takes effect once', async () => {
    const { post, count } = open()
    const key = aKey()
    const first = await post(key)
    expect(first.status).toBe(name.endsWith('import') ? 200 : 201)
    expect(first.headers.location !== undefined).toBe(first.status === 201)
    for (let i = 0; i < 2; i++) expect(answered(await post(key))).toEqual(answered(first))
    expect(await count()).toBe(1)
  })

  it('refuses a different request with the same key', async () => {
    const { post, count } = open()
    const key = aKey()
    const first = await post(key)
    expect(await post(key, true)).toMatchObject(reused)
    expect(answered(await post(key))).toEqual(answered(first))
    expect(await count()).toBe(1)
  })

  it('creates one resource for twenty concurrent requests', async () => {
    const { post, count } = open()
    const key = aKey()
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(key)))
    expect(new Set(answers.map((answer) => JSON.stringify(answered(answer)))).size).toBe(1)
    expect(answers[0]?.status).toBeLessThan(300)
    expect(await count()).toBe(1)
  })

  it('refuses a malformed key and does nothing', async () => {
    const { post, count } = open()
    for (const key of ['', 'x'.repeat(256), 'caf\u00e9', 'a\tb', '\u007f'])
      expect(await post(key), JSON.stringify(key)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', meta: { issues: [{ path: '/idempotency-key' }] } },
      })
    expect(await count()).toBe(0)
    expect((await post(String(++keys).padStart(255, 'x'))).status).toBeLessThan(300)
  })
})

describe('an Idempotency-Key', () => {
  const make = (key: string, body: object = { title: 'T' }, of = owner, url = '/deals') =>
    of.post(url, body, withKey(key))

  it('belongs to one caller: the same key of another caller is a different key', async () => {
    const key = aKey()
    const other = await aClient(world)
    const [mine, theirs] = [await make(key), await make(key, { title: 'T' }, other)]
    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect(theirs.body).toMatchObject({ ownerId: other.account.id })
    expect(theirs.body.id).not.toBe(mine.body.id)
    const account = { id: anAccountId(), email: 'of.a.backend@example.org', displayName: 'New' }
    expect(await aBackend(world).post('/api/accounts', account, withKey(key))).toMatchObject({ status: 201 })
  })

  it('belongs to one route and query', async () => {
    const key = aKey()
    expect(await make(key)).toMatchObject({ status: 201 })
    expect(await make(key, { title: 'T' }, owner, '/collections')).toMatchObject(reused)
    expect(await owner.post('/deals/import', FILE, { ...PBN, ...withKey(key) })).toMatchObject(reused)
    expect(await totalOf('/deals')).toBe(1)
    expect(await totalOf('/collections')).toBe(0)
    const { body: deal } = await owner.post('/deals', { title: 'T' })
    const serve = (query: string) => aBackend(world).get(`/api/deals/${deal.id}${query}`, withKey(key))
    expect(await serve('')).toMatchObject({ status: 200 })
    expect(await serve('?serve=true')).toMatchObject(reused)
  })

  it('does not store a refusal: the request, or another one, may be sent again', async () => {
    const key = aKey()
    const dealIds = ['01980000-0000-7000-8000-000000000000']
    expect(await make(key, { title: '' }, owner, '/collections')).toMatchObject({ status: 400 })
    expect(await make(key, { title: 'T', dealIds }, owner, '/collections')).toMatchObject({ status: 404 })
    const made = []
    for (let i = 0; i < FREE; i++) made.push((await owner.post('/collections', { title: 'T' })).body.id)
    expect(await make(key, { title: 'T' }, owner, '/collections')).toMatchObject({
      status: 409,
      body: { code: 'COLLECTION_CEILING_REACHED' },
    })
    await owner.delete(`/collections/${made[0]}`)
    const kept = await make(key, { title: 'T' }, owner, '/collections')
    expect(kept).toMatchObject({ status: 201 })
    // A request that took effect gets its response again, although it would be refused by now.
    expect(answered(await make(key, { title: 'T' }, owner, '/collections'))).toEqual(answered(kept))
  })

  it('repeats the first response, whatever has happened to the resource since', async () => {
    const key = aKey()
    const first = await make(key)
    await owner.patch(`/deals/${first.body.id}`, { title: 'Changed' })
    expect(answered(await make(key))).toEqual(answered(first))
    await owner.post(`/deals/${first.body.id}/trash`)
    await owner.delete(`/deals/${first.body.id}`)
    expect(answered(await make(key))).toEqual(answered(first))
    expect(await totalOf('/deals')).toBe(0)
  })

  it('is stored for 24 hours', async () => {
    const key = aKey()
    const first = await make(key)
    clock.pass(DAY - 1)
    expect(answered(await make(key))).toEqual(answered(first))
    expect(await make(key, { title: 'Other' })).toMatchObject(reused)
    clock.pass(2)
    const again = await make(key, { title: 'Other' })
    expect(again).toMatchObject({ status: 201, body: { title: 'Other' } })
    clock.pass(DAY - 1)
    expect(answered(await make(key, { title: 'Other' }))).toEqual(answered(again))
    expect(await totalOf('/deals')).toBe(2)
  })

  it('is not documented where nothing is stored', async () => {
    expect((await owner.post('/deals', { title: 'T' })).body.id).not.toBe(
      (await owner.post('/deals', { title: 'T' })).body.id,
    )
  })

  it('gives no response to a caller who has lost access', async () => {
    const key = aKey()
    await make(key)
    expect(
      await world.request({ method: 'POST', url: '/deals', headers: withKey(key), payload: { title: 'T' } }),
    ).toMatchObject({ status: 401 })
  })

  it('reports nothing as created if the transaction of its response fails to commit', async () => {
    const { adapters } = await openStore()
    let fails = false
    const store: StoreAdapters = {
      ...adapters,
      transactions: (...wired) => {
        const transactions = adapters.transactions(...wired)
        return {
          run: (work) =>
            transactions.run(async (repositories) => {
              const result = await work(repositories)
              if (fails) throw Object.assign(new Error('the connection is gone'), { code: '08006' })
              return result
            }),
        }
      },
    }
    const unlucky = await aClient(await openHttpWorld({ store, clock }))
    const key = aKey()
    fails = true
    const failed = await make(key, { title: 'T' }, unlucky)
    expect(failed).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
    expect(failed.headers).not.toHaveProperty('location')
    fails = false
    expect(await make(key, { title: 'T' }, unlucky)).toMatchObject({ status: 201 })
    expect((await unlucky.get('/deals')).body.pagination.total).toBe(1)
  })
})
