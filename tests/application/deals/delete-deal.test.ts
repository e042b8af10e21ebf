import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, BACKEND } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { insertCollection, insertDeal, unknownIds } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('DeleteDeal', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld())
  })

  const trashed = () => insertDeal(world, { ownerId, lifecycle: 'trashed' })

  it('deletes a trashed deal and removes it from every collection', async () => {
    const { account: other } = await world.signUp()
    const [deal, stays] = [await trashed(), await trashed()]
    const collections = [
      await insertCollection(world, { ownerId, dealIds: [deal.id, stays.id] }),
      await insertCollection(world, { ownerId: other.id, dealIds: [deal.id] }),
    ]
    await world.useCases.deleteDeal.execute({ actor, id: deal.id, expected: [1, 2] })
    expect(await world.repositories.deals.findById(deal.id)).toBeNull()
    expect(await world.repositories.deals.findById(stays.id)).toEqual(stays)
    const left = await Promise.all(collections.map(({ id }) => world.repositories.collections.findById(id)))
    expect(left.map((collection) => collection?.dealIds)).toEqual([[stays.id], []])
  })

  it('deletes any trashed deal for an internal backend', async () => {
    const { id } = await trashed()
    await world.useCases.deleteDeal.execute({ actor: BACKEND, id })
    expect(await world.repositories.deals.findById(id)).toBeNull()
  })

  it('deletes an orphaned deal for an internal backend only, also from collections', async () => {
    const deal = await insertDeal(world, { ownerId: null, lifecycle: 'orphaned', sharing: 'public' })
    const collection = await insertCollection(world, { ownerId, dealIds: [deal.id] })
    await expect(world.useCases.deleteDeal.execute({ actor, id: deal.id })).rejects.toMatchObject({
      code: 'DEAL_NOT_FOUND',
    })
    await world.useCases.deleteDeal.execute({ actor: BACKEND, id: deal.id })
    expect(await world.repositories.deals.findById(deal.id)).toBeNull()
    expect((await world.repositories.collections.findById(collection.id))?.dealIds).toEqual([])
  })

  it('refuses an active deal', async () => {
    const deal = await insertDeal(world, { ownerId })
    await expect(world.useCases.deleteDeal.execute({ actor: BACKEND, id: deal.id })).rejects.toMatchObject({
      code: 'DEAL_NOT_TRASHED',
    })
    expect(await world.repositories.deals.findById(deal.id)).toEqual(deal)
  })

  it('refuses an unexpected revision, and deletes nothing', async () => {
    const deal = await trashed()
    const collection = await insertCollection(world, { ownerId, dealIds: [deal.id] })
    await expect(world.useCases.deleteDeal.execute({ actor, id: deal.id, expected: [2] })).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED',
    })
    expect(await world.repositories.deals.findById(deal.id)).toEqual(deal)
    expect(await world.repositories.collections.findById(collection.id)).toEqual(collection)
  })

  it("finds neither a stranger's deal nor an unknown or deleted one", async () => {
    const foreign = await insertDeal(world, { lifecycle: 'trashed', sharing: 'public' })
    const deal = await trashed()
    await world.useCases.deleteDeal.execute({ actor, id: deal.id })
    for (const id of [...unknownIds(), foreign.id, deal.id])
      await expect(world.useCases.deleteDeal.execute({ actor, id })).rejects.toMatchObject({ code: 'DEAL_NOT_FOUND' })
    expect(await world.repositories.deals.findById(foreign.id)).toEqual(foreign)
  })
})
