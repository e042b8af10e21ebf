import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { Deal } from '../../../src/domain/deal.js'
import { asShared } from '../../../src/domain/exposure.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { aHandle, later, NOON } from '../../support/builders.js'
import { everyItemOf, insertDeal, insertGrant } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('ListFeed', () => {
  let world: UseCaseWorld
  let actor: Actor
  let readerId: AccountId
  let annId: AccountId
  let bobId: AccountId

  beforeEach(async () => {
    world = await openUseCaseWorld()
    const { account, actor: self } = await world.signUp({ handle: aHandle('reader') })
    readerId = account.id
    actor = self
    annId = (await world.signUp({ handle: aHandle('ann'), displayName: 'Ann' })).account.id
    bobId = (await world.signUp({ handle: aHandle('bob') })).account.id
    await world.repositories.subscriptions.follow(readerId, annId, NOON)
  })

  const published = (overrides: Partial<Deal> = {}) =>
    insertDeal(world, { ownerId: annId, sharing: 'public', publishedAt: NOON, ...overrides })
  const list = async (request = {}) => {
    const { deals, next } = await world.useCases.listFeed.execute({ actor, after: null, limit: 10, ...request })
    return { items: await everyItemOf(deals), next }
  }

  it('lists the exposed deals of followed authors only, each with its author', async () => {
    await insertGrant(world, { accountId: annId })
    const deal = await published({ personalThemes: ['a pupil'] })
    await published({ ownerId: bobId })
    await published({ ownerId: readerId })
    const author = { handle: 'ann', displayName: 'Ann', avatarUrl: null, badges: ['premium'] }
    expect(await list()).toEqual({ items: [{ deal: asShared(deal), author }], next: null })
  })

  it('lists those of several authors, most recently published first', async () => {
    await world.repositories.subscriptions.follow(readerId, bobId, NOON)
    const deals = [await published(), await published({ ownerId: bobId }), await published({ publishedAt: null })]
    expect((await list()).items.map(({ deal }) => deal.id)).toEqual(deals.map(({ id }) => id))
  })

  it('continues after a cursor until the end, which has none', async () => {
    const deals = [await published(), await published({ publishedAt: later(1) }), await published({ ownerId: bobId })]
    const first = await list({ limit: 1 })
    expect(first.items.map(({ deal }) => deal.id)).toEqual([deals[1]?.id])
    expect(first.next).toEqual({ publishedAt: later(1), id: deals[1]?.id })
    const second = await list({ limit: 1, after: first.next })
    expect(second.items.map(({ deal }) => deal.id)).toEqual([deals[0]?.id])
    expect(second.next).toBeNull()
  })

  it('lists nothing of a followed author that the catalog may not show', async () => {
    const { account: inactive } = await world.signUp({ handle: aHandle('gone'), isActive: false })
    const { account: unlisted } = await world.signUp()
    for (const { id } of [inactive, unlisted]) await world.repositories.subscriptions.follow(readerId, id, NOON)
    for (const overrides of [
      ...[{ sharing: 'private' }, { sharing: 'group' }, { lifecycle: 'trashed' }],
      ...[{ ownerId: unlisted.id }, { ownerId: inactive.id }],
    ] as const)
      await published(overrides)
    expect(await list()).toEqual({ items: [], next: null })
  })

  it('is empty for an account that follows no one', async () => {
    await published()
    actor = (await world.signUp()).actor
    expect(await list()).toEqual({ items: [], next: null })
  })
})
