import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { MAX_MEMBERS, type SharingGroup } from '../../../src/domain/sharing-group.js'
import { anAccountId } from '../../support/builders.js'
import { groupOf, insertGroup, unknownIds } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('AddGroupMember', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId
  let memberId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld())
    memberId = (await world.signUp()).account.id
  })

  const add = (
    { id }: SharingGroup,
    accountId: string = memberId,
    expected: readonly number[] | null = null,
    by: Actor = actor,
  ) => world.useCases.addGroupMember.execute({ actor: by, id, accountId, expected })
  const kept = ({ id }: SharingGroup) => groupOf(world, id)

  it('adds accounts in the order of joining', async () => {
    const group = await insertGroup(world, { ownerId })
    const { account } = await world.signUp()
    await add(group, account.id, [1])
    await add(group, memberId, [2])
    expect(await kept(group)).toEqual({ ...group, memberIds: [account.id, memberId], revision: 3 })
  })

  it('changes nothing for a member, or for the owner, who always belongs to it', async () => {
    const group = await insertGroup(world, { ownerId, memberIds: [memberId] })
    for (const id of [memberId, ownerId]) await add(group, id, [1])
    expect(await kept(group)).toEqual(group)
  })

  it('refuses an unknown or inactive account', async () => {
    const group = await insertGroup(world, { ownerId })
    const { account: inactive } = await world.signUp({ isActive: false })
    for (const id of ['nobody', 'no id', inactive.id])
      await expect(add(group, id)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
    expect(await kept(group)).toEqual(group)
  })

  it('fills the group exactly, refuses the next, and still accepts an existing member', async () => {
    const memberIds = Array.from({ length: MAX_MEMBERS - 1 }, () => anAccountId())
    const group = await insertGroup(world, { ownerId, memberIds })
    await add(group)
    const { account } = await world.signUp()
    await expect(add(group, account.id)).rejects.toMatchObject({ code: 'SHARING_GROUP_FULL' })
    await add(group)
    expect(await kept(group)).toEqual({ ...group, memberIds: [...memberIds, memberId], revision: 2 })
  })

  it('enforces the quota of memberships exactly', async () => {
    const insertJoined = () => insertGroup(world, { ownerId: anAccountId(), memberIds: [memberId] })
    for (let i = 0; i < 499; i++) await insertJoined()
    const [last, next] = [await insertGroup(world, { ownerId }), await insertGroup(world, { ownerId })]
    await add(last)
    await expect(add(next)).rejects.toMatchObject({
      code: 'QUOTA_EXCEEDED',
      meta: { quota: 'memberships', limit: 500 },
    })
    expect(await kept(next)).toEqual(next)
  })

  it('limits one owner to a part of the quota of memberships', async () => {
    for (let i = 0; i < 19; i++) await insertGroup(world, { ownerId, memberIds: [memberId] })
    const [last, next] = [await insertGroup(world, { ownerId }), await insertGroup(world, { ownerId })]
    await add(last)
    await expect(add(next)).rejects.toMatchObject({
      code: 'QUOTA_EXCEEDED',
      meta: { quota: 'memberships', limit: 20 },
    })
    expect(await kept(next)).toEqual(next)
  })

  it('refuses an unexpected revision, even for a member, and writes nothing', async () => {
    const group = await insertGroup(world, { ownerId, memberIds: [memberId] })
    const { account } = await world.signUp()
    for (const id of [account.id, memberId])
      await expect(add(group, id, [2])).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
    expect(await kept(group)).toEqual(group)
  })

  it('refuses a member who adds another, and hides the group from a stranger', async () => {
    const { account: fellow, actor: member } = await world.signUp()
    const group = await insertGroup(world, { ownerId, memberIds: [fellow.id] })
    await expect(add(group, memberId, null, member)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const { actor: stranger } = await world.signUp()
    for (const id of [...unknownIds(), group.id])
      await expect(
        world.useCases.addGroupMember.execute({ actor: stranger, id, accountId: memberId }),
      ).rejects.toMatchObject({ code: 'SHARING_GROUP_NOT_FOUND' })
    expect(await kept(group)).toEqual(group)
  })
})
