import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import type { Collection } from '../../src/domain/collection.js'
import { aCollection, aDeal, aGrant, aHandle, aSharingGroup, later, NOON } from '../support/builders.js'
import { aClient, aClock, type Client, changeKept } from '../support/clients.js'
import { type Answer, type HttpWorld, openHttpWorld } from '../support/http-world.js'

const FREE = 2
const clock = aClock(NOON)
let world: HttpWorld
let owner: Client
let counter = 0

beforeAll(async () => {
  world = await openHttpWorld({ clock, limits: { freeCollections: FREE } })
})
beforeEach(async () => {
  owner = await aClient(world)
})

const keep = async (overrides: Partial<Collection> = {}) => {
  const collection = aCollection({
    ownerId: owner.account.id,
    publicEnabled: true,
    publicToken: `a-token-of-a-link-${++counter}`,
    ...overrides,
  })
  await world.repositories.collections.insert(collection)
  return collection
}
const read = (token: string | null, headers = {}) => world.request({ url: `/public/collections/${token}`, headers })

const PASSING = ['x-request-id', 'date']
/** Everything by which two responses can be distinguished. */
const seen = ({ status, headers, text }: Answer) =>
  JSON.stringify([status, text, Object.entries(headers).filter(([name]) => !PASSING.includes(name))])

describe('GET /public/collections/{token}', () => {
  it('shows students all active deals of the owner in order, and public ones of others', async () => {
    const author = { displayName: 'Alice', handle: aHandle('alice'), certified: true }
    await changeKept(world, owner.account, { ...author, avatarUrl: 'https://x.org/a.png', avatarTrusted: true })
    await world.repositories.grants.put(aGrant({ accountId: owner.account.id, source: 'subscription' }))
    const other = await aClient(world)
    const [ownerId, otherId] = [owner.account.id, other.account.id]
    const groups = [
      aSharingGroup({ ownerId, memberIds: [otherId] }),
      aSharingGroup({ ownerId: otherId, memberIds: [ownerId] }),
    ]
    for (const group of groups) await world.repositories.sharingGroups.insert(group)
    const personal = {
      personalThemes: ['SECRET theme'],
      inspirations: ['SECRET inspiration'],
      supplement: [{ name: 'West', value: 'SECRET player' }],
    }
    const deals = {
      group: aDeal({ ownerId, sharing: 'group', sharingGroupIds: [groups[0]?.id as never], ...personal }),
      foreignPrivate: aDeal({ ownerId: otherId, title: 'SECRET title', ...personal }),
      own: aDeal({ ownerId, title: 'Private', themes: ['Squeeze'], ...personal }),
      trashed: aDeal({ ownerId, lifecycle: 'trashed', title: 'SECRET title' }),
      foreign: aDeal({ ownerId: otherId, sharing: 'public', publishedAt: NOON, ...personal }),
      foreignGroup: aDeal({
        ownerId: otherId,
        sharing: 'group',
        sharingGroupIds: [groups[1]?.id as never],
        title: 'SECRET',
      }),
      orphaned: aDeal({ ownerId: null, lifecycle: 'orphaned', sharing: 'public', title: 'SECRET title' }),
      exposed: aDeal({ ownerId, sharing: 'public', publishedAt: NOON }),
    }
    await world.repositories.deals.insertMany(Object.values(deals))
    const { publicToken } = await keep({
      title: 'Lesson 1',
      description: 'For Tuesday',
      dealIds: Object.values(deals).map(({ id }) => id),
    })
    const { status, body, text, headers } = await read(publicToken)
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['title', 'description', 'author', 'studentView', 'practice', 'deals'])
    expect(body).toMatchObject({
      title: 'Lesson 1',
      description: 'For Tuesday',
      author: { displayName: 'Alice', avatarUrl: 'https://x.org/a.png', badges: ['certified', 'premium'] },
    })
    expect(Object.keys(body.author)).toEqual(['displayName', 'avatarUrl', 'badges'])
    const shown = [deals.group, deals.own, deals.foreign, deals.exposed]
    expect(body.deals.map(({ id }: { id: string }) => id)).toEqual(shown.map(({ id }) => id))
    for (const deal of body.deals)
      for (const key of ['ownerId', 'sharingGroupIds', ...Object.keys(personal)]) expect(deal).not.toHaveProperty(key)
    const emails = [owner.account.email, other.account.email]
    for (const secret of ['SECRET', ownerId, otherId, ...groups.map(({ id }) => id), ...emails, 'alice"'])
      expect(text).not.toContain(secret)
    // The same for every caller, and cached as long as nothing changes.
    for (const who of [owner, other]) expect((await read(publicToken, who.headers)).text).toBe(text)
    expect((await read(publicToken, { 'if-none-match': headers.etag })).status).toBe(304)
  })

  it("removes another author's deal with its owner, and never shows an untrusted avatar", async () => {
    const other = await aClient(world)
    const foreign = aDeal({ ownerId: other.account.id, sharing: 'public', publishedAt: NOON })
    await world.repositories.deals.insertMany([foreign])
    await changeKept(world, owner.account, { avatarUrl: 'https://x.org/a.png' })
    const { publicToken } = await keep({ dealIds: [foreign.id] })
    expect((await read(publicToken)).body).toMatchObject({ author: { avatarUrl: null }, deals: [{ id: foreign.id }] })
    await changeKept(world, other.account, { isActive: false })
    expect((await read(publicToken)).body.deals).toEqual([])
  })

  it('gives the same response if there is nothing to read, for any reason', async () => {
    const now = clock.now()
    const cases: Record<string, string | null> = {
      closed: (await keep({ publicEnabled: false })).publicToken,
      early: (await keep({ availableFrom: later(1, now) })).publicToken,
      over: (await keep({ availableUntil: now })).publicToken,
      archived: (await keep({ archivedAt: now })).publicToken,
      deleted: (await keep({ deletedAt: now })).publicToken,
      degraded: (await keep({ createdAt: later(1, now) })).publicToken,
      unknown: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      short: 'x',
      long: 'x'.repeat(1_000),
      id: (await keep()).id,
      'not text': '%00',
      'no form of a token': '%F0%9F%82%A1%20..%2F',
    }
    owner = await aClient(world)
    cases.inactive = (await keep()).publicToken
    await changeKept(world, owner.account, { isActive: false })
    owner = await aClient(world)
    cases.erased = (await keep()).publicToken
    expect((await owner.delete('/accounts/me')).status).toBe(204)
    const answers = new Map<string, string>()
    for (const [reason, token] of Object.entries(cases)) answers.set(reason, seen(await read(token)))
    expect(JSON.parse(answers.get('unknown') as string).slice(0, 2)).toEqual([
      404,
      '{"code":"DEAL_COLLECTION_NOT_FOUND","message":"There is no such collection.","meta":{}}',
    ])
    for (const [reason, answer] of answers) expect(answer, reason).toBe(answers.get('unknown'))
  })

  it('immediately reflects every change', async () => {
    const { body: made } = await owner.post('/collections', { title: 'T' })
    const link = `/collections/${made.id}/public-link`
    const open = async (query = '') => (await owner.put(`${link}${query}`, {})).body.publicToken as string
    const first = await open()
    expect(first).toMatch(/^[\w-]{22,}$/)
    expect((await read(first)).status).toBe(200)
    const second = await open('?rotate=true')
    expect(second).not.toBe(first)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    expect(await open()).toBe(second)
    await owner.delete(link)
    expect((await read(second)).status).toBe(404)
    expect(await open()).toBe(second)
    await owner.post(`/collections/${made.id}/archive`)
    expect((await read(second)).status).toBe(404)
    await owner.post(`/collections/${made.id}/unarchive`)
    expect((await read(second)).status).toBe(200)
    await owner.delete(`/collections/${made.id}`)
    expect((await read(second)).status).toBe(404)
    await owner.post(`/collections/${made.id}/restore`)
    expect((await read(second)).status).toBe(200)
    for (const isActive of [false, true]) {
      await changeKept(world, owner.account as Account, { isActive })
      expect((await read(second)).status).toBe(isActive ? 200 : 404)
    }
  })

  it('shows a collection that the catalog leaves out: of an author without a handle, or without a public deal', async () => {
    const { publicToken, id } = await keep()
    expect((await read(publicToken)).body.deals).toEqual([])
    expect((await owner.get(`/catalog/collections/${id}/deals`)).status).toBe(404)
  })
})

describe('the views of a link', () => {
  const viewsOf = async (id: string) => {
    await world.flushViews()
    return (await owner.get(`/collections/${id}`)).body.views
  }

  it('count successful reads of the whole collection, and nothing else', async () => {
    const { id, publicToken } = await keep()
    const url = `/public/collections/${publicToken}`
    expect(await viewsOf(id)).toEqual({ total: 0, last: null })
    const first = await world.request({ url })
    const etag = first.headers.etag as string
    const others = [
      { method: 'HEAD', url },
      { url, headers: { 'if-none-match': etag } },
      { method: 'OPTIONS', url, headers: { origin: 'https://x.example', 'access-control-request-method': 'GET' } },
      { url: `${url}.pbn` },
      { url: `${url}/avatar` },
      { url: `${url}/deals/1.svg` },
      { url: `/public/collections/${publicToken}x` },
      { url, headers: { 'user-agent': 'WhatsApp/2.23.20.0 A' } },
      { url, headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
    ] as const
    for (const request of others) await world.request(request)
    expect(await viewsOf(id)).toEqual({ total: 1, last: clock.now().toISOString() })
    await Promise.all(Array.from({ length: 10 }, () => world.request({ url })))
    expect(await viewsOf(id)).toMatchObject({ total: 11 })
    await world.request({ url, headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT X19)' } })
    expect(await viewsOf(id)).toMatchObject({ total: 12 })
  })

  it('change neither the revision nor updatedAt of the collection, but its entity tag', async () => {
    const { id, publicToken } = await keep()
    const before = await owner.get(`/collections/${id}`)
    await world.request({ url: `/public/collections/${publicToken}` })
    await world.flushViews()
    const after = await owner.get(`/collections/${id}`)
    expect(after.body).toEqual({ ...before.body, views: { total: 1, last: clock.now().toISOString() } })
    expect(after.headers.etag).not.toBe(before.headers.etag)
    const ifMatch = { 'if-match': before.headers.etag as string }
    expect((await owner.patch(`/collections/${id}`, { title: 'New' }, ifMatch)).body).toMatchObject({
      title: 'New',
      views: { total: 1 },
    })
    expect((await owner.patch(`/collections/${id}`, { views: { total: 0, last: null } })).status).toBe(400)
    expect((await owner.get('/collections')).body.collections).toMatchObject([{ views: { total: 1 } }])
  })

  it('are not shown to readers, and are restored with the collection', async () => {
    const { id, publicToken } = await keep()
    const { body } = await world.request({ url: `/public/collections/${publicToken}` })
    expect(body).not.toHaveProperty('views')
    await world.flushViews()
    await owner.delete(`/collections/${id}`)
    expect((await owner.post(`/collections/${id}/restore`)).body.views.total).toBe(1)
  })
})
