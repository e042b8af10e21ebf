import { beforeEach, describe, expect, it } from 'vitest'
import { asAccount } from '../../../src/domain/actor.js'
import type { Deal } from '../../../src/domain/deal.js'
import { asShared } from '../../../src/domain/exposure.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { paragraphOf } from '../../../src/domain/paragraph.js'
import { aHandle, anAccount, later, NOON } from '../../support/builders.js'
import { everyItemOf, insertDeal, insertGrant } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const actor = asAccount(anAccount())

describe('ListRecentDeals', () => {
  let world: UseCaseWorld
  let annId: AccountId
  let bobId: AccountId

  beforeEach(async () => {
    world = await openUseCaseWorld()
    annId = (await world.signUp({ handle: aHandle('ann'), displayName: 'Ann', certified: true })).account.id
    bobId = (await world.signUp({ handle: aHandle('bob'), displayName: 'Bob' })).account.id
  })

  const published = (overrides: Partial<Deal> = {}) =>
    insertDeal(world, { ownerId: annId, sharing: 'public', publishedAt: NOON, ...overrides })
  const list = async (request = {}) => {
    const { deals, next } = await world.useCases.listRecentDeals.execute({ actor, after: null, limit: 10, ...request })
    return { items: await everyItemOf(deals), next }
  }
  const listed = async () => (await list()).items.map(({ deal }) => deal.id)

  it('lists the exposed deals of all authors, each with its author, without personal fields', async () => {
    await insertGrant(world, { accountId: bobId })
    const first = await published({ personalThemes: ['a pupil'], inspirations: ['a book'] })
    const second = await published({ ownerId: bobId, publishedAt: later(1) })
    const author = { avatarUrl: null, handle: 'bob', displayName: 'Bob', badges: ['premium'] }
    expect(await list()).toEqual({
      items: [
        { deal: asShared(second), author },
        { deal: asShared(first), author: { ...author, handle: 'ann', displayName: 'Ann', badges: ['certified'] } },
      ],
      next: null,
    })
  })

  it('lists the most recently published first, those without a time last, then by id', async () => {
    const deals = [
      await published({ publishedAt: later(1), ownerId: bobId }),
      await published(),
      await published(),
      await published({ publishedAt: null }),
    ]
    expect(await listed()).toEqual(deals.map(({ id }) => id))
  })

  it('continues after a cursor until the end, which has none', async () => {
    const deals = [await published(), await published(), await published(), await published({ publishedAt: null })]
    const expected = deals.map(({ id }) => id)
    const first = await list({ limit: 2 })
    expect(first.items.map(({ deal }) => deal.id)).toEqual(expected.slice(0, 2))
    expect(first.next).toEqual({ publishedAt: NOON, id: expected[1] })
    const second = await list({ limit: 2, after: first.next })
    expect(second.items.map(({ deal }) => deal.id)).toEqual(expected.slice(2))
    expect(second.next).toBeNull()
    expect(await list({ after: { publishedAt: null, id: expected[3] } })).toEqual({ items: [], next: null })
  })

  it('lists nothing that the catalog may not show', async () => {
    const { account: unlisted } = await world.signUp()
    const { account: inactive } = await world.signUp({ handle: aHandle('gone'), isActive: false })
    for (const overrides of [
      ...[{ sharing: 'private' }, { sharing: 'group' }, { lifecycle: 'trashed' }],
      ...[{ ownerId: unlisted.id }, { ownerId: inactive.id }, { ownerId: null, lifecycle: 'orphaned' }],
    ] as const)
      await published(overrides)
    expect(await list()).toEqual({ items: [], next: null })
  })

  it('reads large deals only when they are consumed, and none withdrawn since', async () => {
    const commentary = [paragraphOf('x'.repeat(5_000))]
    const [large, gone] = [await published({ commentary }), await published({ commentary })]
    const { deals } = await world.useCases.listRecentDeals.execute({ actor, after: null, limit: 10 })
    expect(deals.whole).toBeNull()
    await world.repositories.deals.save(gone, { ...gone, sharing: 'private' })
    expect((await everyItemOf(deals)).map(({ deal }) => deal)).toEqual([asShared(large)])
  })
})
