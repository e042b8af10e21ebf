import { beforeEach, describe, expect, it } from 'vitest'
import { QUOTAS, type Quota } from '../../src/domain/quotas.js'
import { aCollection, aDeal, aHandle, anAccount, aParticipant, aSharingGroup, NOON } from '../support/builders.js'
import type { OpenWorld, World } from './world.js'

export const quotaUsageContract = (open: OpenWorld) =>
  describe('QuotaUsage', () => {
    let world: World
    const [account, other, third] = [anAccount(), anAccount({ handle: aHandle('other') }), anAccount()]
    const count = (quota: Quota, atMost = 100) => world.repositories.quotaUsage.count(account.id, quota, atMost)

    beforeEach(async () => {
      world = await open()
      for (const one of [account, other, third]) await world.repositories.accounts.insert(one)
    })

    it('counts nothing for an empty account', async () => {
      for (const quota of QUOTAS) expect(await count(quota), quota).toBe(0)
      expect(await world.repositories.quotaUsage.countMemberships(account.id, other.id)).toBe(0)
    })

    it('counts what an account has, in any state, and nothing of others', async () => {
      const { collections, deals, quotaUsage, participants, sharingGroups, subscriptions } = world.repositories
      const ownerId = account.id
      await deals.insertMany([
        aDeal({ ownerId }),
        aDeal({ ownerId, lifecycle: 'trashed' }),
        aDeal({ ownerId, sharing: 'public' }),
        aDeal({ ownerId: other.id }),
      ])
      const lessons = [
        aCollection({ ownerId }),
        aCollection({ ownerId, archivedAt: NOON }),
        aCollection({ ownerId, deletedAt: NOON }),
        aCollection({ ownerId: other.id }),
      ]
      for (const collection of lessons) await collections.insert(collection)
      for (const group of [
        aSharingGroup({ ownerId, memberIds: [other.id] }),
        aSharingGroup({ ownerId: other.id, memberIds: [ownerId, third.id] }),
        aSharingGroup({ ownerId: other.id, memberIds: [ownerId] }),
        aSharingGroup({ ownerId: other.id }),
        aSharingGroup({ ownerId: third.id, memberIds: [ownerId] }),
      ])
        await sharingGroups.insert(group)
      const [held, , deleted, foreign] = lessons
      for (const [i, lesson] of [held, deleted, foreign].entries())
        for (let n = 0; n <= i; n++)
          await participants.insert(aParticipant({ collectionId: lesson?.id as never }), 'key', 500, NOON)
      await subscriptions.follow(ownerId, other.id, NOON)
      await subscriptions.follow(other.id, ownerId, NOON)
      const counts = Object.fromEntries(await Promise.all(QUOTAS.map(async (quota) => [quota, await count(quota)])))
      expect(counts).toEqual({
        deals: 3,
        collections: 3,
        sharingGroups: 1,
        subscriptions: 1,
        memberships: 3,
        participants: 3,
      })
      expect(await quotaUsage.countMemberships(ownerId, other.id)).toBe(2)
      expect(await count('deals', 2)).toBe(2)
      expect(await count('memberships', 1)).toBe(1)
    })

    it('lets only one transaction at a time count while holding its lock', async () => {
      const limit = 4
      await Promise.all(
        Array.from({ length: 10 }, () =>
          world.unitOfWork
            .run(async ({ deals, quotaUsage }) => {
              await deals.insertMany([aDeal({ ownerId: account.id })])
              await quotaUsage.lock(account.id, 'deals')
              if ((await quotaUsage.count(account.id, 'deals', limit + 1)) > limit) throw new Error('full')
            })
            .catch(() => {}),
        ),
      )
      expect(await count('deals')).toBe(limit)
    })
  })
