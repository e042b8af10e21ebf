import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import type { Deal } from '../../src/domain/deal.js'
import type { AccountId, DealId } from '../../src/domain/ids.js'
import { aDeal, aGrant, aHandle, later, NOON } from '../support/builders.js'
import { aClient, aClock, type Client, changeKept, distinct, NO_IDS } from '../support/clients.js'
import { HOUR } from '../support/held-time.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { openStore, type TestStore } from '../support/stores.js'

const FREE = 3

let clock: ReturnType<typeof aClock>
let world: HttpWorld
let author: Client
let second: Client
let reader: Client

let store: TestStore

beforeAll(async () => {
  store = await openStore()
  world = await openHttpWorld({
    store: store.adapters,
    clock: { now: () => clock.now() },
    limits: { freeCollections: FREE },
  })
})

beforeEach(async () => {
  clock = aClock(NOON)
  // The lists of all authors show what every test stores, so each starts with an empty database.
  await store.empty()
  author = await aClient(world, { handle: aHandle('alice'), displayName: 'Alice', certified: true })
  second = await aClient(world, { handle: aHandle('bob'), displayName: 'Bob' })
  reader = await aClient(world)
})

const keep = async (of: Client, overrides: Partial<Deal> = {}): Promise<DealId> => {
  const deal = aDeal({ ownerId: of.account.id, sharing: 'public', publishedAt: NOON, ...overrides })
  await world.repositories.deals.insertMany([deal])
  return deal.id
}

const keepMany = async (of: Client, count: number, firstAt: number): Promise<DealId[]> => {
  const ids = []
  for (let i = 0; i < count; i++) ids.unshift(await keep(of, { publishedAt: later(firstAt + i) }))
  return ids
}

const grant = (of: Client, overrides: object = {}) =>
  world.repositories.grants.put(aGrant({ accountId: of.account.id, ...overrides }))

const shareCollection = async (dealIds: readonly string[], { of = author, window = {}, fields = {} } = {}) => {
  clock.pass(1000)
  const made = await of.post('/collections', { title: 'T', dealIds, ...fields })
  const opened = await of.put(`/collections/${made.body.id}/public-link`, window)
  if (opened.status !== 200) throw new Error(opened.text)
  return opened.body
}

const idsOf = (deals: readonly { id: string }[]) => deals.map(({ id }) => id)
const collectionsOf = async (handle = 'alice') =>
  idsOf((await reader.get(`/catalog/authors/${handle}/collections`)).body)
const notFound = { status: 404, body: { code: 'DEAL_COLLECTION_NOT_FOUND', meta: {} } }

describe('GET /catalog/authors/{handle}/collections', () => {
  it('lists shared collections, newest first, counting exposed deals only', async () => {
    const [a, b] = [await keep(author), await keep(author)]
    const older = await shareCollection(
      [a, await keep(second), await keep(author, { sharing: 'private' }), b, await keep(author, { sharing: 'group' })],
      { fields: { description: 'For beginners' } },
    )
    const newer = await shareCollection([b])
    const { body } = await reader.get('/catalog/authors/Alice/collections')
    expect(body).toEqual([
      expect.objectContaining({ id: newer.id, dealCount: 1 }),
      {
        id: older.id,
        title: 'T',
        description: 'For beginners',
        dealCount: 2,
        createdAt: older.createdAt,
        updatedAt: older.updatedAt,
      },
    ])
    expect((await reader.get('/catalog/authors/bob/collections')).body).toEqual([])
  })

  it('leaves out collections that are closed, outside their window, archived, degraded or without an exposed deal', async () => {
    await grant(author, { feature: 'collections', limit: null, endsAt: later(HOUR) })
    const deal = await keep(author)
    const open = await shareCollection([deal])
    const closed = await shareCollection([deal])
    await author.delete(`/collections/${closed.id}/public-link`)
    const early = await shareCollection([deal], { window: { availableFrom: later(HOUR / 2).toISOString() } })
    const late = await shareCollection([deal], { window: { availableUntil: later(HOUR / 2).toISOString() } })
    const archived = await shareCollection([deal])
    await author.post(`/collections/${archived.id}/archive`)
    const empty = await shareCollection([await keep(second), await keep(author, { lifecycle: 'trashed' })])
    const past = await shareCollection([deal])
    expect(await collectionsOf()).toEqual([past.id, late.id, open.id])
    for (const { id } of [closed, early, archived, empty])
      expect(await reader.get(`/catalog/collections/${id}/deals`)).toMatchObject(notFound)
    // The window includes its start, but not its end.
    clock.pass(later(HOUR / 2).getTime() - clock.now().getTime())
    expect(await collectionsOf()).toEqual([past.id, early.id, open.id])
    clock.pass(HOUR / 2)
    expect(await collectionsOf()).toEqual([early.id, open.id])
    expect(await reader.get(`/catalog/collections/${past.id}/deals`)).toMatchObject(notFound)
  })

  it('responds alike for an unknown handle and a hidden author', async () => {
    const { id } = await shareCollection([await keep(author)])
    await changeKept(world, author.account, { isActive: false })
    const answers = []
    for (const handle of ['alice', 'nobody', 'me', '%00'])
      answers.push(await reader.get(`/catalog/authors/${handle}/collections`))
    expect(distinct(answers).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'CATALOG_AUTHOR_NOT_FOUND' } })
    expect(await reader.get(`/catalog/collections/${id}/deals`)).toMatchObject(notFound)
    await changeKept(world, author.account, { isActive: true, handle: null })
    expect(await reader.get(`/catalog/collections/${id}/deals`)).toMatchObject(notFound)
  })
})

describe('GET /catalog/collections/{id}/deals', () => {
  it('lists the exposed deals authored by its owner, in order', async () => {
    const [a, b, c] = [await keep(author), await keep(author), await keep(author)]
    const { id } = await shareCollection([c, await keep(second), a, await keep(author, { sharing: 'private' }), b])
    const { status, body } = await reader.get(`/catalog/collections/${id}/deals`)
    expect(status).toBe(200)
    expect(idsOf(body)).toEqual([c, a, b])
    expect(body[0].ownerId).toBe(author.account.id)
    await author.patch(`/deals/${a}`, { sharing: 'private' })
    await author.post(`/deals/${c}/trash`)
    expect(idsOf((await reader.get(`/catalog/collections/${id}/deals`)).body)).toEqual([b])
    await author.patch(`/deals/${b}`, { sharing: 'private' })
    expect(await reader.get(`/catalog/collections/${id}/deals`)).toMatchObject(notFound)
  })

  it('gives the same response for everything it does not show', async () => {
    const secret = await author.post('/collections', { title: 'CANARY', dealIds: [await keep(author)] })
    const { publicToken } = await shareCollection([await keep(author, { sharing: 'private' })])
    const answers = []
    for (const id of [secret.body.id, publicToken, ...NO_IDS])
      answers.push(await reader.get(`/catalog/collections/${id}/deals`))
    expect(distinct(answers).size).toBe(1)
    expect(answers[0]).toMatchObject(notFound)
  })
})

describe.each([
  ['GET /catalog/deals', '/catalog/deals', '/catalog/feed'],
  ['GET /catalog/feed', '/catalog/feed', '/catalog/deals'],
])('%s', (_name, url, otherUrl) => {
  beforeEach(async () => {
    for (const handle of ['alice', 'bob']) await reader.put(`/catalog/authors/${handle}/subscription`)
  })

  const page = async (query: string) => {
    const answer = await reader.get(`${url}${query}`)
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.body
  }

  it('lists the latest published first, nulls last, then by id, oldest first, each with its author', async () => {
    const never = [await keep(author, { publishedAt: null }), await keep(second, { publishedAt: null })]
    const tied = [await keep(second, { publishedAt: later(5) }), await keep(author, { publishedAt: later(5) })]
    const oldest = await keep(author, { publishedAt: later(-5) })
    const { deals, nextCursor, ...rest } = await page('')
    expect(idsOf(deals)).toEqual([...tied, oldest, ...never])
    expect([nextCursor, rest]).toEqual([null, {}])
    expect(deals[2].author).toEqual({ handle: 'alice', displayName: 'Alice', avatarUrl: null, badges: ['certified'] })
    expect(deals[0].author).toEqual({ handle: 'bob', displayName: 'Bob', avatarUrl: null, badges: [] })
  })

  it('is paged to its end while deals are added and removed, without skipping or repeating any', async () => {
    const never = [await keep(author, { publishedAt: null }), await keep(second, { publishedAt: null })]
    const tied = []
    for (let i = 0; i < 4; i++) tied.push(await keep(i % 2 ? author : second, { publishedAt: later(-1) }))
    const there = [...(await keepMany(author, 8, 0)), ...tied, ...never]
    const gone = there[9] as string
    const { deals: stored } = world.repositories
    const remove = async (id: string) => stored.delete((await stored.findById(id as DealId)) as Deal)
    const seen: string[] = []
    let cursor: string | null = null
    let pages = 0
    do {
      const { deals, nextCursor } = await page(`?limit=3${cursor === null ? '' : `&cursor=${cursor}`}`)
      expect(deals.length).toBeLessThanOrEqual(3)
      seen.push(...idsOf(deals))
      cursor = nextCursor
      await keep(second, { publishedAt: later(1000 + pages++) })
      if (pages === 2) await remove(gone)
      // The deal at the cursor is removed too.
      if (pages === 3) await remove(seen.at(-1) as string)
    } while (cursor !== null && pages < 50)
    expect(seen).toEqual(there.filter((id) => id !== gone))
    expect((await page('?limit=2')).deals).toHaveLength(2)
  })

  it('ends with null if the last page is full, and accepts limits from 1 to 100', async () => {
    await keepMany(author, 21, 0)
    expect((await page('')).deals).toHaveLength(20)
    expect(await page('?limit=21')).toMatchObject({ nextCursor: null })
    expect((await page('?limit=20')).nextCursor).not.toBeNull()
    expect((await page('?limit=100')).deals).toHaveLength(21)
    for (const limit of ['0', '101', '1.5', 'x', '-1'])
      expect(await reader.get(`${url}?limit=${limit}`)).toMatchObject({ status: 400 })
  })

  it('accepts only cursors that it returned', async () => {
    await keepMany(author, 3, 0)
    const own: string = (await page('?limit=1')).nextCursor
    const others: string = (await reader.get(`${otherUrl}?limit=1`)).body.nextCursor
    const id = (await page('')).deals[0].id
    const [list] = JSON.parse(Buffer.from(own, 'base64url').toString())
    const forge = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
    const forged = [
      others,
      'x',
      '%00',
      'null',
      `${own}=`,
      `${own}A`,
      own.slice(0, -2),
      'A'.repeat(501),
      Buffer.from('{}').toString('base64url'),
      Buffer.from('null').toString('base64url'),
      forge(list),
      forge(list, 'soon', id),
      forge(list, 1.5, id),
      forge(list, '2026-03-01', id),
      forge(list, 8.64e15, id),
      forge(list, -8.64e15, id),
      forge(list, 8.64e15 + 1, id),
      forge(list, 0, 'not-an-id'),
      forge(list, 0, null),
      forge(list, 0, [id]),
      forge(list, 0, id, 'more'),
    ]
    for (const cursor of forged)
      expect(await reader.get(`${url}?limit=1&cursor=${cursor}`), cursor).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', meta: { issues: [{ path: '/cursor' }] } },
      })
    expect(await reader.get(`${url}?cursor=${own}&cursor=${own}`)).toMatchObject({ status: 400 })
    expect(await reader.get(`${url}?limit=1&cursor=${own}`)).toMatchObject({ status: 200 })
  })

  it('immediately leaves out hidden authors and deals that are not exposed', async () => {
    const id = await keep(author)
    for (const overrides of [{ sharing: 'private' }, { sharing: 'group' }, { lifecycle: 'trashed' }] as const)
      await keep(author, overrides)
    await world.repositories.deals.insertMany([
      aDeal({ ownerId: null, sharing: 'public', lifecycle: 'orphaned', publishedAt: NOON }),
    ])
    const shown = async () => idsOf((await page('')).deals)
    expect(await shown()).toEqual([id])
    for (const [take, giveBack] of [
      [{ isActive: false }, { isActive: true }],
      [{ handle: null }, { handle: aHandle('alice') }],
    ] as readonly [Partial<Account>, Partial<Account>][]) {
      await changeKept(world, author.account, take)
      expect(await shown()).toEqual([])
      await changeKept(world, author.account, giveBack)
      expect(await shown()).toEqual([id])
    }
    await author.patch(`/deals/${id}`, { sharing: 'private' })
    expect(await shown()).toEqual([])
  })

  it('shows only accounts with a current subscription as premium', async () => {
    await keep(author)
    await keep(second)
    await grant(author, { source: 'subscription', feature: 'whatever', endsAt: later(HOUR) })
    for (const source of ['manual', 'trial', 'partner'] as const) await grant(second, { source, feature: 'plan' })
    await grant(second, { source: 'subscription', revokedAt: NOON })
    await grant(second, { source: 'subscription', startsAt: later(2 * HOUR) })
    const badges = async () =>
      Object.fromEntries(
        (await page('')).deals.map((deal: { author: { handle: string; badges: string[] } }) => [
          deal.author.handle,
          deal.author.badges,
        ]),
      )
    expect(await badges()).toEqual({ alice: ['certified', 'premium'], bob: [] })
    clock.pass(HOUR - 1)
    expect((await badges()).alice).toEqual(['certified', 'premium'])
    clock.pass(1)
    expect((await badges()).alice).toEqual(['certified'])
    clock.pass(HOUR)
    expect((await badges()).bob).toEqual(['premium'])
  })
})

describe('subscriptions', () => {
  const follow = (handle: string, one = reader) => one.put(`/catalog/authors/${handle}/subscription`)
  const leave = (handle: string) => reader.delete(`/catalog/authors/${handle}/subscription`)
  const followed = async () =>
    (await reader.get('/catalog/subscriptions')).body.authors.map(({ handle }: { handle: string }) => handle)

  it('can be created and deleted repeatedly, with any spelling', async () => {
    for (const handle of ['bob', 'alice', '@ALICE', 'alice'])
      expect(await follow(handle)).toMatchObject({ status: 204, text: '' })
    const { body } = await reader.get('/catalog/subscriptions')
    expect(body).toEqual({
      authors: [
        {
          handle: 'alice',
          displayName: 'Alice',
          avatarUrl: null,
          badges: ['certified'],
          createdAt: author.account.createdAt.toISOString(),
        },
        expect.objectContaining({ handle: 'bob', badges: [] }),
      ],
    })
    for (let i = 0; i < 2; i++) expect(await leave('Alice')).toMatchObject({ status: 204, text: '' })
    expect(await followed()).toEqual(['bob'])
    expect((await author.get('/catalog/subscriptions')).body).toEqual({ authors: [] })
  })

  it('determine the feed', async () => {
    const [a, b] = [await keep(author), await keep(second)]
    const feed = async () => idsOf((await reader.get('/catalog/feed')).body.deals)
    expect(await feed()).toEqual([])
    await follow('alice')
    expect(await feed()).toEqual([a])
    await follow('bob')
    expect(await feed()).toEqual([a, b])
    await leave('alice')
    expect(await feed()).toEqual([b])
  })

  it('are to other, known authors', async () => {
    expect(await follow('alice', author)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    await aClient(world, { handle: aHandle('gone'), isActive: false })
    const answers = []
    for (const handle of ['nobody', 'gone', 'me', 'ab', '%00', '%F0%9F%82%A1']) {
      answers.push(await follow(handle))
      expect(await leave(handle)).toMatchObject({ status: 204 })
    }
    expect(distinct(answers).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'CATALOG_AUTHOR_NOT_FOUND' } })
  })

  it('do not list authors while they are hidden', async () => {
    await follow('alice')
    await follow('bob')
    await changeKept(world, author.account, { isActive: false })
    expect(await followed()).toEqual(['bob'])
    await changeKept(world, author.account, { isActive: true })
    await changeKept(world, second.account, { handle: null })
    expect(await followed()).toEqual(['alice'])
    await changeKept(world, author.account, { isActive: false })
    expect(await leave('alice')).toMatchObject({ status: 204 })
    await changeKept(world, author.account, { isActive: true })
    expect(await followed()).toEqual([])
  })
})

describe('the catalog', () => {
  it('contains nothing private or personal in any byte of its responses, including counts', async () => {
    const CANARY = 'canary'
    const personal = {
      personalThemes: [`${CANARY}-theme`],
      inspirations: [`${CANARY}-inspiration`],
      supplement: [{ name: 'West', value: `${CANARY}-player` }],
    }
    const secretive = await aClient(world, {
      id: 'carol' as AccountId,
      email: `${CANARY}@example.org`,
      displayName: 'Carol',
      firstName: `${CANARY}-first`,
      lastName: `${CANARY}-last`,
      organisationName: `${CANARY}-organisation`,
      avatarUrl: `https://example.org/${CANARY}.png`,
      showEmailPublicly: true,
      handle: aHandle('carol'),
    })
    const group = (await secretive.post('/sharing-groups', { name: `${CANARY}-group` })).body.id
    const exposed = await keep(secretive, { title: 'Exposed', ...personal, sharingGroupIds: [group] })
    const hidden = []
    for (const overrides of [
      { sharing: 'private' },
      { sharing: 'group', sharingGroupIds: [group] },
      { lifecycle: 'trashed' },
    ] as const)
      hidden.push(await keep(secretive, { title: `${CANARY}-title`, themes: [CANARY], ...personal, ...overrides }))
    const foreign = await keep(second, { title: 'Foreign', ...personal })
    const { id, publicToken } = await shareCollection([exposed, foreign, ...hidden], { of: secretive })
    await secretive.post('/collections', { title: `${CANARY}-closed`, dealIds: [exposed] })
    await reader.put('/catalog/authors/carol/subscription')
    const answers = []
    for (const path of [
      '/catalog/authors/carol',
      '/catalog/authors/carol/collections',
      '/catalog/authors/carol/deals',
      `/catalog/collections/${id}/deals`,
      '/catalog/deals',
      '/catalog/feed',
      '/catalog/subscriptions',
    ]) {
      const answer = await reader.get(path)
      expect(answer.status).toBe(200)
      const bytes = `${answer.text}\n${JSON.stringify(answer.headers)}`
      for (const secret of [CANARY, group, publicToken, ...hidden]) expect(bytes, path).not.toContain(secret)
      for (const key of [...Object.keys(personal), 'sharingGroupIds', 'email', 'publicToken', 'dealIds'])
        expect(answer.text, path).not.toContain(`"${key}"`)
      answers.push(answer.body)
    }
    const [, collections, deals, inCollection, recent, feed] = answers
    expect(collections).toEqual([expect.objectContaining({ id, dealCount: 1 })])
    expect(deals.pagination).toMatchObject({ total: 1, totalPages: 1, totalIsExact: true })
    expect([inCollection.length, recent.deals.length, feed.deals.length]).toEqual([1, 2, 1])
    for (const deal of hidden) expect(await reader.get(`/catalog/collections/${deal}/deals`)).toMatchObject(notFound)
  })

  it('is for signed-in accounts', async () => {
    for (const path of [
      'deals',
      'feed',
      'subscriptions',
      'authors/alice/collections',
      `collections/${NO_IDS[0]}/deals`,
    ])
      expect(await world.request({ url: `/catalog/${path}` })).toMatchObject({ status: 401 })
  })
})
