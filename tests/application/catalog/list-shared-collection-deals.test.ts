import { beforeEach, describe, expect, it } from 'vitest'
import { asAccount } from '../../../src/domain/actor.js'
import type { Collection } from '../../../src/domain/collection.js'
import { asShared } from '../../../src/domain/exposure.js'
import type { AccountId, DealId } from '../../../src/domain/ids.js'
import { aHandle, anAccount, later, NOON } from '../../support/builders.js'
import { everyItemOf, insertCollection, insertDeal, insertGrant, unknownIds } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const actor = asAccount(anAccount())

describe('ListSharedCollectionDeals', () => {
  let world: UseCaseWorld
  let ownerId: AccountId
  let dealId: DealId

  beforeEach(async () => {
    world = await openUseCaseWorld({ limits: { freeCollections: 1 } })
    ownerId = (await world.signUp({ handle: aHandle('ann') })).account.id
    dealId = (await insertDeal(world, { ownerId, sharing: 'public' })).id
  })

  const shared = (overrides: Partial<Collection> = {}) =>
    insertCollection(world, { ownerId, publicEnabled: true, dealIds: [dealId], ...overrides })
  const list = async (id: string) => everyItemOf(await world.useCases.listSharedCollectionDeals.execute({ actor, id }))

  it('lists the exposed deals of the owner in collection order, without personal fields', async () => {
    const { account: other } = await world.signUp({ handle: aHandle('other') })
    const [one, two] = [
      await insertDeal(world, { ownerId, sharing: 'public', personalThemes: ['a pupil'] }),
      await insertDeal(world, { ownerId, sharing: 'public' }),
    ]
    const hidden = [
      await insertDeal(world, { ownerId }),
      await insertDeal(world, { ownerId, sharing: 'public', lifecycle: 'trashed' }),
      await insertDeal(world, { ownerId: other.id, sharing: 'public' }),
    ]
    const { id } = await shared({ dealIds: [two, ...hidden, one].map((deal) => deal.id) })
    expect(await list(id)).toEqual([asShared(two), asShared(one)])
  })

  it.each<[string, Partial<Collection>]>([
    ['that is closed', { publicEnabled: false }],
    ['that is archived', { archivedAt: NOON }],
    ['that is degraded', { createdAt: later(1) }],
    ['before its window', { availableFrom: later(1) }],
    ['after its window', { availableUntil: NOON }],
    ['without a deal that the catalog shows', { dealIds: [] }],
  ])('does not find a collection %s', async (_, overrides) => {
    await insertCollection(world, { ownerId })
    const { id } = await shared({ createdAt: later(-1), ...overrides })
    await expect(list(id)).rejects.toMatchObject({ code: 'DEAL_COLLECTION_NOT_FOUND' })
  })

  it('shows a collection that a grant adds to the plan', async () => {
    await insertCollection(world, { ownerId })
    const { id } = await shared({ createdAt: later(1) })
    await insertGrant(world, { accountId: ownerId, feature: 'collections', limit: 2 })
    expect(await list(id)).toHaveLength(1)
  })

  it('does not find a collection of an author who is not in the catalog, or an unknown one', async () => {
    const ids = []
    for (const hidden of [{ handle: null }, { handle: aHandle('gone'), isActive: false }]) {
      const { account } = await world.signUp(hidden)
      const deal = await insertDeal(world, { ownerId: account.id, sharing: 'public' })
      ids.push((await shared({ ownerId: account.id, dealIds: [deal.id] })).id)
    }
    for (const id of [...unknownIds(), ...ids])
      await expect(list(id)).rejects.toMatchObject({ code: 'DEAL_COLLECTION_NOT_FOUND' })
  })
})
