import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { NOON } from '../../support/builders.js'
import { groupOf, insertGroup } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('CreateGroup', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    world = await openUseCaseWorld()
    const { account, actor: self } = await world.signUp()
    ownerId = account.id
    actor = self
  })

  const create = () => world.useCases.createGroup.execute({ actor, name: 'Club' })
  const countKept = async () => (await world.repositories.sharingGroups.listOf(ownerId)).length

  it('keeps and returns a group of the actor without members', async () => {
    const { group, members } = await create()
    const id = expect.any(String)
    expect(group).toEqual({ id, revision: 1, ownerId, name: 'Club', memberIds: [], createdAt: NOON })
    expect(members).toEqual([])
    expect(await groupOf(world, group.id)).toEqual(group)
  })

  it('creates groups of one name side by side', async () => {
    for (let i = 0; i < 2; i++) await create()
    expect(await countKept()).toBe(2)
  })

  it('holds the quota to the last group, of which joined ones are no part', async () => {
    await insertGroup(world, { memberIds: [ownerId] })
    for (let i = 0; i < 199; i++) await insertGroup(world, { ownerId })
    await create()
    await expect(create()).rejects.toMatchObject({
      code: 'QUOTA_EXCEEDED',
      meta: { quota: 'sharingGroups', limit: 200 },
    })
    expect(await countKept()).toBe(201)
  })

  it('holds the quota exactly when groups are created at once', async () => {
    for (let i = 0; i < 198; i++) await insertGroup(world, { ownerId })
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, create))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await countKept()).toBe(200)
  })
})
