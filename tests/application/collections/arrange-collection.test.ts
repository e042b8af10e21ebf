import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { CollectionOrder } from '../../../src/domain/collection-order.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { NOON } from '../../support/builders.js'
import { insertCollection, insertDeal, SOON } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('ArrangeCollection', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ clock: { now: () => SOON }, limits: { freeCollections: 1 } }))
  })

  const arrange = (id: string, order: CollectionOrder, expected: readonly number[] | null = null) =>
    world.useCases.arrangeCollection.execute({ actor, id, order, expected })
  const insertDeals = (...numbers: readonly number[]) =>
    Promise.all(numbers.map((boardNumber) => insertDeal(world, { ownerId, boardNumber })))

  it('sorts the deals and saves the collection', async () => {
    const [three, one, two] = await insertDeals(3, 1, 2)
    const dealIds = [three, one, two].map((deal) => deal?.id as never)
    const before = await insertCollection(world, { ownerId, dealIds })
    const { collection } = await arrange(before.id, 'boardNumber', [1])
    const sorted = [one, two, three].map((deal) => deal?.id)
    expect(collection).toEqual({ ...before, dealIds: sorted, updatedAt: SOON, revision: 2 })
    expect(await world.repositories.collections.findById(before.id)).toEqual(collection)
  })

  it('changes nothing in a collection that is already in order', async () => {
    const deals = await insertDeals(1, 2)
    const before = await insertCollection(world, { ownerId, dealIds: deals.map(({ id }) => id) })
    expect(await arrange(before.id, 'boardNumber')).toEqual({ collection: before, degraded: false })
  })

  it('keeps every deal when it shuffles, including those that the owner can no longer read', async () => {
    const other = (await world.signUp()).account.id
    const withdrawn = await insertDeal(world, { ownerId: other })
    const deals = await insertDeals(1, 2, 3, 4, 5, 6, 7, 8, 9)
    const dealIds = [withdrawn, ...deals].map(({ id }) => id)
    const { id } = await insertCollection(world, { ownerId, dealIds })
    const orders = new Set<string>()
    for (let i = 0; i < 5; i++) {
      const { collection } = await arrange(id, 'shuffle')
      expect([...collection.dealIds].sort()).toEqual([...dealIds].sort())
      orders.add(collection.dealIds.join())
    }
    // The same one of 3,628,800 orders five times in a row would not be a shuffle.
    expect(orders.size).toBeGreaterThan(1)
  })

  it('does not reveal the titles of deals that the owner can no longer read', async () => {
    const other = (await world.signUp()).account.id
    const withdrawn = await insertDeal(world, { ownerId: other, title: 'Aaa' })
    const own = await insertDeal(world, { ownerId, title: 'Bbb' })
    const { id } = await insertCollection(world, { ownerId, dealIds: [withdrawn.id, own.id] })
    expect((await arrange(id, 'title')).collection.dealIds).toEqual([own.id, withdrawn.id])
  })

  it('refuses other revisions, archived collections and those of others, and writes nothing', async () => {
    const deals = await insertDeals(2, 1)
    const dealIds = deals.map(({ id }) => id)
    const before = await insertCollection(world, { ownerId, dealIds })
    await expect(arrange(before.id, 'title', [7])).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
    const archived = await insertCollection(world, { ownerId, dealIds, archivedAt: NOON, seniority: null })
    await expect(arrange(archived.id, 'title')).rejects.toMatchObject({ code: 'DEAL_COLLECTION_ARCHIVED' })
    const foreign = await insertCollection(world, { ownerId: (await world.signUp()).account.id })
    await expect(arrange(foreign.id, 'title')).rejects.toMatchObject({ code: 'DEAL_COLLECTION_NOT_FOUND' })
    for (const { id, dealIds: kept } of [before, archived, foreign])
      expect((await world.repositories.collections.findById(id))?.dealIds).toEqual(kept)
  })
})
