import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Repositories } from '../../src/application/ports/unit-of-work.js'
import type { Account } from '../../src/domain/account.js'
import type { SharingGroupId } from '../../src/domain/ids.js'
import type { MemberAccount, SharingGroup } from '../../src/domain/sharing-group.js'
import { anAccount, anAccountId, aSharingGroup, later } from '../support/builders.js'
import type { OpenWorld, World } from './world.js'

const [owner, one, two] = ['owner', 'one', 'two'].map((name) => anAccount({ id: anAccountId(name) })) as [
  ReturnType<typeof anAccount>,
  ReturnType<typeof anAccount>,
  ReturnType<typeof anAccount>,
]

const asMember = ({ id, email, displayName, avatarUrl, avatarTrusted, showEmailPublicly }: Account): MemberAccount => ({
  ...{ id, email, displayName, avatarUrl, avatarTrusted, showEmailPublicly },
})

export const sharingGroupRepositoryContract = (open: OpenWorld) =>
  describe('SharingGroupRepository', () => {
    let world: World
    let groups: Repositories['sharingGroups']

    beforeEach(async () => {
      world = await open()
      groups = world.repositories.sharingGroups
      for (const account of [owner, one, two]) await world.repositories.accounts.insert(account)
    })

    const keep = async (overrides: Partial<SharingGroup> = {}): Promise<SharingGroup> => {
      const group = aSharingGroup({ ownerId: owner.id, ...overrides })
      await groups.insert(group)
      return group
    }

    it('returns a group with its members in the order of joining', async () => {
      const group = await keep({ name: 'Club "A"' })
      await groups.addMember(group.id, two.id, later(1))
      await groups.addMember(group.id, one.id, later(2))
      await groups.addMember(group.id, two.id, later(3))
      const stored = { ...group, revision: 3, memberIds: [two.id, one.id] }
      const withMembers = { group: stored, members: [two, one].map(asMember) }
      expect(await groups.findWithMembers(group.id)).toEqual(withMembers)
      const alone = await keep()
      const asked = [alone.id, v7() as SharingGroupId, group.id]
      expect(await groups.findManyWithMembers(asked)).toEqual([{ group: alone, members: [] }, withMembers])
      expect(await groups.listOf(two.id)).toEqual([{ id: group.id, revision: 3, memberCount: 2, memberRevisions: 2 }])
    })

    it('finds nothing in an empty store', async () => {
      expect(await groups.findWithMembers(v7() as SharingGroupId)).toBeNull()
    })

    it('renames a group and removes members, repeatably', async () => {
      const [group, other] = [await keep({ memberIds: [one.id, two.id] }), await keep({ memberIds: [one.id, two.id] })]
      await groups.rename(group.id, 'New')
      await groups.removeMember(group.id, one.id)
      await groups.removeMember(group.id, one.id)
      expect(await groups.findWithMembers(group.id)).toMatchObject({
        group: { ...group, revision: 3, name: 'New', memberIds: [two.id] },
      })
      expect(await groups.findWithMembers(other.id)).toMatchObject({ group: other })
    })

    it('deletes a group with its memberships', async () => {
      const [gone, stays] = [await keep({ memberIds: [one.id] }), await keep({ memberIds: [one.id] })]
      await groups.delete(gone.id)
      expect(await groups.findWithMembers(gone.id)).toBeNull()
      expect((await groups.listOf(one.id)).map(({ id }) => id)).toEqual([stays.id])
    })

    it('lists the groups that an account owns or has joined, oldest first, then by id', async () => {
      const kept = [
        await keep({ createdAt: later(2) }),
        await keep({ createdAt: later(1), ownerId: one.id, memberIds: [owner.id] }),
        await keep({ createdAt: later(0), ownerId: one.id }),
        await keep({ createdAt: later(2) }),
      ]
      expect((await groups.listOf(owner.id)).map((outline) => kept.findIndex(({ id }) => id === outline.id))).toEqual([
        1, 0, 3,
      ])
      expect(await groups.listOf(two.id)).toEqual([])
    })

    it('says which groups an account may read', async () => {
      const [owned, joined, foreign] = [
        await keep(),
        await keep({ ownerId: one.id, memberIds: [owner.id] }),
        await keep({ ownerId: one.id }),
      ]
      const ids = [owned.id, joined.id, foreign.id, v7() as SharingGroupId]
      expect(await groups.filterReadable(owner.id, ids)).toEqual(new Set([owned.id, joined.id]))
      expect(await groups.filterReadable(two.id, ids)).toEqual(new Set())
      expect(await groups.filterReadable(owner.id, [])).toEqual(new Set())
    })

    it('locks a group, and all groups of an owner', async () => {
      const [owned, foreign] = [
        await keep({ memberIds: [one.id] }),
        await keep({ ownerId: one.id, memberIds: [owner.id] }),
      ]
      await world.unitOfWork.run(async ({ sharingGroups }) => {
        expect(await sharingGroups.lock(owned.id)).toEqual(owned)
        expect(await sharingGroups.lock(v7() as SharingGroupId)).toBeNull()
        expect(await sharingGroups.lockOwned(owner.id, [owned.id, foreign.id])).toEqual([owned.id])
        expect(await sharingGroups.lockOwned(owner.id, [])).toEqual([])
      })
    })
  })
