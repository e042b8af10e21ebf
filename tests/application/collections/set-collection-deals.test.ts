import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { AccountId, CollectionId } from '../../../src/domain/ids.js'
import { later, NOON } from '../../support/builders.js'
import { insertCollection, insertDeal, SOON, unknownIds } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('SetCollectionDeals', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId
  let otherId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ clock: { now: () => SOON }, limits: { freeCollections: 1 } }))
    otherId = (await world.signUp()).account.id
  })

  const set = (id: string, dealIds: readonly string[], expected: readonly number[] | null = null) =>
    world.useCases.setCollectionDeals.execute({ actor, id, dealIds, expected })
  const kept = (id: CollectionId) => world.repositories.collections.findById(id)

  it('sets the whole list in order', async () => {
    const [one, two, three] = [
      await insertDeal(world, { ownerId }),
      await insertDeal(world, { ownerId, lifecycle: 'trashed' }),
      await insertDeal(world, { ownerId: otherId, sharing: 'public' }),
    ]
    const before = await insertCollection(world, { ownerId, dealIds: [one.id, two.id] })
    const { collection, degraded } = await set(before.id, [three.id, one.id], [1])
    expect(collection).toEqual({ ...before, dealIds: [three.id, one.id], updatedAt: SOON, revision: 2 })
    expect(degraded).toBe(false)
    expect(await kept(before.id)).toEqual(collection)
  })

  it('keeps a deal that is named twice once, in its first position', async () => {
    const [one, two] = [await insertDeal(world, { ownerId }), await insertDeal(world, { ownerId })]
    const { id } = await insertCollection(world, { ownerId })
    expect(await set(id, [two.id, one.id, two.id])).toMatchObject({ collection: { dealIds: [two.id, one.id] } })
  })

  it('empties the list', async () => {
    const { id } = await insertDeal(world, { ownerId })
    const before = await insertCollection(world, { ownerId, dealIds: [id] })
    expect(await set(before.id, [])).toMatchObject({ collection: { dealIds: [] } })
  })

  it('keeps a deal that its owner can no longer read, but does not add it again', async () => {
    const foreign = await insertDeal(world, { ownerId: otherId })
    const { id } = await insertCollection(world, { ownerId, dealIds: [foreign.id] })
    expect(await set(id, [foreign.id])).toMatchObject({ collection: { dealIds: [foreign.id] } })
    await set(id, [])
    await expect(set(id, [foreign.id])).rejects.toMatchObject({ code: 'DEAL_NOT_FOUND', meta: { ids: [foreign.id] } })
  })

  it('names the deals that its owner may not add, and writes nothing', async () => {
    const own = await insertDeal(world, { ownerId })
    const { account: inactive } = await world.signUp({ isActive: false })
    const hidden = [
      await insertDeal(world, { ownerId: otherId, sharing: 'group' }),
      await insertDeal(world, { ownerId: otherId, sharing: 'public', lifecycle: 'trashed' }),
      await insertDeal(world, { ownerId: inactive.id, sharing: 'public' }),
      await insertDeal(world, { ownerId: null, sharing: 'public', lifecycle: 'orphaned' }),
    ]
    const missing = [...unknownIds(), ...hidden.map(({ id }) => id)]
    const before = await insertCollection(world, { ownerId })
    await expect(set(before.id, [own.id, ...missing])).rejects.toMatchObject({
      code: 'DEAL_NOT_FOUND',
      meta: { ids: missing },
    })
    expect(await kept(before.id)).toEqual(before)
  })

  it.each([
    ['DEAL_COLLECTION_DEGRADED', { createdAt: SOON, seniority: 1 }, null],
    ['DEAL_COLLECTION_ARCHIVED', { archivedAt: NOON, seniority: null }, null],
    ['PRECONDITION_FAILED', { createdAt: later(-1) }, [2]],
  ] as const)('refuses with %s, and writes nothing', async (code, overrides, expected) => {
    const { id } = await insertDeal(world, { ownerId })
    await insertCollection(world, { ownerId })
    const before = await insertCollection(world, { ownerId, ...overrides })
    await expect(set(before.id, [id], expected)).rejects.toMatchObject({ code })
    expect(await kept(before.id)).toEqual(before)
  })

  it("finds neither a stranger's collection nor an unknown one", async () => {
    const foreign = await insertCollection(world, { ownerId: otherId })
    for (const id of [...unknownIds(), foreign.id])
      await expect(set(id, [])).rejects.toMatchObject({ code: 'DEAL_COLLECTION_NOT_FOUND' })
    expect(await kept(foreign.id)).toEqual(foreign)
  })
})
