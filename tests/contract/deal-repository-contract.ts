import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DealRepository } from '../../src/application/ports/deal-repository.js'
import type { Call } from '../../src/domain/auction.js'
import { type Deal, LIFECYCLES, newDeal, SHARINGS, withSharing } from '../../src/domain/deal.js'
import { isExposedInCatalog } from '../../src/domain/exposure.js'
import type { DealId } from '../../src/domain/ids.js'
import { aDeal, anAccount, anAccountId, later } from '../support/builders.js'
import type { OpenWorld } from './world.js'

const ownerId = anAccountId('owner')
const FIRST_PAGE = { page: 1, pageSize: 100 }

/** A deal that nobody owns is orphaned, and only such a one. */
const withLifecycle = (lifecycle: Deal['lifecycle'], overrides: Partial<Deal> = {}): Deal =>
  aDeal({ ...overrides, lifecycle, ownerId: lifecycle === 'orphaned' ? null : ownerId })

export const dealRepositoryContract = (open: OpenWorld) =>
  describe('DealRepository', () => {
    let deals: DealRepository

    beforeEach(async () => {
      const { repositories } = await open()
      deals = repositories.deals
      await repositories.accounts.insert(anAccount({ id: ownerId }))
    })

    it('gives back every field as it was kept', async () => {
      const deal = newDeal(
        {
          id: v7() as DealId,
          ownerId,
          fields: {
            title: 'A "title" \\ with % and 🂡',
            boardNumber: 7,
            hands: { N: 'AKQ.JT9.876.5432', S: '.AKQ8765.AKQ.AKQ' },
            auction: ['1H', 'X', 'XX', 'P', 'P', 'P'] as Call[],
            commentary: [{ type: 'paragraph', children: [{ type: 'text', text: 'Why?', italic: true }] }],
            themes: ['a, b', '"c"', '{d}', ''],
            personalThemes: ['mine'],
            inspirations: ['NULL', 'a\\b'],
            sharing: 'public',
          },
          sharingGroupIds: [],
        },
        later(0),
      )
      await deals.insertMany([deal])
      expect(await deals.findById(deal.id)).toEqual(deal)
    })

    it('finds no deal where there is none', async () => {
      expect(await deals.findById(v7() as DealId)).toBeNull()
    })

    it('keeps all of several deals or none of them', async () => {
      const [one, two] = [aDeal({ ownerId }), aDeal({ ownerId })]
      await deals.insertMany([one])
      await expect(deals.insertMany([two, one])).rejects.toThrow()
      expect(await deals.findById(two.id)).toBeNull()
      await deals.insertMany([])
    })

    it('hands out copies', async () => {
      const deal = aDeal({ ownerId, themes: ['first'] })
      await deals.insertMany([deal])
      const found = (await deals.findById(deal.id)) as Deal
      Object.assign(found.themes, { 0: 'changed' })
      expect(await deals.findById(deal.id)).toEqual(deal)
    })

    it('saves only over the revision that it was given', async () => {
      const deal = aDeal({ ownerId })
      await deals.insertMany([deal])
      expect(await deals.save({ ...deal, title: 'second' })).toMatchObject({ title: 'second', revision: 2 })
      expect(await deals.save({ ...deal, title: 'stale' })).toBeNull()
      expect(await deals.save(aDeal({ ownerId }))).toBeNull()
      expect(await deals.findById(deal.id)).toMatchObject({ title: 'second', revision: 2 })
    })

    it('keeps the first publishedAt, the owner and createdAt whatever is saved', async () => {
      const deal = aDeal({ ownerId })
      await deals.insertMany([deal])
      const published = (await deals.save(withSharing(deal, 'public', [], later(10)))) as Deal
      expect(published.publishedAt).toEqual(later(10))
      const again = await deals.save({
        ...published,
        publishedAt: later(99),
        createdAt: later(99),
        ownerId: anAccountId('thief'),
      })
      expect(again).toMatchObject({ publishedAt: later(10), createdAt: deal.createdAt, ownerId })
      const cleared = await deals.save({ ...(again as Deal), publishedAt: null, sharing: 'private' })
      expect(cleared).toMatchObject({ publishedAt: later(10), sharing: 'private' })
    })

    it('lists exactly the deals the domain exposes', async () => {
      const every = SHARINGS.flatMap((sharing) => LIFECYCLES.map((lifecycle) => withLifecycle(lifecycle, { sharing })))
      await deals.insertMany(every)
      const exposed = every.filter((deal) => isExposedInCatalog(deal) && deal.ownerId === ownerId)
      expect(exposed).not.toEqual([])
      expect(await deals.listExposedByOwner(ownerId, FIRST_PAGE)).toEqual({ items: exposed, total: exposed.length })
    })

    it('lists the latest publishedAt first, nulls last, ties by the latest id', async () => {
      const publishedAts = [null, later(5), later(1), later(5), null, later(9)]
      const every = publishedAts.map((publishedAt) => aDeal({ ownerId, sharing: 'public', publishedAt }))
      await deals.insertMany(every)
      const { items } = await deals.listExposedByOwner(ownerId, FIRST_PAGE)
      expect(items.map(({ id }) => every.findIndex((deal) => deal.id === id))).toEqual([5, 3, 1, 2, 4, 0])
    })

    it('gives the page asked for, and an empty one past the end, with the total', async () => {
      const every = Array.from({ length: 5 }, (_, i) => aDeal({ ownerId, sharing: 'public', publishedAt: later(i) }))
      await deals.insertMany(every)
      const second = await deals.listExposedByOwner(ownerId, { page: 2, pageSize: 2 })
      expect(second).toEqual({ items: [every[2], every[1]], total: 5 })
      expect(await deals.listExposedByOwner(ownerId, { page: 9, pageSize: 2 })).toEqual({ items: [], total: 5 })
      expect(await deals.listExposedByOwner(anAccountId('other'), FIRST_PAGE)).toEqual({ items: [], total: 0 })
    })
  })
