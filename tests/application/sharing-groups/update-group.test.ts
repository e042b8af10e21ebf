import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import type { SharingGroup } from '../../../src/domain/sharing-group.js'
import { groupOf, insertGroup, unknownIds } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('UpdateGroup', () => {
  let world: UseCaseWorld
  let actor: Actor
  let member: Actor
  let memberId: AccountId
  let group: SharingGroup

  beforeEach(async () => {
    world = await openUseCaseWorld()
    const { account, actor: self } = await world.signUp()
    actor = self
    const { account: fellow, actor: other } = await world.signUp()
    member = other
    memberId = fellow.id
    group = await insertGroup(world, { ownerId: account.id, memberIds: [memberId] })
  })

  const update = (input: object, expected: readonly number[] | null = null, by: Actor = actor, id: string = group.id) =>
    world.useCases.updateGroup.execute({ actor: by, id, expected, ...input })
  const kept = () => groupOf(world, group.id)

  it('renames a group, and returns it with its members', async () => {
    const renamed = { ...group, name: 'Club', revision: 2 }
    expect(await update({ name: 'Club' }, [1])).toMatchObject({ group: renamed, members: [{ id: memberId }] })
    expect(await kept()).toEqual(renamed)
  })

  it('does not change the group without a name', async () => {
    expect(await update({}, [1])).toMatchObject({ group, members: [{ id: memberId }] })
    expect(await kept()).toEqual(group)
  })

  it.each([{ name: 'Club' }, {}])('refuses an unexpected revision: %o', async (input) => {
    await expect(update(input, [2])).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
    expect(await kept()).toEqual(group)
  })

  it('refuses a member, and hides the group from a stranger', async () => {
    await expect(update({ name: 'Club' }, null, member)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const { actor: stranger } = await world.signUp()
    for (const id of [...unknownIds(), group.id])
      await expect(update({ name: 'Club' }, null, stranger, id)).rejects.toMatchObject({
        code: 'SHARING_GROUP_NOT_FOUND',
      })
    expect(await kept()).toEqual(group)
  })
})
