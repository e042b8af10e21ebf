import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, BACKEND } from '../../../src/domain/actor.js'
import type { AccountId, DealId } from '../../../src/domain/ids.js'
import { NOON } from '../../support/builders.js'
import { insertDeal, SOON, unknownIds } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('RestoreDeal', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ clock: { now: () => SOON } }))
  })

  const restore = (id: string, by: Actor = actor, expected: readonly number[] | null = null) =>
    world.useCases.restoreDeal.execute({ actor: by, id, expected })
  const kept = (id: DealId) => world.repositories.deals.findById(id)

  it('restores a deal from the trash with its sharing and its first publication', async () => {
    const before = await insertDeal(world, { ownerId, sharing: 'public', publishedAt: NOON, lifecycle: 'trashed' })
    const deal = await restore(before.id, actor, [1])
    expect(deal).toEqual({ ...before, lifecycle: 'active', updatedAt: SOON, revision: 2 })
    expect(await kept(deal.id)).toEqual(deal)
  })

  it('does not change a deal that is not trashed', async () => {
    const deal = await insertDeal(world, { ownerId })
    expect(await restore(deal.id, actor, [1])).toEqual(deal)
    expect(await kept(deal.id)).toEqual(deal)
  })

  it('restores any deal for an internal backend, except one without an owner', async () => {
    const { id } = await insertDeal(world, { ownerId, lifecycle: 'trashed' })
    expect(await restore(id, BACKEND)).toMatchObject({ lifecycle: 'active' })
    const orphan = await insertDeal(world, { ownerId: null, lifecycle: 'orphaned' })
    await expect(restore(orphan.id, BACKEND)).rejects.toMatchObject({ code: 'DEAL_ORPHANED' })
    expect(await kept(orphan.id)).toEqual(orphan)
  })

  it.each(['active', 'trashed'] as const)(
    'refuses another revision of a deal that is %s, and writes nothing',
    async (lifecycle) => {
      const deal = await insertDeal(world, { ownerId, lifecycle })
      await expect(restore(deal.id, actor, [2, 3])).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
      expect(await kept(deal.id)).toEqual(deal)
    },
  )

  it("finds neither a stranger's deal nor an unknown one", async () => {
    const foreign = await insertDeal(world, { sharing: 'public', lifecycle: 'trashed' })
    for (const id of [...unknownIds(), foreign.id])
      await expect(restore(id)).rejects.toMatchObject({ code: 'DEAL_NOT_FOUND' })
    expect(await kept(foreign.id)).toEqual(foreign)
  })
})
