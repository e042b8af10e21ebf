import { beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../../src/domain/account.js'
import type { Actor } from '../../../src/domain/actor.js'
import { insertGroup, unknownIds } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('GetGroup', () => {
  let world: UseCaseWorld

  beforeEach(async () => {
    world = await openUseCaseWorld()
  })

  const get = (actor: Actor, id: string) => world.useCases.getGroup.execute({ actor, id })
  /** A member as seen with or without the address. */
  const asSeen = ({ id, email, displayName }: Account, isShown: boolean) => ({
    ...{ id, displayName },
    ...{ email: isShown ? email : null, avatarUrl: null },
  })

  it('returns a group to its owner and each member, with the members in the order of joining', async () => {
    const owner = await world.signUp()
    const [one, two] = [await world.signUp(), await world.signUp()]
    const group = await insertGroup(world, { ownerId: owner.account.id, memberIds: [two.account.id, one.account.id] })
    for (const { actor, account } of [owner, one, two]) {
      const mayRead = (member: Account) => account === owner.account || account === member
      const members = [two.account, one.account].map((member) => asSeen(member, mayRead(member)))
      expect(await get(actor, group.id)).toEqual({ group, members })
    }
  })

  it('shows everyone the public addresses and trusted avatars', async () => {
    const [owner, fellow] = [await world.signUp(), await world.signUp()]
    const avatarUrl = 'https://avatars.example.org/a.png'
    const shown = await world.signUp({ showEmailPublicly: true, avatarUrl, avatarTrusted: true })
    const hidden = await world.signUp({ avatarUrl })
    const memberIds = [fellow, shown, hidden].map(({ account }) => account.id)
    const group = await insertGroup(world, { ownerId: owner.account.id, memberIds })
    const { members } = await get(fellow.actor, group.id)
    expect(members.slice(1)).toEqual([{ ...asSeen(shown.account, true), avatarUrl }, asSeen(hidden.account, false)])
  })

  it('hides the group from strangers, including admins', async () => {
    const { account: owner } = await world.signUp()
    const group = await insertGroup(world, { ownerId: owner.id })
    for (const role of ['teacher', 'admin'] as const) {
      const { actor } = await world.signUp({ role })
      for (const id of [...unknownIds(), group.id])
        await expect(get(actor, id)).rejects.toMatchObject({ code: 'SHARING_GROUP_NOT_FOUND' })
    }
  })
})
