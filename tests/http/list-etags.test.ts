import { beforeEach, describe, expect, it } from 'vitest'
import type { Deal } from '../../src/domain/deal.js'
import { aCollection, aDeal, aGrant, aHandle, later, NOON } from '../support/builders.js'
import { aClient, aClock, type Client } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

const LINK = '/public/collections/the-token'

/** So large that a list with one of them is streamed, and its tag is not made of its text. */
const LARGE: Deal['commentary'] = [
  { type: 'paragraph', children: [{ type: 'text', text: 'x'.repeat(20_000), bold: false, italic: false }] },
]

describe('the tag of a list with unchanged deals', () => {
  let clock: ReturnType<typeof aClock>
  let world: HttpWorld
  let owner: Client
  let deal: Deal

  beforeEach(async () => {
    clock = aClock(NOON)
    world = await openHttpWorld({ clock, limits: { freeCollections: 0 } })
    owner = await aClient(world, { handle: aHandle('author') })
    const ownerId = owner.account.id
    deal = aDeal({ ownerId, sharing: 'public', publishedAt: NOON, commentary: LARGE })
    await world.repositories.deals.insertMany([deal])
    const covering = { source: 'manual', feature: 'collections', endsAt: later(60_000) } as const
    await world.repositories.grants.put(aGrant({ accountId: ownerId, ...covering }))
  })

  const insertCollection = async () => {
    const fields = { ownerId: owner.account.id, dealIds: [deal.id], publicEnabled: true, publicToken: 'the-token' }
    const collection = aCollection(fields)
    await world.repositories.collections.insert(collection)
    return collection
  }
  /** Reads before and after a change, the second time with the tag of the first. */
  const readAround = async (url: string, headers: Client['headers'] | undefined, change: () => Promise<unknown>) => {
    const before = await world.request({ url, ...(headers && { headers }) })
    await change()
    return world.request({ url, headers: { ...headers, 'if-none-match': before.headers.etag as string } })
  }

  it.each(['/catalog/authors/author/deals?pageSize=1', '/deals?pageSize=1'])(
    'of %s changes with the total',
    async (url) => {
      const older = aDeal({
        ownerId: owner.account.id,
        sharing: 'public',
        publishedAt: later(-1),
        createdAt: later(-1),
      })
      const after = await readAround(url, owner.headers, () => world.repositories.deals.insertMany([older]))
      expect(after).toMatchObject({ status: 200, body: { deals: [{ id: deal.id }], pagination: { total: 2 } } })
    },
  )

  it('of /deals is not that of another page', async () => {
    await world.repositories.deals.insertMany([aDeal({ ownerId: owner.account.id, createdAt: later(-1) })])
    const tags = ['/deals?pageSize=1', '/deals?pageSize=1&page=2', '/deals?pageSize=2'].map(
      async (url) => (await owner.get(url)).headers.etag,
    )
    expect(new Set(await Promise.all(tags)).size).toBe(3)
  })

  it('of a collection changes when the plan no longer covers it', async () => {
    const { id } = await insertCollection()
    const url = `/collections/${id}?include=deals`
    const after = await readAround(url, owner.headers, async () => clock.pass(60_000))
    expect(after).toMatchObject({ status: 200, body: { degraded: true, deals: [{ id: deal.id }] } })
  })

  it('of a public link changes with its title and view', async () => {
    const { id } = await insertCollection()
    for (const change of [{ title: 'Another title' }, { studentView: { hands: 'NS' } }]) {
      const after = await readAround(LINK, undefined, () => owner.patch(`/collections/${id}`, change))
      expect(after).toMatchObject({ status: 200, body: change })
    }
  })

  it('of a public link changes with the badges of its author', async () => {
    await insertCollection()
    await world.repositories.grants.put(aGrant({ accountId: owner.account.id, endsAt: later(30_000) }))
    const after = await readAround(LINK, undefined, async () => clock.pass(30_000))
    expect(after).toMatchObject({ status: 200, body: { author: { badges: [] } } })
  })
})
