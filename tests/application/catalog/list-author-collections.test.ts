import { beforeEach, describe, expect, it } from 'vitest'
import { asAccount } from '../../../src/domain/actor.js'
import type { Collection } from '../../../src/domain/collection.js'
import type { AccountId, DealId } from '../../../src/domain/ids.js'
import { aHandle, anAccount, later, NOON } from '../../support/builders.js'
import { everyItemOf, insertCollection, insertDeal, insertGrant } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const actor = asAccount(anAccount())

describe('ListAuthorCollections', () => {
  let world: UseCaseWorld
  let ownerId: AccountId
  let dealId: DealId

  beforeEach(async () => {
    world = await openUseCaseWorld({ limits: { freeCollections: 3 } })
    ownerId = (await world.signUp({ handle: aHandle('ann-bee') })).account.id
    dealId = (await insertDeal(world, { ownerId, sharing: 'public' })).id
  })

  const shared = (overrides: Partial<Collection> = {}) =>
    insertCollection(world, { ownerId, publicEnabled: true, publicToken: 'secret', dealIds: [dealId], ...overrides })
  const list = (handle = 'ann-bee') => world.useCases.listAuthorCollections.execute({ actor, handle })
  const listed = async () => (await everyItemOf(await list())).map(({ collection }) => collection.id)

  it('lists the shared collections, newest first, with the number of their exposed deals', async () => {
    const { account: other } = await world.signUp()
    const hidden = [
      await insertDeal(world, { ownerId }),
      await insertDeal(world, { ownerId, sharing: 'public', lifecycle: 'trashed' }),
      await insertDeal(world, { ownerId: other.id, sharing: 'public' }),
    ]
    const second = await insertDeal(world, { ownerId, sharing: 'public' })
    const old = await shared({ title: 'Old', dealIds: [dealId, ...hidden.map(({ id }) => id), second.id] })
    const young = await shared({ title: 'Young', createdAt: later(1) })
    const found = await everyItemOf(await list(' @Ann Bee'))
    expect(found).toMatchObject([
      { collection: { id: young.id, title: 'Young' }, dealCount: 1 },
      { collection: { id: old.id, title: 'Old' }, dealCount: 2 },
    ])
    expect(found[0]?.collection).not.toHaveProperty('publicToken')
  })

  it.each<[string, Partial<Collection>]>([
    ['is closed', { publicEnabled: false }],
    ['is archived', { archivedAt: NOON }],
    ['is not available yet', { availableFrom: later(1) }],
    ['is no longer available', { availableUntil: NOON }],
    ['holds no deal that the catalog shows', { dealIds: [] }],
  ])('lists no collection that %s', async (_, overrides) => {
    const { id } = await shared()
    await shared({ createdAt: later(1), ...overrides })
    expect(await listed()).toEqual([id])
  })

  it('lists none beyond the plan, counted from the oldest', async () => {
    const first = await shared({ createdAt: later(-3) })
    await insertCollection(world, { ownerId, createdAt: later(-2) })
    await insertCollection(world, { ownerId, createdAt: later(-1) })
    const last = await shared()
    expect(await listed()).toEqual([first.id])
    await insertGrant(world, { accountId: ownerId, feature: 'collections', limit: 4 })
    expect(await listed()).toEqual([last.id, first.id])
  })

  it('reads a long list piece by piece, in order, without collections deleted since', async () => {
    await insertGrant(world, { accountId: ownerId, feature: 'collections', limit: null })
    const all = []
    for (let i = 0; i < 120; i++) all.push(await shared({ createdAt: later(i) }))
    const found = await list()
    expect(found.whole).toBeNull()
    for (const one of all.splice(60, 1)) await world.repositories.collections.deleteForever(one, NOON)
    expect((await everyItemOf(found)).map(({ collection }) => collection.id)).toEqual(all.map(({ id }) => id).reverse())
  })

  it.each([1, 60])('has a new version once the count of one of %i changes', async (count) => {
    await insertGrant(world, { accountId: ownerId, feature: 'collections', limit: null })
    for (let i = 0; i < count; i++) await shared()
    const mark = async () => {
      const found = await list()
      return JSON.stringify([found.whole, found.version()])
    }
    const first = await mark()
    expect(await mark()).toBe(first)
    const deal = await world.repositories.deals.findById(dealId)
    if (deal !== null) await world.repositories.deals.save(deal, { ...deal, sharing: 'private' })
    expect(await mark()).not.toBe(first)
  })

  it('does not find an author who is not in the catalog', async () => {
    await world.signUp({ handle: aHandle('gone'), isActive: false })
    for (const handle of ['gone', 'nobody', '!'])
      await expect(list(handle)).rejects.toMatchObject({ code: 'CATALOG_AUTHOR_NOT_FOUND' })
  })
})
