import { beforeEach, describe, expect, it } from 'vitest'
import { asAccount } from '../../../src/domain/actor.js'
import type { Deal } from '../../../src/domain/deal.js'
import { asShared } from '../../../src/domain/exposure.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { aHandle, anAccount, later, NOON } from '../../support/builders.js'
import { everyItemOf, insertDeal } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const actor = asAccount(anAccount())

describe('ListAuthorDeals', () => {
  let world: UseCaseWorld
  let ownerId: AccountId

  beforeEach(async () => {
    world = await openUseCaseWorld()
    ownerId = (await world.signUp({ handle: aHandle('ann-bee') })).account.id
  })

  const published = (overrides: Partial<Deal> = {}) =>
    insertDeal(world, { ownerId, sharing: 'public', publishedAt: NOON, ...overrides })
  const list = async (request = {}, handle = 'ann-bee') => {
    const input = { actor, handle, page: 1, pageSize: 10, ...request }
    const { deals, total } = await world.useCases.listAuthorDeals.execute(input)
    return { deals: await everyItemOf(deals), total }
  }

  it('lists the exposed deals, most recently published first, then by id, without personal fields', async () => {
    const deals = [
      await published({ publishedAt: later(1) }),
      await published({ personalThemes: ['a pupil'], inspirations: ['a book'] }),
      await published(),
      await published({ publishedAt: null }),
    ]
    expect(await list()).toEqual({ deals: deals.map(asShared), total: 4 })
  })

  it('lists nothing that the catalog may not show', async () => {
    const { account: other } = await world.signUp({ handle: aHandle('other') })
    for (const overrides of [
      ...[{ sharing: 'private' }, { sharing: 'group' }, { lifecycle: 'trashed' }, { ownerId: other.id }],
      { ownerId: null, lifecycle: 'orphaned' },
    ] as const)
      await published(overrides)
    expect(await list()).toEqual({ deals: [], total: 0 })
  })

  it('lists page by page, by the handle in any spelling, and nothing past the end', async () => {
    const oldest = await published()
    for (const publishedAt of [later(1), later(2)]) await published({ publishedAt })
    expect(await list({ page: 2, pageSize: 2 }, ' @Ann Bee')).toEqual({ deals: [asShared(oldest)], total: 3 })
    expect(await list({ page: 3, pageSize: 2 })).toEqual({ deals: [], total: 3 })
  })

  it('does not find an author who is not in the catalog', async () => {
    await world.signUp({ handle: aHandle('gone'), isActive: false })
    for (const handle of ['gone', 'nobody', '!'])
      await expect(list({}, handle)).rejects.toMatchObject({ code: 'CATALOG_AUTHOR_NOT_FOUND' })
  })
})
