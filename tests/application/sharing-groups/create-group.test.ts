import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { NOON } from '../../support/builders.js'
import { groupOf, insertGroup } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('CreateGroup', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld())
  })

  const create = () => world.useCases.createGroup.execute({ actor, name: 'Club' })
  const countKept = async () => (await world.repositories.sharingGroups.listOf(ownerId)).length

  it('stores and returns a group of the actor without members', async () => {
    const { group, members } = await create()
    const id = expect.any(String)
    expect(group).toEqual({ id, revision: 1, ownerId, name: 'Club', memberIds: [], createdAt: NOON })
    expect(members).toEqual([])
    expect(await groupOf(world, group.id)).toEqual(group)
  })

  it('creates several groups with the same name', async () => {
    for (let i = 0; i < 2; i++) await create()
    expect(await countKept()).toBe(2)
  })

  it('enforces the quota exactly, not counting joined groups', async () => {
    await insertGroup(world, { memberIds: [ownerId] })
    for (let i = 0; i < 199; i++) await insertGroup(world, { ownerId })
    await create()
    await expect(create()).rejects.toMatchObject({
      code: 'QUOTA_EXCEEDED',
      meta: { quota: 'sharingGroups', limit: 200 },
    })
    expect(await countKept()).toBe(201)
  })

  it('enforces the quota exactly for concurrent calls', async () => {
    for (let i = 0; i < 198; i++) await insertGroup(world, { ownerId })
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, create))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await countKept()).toBe(200)
  })
})
