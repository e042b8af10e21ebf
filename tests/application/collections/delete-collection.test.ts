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
    ;({ world, actor, ownerId } = await openOwnerWorld({ clock: { now: () => SOON }, limits: { freeCollections: 1 } }))
  })

  const remove = (id: string, expected: readonly number[] | null = null, forever = false) =>
    world.useCases.deleteCollection.execute({ actor, id, expected, forever })
  const removeForever = (id: string, expected: readonly number[] | null = null) => remove(id, expected, true)

  it('deletes a collection so that it can be restored, and keeps its deals', async () => {
    const deal = await insertDeal(world, { ownerId })
    const link = { publicEnabled: true, publicToken: 'token', availableUntil: SOON }
    const collection = await insertCollection(world, { ownerId, dealIds: [deal.id], ...link })
    await remove(collection.id, [1])
    const { collections, deals } = world.repositories
    expect(await collections.findById(collection.id)).toBeNull()
    const changes = { deletedAt: SOON, updatedAt: SOON, revision: 2, seniority: null }
    expect(await collections.findDeleted(collection.id)).toEqual({ ...collection, ...changes })
    expect(await deals.findById(deal.id)).toEqual(deal)
  })

  it('deletes a collection forever, also one that was deleted before', async () => {
    const [first, second] = [await insertCollection(world, { ownerId }), await insertCollection(world, { ownerId })]
    await remove(first.id)
    await expect(removeForever(first.id, [1])).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
    await removeForever(first.id, [2])
    await removeForever(second.id)
    for (const { id } of [first, second]) {
      expect(await world.repositories.collections.findDeleted(id)).toBeNull()
      await expect(removeForever(id)).rejects.toMatchObject({ code: 'DEAL_COLLECTION_NOT_FOUND' })
    }
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
    const foreignDeleted = await insertCollection(world, { ownerId: account.id, deletedAt: NOON, seniority: null })
    for (const id of [...unknownIds(), foreign.id, foreignDeleted.id])
      await expect(removeForever(id)).rejects.toMatchObject({ code: 'DEAL_COLLECTION_NOT_FOUND' })
    expect(await world.repositories.collections.findDeleted(foreignDeleted.id)).toEqual(foreignDeleted)
  })
})
