import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, BACKEND } from '../../../src/domain/actor.js'
import type { AccountId, DealId } from '../../../src/domain/ids.js'
import { NOON } from '../../support/builders.js'
import { insertCollection, insertDeal, SOON, unknownIds } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('TrashDeal', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ clock: { now: () => SOON } }))
  })

  const trash = (id: string, by: Actor = actor, expected: readonly number[] | null = null) =>
    world.useCases.trashDeal.execute({ actor: by, id, expected })
  const kept = (id: DealId) => world.repositories.deals.findById(id)

  it('moves a deal to the trash, with its sharing and its time of publication', async () => {
    const before = await insertDeal(world, { ownerId, sharing: 'public', publishedAt: NOON })
    const deal = await trash(before.id, actor, [1])
    expect(deal).toEqual({ ...before, lifecycle: 'trashed', updatedAt: SOON, revision: 2 })
    expect(await kept(deal.id)).toEqual(deal)
  })

  it('leaves the deal in its collections', async () => {
    const { id } = await insertDeal(world, { ownerId })
    const collection = await insertCollection(world, { ownerId, dealIds: [id] })
    await trash(id)
    expect(await world.repositories.collections.findById(collection.id)).toEqual(collection)
  })

  it('does not change a deal that is already trashed', async () => {
    const deal = await insertDeal(world, { ownerId, lifecycle: 'trashed' })
    expect(await trash(deal.id, actor, [1])).toEqual(deal)
    expect(await kept(deal.id)).toEqual(deal)
  })

  it('trashes any deal for an internal backend, except one without an owner', async () => {
    expect(await trash((await insertDeal(world, { ownerId })).id, BACKEND)).toMatchObject({ lifecycle: 'trashed' })
    const orphan = await insertDeal(world, { ownerId: null, lifecycle: 'orphaned' })
    await expect(trash(orphan.id, BACKEND)).rejects.toMatchObject({ code: 'DEAL_ORPHANED' })
    expect(await kept(orphan.id)).toEqual(orphan)
  })

  it.each(['active', 'trashed'] as const)(
    'refuses another revision of a deal that is %s, and writes nothing',
    async (lifecycle) => {
      const deal = await insertDeal(world, { ownerId, lifecycle })
      await expect(trash(deal.id, actor, [2, 3])).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
      expect(await kept(deal.id)).toEqual(deal)
    },
  )

  it("finds neither a stranger's deal nor an unknown one", async () => {
    const foreign = await insertDeal(world, { sharing: 'public' })
    for (const id of [...unknownIds(), foreign.id])
      await expect(trash(id)).rejects.toMatchObject({ code: 'DEAL_NOT_FOUND' })
    expect(await kept(foreign.id)).toEqual(foreign)
  })
})
