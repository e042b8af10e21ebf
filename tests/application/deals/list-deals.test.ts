import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, SERVICE } from '../../../src/domain/actor.js'
import type { Deal } from '../../../src/domain/deal.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { paragraphOf } from '../../../src/domain/paragraph.js'
import { later } from '../../support/builders.js'
import { everyItemOf, insertDeal } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const FIRST = { page: 1, pageSize: 10 }

describe('ListDeals', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId
  let own: readonly Deal[]
  let foreign: Deal

  beforeEach(async () => {
    world = await openUseCaseWorld()
    const { account, actor: self } = await world.signUp()
    ownerId = account.id
    actor = self
    own = [
      await insertDeal(world, { ownerId, sharing: 'public', personalThemes: ['a pupil'] }),
      await insertDeal(world, { ownerId }),
      await insertDeal(world, { ownerId, lifecycle: 'trashed' }),
    ]
    foreign = await insertDeal(world, { sharing: 'public' })
  })

  const list = async (by: Actor, owner: string | undefined, filter = {}) => {
    const { deals, total } = await world.useCases.listDeals.execute({ actor: by, ownerId: owner, ...FIRST, ...filter })
    return { deals: await everyItemOf(deals), total }
  }

  it('lists the deals of an owner whole, newest first, those of one instant by id, trashed ones too', async () => {
    expect(await list(actor, ownerId)).toEqual({ deals: own, total: 3 })
    const newest = await insertDeal(world, { ownerId, createdAt: later(1) })
    expect(await list(actor, ownerId)).toEqual({ deals: [newest, ...own], total: 4 })
  })

  it('lists those of a sharing and a lifecycle', async () => {
    expect(await list(actor, ownerId, { sharing: 'public' })).toEqual({ deals: [own[0]], total: 1 })
    expect(await list(actor, ownerId, { lifecycle: 'trashed' })).toEqual({ deals: [own[2]], total: 1 })
    expect(await list(actor, ownerId, { sharing: 'public', lifecycle: 'trashed' })).toEqual({ deals: [], total: 0 })
  })

  it('lists page by page, and nothing past the end', async () => {
    expect(await list(actor, ownerId, { page: 2, pageSize: 2 })).toEqual({ deals: [own[2]], total: 3 })
    expect(await list(actor, ownerId, { page: 3, pageSize: 2 })).toEqual({ deals: [], total: 3 })
  })

  it('reads large deals only when their turn comes', async () => {
    const commentary = [paragraphOf('x'.repeat(5_000))]
    const large = await insertDeal(world, { ownerId, commentary })
    const { deals } = await world.useCases.listDeals.execute({ actor, ownerId, ...FIRST })
    expect(deals.whole).toBeNull()
    expect(await everyItemOf(deals)).toEqual([...own, large])
  })

  it('lists the deals of everyone, or of any account, for an internal backend', async () => {
    expect(await list(SERVICE, undefined)).toEqual({ deals: [...own, foreign], total: 4 })
    expect(await list(SERVICE, ownerId)).toMatchObject({ total: 3 })
  })

  it('lists nothing of an owner that there is not', async () => {
    for (const owner of ['nobody', 'no id']) expect(await list(SERVICE, owner)).toEqual({ deals: [], total: 0 })
  })

  it("refuses an account the deals of another, and everyone's", async () => {
    for (const owner of [foreign.ownerId as string, undefined])
      await expect(list(actor, owner)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
