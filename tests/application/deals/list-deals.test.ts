import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, BACKEND } from '../../../src/domain/actor.js'
import type { Deal } from '../../../src/domain/deal.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { paragraphOf } from '../../../src/domain/paragraph.js'
import { later } from '../../support/builders.js'
import { everyItemOf, insertDeal } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const FIRST = { page: 1, pageSize: 10 }

describe('ListDeals', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId
  let own: readonly Deal[]
  let foreign: Deal

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld())
    own = [
      await insertDeal(world, { ownerId, sharing: 'public', personalThemes: ['a pupil'] }),
      await insertDeal(world, { ownerId }),
      await insertDeal(world, { ownerId, lifecycle: 'trashed' }),
    ]
    foreign = await insertDeal(world, { sharing: 'public' })
  })

  const list = async (by: Actor, owner: string | undefined, filter = {}) => {
    const { read } = await world.useCases.listDeals.execute({ actor: by, ownerId: owner, ...FIRST, ...filter })
    const { deals, total } = await read()
    return { deals: await everyItemOf(deals), total }
  }

  it('lists whole deals of an owner, newest first, then by id, including trashed ones', async () => {
    expect(await list(actor, ownerId)).toEqual({ deals: own, total: 3 })
    const newest = await insertDeal(world, { ownerId, createdAt: later(1) })
    expect(await list(actor, ownerId)).toEqual({ deals: [newest, ...own], total: 4 })
  })

  it('filters by sharing and lifecycle', async () => {
    expect(await list(actor, ownerId, { sharing: 'public' })).toEqual({ deals: [own[0]], total: 1 })
    expect(await list(actor, ownerId, { lifecycle: 'trashed' })).toEqual({ deals: [own[2]], total: 1 })
    expect(await list(actor, ownerId, { sharing: 'public', lifecycle: 'trashed' })).toEqual({ deals: [], total: 0 })
  })

  it('lists page by page, and nothing past the end', async () => {
    expect(await list(actor, ownerId, { page: 2, pageSize: 2 })).toEqual({ deals: [own[2]], total: 3 })
    expect(await list(actor, ownerId, { page: 3, pageSize: 2 })).toEqual({ deals: [], total: 3 })
  })

  it('reads large deals only when they are consumed', async () => {
    const commentary = [paragraphOf('x'.repeat(5_000))]
    const large = await insertDeal(world, { ownerId, commentary })
    const { deals } = await (await world.useCases.listDeals.execute({ actor, ownerId, ...FIRST })).read()
    expect(deals.whole).toBeNull()
    expect(await everyItemOf(deals)).toEqual([...own, large])
  })

  it('lists the deals of all owners or one of them for an internal backend', async () => {
    expect(await list(BACKEND, undefined)).toEqual({ deals: [...own, foreign], total: 4 })
    expect(await list(BACKEND, ownerId)).toMatchObject({ total: 3 })
  })

  it('lists nothing for an unknown owner', async () => {
    for (const owner of ['nobody', 'no id']) expect(await list(BACKEND, owner)).toEqual({ deals: [], total: 0 })
  })

  it('refuses to list the deals of another account or of all owners for an account', async () => {
    for (const owner of [foreign.ownerId as string, undefined])
      await expect(list(actor, owner)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
