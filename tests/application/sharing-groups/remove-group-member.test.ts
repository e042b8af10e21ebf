import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import type { SharingGroup } from '../../../src/domain/sharing-group.js'
import { groupOf, insertGroup, unknownIds } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('RemoveGroupMember', () => {
  let world: UseCaseWorld
  let owner: Actor
  let member: Actor
  let memberId: AccountId
  let fellowId: AccountId
  let group: SharingGroup

  beforeEach(async () => {
    world = await openUseCaseWorld()
    const { account, actor } = await world.signUp()
    owner = actor
    const signedUp = await world.signUp()
    member = signedUp.actor
    memberId = signedUp.account.id
    fellowId = (await world.signUp()).account.id
    group = await insertGroup(world, { ownerId: account.id, memberIds: [memberId, fellowId] })
  })

  const remove = (actor: Actor, accountId: string, expected: readonly number[] | null = null, id: string = group.id) =>
    world.useCases.removeGroupMember.execute({ actor, id, accountId, expected })
  const kept = () => groupOf(world, group.id)

  it('removes a member for the owner, repeatably', async () => {
    await remove(owner, memberId, [1])
    expect(await kept()).toEqual({ ...group, memberIds: [fellowId], revision: 2 })
    await remove(owner, memberId, [2])
    expect(await kept()).toEqual({ ...group, memberIds: [fellowId], revision: 2 })
  })

  it('changes nothing for a non-member, including the owner and an unknown account', async () => {
    for (const id of [(await world.signUp()).account.id, group.ownerId, 'nobody', 'no id']) await remove(owner, id)
    expect(await kept()).toEqual(group)
  })

  it('lets a member leave, repeatably', async () => {
    for (let i = 0; i < 2; i++) await remove(member, memberId)
    expect(await kept()).toEqual({ ...group, memberIds: [fellowId], revision: 2 })
  })

  it('refuses a member who removes another account', async () => {
    for (const id of [fellowId, group.ownerId, 'nobody', 'no id'])
      await expect(remove(member, id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await kept()).toEqual(group)
  })

  it('refuses an unexpected revision of the owner or a leaving member, and writes nothing', async () => {
    for (const actor of [owner, member])
      await expect(remove(actor, memberId, [2])).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
    expect(await kept()).toEqual(group)
  })

  it('reveals nothing about the group to a leaving stranger, whatever the group and the revision', async () => {
    const { account: stranger, actor } = await world.signUp()
    for (const id of [...unknownIds(), group.id])
      for (const expected of [null, [1], [2]]) expect(await remove(actor, stranger.id, expected, id)).toBeUndefined()
    expect(await kept()).toEqual(group)
  })

  it('does not find an unknown group, or one that a stranger would change', async () => {
    for (const id of unknownIds())
      await expect(remove(owner, memberId, null, id)).rejects.toMatchObject({ code: 'SHARING_GROUP_NOT_FOUND' })
    const { actor: stranger } = await world.signUp()
    for (const id of [v7(), group.id])
      await expect(remove(stranger, memberId, null, id)).rejects.toMatchObject({ code: 'SHARING_GROUP_NOT_FOUND' })
    expect(await kept()).toEqual(group)
  })
})
