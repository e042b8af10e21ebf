import { beforeEach, describe, expect, it } from 'vitest'
import { asAccount } from '../../../src/domain/actor.js'
import { asShared } from '../../../src/domain/exposure.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { aHandle, anAccount, later, NOON } from '../../support/builders.js'
import { insertDeal, insertGrant, unknownIds } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const actor = asAccount(anAccount())

describe('GetPublishedDeal', () => {
  let now: Date
  let world: UseCaseWorld
  let ann: Awaited<ReturnType<UseCaseWorld['signUp']>>
  let annId: AccountId

  beforeEach(async () => {
    now = NOON
    world = await openUseCaseWorld({ clock: { now: () => now } })
    ann = await world.signUp({ handle: aHandle('ann'), displayName: 'Ann' })
    annId = ann.account.id
  })

  const get = (id: string) => world.useCases.getPublishedDeal.execute({ actor, id })

  it('returns an exposed deal with its author, without personal fields', async () => {
    const deal = await insertDeal(world, {
      ownerId: annId,
      sharing: 'public',
      personalThemes: ['a pupil'],
      inspirations: ['a book'],
      supplement: [{ name: 'West', value: 'a player' }],
    })
    const author = { handle: 'ann', displayName: 'Ann', avatarUrl: null, badges: [] }
    expect(await get(deal.id)).toEqual({ deal: asShared(deal), author, revision: null })
    const forAuthor = await world.useCases.getPublishedDeal.execute({ actor: ann.actor, id: deal.id })
    expect(forAuthor).toEqual({ deal: asShared(deal), author, revision: deal.revision })
  })

  it("computes the author's badges on every read", async () => {
    const { id } = await insertDeal(world, { ownerId: annId, sharing: 'public' })
    await insertGrant(world, { accountId: annId, startsAt: NOON, endsAt: later(1) })
    expect((await get(id)).author.badges).toEqual(['premium'])
    now = later(1)
    expect((await get(id)).author.badges).toEqual([])
  })

  it('does not find a deal that the catalog may not show, even for its owner', async () => {
    const { account: unlisted } = await world.signUp()
    const { account: inactive } = await world.signUp({ handle: aHandle('gone'), isActive: false })
    const hidden = [
      ...[{ sharing: 'private' }, { sharing: 'group' }, { lifecycle: 'trashed' }],
      ...[{ ownerId: unlisted.id }, { ownerId: inactive.id }, { ownerId: null, lifecycle: 'orphaned' }],
    ] as const
    for (const overrides of hidden) {
      const deal = await insertDeal(world, { ownerId: annId, sharing: 'public', ...overrides })
      await expect(get(deal.id)).rejects.toMatchObject({ code: 'DEAL_NOT_FOUND' })
    }
    for (const id of unknownIds()) await expect(get(id)).rejects.toMatchObject({ code: 'DEAL_NOT_FOUND' })
  })
})
