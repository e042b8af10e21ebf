import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Deal } from '../../src/domain/deal.js'
import { aDeal, aGrant, later, NOON } from '../support/builders.js'
import { aClient, aClock, type Client, changeKept, distinct, NO_IDS, UNKNOWN_ID } from '../support/clients.js'
import { HOUR } from '../support/held-time.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

const FREE = 3
const clock = aClock(NOON)

let world: HttpWorld
let owner: Client
let other: Client

beforeAll(async () => {
  world = await openHttpWorld({ clock, limits: { freeCollections: FREE } })
})

beforeEach(async () => {
  owner = await aClient(world)
  other = await aClient(world)
})

const keep = async (of: Client, overrides: Partial<Deal> = {}) => {
  const deal = aDeal({ ownerId: of.account.id, ...overrides })
  await world.repositories.deals.insertMany([deal])
  return deal.id
}

const make = async (fields: object = {}, of = owner) => {
  clock.pass(1000)
  const made = await of.post('/collections', { title: 'Finesses', ...fields })
  if (made.status !== 201) throw new Error(`${made.status} ${made.text}`)
  return made.body
}

/** Allows the owner a number of collections, for an hour or indefinitely. */
const grantRoom = (limit: number | null, overrides: object = {}) =>
  world.repositories.grants.put(
    aGrant({ accountId: owner.account.id, feature: 'collections', limit, startsAt: clock.now(), ...overrides }),
  )
const inAnHour = () => later(HOUR, clock.now())

/** An account above its ceiling: its plan used to cover two more collections. */
const downgrade = async () => {
  await grantRoom(FREE + 2, { endsAt: inAnHour() })
  const made = []
  for (let i = 0; i < FREE + 2; i++) made.push(await make({ title: `Number ${i}` }))
  clock.pass(HOUR)
  return made.map(({ id }) => id as string)
}

const degraded = async (of = owner) =>
  (await of.get('/collections?pageSize=100')).body.collections
    .filter((one: { degraded: boolean }) => one.degraded)
    .map(({ id }: { id: string }) => id)

describe('POST /collections', () => {
  it('fills in defaults and returns the location of the collection', async () => {
    const made = await owner.post('/collections', { title: 'Squeezes' })
    expect(made.status).toBe(201)
    expect(made.headers.location).toBe(`/collections/${made.body.id}`)
    expect(made.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      ownerId: owner.account.id,
      title: 'Squeezes',
      description: null,
      dealIds: [],
      publicEnabled: false,
      publicToken: null,
      publicUrl: null,
      embeddable: false,
      studentView: { hands: 'all', south: null, auction: true, commentary: true, doubleDummy: false, play: false },
      practice: { bidding: false, play: false, seat: 'S', answers: false },
      views: { total: 0, last: null },
      availableFrom: null,
      availableUntil: null,
      archivedAt: null,
      degraded: false,
      createdAt: clock.now().toISOString(),
      updatedAt: clock.now().toISOString(),
    })
    expect((await owner.get(`/collections/${made.body.id}`)).text).toBe(made.text)
  })

  it('treats null as absent', async () => {
    const made = await owner.post('/collections', { title: 'Squeezes', description: null, dealIds: null })
    expect(made).toMatchObject({ status: 201, body: { description: null, dealIds: [] } })
  })

  it('keeps the order of own deals, whatever their sharing, and of public deals of others', async () => {
    const dealIds = [
      await keep(owner),
      await keep(other, { sharing: 'public' }),
      await keep(owner, { sharing: 'group' }),
      await keep(owner, { lifecycle: 'trashed' }),
    ].reverse()
    expect((await make({ dealIds })).dealIds).toEqual(dealIds)
  })

  it('names the deals that it may not contain', async () => {
    const inactive = await aClient(world)
    const foreign = await keep(inactive, { sharing: 'public' })
    await changeKept(world, inactive.account, { isActive: false })
    const orphaned = aDeal({ ownerId: null, sharing: 'public', lifecycle: 'orphaned' })
    await world.repositories.deals.insertMany([orphaned])
    const own = await keep(owner)
    const refused = [
      await keep(other),
      await keep(other, { sharing: 'group' }),
      await keep(other, { sharing: 'public', lifecycle: 'trashed' }),
      foreign,
      orphaned.id,
      UNKNOWN_ID,
      'not-an-id',
      own.toUpperCase(),
    ]
    expect(await owner.post('/collections', { title: 'T', dealIds: [own, ...refused] })).toMatchObject({
      status: 404,
      body: { code: 'DEAL_NOT_FOUND', meta: { ids: refused } },
    })
    expect((await owner.get('/collections')).body.collections).toEqual([])
  })

  it('refuses repeated deals, more than 500, and fields that the owner may not set', async () => {
    const id = await keep(owner)
    const many = Array.from({ length: 501 }, (_, i) => `deal-${i}`)
    const paths = async (body: object) => {
      const { status, body: answer } = await owner.post('/collections', body)
      return [status, ...(answer.meta.issues ?? []).map(({ path }: { path: string }) => path)]
    }
    expect(await paths({ title: 'T', dealIds: [id, id] })).toEqual([400, '/dealIds'])
    expect(await paths({ title: 'T', dealIds: many })).toEqual([400, '/dealIds'])
    expect(await paths({ title: 'T', dealIds: many.slice(1) })).toEqual([404])
    expect(await paths({})).toEqual([400, '/title'])
    expect(await paths({ title: '  ' })).toEqual([400, '/title'])
    expect(await paths({ title: 'x'.repeat(201) })).toEqual([400, '/title'])
    expect(await paths({ title: 'T', description: 'a\0b' })).toEqual([400, '/description'])
    for (const field of ['id', 'ownerId', 'publicToken', 'publicEnabled', 'archivedAt', 'degraded', 'seniority'])
      expect(await paths({ title: 'T', [field]: null })).toEqual([400, `/${field}`])
  })
})

describe('GET /collections', () => {
  it("pages the caller's own, newest first", async () => {
    await grantRoom(null)
    const ids = []
    for (let i = 0; i < 5; i++) ids.unshift((await make()).id)
    await make({}, other)
    const page = async (query: string) => {
      const { body } = await owner.get(`/collections${query}`)
      return [body.collections.map(({ id }: { id: string }) => id), body.pagination]
    }
    expect(await page('')).toEqual([ids, { page: 1, pageSize: 20, total: 5, totalPages: 1, totalIsExact: true }])
    expect(await page('?page=2&pageSize=2')).toEqual([
      ids.slice(2, 4),
      { page: 2, pageSize: 2, total: 5, totalPages: 3, totalIsExact: true },
    ])
    expect(await page('?page=9&pageSize=2')).toEqual([
      [],
      { page: 9, pageSize: 2, total: 5, totalPages: 3, totalIsExact: true },
    ])
    for (const query of ['?page=0', '?pageSize=101', '?page=x', '?pageSize=1.5'])
      expect(await owner.get(`/collections${query}`)).toMatchObject({ status: 400 })
  })
})

describe('GET /collections/{id}?include=deals', () => {
  it("returns whole own deals, and others' without personal fields", async () => {
    const personal = {
      personalThemes: ['mine'],
      inspirations: ['a book'],
      supplement: [{ name: 'West', value: 'Ada' }],
    }
    const own = await keep(owner, personal)
    const foreign = await keep(other, { sharing: 'public', ...personal })
    const { id } = await make({ dealIds: [foreign, own] })
    const { body } = await owner.get(`/collections/${id}?include=deals`)
    expect(body.deals.map((deal: Deal) => deal.id)).toEqual([foreign, own])
    expect(body.deals[1]).toMatchObject({ ...personal, sharingGroupIds: [] })
    for (const key of [...Object.keys(personal), 'sharingGroupIds']) expect(body.deals[0]).not.toHaveProperty(key)
    expect((await owner.get(`/collections/${id}`)).body).not.toHaveProperty('deals')
    expect(await owner.get(`/collections/${id}?include=owner`)).toMatchObject({ status: 400 })
  })

  it("returns another author's deal only while the catalog may", async () => {
    const foreign = await keep(other, { sharing: 'public' })
    const { id } = await make({ dealIds: [foreign] })
    const shown = async () => (await owner.get(`/collections/${id}?include=deals`)).body.deals.length
    const steps: readonly [() => Promise<unknown>, () => Promise<unknown>][] = [
      [
        () => other.patch(`/deals/${foreign}`, { sharing: 'private' }),
        () => other.patch(`/deals/${foreign}`, { sharing: 'public' }),
      ],
      [() => other.post(`/deals/${foreign}/trash`), () => other.post(`/deals/${foreign}/restore`)],
      [
        () => changeKept(world, other.account, { isActive: false }),
        () => changeKept(world, other.account, { isActive: true }),
      ],
    ]
    for (const [take, giveBack] of steps) {
      expect(await shown()).toBe(1)
      await take()
      expect(await shown()).toBe(0)
      await giveBack()
    }
    expect(await shown()).toBe(1)
  })
})

describe('PATCH /collections/{id}', () => {
  it('changes the given fields and removes a description with null', async () => {
    const made = await make({ description: 'For beginners' })
    clock.pass(1000)
    const titled = await owner.patch(`/collections/${made.id}`, { title: 'Ducks' })
    expect(titled.body).toEqual({ ...made, title: 'Ducks', updatedAt: clock.now().toISOString() })
    const emptied = await owner.patch(`/collections/${made.id}`, '{"description":null}', {
      'content-type': 'application/merge-patch+json',
    })
    expect(emptied).toMatchObject({ status: 200, body: { title: 'Ducks', description: null } })
    expect(await owner.patch(`/collections/${made.id}`, { title: null })).toMatchObject({ status: 400 })
    expect(await owner.patch(`/collections/${made.id}`, { dealIds: [] })).toMatchObject({ status: 400 })
  })

  it('writes nothing if If-Match is stale', async () => {
    const { id } = await make()
    const { etag } = (await owner.get(`/collections/${id}`)).headers
    const match = { 'if-match': etag }
    expect(await owner.patch(`/collections/${id}`, { title: 'First' }, match)).toMatchObject({ status: 200 })
    const stale = { status: 412, body: { code: 'PRECONDITION_FAILED' } }
    expect(await owner.patch(`/collections/${id}`, { title: 'Second' }, match)).toMatchObject(stale)
    expect(await owner.put(`/collections/${id}/deals`, { dealIds: [] }, match)).toMatchObject(stale)
    expect(await owner.put(`/collections/${id}/public-link`, {}, match)).toMatchObject(stale)
    expect((await owner.get(`/collections/${id}`)).body).toMatchObject({ title: 'First', publicEnabled: false })
    expect(await owner.patch(`/collections/${id}`, { title: 'Third' }, { 'if-match': '*' })).toMatchObject({
      status: 200,
    })
  })
})

describe('PUT /collections/{id}/deals', () => {
  it('saves a collection as it was read, even if a deal of another author in it is withdrawn', async () => {
    const [taken, left, own] = [
      await keep(other, { sharing: 'public' }),
      await keep(other, { sharing: 'public' }),
      await keep(owner),
    ]
    const { id } = await make({ dealIds: [taken, own] })
    for (const deal of [taken, left]) await other.patch(`/deals/${deal}`, { sharing: 'private' })
    const read = (await owner.get(`/collections/${id}`)).body
    expect(read.dealIds).toEqual([taken, own])
    expect((await owner.put(`/collections/${id}/deals`, { dealIds: [own, taken] })).body.dealIds).toEqual([own, taken])
    const refused = await owner.put(`/collections/${id}/deals`, { dealIds: [own, taken, left] })
    expect([refused.status, refused.body.meta]).toEqual([404, { ids: [left] }])
    await owner.put(`/collections/${id}/deals`, { dealIds: [own] })
    expect((await owner.put(`/collections/${id}/deals`, { dealIds: [own, taken] })).status).toBe(404)
  })

  it('reports an unknown deal before it reports that the collection is archived', async () => {
    const { id } = await make()
    await owner.post(`/collections/${id}/archive`)
    const refused = await owner.put(`/collections/${id}/deals`, { dealIds: [UNKNOWN_ID] })
    expect([refused.status, refused.body.meta]).toEqual([404, { ids: [UNKNOWN_ID] }])
    expect((await owner.put(`/collections/${id}/deals`, { dealIds: [] })).status).toBe(409)
  })

  it('sets the whole list in order', async () => {
    const [a, b, c] = [await keep(owner), await keep(owner), await keep(other, { sharing: 'public' })]
    const { id } = await make({ dealIds: [a, b] })
    expect(await owner.put(`/collections/${id}/deals`, { dealIds: [c, a] })).toMatchObject({
      status: 200,
      body: { id, dealIds: [c, a] },
    })
    expect((await owner.put(`/collections/${id}/deals`, { dealIds: [] })).body.dealIds).toEqual([])
  })

  it('changes nothing if it names a deal that the owner may not read', async () => {
    const own = await keep(owner)
    const hidden = await keep(other)
    const { id } = await make({ dealIds: [own] })
    expect(await owner.put(`/collections/${id}/deals`, { dealIds: [own, hidden, 'x'] })).toMatchObject({
      status: 404,
      body: { code: 'DEAL_NOT_FOUND', meta: { ids: [hidden, 'x'] } },
    })
    for (const dealIds of [null, [own, own], Array(501).fill('x'), own])
      expect(await owner.put(`/collections/${id}/deals`, { dealIds })).toMatchObject({ status: 400 })
    expect((await owner.get(`/collections/${id}`)).body.dealIds).toEqual([own])
  })
})

describe('POST /collections/{id}/arrange', () => {
  it('reorders the deals, and refuses unknown orders', async () => {
    const ids = []
    for (const boardNumber of [3, null, 1]) ids.push(await keep(owner, { boardNumber }))
    const { id } = await make({ dealIds: ids })
    const arranged = await owner.post(`/collections/${id}/arrange`, { order: 'boardNumber' })
    expect(arranged).toMatchObject({ status: 200, body: { id, dealIds: [ids[2], ids[0], ids[1]] } })
    expect(arranged.headers.etag).toBe((await owner.get(`/collections/${id}`)).headers.etag)
    const shuffled = await owner.post(`/collections/${id}/arrange`, { order: 'shuffle' })
    expect([...shuffled.body.dealIds].sort()).toEqual([...ids].sort())
    for (const body of [{}, { order: 'dealer' }, { order: null }, { order: 'title', seed: 1 }])
      expect((await owner.post(`/collections/${id}/arrange`, body)).status).toBe(400)
    expect((await other.post(`/collections/${id}/arrange`, { order: 'title' })).status).toBe(404)
  })
})

describe('GET /collections/{id}.pbn?numbers=place', () => {
  it('numbers the boards by their places, with a different entity tag', async () => {
    const ids = []
    for (const boardNumber of [8, 9]) ids.push(await keep(owner, { boardNumber, dealer: 'W' }))
    const { id } = await make({ dealIds: ids })
    const plain = await owner.get(`/collections/${id}.pbn`)
    const numbered = await owner.get(`/collections/${id}.pbn?numbers=place`)
    expect(plain.text.match(/\[(Board|Dealer) [^\]]*/g)).toEqual([
      '[Board "8"',
      '[Dealer "W"',
      '[Board "9"',
      '[Dealer "W"',
    ])
    expect(numbered.text.match(/\[(Board|Dealer) [^\]]*/g)).toEqual([
      '[Board "1"',
      '[Dealer "N"',
      '[Board "2"',
      '[Dealer "E"',
    ])
    expect(numbered.headers.etag).not.toBe(plain.headers.etag)
    expect((await owner.get(`/collections/${id}.pbn?numbers=own`)).status).toBe(400)
  })
})

describe('the public link', () => {
  it('is opened indefinitely by a request without a body', async () => {
    const { body: made } = await owner.post('/collections', { title: 'T' })
    const url = `/collections/${made.id}/public-link`
    const windows = { availableFrom: null, availableUntil: null, publicEnabled: true }
    for (const [payload, headers] of [
      [undefined, {}],
      ['', { 'content-type': 'application/json' }],
      ['{}', { 'content-type': 'application/json' }],
      ['null', { 'content-type': 'application/json' }],
    ] as const) {
      await owner.put(url, { availableFrom: '2020-01-01T00:00:00Z' })
      expect(await owner.put(url, payload, headers)).toMatchObject({ status: 200, body: windows })
    }
    expect(await owner.put(url, '[]', { 'content-type': 'application/json' })).toMatchObject({ status: 400 })
  })

  it('keeps its token when closed and reopened, until a new one is requested', async () => {
    const { id } = await make()
    const opened = await owner.put(`/collections/${id}/public-link`, {})
    expect(opened).toMatchObject({
      status: 200,
      body: { publicEnabled: true, availableFrom: null, availableUntil: null },
    })
    const token: string = opened.body.publicToken
    expect(token).toMatch(/^[\w-]+$/)
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
    expect(await owner.delete(`/collections/${id}/public-link`)).toMatchObject({
      status: 200,
      body: { publicEnabled: false, publicToken: token },
    })
    expect(await owner.delete(`/collections/${id}/public-link`)).toMatchObject({ status: 200 })
    expect((await owner.put(`/collections/${id}/public-link`, {})).body).toMatchObject({ publicToken: token })
    const rotated = await owner.put(`/collections/${id}/public-link?rotate=true`, {})
    expect(rotated.body.publicToken).not.toBe(token)
    expect((await owner.put(`/collections/${id}/public-link?rotate=false`, {})).body.publicToken).toBe(
      rotated.body.publicToken,
    )
    const second = await make()
    const another = await owner.put(`/collections/${second.id}/public-link`, {})
    expect([token, rotated.body.publicToken]).not.toContain(another.body.publicToken)
  })

  it('accepts a window whose end comes after its start, and returns it in UTC', async () => {
    const { id } = await make()
    const open = (availableFrom: unknown, availableUntil: unknown) =>
      owner.put(`/collections/${id}/public-link`, { availableFrom, availableUntil })
    expect(await open('2026-03-01T09:30:00+01:00', '2026-03-02T00:00:00Z')).toMatchObject({
      status: 200,
      body: { availableFrom: '2026-03-01T08:30:00.000Z', availableUntil: '2026-03-02T00:00:00.000Z' },
    })
    for (const until of ['2026-03-01T09:00:00Z', '2026-03-01T08:59:59.999Z'])
      expect(await open('2026-03-01T09:00:00Z', until)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', meta: { issues: [{ path: '/availableUntil' }] } },
      })
    expect((await owner.put(`/collections/${id}/public-link`, { availableUntil: null })).body).toMatchObject({
      availableFrom: null,
      availableUntil: null,
    })
  })

  it.each([
    'tomorrow',
    '2026-03-01',
    '2026-02-30T00:00:00Z',
    '2026-03-01T24:01:00Z',
    '2016-12-31T23:59:60Z',
    '2026-03-01T09:30:00+01',
    '2026-03-01 09:30:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-01:00',
    '2026-03-01T09:30:00',
    1772357400000,
  ])('refuses %s as a time', async (availableFrom) => {
    const { id } = await make()
    expect(await owner.put(`/collections/${id}/public-link`, { availableFrom })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', meta: { issues: [{ path: '/availableFrom' }] } },
    })
    expect(await owner.get(`/collections/${id}`)).toMatchObject({ status: 200, body: { publicEnabled: false } })
  })
})

describe('the archive', () => {
  it('archives and unarchives a collection repeatedly', async () => {
    const { id } = await make()
    const archived = await owner.post(`/collections/${id}/archive`)
    expect(archived).toMatchObject({ status: 200, body: { archivedAt: clock.now().toISOString() } })
    clock.pass(1000)
    expect((await owner.post(`/collections/${id}/archive`)).text).toBe(archived.text)
    expect(await owner.post(`/collections/${id}/unarchive`)).toMatchObject({ status: 200, body: { archivedAt: null } })
    expect(await owner.post(`/collections/${id}/unarchive`)).toMatchObject({ status: 200, body: { archivedAt: null } })
  })

  it('lets an archived collection be read, unarchived and deleted, and nothing else', async () => {
    const { id } = await make()
    await owner.post(`/collections/${id}/archive`)
    for (const [method, path, body] of [
      ['PATCH', '', { title: 'T' }],
      ['PUT', '/deals', { dealIds: [] }],
      ['PUT', '/public-link', {}],
      ['DELETE', '/public-link', undefined],
    ] as const)
      expect(await owner.send(method, `/collections/${id}${path}`, body)).toMatchObject({
        status: 409,
        body: { code: 'DEAL_COLLECTION_ARCHIVED' },
      })
    expect(await owner.get(`/collections/${id}`)).toMatchObject({ status: 200 })
    expect(await owner.delete(`/collections/${id}`)).toMatchObject({ status: 204 })
  })
})

describe('the ceiling', () => {
  it('refuses one collection too many, whether new or unarchived', async () => {
    const first = await make()
    await owner.post(`/collections/${first.id}/archive`)
    for (let i = 0; i < FREE; i++) await make()
    const refused = { status: 409, body: { code: 'COLLECTION_CEILING_REACHED', meta: { ceiling: FREE } } }
    expect(await owner.post('/collections', { title: 'T' })).toMatchObject(refused)
    expect(await owner.post(`/collections/${first.id}/unarchive`)).toMatchObject(refused)
    expect(await degraded()).toEqual([])
  })

  it('is enforced for concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => owner.post('/collections', { title: 'T' })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(FREE)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20 - FREE)
    expect((await owner.get('/collections')).body.pagination.total).toBe(FREE)
  })

  it('is the maximum of the free collections and the active grants of the feature', async () => {
    await grantRoom(FREE - 2)
    await grantRoom(FREE + 1)
    await grantRoom(99, { feature: 'deal_serves' })
    await grantRoom(99, { revokedAt: clock.now() })
    await grantRoom(99, { startsAt: later(24 * HOUR, clock.now()) })
    await grantRoom(99, { startsAt: later(-2 * HOUR, clock.now()), endsAt: later(-HOUR, clock.now()) })
    for (let i = 0; i < FREE + 1; i++) await make()
    expect((await owner.post('/collections', { title: 'T' })).body.meta).toEqual({ ceiling: FREE + 1 })
    await grantRoom(null)
    for (let i = 0; i < 5; i++) await make()
    expect(await degraded()).toEqual([])
  })

  it('is that of the settings if there is no grant', async () => {
    const empty = await openHttpWorld({ limits: { freeCollections: 0 } })
    const poor = await aClient(empty)
    expect(await poor.post('/collections', { title: 'T' })).toMatchObject({
      status: 409,
      body: { meta: { ceiling: 0 } },
    })
  })

  it('degrades collections beyond it when a plan ends: readable and deletable, nothing else', async () => {
    const ids = await downgrade()
    const past = ids.slice(FREE)
    expect(await degraded()).toEqual([...past].reverse())
    for (const id of past) {
      expect(await owner.get(`/collections/${id}?include=deals`)).toMatchObject({
        status: 200,
        body: { degraded: true, deals: [] },
      })
      for (const [method, path, body] of [
        ['PATCH', '', { title: 'T' }],
        ['PUT', '/deals', { dealIds: [] }],
        ['PUT', '/public-link', {}],
        ['PUT', '/public-link?rotate=true', {}],
        ['DELETE', '/public-link', undefined],
        ['POST', '/archive', undefined],
        ['POST', '/unarchive', undefined],
      ] as const)
        expect(await owner.send(method, `/collections/${id}${path}`, body)).toMatchObject({
          status: 409,
          body: { code: 'DEAL_COLLECTION_DEGRADED' },
        })
    }
    for (const id of ids.slice(0, FREE))
      expect(await owner.patch(`/collections/${id}`, { title: 'Still mine' })).toMatchObject({ status: 200 })
    for (const id of past) expect(await owner.delete(`/collections/${id}`)).toMatchObject({ status: 204 })
    expect(await degraded()).toEqual([])
  })

  it('immediately reflects archiving, the deletion of older ones and a new plan', async () => {
    const [first, second, , fourth, fifth] = (await downgrade()) as [string, string, string, string, string]
    await owner.post(`/collections/${first}/archive`)
    expect(await degraded()).toEqual([fifth])
    expect(await owner.patch(`/collections/${fourth}`, { title: 'Back' })).toMatchObject({ status: 200 })
    await owner.delete(`/collections/${second}`)
    expect(await degraded()).toEqual([])
    expect(await owner.post(`/collections/${first}/unarchive`)).toMatchObject({
      status: 409,
      body: { code: 'COLLECTION_CEILING_REACHED' },
    })
    await grantRoom(FREE + 1, { endsAt: inAnHour() })
    expect(await owner.post(`/collections/${first}/unarchive`)).toMatchObject({ status: 200 })
    clock.pass(HOUR)
    // The unarchived one is the oldest again, so the newest is degraded.
    expect(await degraded()).toEqual([fifth])
  })
})

describe('other accounts', () => {
  it('get the same response as for a missing collection, by every method', async () => {
    const { id } = await make()
    const admin = await aClient(world, { role: 'admin' })
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '?include=deals', undefined],
      ['PATCH', '', { title: 'Mine' }],
      ['DELETE', '', undefined],
      ['PUT', '/deals', { dealIds: [] }],
      ['PUT', '/public-link', {}],
      ['DELETE', '/public-link', undefined],
      ['POST', '/archive', undefined],
      ['POST', '/unarchive', undefined],
      ['GET', '/exposure', undefined],
    ] as const) {
      const answers = []
      for (const stranger of [other, admin])
        for (const one of [id, id.toUpperCase(), ...NO_IDS])
          answers.push(await stranger.send(method, `/collections/${one}${path}`, body))
      expect(distinct(answers).size).toBe(1)
      expect(answers[0]).toMatchObject({ status: 404, body: { code: 'DEAL_COLLECTION_NOT_FOUND', meta: {} } })
    }
    expect((await owner.get(`/collections/${id}`)).body).toMatchObject({ title: 'Finesses', archivedAt: null })
    expect((await other.get('/collections')).body.pagination.total).toBe(0)
  })

  it('requires an account', async () => {
    expect(await world.request({ url: '/collections' })).toMatchObject({ status: 401 })
    const gone = await aClient(world, { isActive: false })
    expect(await gone.get('/collections')).toMatchObject({ status: 403, body: { code: 'ACCOUNT_INACTIVE' } })
  })
})

describe('DELETE /collections/{id}', () => {
  it('keeps the deals', async () => {
    const deal = await keep(owner)
    const { id } = await make({ dealIds: [deal] })
    expect(await owner.delete(`/collections/${id}`)).toMatchObject({ status: 204, text: '' })
    expect(await owner.delete(`/collections/${id}`)).toMatchObject({ status: 404 })
    expect(await owner.get(`/deals/${deal}`)).toMatchObject({ status: 200 })
  })
})

describe('a deleted collection', () => {
  const remove = async (id: string) => expect((await owner.delete(`/collections/${id}`)).status).toBe(204)
  const listed = async (query = '') =>
    (await owner.get(`/collections${query}`)).body.collections.map(({ id }: { id: string }) => id)

  it('is in the list of deleted collections, and unknown everywhere else until it is restored with its link', async () => {
    const deal = await keep(owner, { sharing: 'public', publishedAt: NOON })
    await owner.patch(`/accounts/${owner.account.id}`, { handle: 'the-teacher' })
    const { id } = await make({ dealIds: [deal] })
    const open = (await owner.put(`/collections/${id}/public-link`, {})).body
    const reads = [
      `/public/collections/${open.publicToken}`,
      `/public/collections/${open.publicToken}.pbn`,
      `/public/collections/${open.publicToken}/deals/1.svg`,
      `/catalog/collections/${id}/deals`,
      `/collections/${id}`,
      `/collections/${id}?include=deals`,
      `/collections/${id}.pbn`,
      `/collections/${id}/exposure`,
      `/deals?collectionId=${id}`,
    ]
    const statuses = async () => new Set(await Promise.all(reads.map(async (url) => (await owner.get(url)).status)))
    expect(await statuses()).toEqual(new Set([200]))
    clock.pass(1000)
    await remove(id)
    expect(await statuses()).toEqual(new Set([404]))
    for (const [method, path, body] of [
      ['PATCH', '', { title: 'T' }],
      ['PUT', '/deals', { dealIds: [] }],
      ['PUT', '/public-link', {}],
      ['DELETE', '/public-link', undefined],
      ['POST', '/arrange', { order: 'title' }],
      ['POST', '/archive', undefined],
      ['POST', '/unarchive', undefined],
      ['DELETE', '', undefined],
    ] as const)
      expect((await owner.send(method, `/collections/${id}${path}`, body)).status, `${method} ${path}`).toBe(404)
    expect(await listed()).toEqual([])
    const { body } = await owner.get('/collections?deleted=true')
    expect(body).toMatchObject({
      collections: [{ ...open, updatedAt: clock.now().toISOString() }],
      pagination: { total: 1 },
    })
    const restored = await owner.post(`/collections/${id}/restore`)
    expect(restored).toMatchObject({ status: 200, body: { ...open, updatedAt: clock.now().toISOString() } })
    expect(restored.headers.etag).toMatch(/^"4-/)
    expect(await statuses()).toEqual(new Set([200]))
    expect(await listed('?deleted=true')).toEqual([])
    expect((await owner.post(`/collections/${id}/restore`)).status).toBe(200)
  })

  it('takes no room under the ceiling until it is restored', async () => {
    const { id } = await make()
    await remove(id)
    for (let i = 0; i < FREE; i++) await make()
    expect(await owner.post(`/collections/${id}/restore`)).toMatchObject({
      status: 409,
      body: { code: 'COLLECTION_CEILING_REACHED', meta: { ceiling: FREE } },
    })
    expect(await listed('?deleted=true')).toEqual([id])
    await remove((await listed())[0])
    expect((await owner.post(`/collections/${id}/restore`)).status).toBe(200)
  })

  it('can be removed forever, and then not be restored', async () => {
    const ids = [(await make()).id, (await make()).id]
    await remove(ids[0])
    for (const id of ids) {
      expect((await owner.delete(`/collections/${id}?forever=true`)).status).toBe(204)
      expect((await owner.post(`/collections/${id}/restore`)).body.code).toBe('DEAL_COLLECTION_NOT_FOUND')
    }
    expect(await listed('?deleted=true')).toEqual([])
    expect((await owner.delete(`/collections/${ids[0]}?forever=perhaps`)).status).toBe(400)
    expect((await owner.get('/collections?deleted=perhaps')).status).toBe(400)
  })

  it('is not restored if it has changed since the caller read it', async () => {
    const { id } = await make()
    const etag = (await owner.get(`/collections/${id}`)).headers.etag as string
    await remove(id)
    const restore = (tag: string) => owner.post(`/collections/${id}/restore`, undefined, { 'if-match': tag })
    expect((await restore(etag)).status).toBe(412)
    expect(await listed('?deleted=true')).toEqual([id])
    expect((await restore('*')).status).toBe(200)
  })

  it('belongs to its owner alone', async () => {
    const { id } = await make()
    await remove(id)
    expect((await other.post(`/collections/${id}/restore`)).status).toBe(404)
    expect((await other.delete(`/collections/${id}?forever=true`)).status).toBe(404)
    expect((await other.get('/collections?deleted=true')).body.collections).toEqual([])
    expect(await listed('?deleted=true')).toEqual([id])
  })

  it('is in the export, apart from the others', async () => {
    const { id } = await make()
    const { id: stays } = await make()
    await remove(id)
    const { body } = await owner.get('/accounts/me/export')
    expect(body.collections).toMatchObject([{ id: stays }])
    expect(body.deletedCollections).toMatchObject([{ id }])
  })
})
