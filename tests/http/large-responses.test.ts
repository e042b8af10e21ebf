import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { servicesOf } from '../../src/container/container.js'
import type { Account } from '../../src/domain/account.js'
import { asAccount } from '../../src/domain/actor.js'
import type { Deal } from '../../src/domain/deal.js'
import { SHARINGS } from '../../src/domain/sharing.js'
import { aCollection, aDeal, aGrant, aHandle, anAccount, aSharingGroup, later, NOON } from '../support/builders.js'
import { aBackend, aClient, type Client } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

let world: HttpWorld
let owner: Client
let reader: Client
let deals: Deal[]
let token: string
let urls: {
  readonly url: string
  readonly client: Pick<Client, 'headers'>
  readonly list: (body: never) => unknown[]
}[]

/** Long enough to be read separately, with text that resembles the position of the list. */
const LONG = `"deals":[] ${'x'.repeat(20_000)}`
const said = (text: string): Deal['commentary'] => [
  { type: 'paragraph', children: [{ type: 'text', text, bold: false, italic: true }] },
]

beforeAll(async () => {
  world = await openHttpWorld({ options: { version: '1.2.3' } })
})

beforeEach(async () => {
  const name = `large-${Math.random().toString(36).slice(2)}`
  owner = await aClient(world, { handle: aHandle(name) })
  reader = await aClient(world)
  const ownerId = owner.account.id
  const { collections, sharingGroups, subscriptions } = world.repositories
  const group = aSharingGroup({ ownerId, memberIds: [reader.account.id] })
  await sharingGroups.insert(group)
  deals = Array.from({ length: 6 }, (_, i) =>
    aDeal({
      ownerId,
      title: `Board ${i} "deals":[]`,
      sharing: i === 5 ? 'group' : 'public',
      sharingGroupIds: i === 5 ? [group.id] : [],
      publishedAt: NOON,
      commentary: i % 2 === 0 || i === 5 ? said(`${i} ${LONG}`) : [],
      personalThemes: ['mine'],
      supplement: [{ name: 'West', value: 'canary of a player' }],
    }),
  )
  await world.repositories.deals.insertMany(deals)
  token = `token-${name}`
  const collection = aCollection({
    ownerId,
    title: '"deals":[]',
    dealIds: deals.map(({ id }) => id),
    publicEnabled: true,
    publicToken: token,
  })
  await collections.insert(collection)
  await subscriptions.follow(reader.account.id, ownerId, NOON)
  const inDeals = (body: { deals: unknown[] }) => body.deals
  urls = [
    { url: '/deals', client: owner, list: inDeals },
    { url: `/collections/${collection.id}?include=deals`, client: owner, list: inDeals },
    { url: `/public/collections/${token}`, client: { headers: {} }, list: inDeals },
    { url: `/catalog/authors/${name}/deals`, client: reader, list: inDeals },
    { url: `/catalog/collections/${collection.id}/deals`, client: reader, list: (body: unknown[]) => body },
    { url: '/catalog/feed', client: reader, list: inDeals },
    { url: `/sharing-groups/${group.id}/deals`, client: reader, list: inDeals },
    { url: `/api/deals?ownerId=${encodeURIComponent(ownerId)}`, client: aBackend(world), list: inDeals },
  ]
})

const get = (url: string, { headers }: Pick<Client, 'headers'>, more: object = {}) =>
  world.request({ url, headers: { ...headers, ...more } })

describe('a response with large deals', () => {
  it('has the same content, order and fields as small responses', async () => {
    for (const { url, client, list } of urls) {
      const large = await get(url, client)
      expect([url, large.status, large.headers['content-type']]).toEqual([url, 200, 'application/json; charset=utf-8'])
      const texts = list(large.body as never).map((deal) => (deal as Deal).commentary)
      const byId = new Map(deals.map((deal) => [deal.title, deal]))
      for (const deal of list(large.body as never) as Deal[])
        expect(deal.commentary).toEqual(byId.get(deal.title)?.commentary)
      expect(texts.some((text) => text.length > 0)).toBe(true)
      // The same response once the texts are short, which is not streamed.
      for (const deal of await world.repositories.deals.findMany(deals.map(({ id }) => id)))
        await world.repositories.deals.save(deal, { ...deal, commentary: said('short') })
      const small = await get(url, client)
      const withoutTexts = (body: unknown) =>
        JSON.parse(JSON.stringify(body), (key, value) => (key === 'commentary' ? 0 : value))
      expect(withoutTexts(large.body)).toEqual(withoutTexts(small.body))
      for (const deal of await world.repositories.deals.findMany(deals.map(({ id }) => id)))
        await world.repositories.deals.save(deal, { ...deal, commentary: byId.get(deal.title)?.commentary ?? [] })
    }
  })

  it('has a tag, with 304 for GET and HEAD, which changes with any deal but not over time', async () => {
    for (const { url, client } of urls) {
      const first = await get(url, client)
      const etag = String(first.headers.etag)
      expect([url, (await get(url, client)).headers.etag]).toEqual([url, etag])
      const head = await world.request({ method: 'HEAD', url, headers: client.headers })
      expect([head.status, head.headers.etag, head.text]).toEqual([200, etag, ''])
      for (const method of ['GET', 'HEAD'] as const) {
        const known = await world.request({ method, url, headers: { ...client.headers, 'if-none-match': etag } })
        expect([url, method, known.status, known.text]).toEqual([url, method, 304, ''])
      }
      const changed = deals[url.includes('sharing-groups') ? 5 : 4] as Deal
      const [now] = await world.repositories.deals.findMany([changed.id])
      await world.repositories.deals.save(now as Deal, { ...(now as Deal), commentary: said(`${LONG} changed`) })
      expect([url, (await get(url, client)).headers.etag]).not.toEqual([url, etag])
    }
  })

  it('is compressed on request', async () => {
    const { url, client } = urls[0] as (typeof urls)[number]
    const response = await world.app.inject({ url, headers: { ...client.headers, 'accept-encoding': 'gzip' } })
    expect(response.headers).toMatchObject({ 'content-encoding': 'gzip', etag: expect.stringMatching(/[.]gzip"$/) })
    expect(response.rawPayload.length).toBeLessThan(4_000)
  })

  it('shows others no personal fields', async () => {
    for (const { url, client } of urls.filter(({ client }) => client !== owner && !('x-api-key' in client.headers))) {
      const { text } = await get(url, client)
      expect([url, text.includes('personalThemes'), text.includes('mine')]).toEqual([url, false, false])
      expect([url, text.includes('supplement'), text.includes('canary')]).toEqual([url, false, false])
    }
  })

  it('has all deals of a batch update, in order', async () => {
    const ids = deals.map(({ id }) => id).reverse()
    const { status, body } = await owner.patch('/deals', { ids, set: { themes: ['squeeze'] } })
    expect([status, body.deals.map(({ id }: Deal) => id)]).toEqual([200, ids])
    expect(body.deals.every(({ themes }: Deal) => themes[0] === 'squeeze')).toBe(true)
    expect(body.deals[0].commentary).toEqual(deals[5]?.commentary)
  })

  it('is sent after a write whatever the reader has, and a batch is published at the same time', async () => {
    const mine = Array.from({ length: 3 }, () =>
      aDeal({ ownerId: owner.account.id, commentary: said('x'.repeat(9_000)) }),
    )
    await world.repositories.deals.insertMany(mine)
    const update = { ids: mine.map(({ id }) => id), set: { sharing: 'public' } }
    const { status, body, headers } = await owner.patch('/deals', update, { 'if-none-match': '*' })
    expect([status, body.deals.length, headers.etag]).toEqual([200, 3, undefined])
    expect(new Set(body.deals.map(({ publishedAt }: { publishedAt: string }) => publishedAt)).size).toBe(1)
  })

  it('has a different tag once the author shown with it changes', async () => {
    const before = await get('/catalog/feed', reader)
    await owner.patch('/accounts/me', { displayName: 'Another name' })
    const after = await get('/catalog/feed', reader, { 'if-none-match': before.headers.etag })
    expect(after.status).toBe(200)
    expect(after.body.deals[0].author.displayName).toBe('Another name')
  })

  it('returns 304 for the tag of a content encoding, with that tag', async () => {
    const { url, client } = urls[0] as (typeof urls)[number]
    const coded = { ...client.headers, 'accept-encoding': 'br' }
    const { headers } = await world.app.inject({ url, headers: coded })
    const known = await world.app.inject({ url, headers: { ...coded, 'if-none-match': headers.etag } })
    expect([known.statusCode, known.headers.etag, known.headers['content-encoding']]).toEqual([
      304,
      headers.etag,
      undefined,
    ])
  })

  it('has all deals of a batch update while an admin acts as their owner', async () => {
    const admin = await aClient(world, { role: 'admin' })
    const many = Array.from({ length: 20 }, () =>
      aDeal({ ownerId: owner.account.id, commentary: said('y'.repeat(60_000)) }),
    )
    await world.repositories.deals.insertMany(many)
    const ids = many.map(({ id }) => id)
    const as = { 'x-app-impersonation': owner.account.id }
    const { status, body } = await admin.patch('/deals', { ids, set: { sharing: 'public' } }, as)
    expect([status, body.deals.map(({ id }: Deal) => id)]).toEqual([200, ids])
  })

  it('is a file of boards, piece by piece, with its own numbers', async () => {
    const { url } = urls[1] as (typeof urls)[number]
    const file = await owner.get(url.replace('?include=deals', '.pbn'))
    expect(file.status).toBe(200)
    expect([...file.text.matchAll(/\[Board "(\d+)"\]/g)].map(([, number]) => number)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ])
    expect(file.text).toContain(LONG)
    const known = await owner.get(url.replace('?include=deals', '.pbn'), { 'if-none-match': file.headers.etag })
    expect([known.status, known.text]).toEqual([304, ''])
    expect(
      (await owner.patch(url.split('?')[0] as string, { title: 'New' }, { 'if-match': file.headers.etag })).status,
    ).toBe(200)
  })
})

describe('a list of many shared collections', () => {
  const keepMany = async (count: number) => {
    const of = owner.account
    await world.repositories.grants.put(aGrant({ accountId: of.id, feature: 'collections', limit: null }))
    const dealIds = deals.map(({ id }) => id)
    const many = Array.from({ length: count }, (_, i) =>
      aCollection({
        ownerId: of.id,
        title: `Lesson ${i}`,
        description: `"[]" ${'x'.repeat(1_000)}`,
        dealIds: dealIds.slice(0, i % 6),
        publicEnabled: i % 5 !== 0,
        publicToken: `${of.handle}-${i}`,
        createdAt: later(i + 1),
      }),
    )
    for (const collection of many) await world.repositories.collections.insert(collection)
    return many
  }

  it('has each of them, newest first, with the count of its exposed deals', async () => {
    const many = await keepMany(130)
    const url = `/catalog/authors/${owner.account.handle}/collections`
    const { status, headers, body } = await reader.get(url)
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    // The collection that every test here has, whose last deal is shared with a group, is the oldest.
    expect(body.at(-1)).toMatchObject({ title: '"deals":[]', dealCount: 5 })
    const shared = many.filter(({ publicEnabled, dealIds }) => publicEnabled && dealIds.length > 0).reverse()
    expect(body.slice(0, -1)).toEqual(
      shared.map(({ id, title, description, dealIds, createdAt, updatedAt }) => ({
        id,
        title,
        description,
        dealCount: dealIds.length,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      })),
    )
  })

  it('has a tag that changes with a collection and with the exposed deals', async () => {
    const many = await keepMany(130)
    const url = `/catalog/authors/${owner.account.handle}/collections`
    const tagOf = async () => String((await reader.get(url)).headers.etag)
    const first = await tagOf()
    for (const method of ['GET', 'HEAD'] as const) {
      const known = await world.request({ method, url, headers: { ...reader.headers, 'if-none-match': first } })
      expect([method, known.status, known.text]).toEqual([method, 304, ''])
    }
    const { id } = deals[0] as Deal
    expect((await owner.patch(`/deals/${id}`, { sharing: 'private' })).status).toBe(200)
    const second = await tagOf()
    expect((await owner.patch(`/collections/${many[2]?.id}`, { title: 'New' })).status).toBe(200)
    const third = await tagOf()
    expect(new Set([first, second, third]).size).toBe(3)
    expect((await owner.patch(`/deals/${id}`, { title: 'New' })).status).toBe(200)
    expect(await tagOf()).toBe(third)
  })
})

describe('a list of groups with many members', () => {
  it('has every member of every group', async () => {
    const members = await Promise.all(
      Array.from({ length: 120 }, async () => {
        const account = anAccount()
        await world.repositories.accounts.insert(account)
        return account
      }),
    )
    for (const half of [members.slice(0, 90), members])
      await world.repositories.sharingGroups.insert(
        aSharingGroup({ ownerId: owner.account.id, memberIds: half.map(({ id }) => id) }),
      )
    const { body, headers } = await owner.get('/sharing-groups')
    expect(body.sharingGroups.map((one: { members: unknown[] }) => one.members.length)).toEqual([1, 90, 120])
    expect(Object.keys(body.sharingGroups[2].members[0])).toEqual(['id', 'email', 'displayName', 'avatarUrl'])
    expect((await owner.get('/sharing-groups', { 'if-none-match': headers.etag })).status).toBe(304)
    const [member] = members as [Account]
    await world.repositories.accounts.save(member, { ...member, showEmailPublicly: true })
    expect((await owner.get('/sharing-groups', { 'if-none-match': headers.etag })).status).toBe(200)
  })
})

describe('a list with many large announcements', () => {
  const TEXTS = { fr: `"news":[] ${'x'.repeat(30_000)}`, en: 'y'.repeat(30_000) }
  let admin: Client
  let ids: string[]

  beforeAll(async () => {
    admin = await aClient(world, { role: 'admin' })
    ids = []
    for (let i = 0; i < 12; i++) {
      const { body } = await admin.post('/back-office/announcements', {
        kind: i === 0 ? 'banner' : 'news',
        title: { en: `News ${i}` },
        body: TEXTS,
        publishedAt: later(i).toISOString(),
      })
      ids.unshift(body.id)
    }
  })
  afterAll(async () => {
    for (const id of ids) await admin.delete(`/back-office/announcements/${id}`)
  })

  const isStreamed = ({ headers }: { headers: object }) => !('content-length' in headers)

  it('is sent to its readers piece by piece, with a tag that changes with each announcement and its marks', async () => {
    const { headers, body } = await reader.get('/announcements')
    expect(isStreamed({ headers })).toBe(true)
    expect(body).toMatchObject({ banner: { id: ids[11], body: TEXTS }, unreadCount: 12, nextChangeAt: null })
    expect(Object.keys(body)).toEqual(['banner', 'news', 'unreadCount', 'nextChangeAt'])
    expect(body.news.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 11))
    expect(body.news[0]).toMatchObject({ title: { en: 'News 11' }, body: TEXTS, readAt: null })
    await reader.post(`/announcements/${ids[0]}/read`)
    const marked = await reader.get('/announcements', { 'if-none-match': headers.etag })
    expect([marked.status, marked.body.unreadCount]).toEqual([200, 11])
    const known = { 'if-none-match': marked.headers.etag }
    expect((await reader.get('/announcements', known)).status).toBe(304)
    await admin.patch(`/back-office/announcements/${ids[5]}`, { title: { en: 'Changed' } })
    const changed = await reader.get('/announcements', known)
    expect([changed.status, changed.body.news[5].title]).toEqual([200, { en: 'Changed' }])
    await admin.delete(`/back-office/announcements/${ids[1]}`)
    expect((await reader.get('/announcements', { 'if-none-match': changed.headers.etag })).body.news).toHaveLength(10)
    ids.splice(1, 1)
  })

  it('is sent to admins piece by piece', async () => {
    const url = '/back-office/announcements?pageSize=100'
    const { headers, body } = await admin.get(url)
    expect(isStreamed({ headers })).toBe(true)
    expect(body.announcements.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect(body.announcements[3]).toEqual((await admin.get(`/back-office/announcements/${ids[3]}`)).body)
    expect(body.pagination).toEqual({ page: 1, pageSize: 100, total: ids.length, totalPages: 1, totalIsExact: true })
    expect((await admin.get(url, { 'if-none-match': headers.etag })).status).toBe(304)
    await reader.post(`/announcements/${ids[3]}/read`)
    expect((await admin.get(url, { 'if-none-match': headers.etag })).status).toBe(200)
    expect((await admin.get('/back-office/announcements?pageSize=2')).headers).toHaveProperty('content-length')
  })

  it('is recorded in the audit trail, which is sent piece by piece', async () => {
    const url = `/back-office/audit?pageSize=100&actor=${admin.account.id}&action=announcement.create`
    const { headers, body } = await admin.get(url)
    expect(isStreamed({ headers })).toBe(true)
    expect(body.records).toHaveLength(12)
    expect(body.records[0].changes.body).toEqual({ before: null, after: TEXTS })
    expect(body.pagination).toEqual({ page: 1, pageSize: 100, total: 12, totalPages: 1, totalIsExact: true })
    expect((await admin.get(url, { 'if-none-match': headers.etag })).status).toBe(304)
    expect((await admin.get(url.replace('.create', '.delete'))).headers.etag).not.toBe(headers.etag)
  })
})

describe('the export of an account', () => {
  it('has everything, in many kinds and sizes', async () => {
    const { body, headers } = await owner.get('/accounts/me/export')
    expect(headers).not.toHaveProperty('etag')
    expect(Object.keys(body)).toEqual([
      'exportedAt',
      'account',
      'uploadedPicture',
      'deals',
      'collections',
      'deletedCollections',
      'participants',
      'sharingGroups',
      'subscriptions',
      'grants',
      'announcementReads',
      'serves',
      'auditRecords',
    ])
    expect(body.deals.map(({ id }: Deal) => id)).toEqual(deals.map(({ id }) => id).sort())
    expect(new Set(body.deals.map(({ sharing }: Deal) => sharing)).size).toBeLessThanOrEqual(SHARINGS.length)
    expect(body.collections[0].dealIds).toHaveLength(6)
  })

  it('runs once at a time for an account, and can be requested again once it has ended or was aborted', async () => {
    const { exportAccount } = servicesOf(world.container)
    const running = exportAccount.execute({ actor: asAccount(owner.account) })
    await running.next()
    const refused = await owner.get('/accounts/me/export')
    expect([refused.status, refused.body.code]).toEqual([409, 'EXPORT_RUNNING'])
    expect((await reader.get('/accounts/me/export')).status).toBe(200)
    await running.return(undefined)
    expect((await owner.get('/accounts/me/export')).status).toBe(200)
    expect((await world.request({ method: 'HEAD', url: '/accounts/me/export', headers: owner.headers })).status).toBe(
      200,
    )
    expect((await owner.get('/accounts/me/export')).status).toBe(200)
  })
})
