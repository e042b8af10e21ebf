import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { AccountId, CollectionId } from '../../../src/domain/ids.js'
import { NOON } from '../../support/builders.js'
import { insertCollection, insertGrant, SOON, unknownIds } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('UnarchiveCollection', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ clock: { now: () => SOON }, limits: { freeCollections: 2 } }))
  })

  const archived = () => insertCollection(world, { ownerId, archivedAt: NOON, seniority: null })
  const unarchive = (id: string, expected: readonly number[] | null = null) =>
    world.useCases.unarchiveCollection.execute({ actor, id, expected })
  const kept = (id: CollectionId) => world.repositories.collections.findById(id)

  it('restores a collection to its place by age', async () => {
    await insertCollection(world, { ownerId, createdAt: SOON })
    const before = await archived()
    const { collection, degraded } = await unarchive(before.id, [1])
    expect(collection).toEqual({ ...before, archivedAt: null, updatedAt: SOON, revision: 2, seniority: 0 })
    expect(degraded).toBe(false)
    expect(await kept(before.id)).toEqual(collection)
  })

  it('does not change an unarchived collection, even if the plan has no room', async () => {
    await insertCollection(world, { ownerId, createdAt: SOON })
    const before = await insertCollection(world, { ownerId })
    expect(await unarchive(before.id, [1])).toEqual({ collection: before, degraded: false })
    expect(await kept(before.id)).toEqual(before)
  })

  it('refuses a collection for which the plan has no room, and writes nothing', async () => {
    for (let i = 0; i < 2; i++) await insertCollection(world, { ownerId })
    const before = await archived()
    await expect(unarchive(before.id)).rejects.toMatchObject({
      code: 'COLLECTION_CEILING_REACHED',
      meta: { ceiling: 2 },
    })
    expect(await kept(before.id)).toEqual(before)
  })

  it('has a higher ceiling with an active grant, and none with an unlimited one', async () => {
    for (let i = 0; i < 2; i++) await insertCollection(world, { ownerId })
    await insertGrant(world, { accountId: ownerId, feature: 'collections', limit: 3 })
    await unarchive((await archived()).id)
    const { id } = await archived()
    await expect(unarchive(id)).rejects.toMatchObject({ code: 'COLLECTION_CEILING_REACHED', meta: { ceiling: 3 } })
    await insertGrant(world, { accountId: ownerId, feature: 'collections', limit: null })
    expect(await unarchive(id)).toMatchObject({ collection: { archivedAt: null } })
  })

  it('respects the ceiling for concurrent calls', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, archived))
    const outcomes = await Promise.allSettled(all.map(({ id }) => unarchive(id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await world.repositories.collections.countUnarchived(ownerId)).toBe(2)
  })

  it('refuses a degraded collection, which is not archived', async () => {
    for (let i = 0; i < 2; i++) await insertCollection(world, { ownerId })
    const { id } = await insertCollection(world, { ownerId, createdAt: SOON })
    await expect(unarchive(id)).rejects.toMatchObject({ code: 'DEAL_COLLECTION_DEGRADED' })
  })

  it('refuses an unexpected revision, and writes nothing', async () => {
    const before = [await archived(), await insertCollection(world, { ownerId })]
    for (const collection of before) {
      await expect(unarchive(collection.id, [2])).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
      expect(await kept(collection.id)).toEqual(collection)
    }
  })

  it("finds neither a stranger's collection nor an unknown one", async () => {
    const { account } = await world.signUp()
    const foreign = await insertCollection(world, { ownerId: account.id, archivedAt: NOON, seniority: null })
    for (const id of [...unknownIds(), foreign.id])
      await expect(unarchive(id)).rejects.toMatchObject({ code: 'DEAL_COLLECTION_NOT_FOUND' })
    expect(await kept(foreign.id)).toEqual(foreign)
  })
})
