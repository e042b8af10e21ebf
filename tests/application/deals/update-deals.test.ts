import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, BACKEND } from '../../../src/domain/actor.js'
import type { Deal, DealBatch } from '../../../src/domain/deal.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { NOON } from '../../support/builders.js'
import { everyItemOf, insertDeal, insertGroup, SOON, unknownIds } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('UpdateDeals', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId
  let deals: readonly Deal[]

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ clock: { now: () => SOON } }))
    deals = [
      await insertDeal(world, { ownerId, themes: ['endplay'] }),
      await insertDeal(world, { ownerId, sharing: 'public', publishedAt: NOON }),
      await insertDeal(world, { ownerId, lifecycle: 'trashed' }),
    ]
  })

  const ids = () => deals.map(({ id }) => id)
  const update = async (set: DealBatch, of: readonly string[] = ids(), by: Actor = actor) =>
    everyItemOf(await world.useCases.updateDeals.execute({ actor: by, ids: of, set }))
  const kept = () => world.repositories.deals.findMany(ids())

  it('sets the same fields on all deals, and returns them in the order of the ids', async () => {
    const updated = await update({ sharing: 'public', themes: ['squeeze'] }, ids().toReversed())
    const set = { sharing: 'public', themes: ['squeeze'], updatedAt: SOON, revision: 2 }
    const expected = deals.map((deal) => ({ ...deal, ...set, publishedAt: deal.publishedAt ?? SOON }))
    expect(updated).toEqual(expected.toReversed())
    expect(await kept()).toEqual(expected)
  })

  it('changes a deal once even if it is named twice', async () => {
    const [first, second] = deals
    const named = [first, second, first].flatMap((deal) => deal?.id ?? [])
    expect((await update({ themes: ['squeeze'] }, named)).map(({ id }) => id)).toEqual([first?.id, second?.id])
    expect((await kept()).map(({ revision }) => revision)).toEqual([2, 2, 1])
  })

  it("shares all deals with their owner's groups", async () => {
    const { id } = await insertGroup(world, { ownerId })
    const updated = await update({ sharing: 'group', sharingGroupIds: [id] })
    expect(updated.map(({ sharingGroupIds }) => sharingGroupIds)).toEqual([[id], [id], [id]])
  })

  it('sets the fields for an internal backend on deals of several owners', async () => {
    const { account } = await world.signUp()
    deals = [...deals, await insertDeal(world, { ownerId: account.id })]
    await update({ themes: ['squeeze'] }, ids(), BACKEND)
    expect((await kept()).map(({ themes }) => themes)).toEqual(Array(4).fill(['squeeze']))
  })

  it('names the deals that the actor may not change, and changes none', async () => {
    const foreign = await insertDeal(world, { sharing: 'public' })
    const missing = [...unknownIds(), foreign.id]
    await expect(update({ themes: [] }, [...ids(), ...missing])).rejects.toMatchObject({
      code: 'DEAL_NOT_FOUND',
      meta: { ids: missing },
    })
    expect(await kept()).toEqual(deals)
  })

  it("refuses groups that are not the owner's, and changes none", async () => {
    const joined = await insertGroup(world, { memberIds: [ownerId] })
    await expect(update({ sharing: 'group', sharingGroupIds: [joined.id] })).rejects.toMatchObject({
      code: 'SHARING_GROUP_NOT_FOUND',
      meta: { ids: [joined.id] },
    })
    expect(await kept()).toEqual(deals)
  })

  it('refuses group sharing if a deal has no groups, and changes none', async () => {
    const { id } = await insertGroup(world, { ownerId })
    const shared = await insertDeal(world, { ownerId, sharing: 'group', sharingGroupIds: [id] })
    deals = [shared, ...deals]
    await expect(update({ sharing: 'group' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      meta: { issues: [{ path: '/set/sharingGroupIds' }] },
    })
    expect(await kept()).toEqual(deals)
  })

  it('refuses a deal without an owner, and changes none', async () => {
    deals = [...deals, await insertDeal(world, { ownerId: null, lifecycle: 'orphaned' })]
    await expect(update({ themes: [] }, ids(), BACKEND)).rejects.toMatchObject({ code: 'DEAL_ORPHANED' })
    expect(await kept()).toEqual(deals)
  })
})
