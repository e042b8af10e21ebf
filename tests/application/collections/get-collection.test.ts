import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, BACKEND } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { paragraphOf } from '../../../src/domain/paragraph.js'
import { NOON } from '../../support/builders.js'
import { everyItemOf, insertCollection, insertDeal, insertGrant, SOON, unknownIds } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('GetCollection', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ limits: { freeCollections: 1 } }))
  })

  const get = (id: string, withDeals = false) => world.useCases.getCollection.execute({ actor, id, withDeals })
  const dealsOf = async (id: string) => {
    const { deals } = await get(id, true)
    return deals === null ? null : everyItemOf(await deals.read())
  }

  it('returns a collection, without its deals unless requested', async () => {
    const collection = await insertCollection(world, { ownerId })
    expect(await get(collection.id)).toEqual({ collection, degraded: false, deals: null })
  })

  it('returns whole deals, in collection order', async () => {
    const one = await insertDeal(world, { ownerId, personalThemes: ['a pupil'] })
    const two = await insertDeal(world, { ownerId, lifecycle: 'trashed' })
    const { id } = await insertCollection(world, { ownerId, dealIds: [two.id, one.id] })
    expect(await dealsOf(id)).toEqual([two, one])
  })

  it("shows another author's deal only while it is public and its author active", async () => {
    const { account: other } = await world.signUp()
    const { account: inactive } = await world.signUp({ isActive: false })
    const shown = await insertDeal(world, { ownerId: other.id, sharing: 'public' })
    const hidden = [
      await insertDeal(world, { ownerId: other.id }),
      await insertDeal(world, { ownerId: other.id, sharing: 'public', lifecycle: 'trashed' }),
      await insertDeal(world, { ownerId: inactive.id, sharing: 'public' }),
      await insertDeal(world, { ownerId: null, sharing: 'public', lifecycle: 'orphaned' }),
    ]
    const { id } = await insertCollection(world, { ownerId, dealIds: [...hidden, shown].map((deal) => deal.id) })
    expect(await dealsOf(id)).toEqual([shown])
    await world.repositories.deals.save(shown, { ...shown, sharing: 'private' })
    expect(await dealsOf(id)).toEqual([])
  })

  it('reads large deals only when they are consumed, and none of another author withdrawn since', async () => {
    const { account: other } = await world.signUp()
    const commentary = [paragraphOf('x'.repeat(5_000))]
    const large = await insertDeal(world, { ownerId, commentary })
    const gone = await insertDeal(world, { ownerId: other.id, sharing: 'public', commentary })
    const { id } = await insertCollection(world, { ownerId, dealIds: [gone.id, large.id] })
    const deals = (await (await get(id, true)).deals?.read()) ?? null
    expect(deals?.whole).toBeNull()
    await world.repositories.deals.save(gone, { ...gone, sharing: 'private' })
    expect(deals === null ? [] : await everyItemOf(deals)).toEqual([large])
  })

  it('computes on every read whether the collection is degraded', async () => {
    await insertCollection(world, { ownerId })
    const { id } = await insertCollection(world, { ownerId, createdAt: SOON })
    const archived = await insertCollection(world, { ownerId, createdAt: SOON, archivedAt: NOON })
    expect(await get(id)).toMatchObject({ degraded: true })
    expect(await get(archived.id)).toMatchObject({ degraded: false })
    await insertGrant(world, { accountId: ownerId, feature: 'collections', limit: 2 })
    expect(await get(id)).toMatchObject({ degraded: false })
  })

  it("finds neither a stranger's collection nor an unknown one", async () => {
    const { account } = await world.signUp()
    const foreign = await insertCollection(world, { ownerId: account.id, publicEnabled: true, publicToken: 'token' })
    for (const id of [...unknownIds(), foreign.id])
      await expect(get(id)).rejects.toMatchObject({ code: 'DEAL_COLLECTION_NOT_FOUND' })
  })

  it('refuses an internal backend, which has no collections', async () => {
    const { id } = await insertCollection(world, { ownerId })
    await expect(world.useCases.getCollection.execute({ actor: BACKEND, id, withDeals: false })).rejects.toMatchObject({
      code: 'ACCOUNT_REQUIRED',
    })
  })
})
