import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { NOON } from '../../support/builders.js'
import { insertCollection, insertDeal, SOON, unknownIds } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('ArchiveCollection', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ clock: { now: () => SOON }, limits: { freeCollections: 1 } }))
  })

  const archive = (id: string, expected: readonly number[] | null = null) =>
    world.useCases.archiveCollection.execute({ actor, id, expected })

  it('archives a collection with its deals and its link', async () => {
    const { id: dealId } = await insertDeal(world, { ownerId })
    const open = { dealIds: [dealId], publicEnabled: true, publicToken: 'token' }
    const before = await insertCollection(world, { ownerId, ...open })
    const { collection, degraded } = await archive(before.id, [1])
    expect(collection).toEqual({ ...before, archivedAt: SOON, updatedAt: SOON, revision: 2, seniority: null })
    expect(degraded).toBe(false)
    expect(await world.repositories.collections.findById(before.id)).toEqual(collection)
  })

  it('does not change a collection that is already archived', async () => {
    const before = await insertCollection(world, { ownerId, archivedAt: NOON, seniority: null })
    expect(await archive(before.id, [1])).toEqual({ collection: before, degraded: false })
    expect(await world.repositories.collections.findById(before.id)).toEqual(before)
  })

  it('frees room in the plan, so that a newer collection is no longer degraded', async () => {
    const { id } = await insertCollection(world, { ownerId })
    const younger = await insertCollection(world, { ownerId, createdAt: SOON })
    await expect(archive(younger.id)).rejects.toMatchObject({ code: 'DEAL_COLLECTION_DEGRADED' })
    await archive(id)
    expect(await archive(younger.id)).toMatchObject({ collection: { archivedAt: SOON } })
  })

  it('refuses a degraded collection, and writes nothing', async () => {
    await insertCollection(world, { ownerId })
    const before = await insertCollection(world, { ownerId, createdAt: SOON, seniority: 1 })
    await expect(archive(before.id)).rejects.toMatchObject({ code: 'DEAL_COLLECTION_DEGRADED' })
    expect(await world.repositories.collections.findById(before.id)).toEqual(before)
  })

  it.each([null, NOON])(
    'refuses an unexpected revision of one archived at %s, and writes nothing',
    async (archivedAt) => {
      const before = await insertCollection(world, { ownerId, archivedAt })
      const kept = await world.repositories.collections.findById(before.id)
      await expect(archive(before.id, [2])).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
      expect(await world.repositories.collections.findById(before.id)).toEqual(kept)
    },
  )

  it("finds neither a stranger's collection nor an unknown one", async () => {
    const { account } = await world.signUp()
    const foreign = await insertCollection(world, { ownerId: account.id, publicEnabled: true, publicToken: 'token' })
    for (const id of [...unknownIds(), foreign.id])
      await expect(archive(id)).rejects.toMatchObject({ code: 'DEAL_COLLECTION_NOT_FOUND' })
    expect(await world.repositories.collections.findById(foreign.id)).toEqual(foreign)
  })
})
