import { beforeEach, describe, expect, it } from 'vitest'
import { daysLater } from '../../src/domain/day.js'
import { aDeal, anAccount, aSharingGroup, later, NOON } from '../support/builders.js'
import type { OpenWorld, World } from './world.js'

const NOTHING = { accountsMade: 0, accountsOnboarded: 0, dealsMade: 0, dealsPublished: 0, dealsImported: 0 }

export const figuresContract = (open: OpenWorld) =>
  describe('Figures', () => {
    let repositories: World['repositories']

    beforeEach(async () => {
      repositories = (await open()).repositories
    })

    it('counts by day of UTC, every day from the first to the last', async () => {
      const midnight = new Date('2026-03-02T00:00:00.000Z')
      const account = anAccount({ createdAt: later(-1, midnight), onboardedAt: midnight })
      await repositories.accounts.insert(account)
      await repositories.accounts.insert(anAccount({ createdAt: midnight }))
      const made = { ownerId: account.id, createdAt: midnight }
      await repositories.deals.insertMany([
        aDeal({ ...made, imported: true }),
        aDeal({ ...made, sharing: 'public', publishedAt: daysLater(midnight, 1) }),
        aDeal({ ...made, createdAt: daysLater(midnight, 5) }),
      ])
      expect(await repositories.figures.daily(NOON, daysLater(NOON, 2))).toEqual([
        { ...NOTHING, day: '2026-03-01', accountsMade: 1 },
        { ...NOTHING, day: '2026-03-02', accountsMade: 1, accountsOnboarded: 1, dealsMade: 2, dealsImported: 1 },
        { ...NOTHING, day: '2026-03-03', dealsPublished: 1 },
      ])
    })

    it('counts what an account has', async () => {
      const [account, other] = [anAccount(), anAccount()]
      for (const one of [account, other]) await repositories.accounts.insert(one)
      const ownerId = account.id
      await repositories.deals.insertMany([
        aDeal({ ownerId }),
        aDeal({ ownerId, sharing: 'public', lifecycle: 'trashed' }),
        aDeal({ ownerId: other.id }),
      ])
      await repositories.sharingGroups.insert(aSharingGroup({ ownerId }))
      await repositories.sharingGroups.insert(aSharingGroup({ ownerId: other.id, memberIds: [ownerId] }))
      await repositories.sharingGroups.insert(aSharingGroup({ ownerId: other.id }))
      expect(await repositories.figures.ofAccount(ownerId)).toEqual({
        dealsBySharing: { private: 1, public: 1, group: 0 },
        dealsByLifecycle: { active: 1, trashed: 1, orphaned: 0 },
        groupsOwned: 1,
        groupsJoined: 1,
      })
    })
  })
