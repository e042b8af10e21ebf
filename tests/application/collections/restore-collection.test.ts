import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { Collection } from '../../../src/domain/collection.js'
import type { AccountId, CollectionId } from '../../../src/domain/ids.js'
import { NOON } from '../../support/builders.js'
import { insertCollection, insertGrant, SOON, unknownIds } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('RestoreCollection', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ clock: { now: () => SOON }, limits: { freeCollections: 2 } }))
  })

  const deleted = (overrides: Partial<Collection> = {}) =>
    insertCollection(world, { ownerId, deletedAt: NOON, seniority: null, ...overrides })
  const restore = (id: string, expected: readonly number[] | null = null) =>
    world.useCases.restoreCollection.execute({ actor, id, expected })
  const kept = async (id: CollectionId) => {
    const { collections } = world.repositories
    return (await collections.findById(id)) ?? collections.findDeleted(id)
  }

  it('restores a collection with its link, in its place by age', async () => {
    await insertCollection(world, { ownerId, createdAt: SOON })
    const link = { publicEnabled: true, publicToken: 'token', availableUntil: SOON }
    const before = await deleted(link)
    const { collection, degraded } = await restore(before.id, [1])
    expect(collection).toEqual({ ...before, deletedAt: null, updatedAt: SOON, revision: 2, seniority: 0 })
    expect(degraded).toBe(false)
    expect(await kept(before.id)).toEqual(collection)
  })

  it('does not change a collection that is not deleted, even if the plan has no room', async () => {
    await insertCollection(world, { ownerId, createdAt: SOON })
    const before = await insertCollection(world, { ownerId })
    expect(await restore(before.id, [1])).toEqual({ collection: before, degraded: false })
    expect(await kept(before.id)).toEqual(before)
  })

  it('refuses a collection for which the plan has no room, and writes nothing', async () => {
    for (let i = 0; i < 2; i++) await insertCollection(world, { ownerId })
    const before = await deleted()
    await expect(restore(before.id)).rejects.toMatchObject({
      code: 'COLLECTION_CEILING_REACHED',
      meta: { ceiling: 2 },
    })
    expect(await kept(before.id)).toEqual(before)
  })

  it('has a higher ceiling with an active grant, and none with an unlimited one', async () => {
    for (let i = 0; i < 2; i++) await insertCollection(world, { ownerId })
    await insertGrant(world, { accountId: ownerId, feature: 'collections', limit: 3 })
    await restore((await deleted()).id)
    const { id } = await deleted()
    await expect(restore(id)).rejects.toMatchObject({ code: 'COLLECTION_CEILING_REACHED', meta: { ceiling: 3 } })
    await insertGrant(world, { accountId: ownerId, feature: 'collections', limit: null })
    expect(await restore(id)).toMatchObject({ collection: { deletedAt: null } })
  })

  it('respects the ceiling for concurrent calls', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => deleted()))
    const outcomes = await Promise.allSettled(all.map(({ id }) => restore(id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await world.repositories.collections.countUnarchived(ownerId)).toBe(2)
  })

  it('restores an archived collection whatever the plan, since it takes no room', async () => {
    for (let i = 0; i < 3; i++) await insertCollection(world, { ownerId })
    const before = await deleted({ archivedAt: NOON })
    const { collection, degraded } = await restore(before.id)
    expect(collection).toMatchObject({ archivedAt: NOON, deletedAt: null })
    expect(degraded).toBe(false)
  })

  it('returns a degraded collection that was not deleted as it is', async () => {
    for (let i = 0; i < 2; i++) await insertCollection(world, { ownerId })
    const before = await insertCollection(world, { ownerId, createdAt: SOON, seniority: 2 })
    expect(await restore(before.id)).toEqual({ collection: before, degraded: true })
  })

  it('refuses an unexpected revision, and writes nothing', async () => {
    const before = [await deleted(), await insertCollection(world, { ownerId })]
    for (const collection of before) {
      await expect(restore(collection.id, [2])).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
      expect(await kept(collection.id)).toEqual(collection)
    }
  })

  it("finds neither a stranger's collection nor an unknown one", async () => {
    const { account } = await world.signUp()
    const foreign = await insertCollection(world, { ownerId: account.id, deletedAt: NOON, seniority: null })
    for (const id of [...unknownIds(), foreign.id])
      await expect(restore(id)).rejects.toMatchObject({ code: 'DEAL_COLLECTION_NOT_FOUND' })
    expect(await kept(foreign.id)).toEqual(foreign)
  })
})
