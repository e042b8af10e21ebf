import { beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../../src/domain/account.js'
import type { Actor } from '../../../src/domain/actor.js'
import { later } from '../../support/builders.js'
import { everyItemOf, insertGroup } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('ListGroups', () => {
  let world: UseCaseWorld
  let actor: Actor
  let account: Account

  beforeEach(async () => {
    world = await openUseCaseWorld()
    const signedUp = await world.signUp()
    actor = signedUp.actor
    account = signedUp.account
  })

  const list = () => world.useCases.listGroups.execute({ actor })

  it('lists the groups that the actor owns or has joined, oldest first, with their members', async () => {
    const { account: other } = await world.signUp()
    const joined = await insertGroup(world, { ownerId: other.id, memberIds: [account.id], createdAt: later(2) })
    const owned = await insertGroup(world, { ownerId: account.id, memberIds: [other.id], createdAt: later(1) })
    await insertGroup(world, { ownerId: other.id })
    expect(await everyItemOf(await list())).toMatchObject([
      { group: owned, members: [{ id: other.id, email: other.email }] },
      { group: joined, members: [{ id: account.id }] },
    ])
  })

  it('lists nothing for an account without groups', async () => {
    expect((await list()).whole).toEqual([])
  })

  it('reads groups with many members piece by piece, in order', async () => {
    const memberIds = []
    for (let i = 0; i < 150; i++) memberIds.push((await world.signUp()).account.id)
    const groups = []
    for (let i = 0; i < 3; i++)
      groups.push(await insertGroup(world, { ownerId: account.id, memberIds, createdAt: later(i) }))
    const found = await list()
    expect(found.whole).toBeNull()
    const listed = await everyItemOf(found)
    expect(listed.map(({ group }) => group)).toEqual(groups)
    expect(listed.map(({ members }) => members.map(({ id }) => id))).toEqual([memberIds, memberIds, memberIds])
  })

  it('has a new version once a group or a member changes, and the same otherwise', async () => {
    const { account: member } = await world.signUp()
    const { id } = await insertGroup(world, { ownerId: account.id, memberIds: [member.id] })
    const mark = async () => JSON.stringify((await list()).version())
    const first = await mark()
    expect(await mark()).toBe(first)
    await world.repositories.accounts.save(member, { ...member, displayName: 'Another' })
    const second = await mark()
    expect(second).not.toBe(first)
    await world.repositories.sharingGroups.rename(id, 'Another')
    expect(await mark()).not.toBe(second)
  })
})
