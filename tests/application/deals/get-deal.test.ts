import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, BACKEND } from '../../../src/domain/actor.js'
import type { Deal } from '../../../src/domain/deal.js'
import { asShared } from '../../../src/domain/exposure.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { insertDeal, insertGroup, unknownIds } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('GetDeal', () => {
  let world: UseCaseWorld
  let owner: Actor
  let ownerId: AccountId
  let fellow: Actor
  let fellowId: AccountId

  beforeEach(async () => {
    world = await openUseCaseWorld()
    const signedUp = await world.signUp()
    owner = signedUp.actor
    ownerId = signedUp.account.id
    const other = await world.signUp()
    fellow = other.actor
    fellowId = other.account.id
  })

  const get = (actor: Actor, id: string) => world.useCases.getDeal.execute({ actor, id })
  const personal = {
    personalThemes: ['a pupil'],
    inspirations: ['a book'],
    supplement: [{ name: 'West', value: 'Ada' }],
  }
  const sharedInGroup = async (overrides: Partial<Deal> = {}, ofOwner: AccountId = ownerId) => {
    const { id } = await insertGroup(world, { ownerId: ofOwner, memberIds: [fellowId] })
    const hidden = await insertGroup(world, { ownerId: ofOwner })
    const sharingGroupIds = [hidden.id, id]
    return insertDeal(world, { ...personal, ownerId: ofOwner, sharing: 'group', sharingGroupIds, ...overrides })
  }

  it.each(['active', 'trashed'] as const)('returns a deal that is %s whole to its owner', async (lifecycle) => {
    const deal = await insertDeal(world, { ...personal, ownerId, lifecycle })
    expect(await get(owner, deal.id)).toEqual({ whole: deal })
  })

  it('returns every deal with all fields to an internal backend, including one without an owner', async () => {
    const deals = [
      await insertDeal(world, { ...personal, ownerId }),
      await insertDeal(world, { ownerId: null, lifecycle: 'orphaned' }),
    ]
    for (const deal of deals) expect(await get(BACKEND, deal.id)).toEqual({ whole: deal })
  })

  it('returns a deal to a member of one of its groups without personal fields, including its groups', async () => {
    const deal = await sharedInGroup()
    expect(await get(fellow, deal.id)).toEqual({ shared: asShared(deal) })
  })

  it('records no serve', async () => {
    const deal = await insertDeal(world, { ownerId })
    await get(BACKEND, deal.id)
    expect(await world.repositories.serves.countByDay('2026-01-01', '2026-12-31')).toEqual([])
  })

  it('hides from a member what is trashed, no longer shared with groups, or of an inactive owner', async () => {
    const { account: inactive } = await world.signUp({ isActive: false })
    const hidden = [
      await sharedInGroup({ lifecycle: 'trashed' }),
      await sharedInGroup({ sharing: 'private' }),
      await sharedInGroup({ sharing: 'public' }),
      await sharedInGroup({}, inactive.id),
    ]
    for (const { id } of hidden) await expect(get(fellow, id)).rejects.toMatchObject({ code: 'DEAL_NOT_FOUND' })
  })

  it('does not find a deal shared with others, without an owner, or unknown', async () => {
    const group = await insertGroup(world, { ownerId })
    const hidden = [
      await insertDeal(world, { ownerId, sharing: 'group', sharingGroupIds: [group.id] }),
      await insertDeal(world, { ownerId, sharing: 'public' }),
      await insertDeal(world, { ownerId: null, lifecycle: 'orphaned' }),
    ]
    for (const id of [...unknownIds(), ...hidden.map((deal) => deal.id)])
      await expect(get(fellow, id)).rejects.toMatchObject({ code: 'DEAL_NOT_FOUND' })
    for (const id of unknownIds()) await expect(get(BACKEND, id)).rejects.toMatchObject({ code: 'DEAL_NOT_FOUND' })
  })
})
