import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { Deal } from '../../../src/domain/deal.js'
import { asShared } from '../../../src/domain/exposure.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { paragraphOf } from '../../../src/domain/paragraph.js'
import type { SharingGroup } from '../../../src/domain/sharing-group.js'
import { everyItemOf, insertDeal, insertGroup, unknownIds } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('ListGroupDeals', () => {
  let world: UseCaseWorld
  let owner: Actor
  let ownerId: AccountId
  let member: Actor
  let group: SharingGroup

  beforeEach(async () => {
    world = await openUseCaseWorld()
    const { account, actor: self } = await world.signUp()
    ownerId = account.id
    owner = self
    const { account: fellow, actor: other } = await world.signUp()
    member = other
    group = await insertGroup(world, { ownerId, memberIds: [fellow.id] })
  })

  const shared = (overrides: Partial<Deal> = {}) =>
    insertDeal(world, { ownerId, sharing: 'group', sharingGroupIds: [group.id], ...overrides })
  const list = async (actor: Actor, request = {}, id: string = group.id) => {
    const input = { actor, id, page: 1, pageSize: 10, ...request }
    const { deals, total } = await world.useCases.listGroupDeals.execute(input)
    return { deals: await everyItemOf(deals), total }
  }

  it('lists what is shared with the group, newest first, then by id, without personal fields, including other groups', async () => {
    const hidden = await insertGroup(world, { ownerId })
    const personal = {
      personalThemes: ['a pupil'],
      inspirations: ['a book'],
      supplement: [{ name: 'West', value: 'Ada' }],
    }
    const deals = [await shared(personal), await shared({ sharingGroupIds: [hidden.id, group.id] })]
    for (const actor of [owner, member]) expect(await list(actor)).toEqual({ deals: deals.map(asShared), total: 2 })
  })

  it('lists nothing that is trashed or not shared with this group', async () => {
    const other = await insertGroup(world, { ownerId })
    await shared({ lifecycle: 'trashed' })
    await shared({ sharing: 'private', sharingGroupIds: [] })
    await shared({ sharing: 'public', sharingGroupIds: [] })
    await shared({ sharingGroupIds: [other.id] })
    expect(await list(member)).toEqual({ deals: [], total: 0 })
  })

  it('lists nothing while the owner is inactive', async () => {
    await shared()
    const account = await world.repositories.accounts.findById(ownerId)
    if (account !== null) await world.repositories.accounts.save(account, { ...account, isActive: false })
    expect(await list(member)).toEqual({ deals: [], total: 0 })
  })

  it('reads large deals only when they are consumed, and none withdrawn since', async () => {
    const commentary = [paragraphOf('x'.repeat(5_000))]
    const [large, gone] = [await shared({ commentary }), await shared({ commentary })]
    const { deals } = await world.useCases.listGroupDeals.execute({
      actor: member,
      id: group.id,
      page: 1,
      pageSize: 10,
    })
    expect(deals.whole).toBeNull()
    await world.repositories.deals.save(gone, { ...gone, sharing: 'private', sharingGroupIds: [] })
    expect(await everyItemOf(deals)).toEqual([asShared(large)])
  })

  it('lists page by page, and nothing past the end', async () => {
    const deals = [await shared(), await shared(), await shared()].map(asShared)
    expect(await list(member, { page: 2, pageSize: 2 })).toEqual({ deals: [deals[2]], total: 3 })
    expect(await list(member, { page: 3, pageSize: 2 })).toEqual({ deals: [], total: 3 })
  })

  it('hides the group from a stranger and a former member', async () => {
    await shared()
    const { actor: stranger } = await world.signUp()
    for (const id of [...unknownIds(), group.id])
      await expect(list(stranger, {}, id)).rejects.toMatchObject({ code: 'SHARING_GROUP_NOT_FOUND' })
    await world.repositories.sharingGroups.removeMember(group.id, group.memberIds[0] ?? ownerId)
    await expect(list(member)).rejects.toMatchObject({ code: 'SHARING_GROUP_NOT_FOUND' })
  })
})
