import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '../../src/domain/bridge/auction.js'
import type { Deal } from '../../src/domain/deal.js'
import type { CollectionId, SharingGroupId } from '../../src/domain/ids.js'
import { aCollection, aSharingGroup, later } from '../support/builders.js'
import { type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'
import { insertDeal } from '../support/inserts.js'
import { aTable, WHOLE_HANDS } from '../support/trick-tables.js'

let world: HttpWorld
let owner: Awaited<ReturnType<HttpWorld['signIn']>>
let other: Awaited<ReturnType<HttpWorld['signIn']>>
let deals: readonly Deal[]
let collectionId: CollectionId
let sharingGroupId: SharingGroupId

beforeEach(async () => {
  world = await openHttpWorld()
  owner = await world.signIn()
  other = await world.signIn()
  const ownerId = owner.account.id
  sharingGroupId = v7() as SharingGroupId
  const insert = (overrides: Partial<Deal>) => insertDeal(world, { ownerId, ...overrides })
  deals = [
    await insert({ title: 'Éclair', themes: ['Slam'], boardNumber: 3, createdAt: later(1) }),
    await insert({
      title: 'apple',
      personalThemes: ['slam'],
      boardNumber: 1,
      hands: WHOLE_HANDS as Deal['hands'],
      doubleDummy: { tricks: aTable(11), source: 'solver' },
      createdAt: later(2),
    }),
    await insert({
      title: 'Banana pie',
      auction: ['1S', 'P', '4S', 'P', 'P', 'P'] as Call[],
      sharing: 'group',
      sharingGroupIds: [sharingGroupId],
      createdAt: later(3),
    }),
    await insertDeal(world, { ownerId: other.account.id, title: 'Apple of another', createdAt: later(4) }),
  ]
  const { collections, sharingGroups } = world.repositories
  const collection = aCollection({ ownerId, dealIds: [deals[0], deals[3]].map((deal) => (deal as Deal).id) })
  collectionId = collection.id
  await collections.insert(collection)
  await sharingGroups.insert(aSharingGroup({ id: sharingGroupId, ownerId }))
})

const get = (url: string, headers: object = owner.headers) =>
  world.request({ url, headers: headers as Record<string, string> })
const titlesOf = async (query: string) =>
  (await get(`/deals?${query}`)).body.deals.map(({ title }: { title: string }) => title)

describe('the deal explorer', () => {
  it.each([
    ['', ['Banana pie', 'apple', 'Éclair']],
    ['q=ECL', ['Éclair']],
    ['q=slam&sort=title', ['apple', 'Éclair']],
    ['theme=slam&theme=SLAM&sort=-title', ['Éclair', 'apple']],
    ['sort=boardNumber', ['apple', 'Éclair', 'Banana pie']],
    ['sort=-boardNumber', ['Éclair', 'apple', 'Banana pie']],
    ['contract=4S&declarer=N&dealer=N&vulnerability=None', ['Banana pie']],
    ['boardNumber=3', ['Éclair']],
    ['makes=4S', ['apple']],
    ['makes=6S', []],
    ['lifecycle=active&sharing=group', ['Banana pie']],
    [`createdFrom=${later(2).toISOString()}&createdUntil=${later(3).toISOString()}`, ['apple']],
    ['q=&theme=&dealer=&boardNumber=&contract=&sort=&collectionId=&createdFrom=', ['Banana pie', 'apple', 'Éclair']],
  ])('finds by %j', async (query, titles) => expect(await titlesOf(query)).toEqual(titles))

  it('refuses more than eight words in every search of deals', async () => {
    const words = encodeURIComponent('one two three four five six seven eight nine')
    for (const path of ['/deals', '/deals.pbn', '/catalog/deals', '/catalog/themes'])
      expect(await get(`${path}?q=${words}`), path).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', meta: { issues: [{ path: '/q' }] } },
      })
    expect((await get(`/deals?q=${words.replace('%20nine', '')}`)).status).toBe(200)
  })

  it('pages through 10,000 matches of a filter, and says if there are more', async () => {
    const board = deals[0] as Deal
    const many = Array.from({ length: 10_001 }, () => ({ ...board, id: v7() as Deal['id'], title: 'Finesse' }))
    await world.repositories.deals.insertMany(many)
    const pagination = async (query: string) => (await get(`/deals?${query}`)).body.pagination
    const capped = { total: 10_000, totalPages: 100, totalIsExact: false }
    expect(await pagination('q=finesse&pageSize=100')).toEqual({ page: 1, pageSize: 100, ...capped })
    expect(await pagination('q=finesse&pageSize=100&page=100')).toEqual({ page: 100, pageSize: 100, ...capped })
    const refused = await get('/deals?q=finesse&pageSize=100&page=101')
    expect(refused).toMatchObject({ status: 400, body: { meta: { issues: [{ path: '/page' }] } } })
    // A refusal is not a version of the list.
    expect(refused.headers).not.toHaveProperty('etag')
    expect(await pagination('q=apple&page=700')).toMatchObject({ total: 1, totalIsExact: true })
    expect(await pagination('pageSize=100&page=101')).toMatchObject({ total: 10_004, totalIsExact: true })
  })

  it('filters by a collection and by a group', async () => {
    expect(await titlesOf(`collectionId=${collectionId}`)).toEqual(['Éclair'])
    expect(await titlesOf(`sharingGroupId=${sharingGroupId}&q=pie`)).toEqual(['Banana pie'])
  })

  it('writes its matches to a file, in order, with an ETag that depends on both', async () => {
    const files = await Promise.all(
      ['/deals.pbn?sort=title', '/deals.pbn?sort=-title', '/deals.pbn?sort=title&q=slam'].map((url) => get(url)),
    )
    const events = files.map(({ text }) => [...text.matchAll(/\[Board "(\d*)"\]/g)].map(([, number]) => number))
    expect(events).toEqual([
      ['1', '', '3'],
      ['3', '', '1'],
      ['1', '3'],
    ])
    expect(new Set(files.map(({ headers }) => headers.etag)).size).toBe(3)
    const again = await get('/deals.pbn?sort=title&q=slam')
    expect(again.headers.etag).toBe(files[2]?.headers.etag)
    await insertDeal(world, { ownerId: owner.account.id, title: 'Zebra' })
    expect((await get('/deals.pbn?sort=title')).headers.etag).not.toBe(files[0]?.headers.etag)
  })

  it.each([
    'dealer=X',
    'vulnerability=None,All',
    'boardNumber=0',
    'boardNumber=1.5',
    'contract=4s',
    'makes=4SX',
    'makes=pass',
    'declarer=n',
    'createdFrom=yesterday',
    'createdUntil=2026-02-30T00:00:00Z',
    'sort=title,-createdAt',
    'lifecycle=gone',
    `q=${'x'.repeat(101)}`,
    'q=a&q=b',
    'dealer=N&dealer=N',
    'collectionId=a&collectionId=b',
  ])('refuses and names %s', async (query) => {
    const name = query.slice(0, query.indexOf('='))
    for (const path of ['/deals', '/deals.pbn', '/api/deals', '/api/deals.pbn']) {
      const headers = path.startsWith('/api') ? WITH_API_KEY : owner.headers
      const { status, body } = await get(`${path}?${query}`, headers)
      expect(status).toBe(400)
      expect(new Set(body.meta.issues.map((issue: { path: string }) => issue.path))).toEqual(new Set([`/${name}`]))
    }
  })

  it('accepts only collections and groups of the owner', async () => {
    const urls = (ids: readonly string[]) =>
      ids.flatMap((id) =>
        ['/deals', '/deals.pbn'].flatMap((path) => [`${path}?collectionId=${id}`, `${path}?sharingGroupId=${id}`]),
      )
    for (const url of urls([v7(), 'no-uuid', `${collectionId}x`])) {
      const code = url.includes('collectionId') ? 'DEAL_COLLECTION_NOT_FOUND' : 'SHARING_GROUP_NOT_FOUND'
      expect(await get(url)).toMatchObject({ status: 404, body: { code } })
    }
    for (const query of [`collectionId=${collectionId}`, `sharingGroupId=${sharingGroupId}`]) {
      expect((await get(`/deals?${query}`, other.headers)).status).toBe(404)
      expect((await get(`/api/deals?ownerId=${other.account.id}&${query}`, WITH_API_KEY)).status).toBe(404)
    }
    const all = await get(`/api/deals?collectionId=${collectionId}&sort=title`, WITH_API_KEY)
    expect(all.body.deals.map(({ title }: { title: string }) => title)).toEqual(['Apple of another', 'Éclair'])
    expect(
      (await get(`/api/deals?ownerId=${owner.account.id}&collectionId=${collectionId}`, WITH_API_KEY)).body,
    ).toMatchObject({
      pagination: { total: 1 },
    })
  })
})
