import { beforeEach, describe, expect, it } from 'vitest'
import { daysLater } from '../../src/domain/day.js'
import type { Deal } from '../../src/domain/deal.js'
import { aDeal, anAccount, aSharingGroup, later, NOON } from '../support/builders.js'
import { finishJobs } from '../support/jobs.js'
import type { OpenWorld, World } from './world.js'

const NOTHING = { accountsMade: 0, accountsOnboarded: 0, dealsMade: 0, dealsPublished: 0, dealsImported: 0 }

export const figuresContract = (open: OpenWorld) =>
  describe('Figures', () => {
    let world: World
    let repositories: World['repositories']

    beforeEach(async () => {
      world = await open()
      repositories = world.repositories
    })

    it('counts by UTC day, for every day from the first to the last', async () => {
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

    it('keeps counting deleted deals and erased accounts on their days', async () => {
      const { accounts, deals, figures } = repositories
      const midnight = new Date('2026-03-02T00:00:00.000Z')
      const [account, other] = [
        anAccount({ createdAt: later(-1, midnight), onboardedAt: midnight }),
        anAccount({ createdAt: midnight }),
      ]
      for (const one of [account, other]) await accounts.insert(one)
      const made = { ownerId: account.id, createdAt: midnight }
      const kept = [
        aDeal({ ...made, imported: true }),
        aDeal({ ...made, imported: true, publishedAt: midnight }),
        aDeal({ ...made, sharing: 'public', publishedAt: daysLater(midnight, 1) }),
        aDeal({ ...made, createdAt: daysLater(midnight, 5) }),
        aDeal(made),
      ]
      await deals.insertMany(kept)
      const before = await figures.daily(NOON, daysLater(NOON, 6))
      expect(before).toContainEqual({
        day: '2026-03-02',
        accountsMade: 1,
        accountsOnboarded: 1,
        dealsMade: 4,
        dealsPublished: 1,
        dealsImported: 2,
      })
      for (const deal of kept.slice(0, -1)) await deals.delete(deal)
      await deals.delete(kept[0] as Deal)
      expect(await figures.daily(NOON, daysLater(NOON, 6))).toEqual(before)
      for (const { id } of [account, other]) await world.unitOfWork.run(({ erasure }) => erasure.erase(id, NOON, NOON))
      expect(await figures.daily(NOON, daysLater(NOON, 6))).toEqual(before)
      await finishJobs(world.unitOfWork)
      expect(await figures.daily(NOON, daysLater(NOON, 6))).toEqual(before)
    })

    it('counts many deletions at once, each one once', async () => {
      const { accounts, deals, figures } = repositories
      const account = anAccount({ createdAt: NOON })
      await accounts.insert(account)
      const kept = Array.from({ length: 20 }, () => aDeal({ ownerId: account.id, createdAt: NOON, publishedAt: NOON }))
      await deals.insertMany(kept)
      await Promise.all(kept.map((deal) => world.unitOfWork.run((transaction) => transaction.deals.delete(deal))))
      expect(await figures.daily(NOON, NOON)).toMatchObject([{ dealsMade: 20, dealsPublished: 20, dealsImported: 0 }])
    })

    it('counts the deals and groups of an account', async () => {
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
