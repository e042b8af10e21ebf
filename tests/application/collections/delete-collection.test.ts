import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { NOON } from '../../support/builders.js'
import { insertCollection, insertDeal, SOON, unknownIds } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('DeleteCollection', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ limits: { freeCollections: 1 } }))
  })

  const remove = (id: string, expected: readonly number[] | null = null) =>
    world.useCases.deleteCollection.execute({ actor, id, expected })

  it('deletes a collection, and keeps its deals', async () => {
    const deal = await insertDeal(world, { ownerId })
    const { id } = await insertCollection(world, { ownerId, dealIds: [deal.id] })
    await remove(id, [1])
    expect(await world.repositories.collections.findById(id)).toBeNull()
    expect(await world.repositories.deals.findById(deal.id)).toEqual(deal)
  })

  it.each([{ createdAt: SOON }, { archivedAt: NOON }])('deletes a degraded or archived one too: %o', async (state) => {
    await insertCollection(world, { ownerId })
    const { id } = await insertCollection(world, { ownerId, ...state })
    await remove(id)
    expect(await world.repositories.collections.findById(id)).toBeNull()
  })

  it('refuses an unexpected revision, and deletes nothing', async () => {
    const collection = await insertCollection(world, { ownerId })
    await expect(remove(collection.id, [2])).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
    expect(await world.repositories.collections.findById(collection.id)).toEqual(collection)
  })

  it("finds neither a stranger's collection nor an unknown or deleted one", async () => {
    const { account } = await world.signUp()
    const foreign = await insertCollection(world, { ownerId: account.id })
    const { id: deleted } = await insertCollection(world, { ownerId })
    await remove(deleted)
    for (const id of [...unknownIds(), foreign.id, deleted])
      await expect(remove(id)).rejects.toMatchObject({ code: 'DEAL_COLLECTION_NOT_FOUND' })
    expect(await world.repositories.collections.findById(foreign.id)).toEqual(foreign)
  })
})
