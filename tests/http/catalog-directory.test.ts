import { beforeEach, describe, expect, it } from 'vitest'
import { aDeal, aHandle, later } from '../support/builders.js'
import { aClient, type Client } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

let world: HttpWorld
let reader: Client

beforeEach(async () => {
  world = await openHttpWorld()
  reader = await aClient(world)
})

const author = async (name: string, at: number, overrides = {}) => {
  const client = await aClient(world, { handle: aHandle(name), displayName: `Author ${name}`, ...overrides })
  const deal = aDeal({ ownerId: client.account.id, sharing: 'public', publishedAt: later(at) })
  await world.repositories.deals.insertMany([deal])
  return { ...client, deal }
}
const get = (query = '') => reader.get(`/catalog/authors${query}`)
const handles = async (query = '') => (await get(query)).body.authors.map(({ handle }: { handle: string }) => handle)

describe('GET /catalog/authors', () => {
  it('lists exactly the public profiles, with the number of deals and the latest publication', async () => {
    const { account } = await author('ann', 1, { avatarUrl: 'https://example.org/a.png', certified: true })
    expect((await get()).body).toEqual({
      authors: [
        {
          handle: 'ann',
          displayName: 'Author ann',
          avatarUrl: null,
          badges: ['certified'],
          createdAt: account.createdAt.toISOString(),
          dealCount: 1,
          lastPublishedAt: later(1).toISOString(),
        },
      ],
      nextCursor: null,
    })
  })

  it('immediately reflects a withdrawn deal in the count, in the order and in the list', async () => {
    const [ann] = [await author('ann', 2), await author('bob', 1)]
    const second = aDeal({ ownerId: ann.account.id, sharing: 'public', publishedAt: later(0) })
    await world.repositories.deals.insertMany([second])
    expect(await handles()).toEqual(['ann', 'bob'])
    expect((await ann.post(`/deals/${ann.deal.id}/trash`)).status).toBe(200)
    expect(await handles()).toEqual(['bob', 'ann'])
    expect((await get()).body.authors[1]).toMatchObject({ dealCount: 1, lastPublishedAt: later(0).toISOString() })
    expect((await ann.patch(`/deals/${second.id}`, { sharing: 'private' })).status).toBe(200)
    expect(await handles()).toEqual(['bob'])
  })

  it('is paged by cursors that belong to their filter', async () => {
    for (const [i, name] of ['ann', 'bob', 'cid'].entries()) await author(name, i)
    const first = await get('?limit=2&q=author')
    expect(await handles('?limit=2&q=author')).toEqual(['cid', 'bob'])
    const { nextCursor } = first.body
    expect(await handles(`?q=author&cursor=${nextCursor}`)).toEqual(['ann'])
    for (const query of ['', '&q=auth'])
      expect(await get(`?cursor=${nextCursor}${query}`)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', meta: { issues: [{ path: '/cursor' }] } },
      })
    expect(await reader.get(`/catalog/deals?cursor=${nextCursor}`)).toMatchObject({ status: 400 })
    expect(await get(`?cursor=${(await get('?limit=1')).body.nextCursor}`)).toMatchObject({ status: 200 })
  })

  it('finds by name and handle, but never by e-mail address', async () => {
    await author('ann', 1, { email: 'canary@example.org', displayName: 'Zoë' })
    for (const [q, found] of [
      ['zoe', ['ann']],
      ['AN', ['ann']],
      ['canary', []],
      ['example.org', []],
    ] as const)
      expect(await handles(`?q=${q}`)).toEqual(found)
    for (const q of ['a', 'x'.repeat(101)]) expect(await get(`?q=${q}`)).toMatchObject({ status: 400 })
  })
})

describe('GET /catalog/themes', () => {
  const themes = async (query = '') => (await reader.get(`/catalog/themes${query}`)).body.themes

  it('lists public themes of public deals with their counts, but never personal ones', async () => {
    const { account } = await author('ann', 1)
    await world.repositories.deals.insertMany([
      aDeal({ ownerId: account.id, sharing: 'public', themes: ['Squeeze'], personalThemes: ['CANARY'] }),
      aDeal({ ownerId: account.id, sharing: 'private', themes: ['CANARY'] }),
    ])
    expect(await themes()).toEqual([{ theme: 'Squeeze', dealCount: 1 }])
    expect(await themes('?q=')).toHaveLength(1)
    expect(await themes('?q=SQ')).toHaveLength(1)
    expect(await themes('?q=canary')).toEqual([])
    for (const q of ['x'.repeat(101), 'a b c d e f g h i'])
      expect(await reader.get(`/catalog/themes?q=${q}`)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      })
  })

  it('immediately drops the theme of a withdrawn deal', async () => {
    const { account, patch } = await author('ann', 1)
    const deal = aDeal({ ownerId: account.id, sharing: 'public', themes: ['Squeeze'] })
    await world.repositories.deals.insertMany([deal])
    expect(await themes()).toHaveLength(1)
    expect((await patch(`/deals/${deal.id}`, { sharing: 'private' })).status).toBe(200)
    expect(await themes()).toEqual([])
  })
})
