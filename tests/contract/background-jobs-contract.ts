import { beforeEach, describe, expect, it } from 'vitest'
import type { Deal } from '../../src/domain/deal.js'
import type { SharingGroupId } from '../../src/domain/ids.js'
import { aDeal, anAccount, anAccountId, aSharingGroup, later } from '../support/builders.js'
import { finishJobs } from '../support/jobs.js'
import type { OpenWorld, World } from './world.js'

export const backgroundJobsContract = (open: OpenWorld) =>
  describe('BackgroundJobs', () => {
    let world: World
    const owner = anAccount({ id: anAccountId('owner') })
    const other = anAccount({ id: anAccountId('other') })

    beforeEach(async () => {
      world = await open()
      for (const account of [owner, other]) await world.repositories.accounts.insert(account)
    })

    const withdraw = async (groupId: SharingGroupId) => {
      await world.unitOfWork.run(({ jobs }) => jobs.withdrawGroup(groupId, owner.id, later(7)))
      await finishJobs(world.unitOfWork)
    }

    it('removes a group from the deals of its owner that are shared with it', async () => {
      const { deals } = world.repositories
      const [group, another] = [aSharingGroup().id, aSharingGroup().id]
      const [alone, both, trashed, apart] = [[group], [another, group], [group], [another]].map((sharingGroupIds, i) =>
        aDeal({ ownerId: owner.id, sharing: 'group', sharingGroupIds, lifecycle: i === 2 ? 'trashed' : 'active' }),
      ) as [Deal, Deal, Deal, Deal]
      const open = aDeal({ ownerId: owner.id, sharing: 'public', publishedAt: later(1) })
      await deals.insertMany([alone, both, trashed, apart, open])
      await withdraw(group)
      const moved = { updatedAt: later(7), revision: 2 }
      for (const deal of [alone, trashed])
        expect(await deals.findById(deal.id)).toEqual({ ...deal, ...moved, sharing: 'private', sharingGroupIds: [] })
      expect(await deals.findById(both.id)).toEqual({ ...both, ...moved, sharingGroupIds: [another] })
      for (const deal of [apart, open]) expect(await deals.findById(deal.id)).toEqual(deal)
    })

    it('finishes a job with more deals than one piece handles', async () => {
      const { deals } = world.repositories
      const { id } = aSharingGroup()
      const shared = Array.from({ length: 1_100 }, (_, i) =>
        aDeal({ ownerId: owner.id, sharing: 'group', sharingGroupIds: [id], createdAt: later(i % 3) }),
      )
      await world.unitOfWork.run((bound) => bound.deals.insertMany(shared))
      await withdraw(id)
      const request = { page: 1, pageSize: 1 }
      expect(await deals.list({ ownerId: owner.id, sharing: 'private' }, request)).toMatchObject({ total: 1_100 })
      await world.unitOfWork.run(({ erasure }) => erasure.erase(owner.id, later(8), later(9)))
      await finishJobs(world.unitOfWork)
      expect(await deals.list({ lifecycle: 'orphaned' }, request)).toMatchObject({ total: 1_100 })
      expect((await deals.findById(shared[0]?.id as Deal['id']))?.updatedAt).toEqual(later(8))
      expect(await world.repositories.accounts.insert(anAccount({ id: owner.id }))).toBe(true)
    })

    it('leaves no job behind once everything is done', async () => {
      const { id } = aSharingGroup()
      await withdraw(id)
      const { unitOfWork } = world
      expect(await unitOfWork.run(({ jobs }) => jobs.listUnfinished())).toEqual([])
      for (const job of [
        { kind: 'withdraw-group', subject: id },
        { kind: 'erase-account', subject: owner.id },
      ] as const)
        expect(await unitOfWork.run(({ jobs }) => jobs.advance(job))).toBe(false)
    })

    it('changes nothing that is correct in a recount', async () => {
      const { deals, catalogDirectory } = world.repositories
      const deal = aDeal({ ownerId: owner.id, sharing: 'public', publishedAt: later(1), themes: ['Ruff'] })
      await deals.insertMany([deal])
      await world.unitOfWork.run(({ jobs }) => jobs.recount(later(2)))
      const recount = { kind: 'recount', subject: '' } as const
      while (await world.unitOfWork.run(({ jobs }) => jobs.advance(recount)));
      expect(await deals.findById(deal.id)).toEqual(deal)
      expect(await catalogDirectory.listAuthors({ term: null, after: null, limit: 9 }, later(2))).toEqual([])
    })
  })
