import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { NO_PRACTICE } from '../../../src/domain/practice/practice.js'
import { DEFAULT_STUDENT_VIEW } from '../../../src/domain/student-view.js'
import { later, NOON } from '../../support/builders.js'
import { insertCollection, insertDeal, insertGrant, unknownIds } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const FIRST = { page: 1, pageSize: 1 }

describe('CreateCollection', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ limits: { freeCollections: 2 } }))
  })

  const create = (dealIds: readonly string[] = []) =>
    world.useCases.createCollection.execute({ actor, title: 'Week 1', description: null, dealIds })
  const countKept = async () => (await world.repositories.collections.listByOwner(ownerId, FIRST)).total

  it('stores and returns a collection with its deals in order and a closed link', async () => {
    const [one, two] = [await insertDeal(world, { ownerId }), await insertDeal(world, { ownerId })]
    const { collection, degraded } = await create([two.id, one.id])
    expect(collection).toEqual({
      ...{ id: expect.any(String), revision: 1, ownerId, title: 'Week 1', description: null, seniority: 0 },
      ...{ dealIds: [two.id, one.id], publicEnabled: false, publicToken: null, availableFrom: null },
      ...{
        embeddable: false,
        studentView: DEFAULT_STUDENT_VIEW,
        practice: NO_PRACTICE,
        views: { total: 0, last: null },
      },
      ...{ availableUntil: null, archivedAt: null, deletedAt: null, createdAt: NOON, updatedAt: NOON },
    })
    expect(degraded).toBe(false)
    expect(await world.repositories.collections.findById(collection.id)).toEqual(collection)
  })

  it('accepts its student view, with defaults for missing fields', async () => {
    const looks = { embeddable: true, studentView: { hands: 'S', auction: null } } as const
    const fields = { actor, title: 'Week 1', description: null, dealIds: [], ...looks }
    const { collection } = await world.useCases.createCollection.execute(fields)
    expect(collection).toMatchObject({ embeddable: true, studentView: { ...DEFAULT_STUDENT_VIEW, hands: 'S' } })
    expect(await world.repositories.collections.findById(collection.id)).toEqual(collection)
  })

  it("accepts the owner's deals of any sharing and lifecycle, and public ones of another active author", async () => {
    const { account: other } = await world.signUp()
    const held = [
      await insertDeal(world, { ownerId, lifecycle: 'trashed' }),
      await insertDeal(world, { ownerId: other.id, sharing: 'public' }),
    ]
    const ids = held.map(({ id }) => id)
    expect(await create(ids)).toMatchObject({ collection: { dealIds: ids } })
  })

  it('contains a deal once even if it is named twice', async () => {
    const { id } = await insertDeal(world, { ownerId })
    expect(await create([id, id])).toMatchObject({ collection: { dealIds: [id] } })
  })

  it('names the deals that it may not contain, and stores nothing', async () => {
    const { account: other } = await world.signUp()
    const { account: inactive } = await world.signUp({ isActive: false })
    const own = await insertDeal(world, { ownerId })
    const hidden = [
      await insertDeal(world, { ownerId: other.id }),
      await insertDeal(world, { ownerId: other.id, sharing: 'public', lifecycle: 'trashed' }),
      await insertDeal(world, { ownerId: inactive.id, sharing: 'public' }),
      await insertDeal(world, { ownerId: null, sharing: 'public', lifecycle: 'orphaned' }),
    ]
    const missing = [...unknownIds(), ...hidden.map(({ id }) => id)]
    await expect(create([own.id, ...missing])).rejects.toMatchObject({
      code: 'DEAL_NOT_FOUND',
      meta: { ids: missing },
    })
    expect(await countKept()).toBe(0)
  })

  it('is refused beyond the plan, not counting archived ones', async () => {
    await insertCollection(world, { ownerId, archivedAt: NOON })
    for (const seniority of [0, 1]) expect(await create()).toMatchObject({ collection: { seniority } })
    await expect(create()).rejects.toMatchObject({ code: 'COLLECTION_CEILING_REACHED', meta: { ceiling: 2 } })
    expect(await countKept()).toBe(3)
  })

  it('respects the ceiling for concurrent calls', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => create()))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await countKept()).toBe(2)
  })

  it('has a higher ceiling while a grant is active', async () => {
    const accountId = ownerId
    await insertGrant(world, { accountId, feature: 'collections', limit: null, startsAt: later(-2), endsAt: NOON })
    await insertGrant(world, { accountId, feature: 'collections', limit: 3 })
    for (let i = 0; i < 3; i++) await create()
    await expect(create()).rejects.toMatchObject({ code: 'COLLECTION_CEILING_REACHED', meta: { ceiling: 3 } })
  })

  it('enforces the quota exactly, including archived ones, whatever the plan', async () => {
    await insertGrant(world, { accountId: ownerId, feature: 'collections', limit: null })
    for (let i = 0; i < 9_999; i++) await insertCollection(world, { ownerId, archivedAt: NOON })
    await create()
    await expect(create()).rejects.toMatchObject({
      code: 'QUOTA_EXCEEDED',
      meta: { quota: 'collections', limit: 10_000 },
    })
    expect(await countKept()).toBe(10_000)
  })
})
