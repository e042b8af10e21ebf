import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import type { SharingGroup } from '../../../src/domain/sharing-group.js'
import { groupOf, insertDeal, insertGroup, SOON, unknownIds } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('DeleteGroup', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId
  let member: Actor
  let group: SharingGroup

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ clock: { now: () => SOON } }))
    const { account: fellow, actor: other } = await world.signUp()
    member = other
    group = await insertGroup(world, { ownerId, memberIds: [fellow.id] })
  })

  const remove = (id: string, expected: readonly number[] | null = null, by: Actor = actor) =>
    world.useCases.deleteGroup.execute({ actor: by, id, expected })
  const kept = () => groupOf(world, group.id)

  it('deletes a group with its memberships', async () => {
    await remove(group.id, [1])
    expect(await kept()).toBeNull()
    expect(await world.repositories.sharingGroups.listOf(group.memberIds[0] ?? ownerId)).toEqual([])
  })

  it('makes deals private that no other group shares, and does not change the others', async () => {
    const other = await insertGroup(world, { ownerId })
    const sharing = 'group'
    const alone = await insertDeal(world, { ownerId, sharing, sharingGroupIds: [group.id] })
    const both = await insertDeal(world, { ownerId, sharing, sharingGroupIds: [group.id, other.id] })
    const apart = await insertDeal(world, { ownerId, sharing, sharingGroupIds: [other.id] })
    await remove(group.id)
    const changed = { updatedAt: SOON, revision: 2 }
    expect(await world.repositories.deals.findMany([alone, both, apart].map(({ id }) => id))).toEqual([
      { ...alone, ...changed, sharing: 'private', sharingGroupIds: [] },
      { ...both, ...changed, sharingGroupIds: [other.id] },
      apart,
    ])
  })

  it('refuses an unexpected revision, and keeps the sharing', async () => {
    const deal = await insertDeal(world, { ownerId, sharing: 'group', sharingGroupIds: [group.id] })
    await expect(remove(group.id, [2])).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
    expect(await kept()).toEqual(group)
    expect(await world.repositories.deals.findById(deal.id)).toEqual(deal)
  })

  it('refuses a member', async () => {
    await expect(remove(group.id, null, member)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await kept()).toEqual(group)
  })

  it('hides the group from a stranger, and a deleted one from the owner', async () => {
    const { actor: stranger } = await world.signUp()
    for (const id of [...unknownIds(), group.id])
      await expect(remove(id, null, stranger)).rejects.toMatchObject({ code: 'SHARING_GROUP_NOT_FOUND' })
    expect(await kept()).toEqual(group)
    await remove(group.id)
    await expect(remove(group.id)).rejects.toMatchObject({ code: 'SHARING_GROUP_NOT_FOUND' })
  })
})
