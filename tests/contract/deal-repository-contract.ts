import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type DealHeader,
  type DealOutline,
  type DealRepository,
  isOutline,
  type Listed,
  MAX_LISTED_BYTES,
  MAX_LISTED_PLACES,
  type PublishedDeal,
} from '../../src/application/ports/deal-repository.js'
import type { Account } from '../../src/domain/account.js'
import { asAuthor } from '../../src/domain/author.js'
import type { Call } from '../../src/domain/bridge/auction.js'
import type { Hand } from '../../src/domain/bridge/hand.js'
import type { Card } from '../../src/domain/bridge/play.js'
import {
  type CursorRequest,
  latestCreatedFirst,
  latestPublishedFirst,
  type PublicationCursor,
} from '../../src/domain/cursor.js'
import {
  orphaned as asOrphaned,
  asPlain,
  type Deal,
  LIFECYCLES,
  newDeal,
  type SharedDeal,
  withSharing,
} from '../../src/domain/deal.js'
import { boardKey } from '../../src/domain/deal-content.js'
import { asShared, isExposedBy, isExposedInCatalog, isListedAuthor } from '../../src/domain/exposure.js'
import type { AccountId, CollectionId, DealId, SharingGroupId } from '../../src/domain/ids.js'
import { MAX_PAGE_SIZE } from '../../src/domain/page.js'
import { SHARINGS } from '../../src/domain/sharing.js'
import { isReadableByGroups } from '../../src/domain/sharing-group.js'
import {
  aCollection,
  aDeal,
  aGrant,
  aHandle,
  anAccount,
  anAccountId,
  everyKindOfDeal,
  later,
  NOON,
} from '../support/builders.js'
import type { OpenWorld, World } from './world.js'

const ownerId = anAccountId('owner')
const otherId = anAccountId('other')
const owner = anAccount({ id: ownerId, handle: aHandle('owner') })
const HANDS = {
  N: '765.AKQ2.AK3.K32',
  E: 'AKQJ.JT98.QJ.QJT',
  S: 'T98.765.T987.987',
  W: '432.43.6542.A654',
}
const FIRST_PAGE = { page: 1, pageSize: 100 }

/** The outline of a large deal in a list. */
const outlineOf = ({
  id,
  ownerId,
  title,
  sharing,
  lifecycle,
  boardNumber,
  publishedAt,
  createdAt,
  revision,
}: Deal) => ({
  ...{ id, ownerId, title, sharing, lifecycle, boardNumber, publishedAt, createdAt, revision },
  bytes: expect.any(Number),
})

export const dealRepositoryContract = (open: OpenWorld) =>
  describe('DealRepository', () => {
    let deals: DealRepository
    let world: World

    beforeEach(async () => {
      world = await open()
      deals = world.repositories.deals
      for (const account of [owner, anAccount({ id: otherId })]) await world.repositories.accounts.insert(account)
    })

    it('returns every field as it was stored', async () => {
      const deal = newDeal(
        {
          id: v7() as DealId,
          ownerId,
          fields: {
            title: 'A "title" \\ with % and 🂡',
            boardNumber: 7,
            hands: HANDS,
            auction: ['1H', 'X', 'XX', 'P', 'P', 'P'] as Call[],
            callNotes: [
              { call: 0, text: 'Five "hearts" \\ 🂡', alert: true },
              { call: 2, accepts: ['P', '1S'] as Call[] },
            ],
            play: ['S2', 'S5', 'SA'] as Card[],
            result: 0,
            commentary: [
              { type: 'paragraph', children: [{ type: 'text', text: 'Why?', italic: true }] },
              { type: 'step' },
              { type: 'paragraph', children: [] },
            ],
            themes: ['a, b', '"c"', '{d}', ''],
            personalThemes: ['mine'],
            inspirations: ['NULL', 'a\\b'],
            supplement: [{ name: 'West', value: 'O"Neill \\ 🂡\nnext line' }],
            sharing: 'public',
          },
          sharingGroupIds: [],
        },
        later(0),
      )
      await deals.insertMany([deal])
      expect(await deals.findById(deal.id)).toEqual(deal)
      expect(await deals.findManyPlain([v7() as DealId, deal.id])).toEqual([asPlain(deal)])
      const callNotes = [{ call: 1, text: '', alert: true, accepts: [] }]
      const saved = { ...deal, callNotes, play: [], result: null, supplement: [{ name: 'a', value: '' }] }
      await deals.save(deal, saved)
      expect(await deals.findById(deal.id)).toEqual({ ...saved, revision: 2 })
    })

    it('lists the supplement of a deal for its owner only', async () => {
      const supplement = [{ name: 'West', value: 'Ada' }]
      const own = aDeal({ ownerId, supplement })
      const foreign = aDeal({ ownerId: otherId, sharing: 'public', supplement })
      const grouped = aDeal({ ownerId, sharing: 'group', sharingGroupIds: [v7() as SharingGroupId], supplement })
      await deals.insertMany([own, foreign, grouped])
      expect((await deals.list({ ownerId: otherId }, FIRST_PAGE)).items).toEqual([foreign])
      expect((await deals.listAfter({ ownerId: otherId }, null, 9)).map(({ deal }) => deal)).toEqual([foreign])
      const listed = await deals.listByGroup(grouped.sharingGroupIds[0] as SharingGroupId, FIRST_PAGE)
      expect(listed.items).toEqual([asPlain(grouped)])
      const collection = aCollection({ ownerId, dealIds: [own.id, foreign.id] })
      await world.repositories.collections.insert(collection)
      const held = await deals.listByCollection(collection.id)
      expect(held.map(({ deal }) => deal)).toEqual([own, { ...foreign, supplement: [] }])
      const shown = await deals.listPlainByCollection(collection.id)
      expect(shown).toEqual([own, foreign].map((deal, i) => ({ deal: asPlain(deal), owner: held[i]?.owner })))
    })

    it('lists accepted calls for the owner only', async () => {
      const callNotes = [
        { call: 0, text: 'Four "hearts"', alert: true, accepts: ['1C'] as Call[] },
        { call: 1, text: '', alert: false, accepts: ['X'] as Call[] },
      ]
      const author = anAccount({ handle: aHandle('noting') })
      await world.repositories.accounts.insert(author)
      const deal = aDeal({ ownerId: author.id, sharing: 'public', auction: ['1H'] as Call[], callNotes })
      await deals.insertMany([deal])
      expect((await deals.list({ ownerId: author.id }, FIRST_PAGE)).items).toEqual([deal])
      const exposed = await deals.listExposedByHandle(aHandle('noting'), FIRST_PAGE)
      expect(exposed?.items).toMatchObject([{ callNotes: [{ call: 0, text: 'Four "hearts"', alert: true }] }])
      expect(JSON.stringify(exposed)).not.toMatch(/accepts|1C/)
    })

    it('finds nothing by an unknown id', async () => {
      expect(await deals.findById(v7() as DealId)).toBeNull()
    })

    it('stores all of several deals or none of them', async () => {
      const [one, two] = [aDeal({ ownerId }), aDeal({ ownerId })]
      await deals.insertMany([one])
      await expect(deals.insertMany([two, one])).rejects.toThrow()
      expect(await deals.findById(two.id)).toBeNull()
      await deals.insertMany([])
    })

    it('inserts a deal within a limit, unless its owner is unknown', async () => {
      const every = [
        aDeal({ ownerId }),
        aDeal({ ownerId, sharing: 'public', publishedAt: later(1) }),
        aDeal({ ownerId }),
      ]
      const [first, second, third] = every as [Deal, Deal, Deal]
      expect(await deals.insertWithin(first, 2)).toBe(true)
      expect(await deals.insertWithin(second, 2)).toBe(true)
      expect(await deals.insertWithin(third, 2)).toBe(false)
      expect(await deals.insertWithin(aDeal({ ownerId: anAccountId('unknown') }), 2)).toBe(false)
      expect((await deals.list({ ownerId }, FIRST_PAGE)).items).toEqual([second, first].sort(latestCreatedFirst))
      const [published] = (await deals.listExposedByHandle(aHandle('owner'), FIRST_PAGE))?.items ?? []
      expect(published?.id).toBe(second.id)
    })

    it('enforces the limit for concurrent inserts', async () => {
      const every = Array.from({ length: 12 }, (_, i) =>
        aDeal({ ownerId, sharing: i % 2 === 0 ? 'public' : 'private' }),
      )
      const inserted = await Promise.all(every.map((deal) => deals.insertWithin(deal, 5)))
      expect(inserted.filter(Boolean)).toHaveLength(5)
      expect((await deals.list({ ownerId }, FIRST_PAGE)).total).toBe(5)
    })

    it('finds the boards of an owner in any lifecycle except trashed', async () => {
      const boards = [
        aDeal({ ownerId, boardNumber: 1 }),
        aDeal({ ownerId }),
        aDeal({ ownerId, boardNumber: 1, dealer: 'S', sharing: 'public' }),
        aDeal({ ownerId, boardNumber: 1, vulnerability: 'All' }),
        aDeal({ ownerId, hands: { N: 'AKQ.JT9.876.5432' as Hand, E: null, S: '.AKQ8765.AKQ.AKQ' as Hand, W: null } }),
        aDeal({ ownerId, hands: { N: null, E: 'AKQ.JT9.876.5432' as Hand, S: '.AKQ8765.AKQ.AKQ' as Hand, W: null } }),
      ]
      await deals.insertMany([
        ...boards,
        aDeal({ ownerId, boardNumber: 2, lifecycle: 'trashed' }),
        aDeal({ ownerId: otherId, boardNumber: 3 }),
        aDeal({ ownerId: null, boardNumber: 4, lifecycle: 'orphaned' }),
      ])
      const absent = [2, 3, 4, 11].map((boardNumber) => aDeal({ ownerId, boardNumber }))
      const known = new Map(boards.map((deal) => [boardKey(deal), deal.id]))
      expect(known.size).toBe(boards.length)
      expect(await deals.findBoards(ownerId, [...absent, ...boards].map(boardKey))).toEqual(known)
      expect(await deals.findBoards(ownerId, [])).toEqual(new Map())
      const many = Array.from({ length: 999 }, (_, i) => aDeal({ ownerId, boardNumber: i + 1, dealer: 'S' }))
      expect((await deals.findBoards(ownerId, many.map(boardKey))).size).toBe(1)
    })

    it('finds a board by its new fields after a change', async () => {
      const deal = aDeal({ ownerId, boardNumber: 1 })
      await deals.insertMany([deal])
      const changed = (await deals.save(deal, { ...deal, boardNumber: 2 })) as Deal
      expect(await deals.findBoards(ownerId, [deal, changed].map(boardKey))).toEqual(
        new Map([[boardKey(changed), deal.id]]),
      )
    })

    it('returns copies', async () => {
      const deal = aDeal({ ownerId, themes: ['first'] })
      await deals.insertMany([deal])
      const found = (await deals.findById(deal.id)) as Deal
      Object.assign(found.themes, { 0: 'changed' })
      expect(await deals.findById(deal.id)).toEqual(deal)
    })

    it('saves only over the expected revision, and no other deal', async () => {
      const [deal, other] = [aDeal({ ownerId }), aDeal({ ownerId })]
      await deals.insertMany([deal, other])
      expect(await deals.save(deal, { ...deal, title: 'second' })).toMatchObject({ title: 'second', revision: 2 })
      expect(await deals.save(deal, { ...deal, title: 'stale' })).toBeNull()
      const unknown = aDeal({ ownerId })
      expect(await deals.save(unknown, unknown)).toBeNull()
      expect(await deals.findById(deal.id)).toMatchObject({ title: 'second', revision: 2 })
      expect(await deals.findById(other.id)).toEqual(other)
    })

    it('keeps the first publishedAt, the owner and createdAt, whatever is saved', async () => {
      const deal = aDeal({ ownerId })
      await deals.insertMany([deal])
      const published = (await deals.save(deal, withSharing(deal, 'public', [], later(10)))) as Deal
      expect(published.publishedAt).toEqual(later(10))
      const again = await deals.save(published, {
        ...published,
        publishedAt: later(99),
        createdAt: later(99),
        ownerId: anAccountId('thief'),
      })
      expect(again).toMatchObject({ publishedAt: later(10), createdAt: deal.createdAt, ownerId })
      const cleared = await deals.save(again as Deal, { ...(again as Deal), publishedAt: null, sharing: 'private' })
      expect(cleared).toMatchObject({ publishedAt: later(10), sharing: 'private' })
    })

    it('lists exactly the deals the domain exposes', async () => {
      const every = everyKindOfDeal([ownerId, otherId])
      await deals.insertMany(every)
      const exposed = every.filter((deal) => isExposedInCatalog(deal) && deal.ownerId === ownerId)
      expect(exposed).not.toEqual([])
      const expected = { owner: asAuthor(owner), items: exposed.map(asShared), total: exposed.length }
      expect(await deals.listExposedByHandle(aHandle('owner'), FIRST_PAGE)).toEqual(expected)
    })

    it("returns a version of an owner's set of exposed deals, which changes with the set", async () => {
      const mark = () => deals.versionOfExposed(ownerId)
      const none = await mark()
      const every = everyKindOfDeal([ownerId, otherId])
      const hidden = every.filter((deal) => !isExposedBy(ownerId, deal))
      await deals.insertMany(hidden)
      expect(await mark()).toBe(none)
      const [one, two] = [aDeal({ ownerId, sharing: 'public' }), aDeal({ ownerId, sharing: 'public' })]
      await deals.insertMany([one])
      const first = await mark()
      await deals.save(one, { ...one, title: 'changed' })
      expect(await mark()).toBe(first)
      await deals.insertMany([two])
      const both = await mark()
      await deals.delete(one)
      const second = await mark()
      expect(new Set([none, first, both, second]).size).toBe(4)
      await deals.save(two, { ...two, sharing: 'private' })
      expect(await mark()).toBe(none)
    })

    it('lists the latest publishedAt first, nulls last, then by id', async () => {
      const publishedAts = [null, later(5), later(1), later(5), null, later(9)]
      const every = publishedAts.map((publishedAt) => aDeal({ ownerId, sharing: 'public', publishedAt }))
      await deals.insertMany(every)
      const found = await deals.listExposedByHandle(aHandle('owner'), FIRST_PAGE)
      expect(found?.items.map(({ id }) => every.findIndex((deal) => deal.id === id))).toEqual([5, 1, 3, 2, 0, 4])
    })

    it('finds deals with their owners, several at once, and locks them in both ways', async () => {
      const { unitOfWork } = world
      const [one, two] = [aDeal({ ownerId }), aDeal({ ownerId, sharing: 'group' })]
      const orphaned = aDeal({ ownerId: null, lifecycle: 'orphaned' })
      await deals.insertMany([one, two, orphaned])
      expect(await deals.findOwned(one.id)).toEqual({ deal: one, owner: asAuthor(owner) })
      expect(await deals.findOwned(orphaned.id)).toBeNull()
      expect(await deals.findOwned(v7() as DealId)).toBeNull()
      const ids = [two.id, one.id, orphaned.id, v7() as DealId]
      const inOrder = <Found extends DealHeader>(found: readonly Found[]) =>
        ids.flatMap((id) => found.find((deal) => deal.id === id) ?? [])
      expect(await deals.findMany(ids)).toEqual([two, one, orphaned])
      expect(await deals.findMany([])).toEqual([])
      await unitOfWork.run(async (bound) => {
        expect(await bound.deals.lockMany(ids)).toEqual(await bound.deals.findMany([...ids].sort()))
        const header = ({ id, ownerId, sharing, lifecycle }: Deal) => ({ id, ownerId, sharing, lifecycle })
        expect(inOrder((await bound.deals.lockHeaders(ids)).map(({ deal }) => deal))).toEqual([two, one].map(header))
        expect(inOrder((await bound.deals.findHeaders(ids)).map(({ deal }) => deal))).toEqual([two, one].map(header))
        expect(await bound.deals.lockHeaders([])).toEqual([])
      })
    })

    it('deletes one deal only', async () => {
      const [one, two] = [aDeal({ ownerId }), aDeal({ ownerId })]
      await deals.insertMany([one, two])
      await deals.delete(one)
      await deals.delete(one)
      expect(await deals.findMany([one.id, two.id])).toEqual([two])
    })

    it('saves many locked deals at once, each with its own changes', async () => {
      const { unitOfWork } = world
      const group = v7() as SharingGroupId
      const every = [1, 2, 3].map((n) =>
        aDeal({
          ownerId,
          title: `Board ${n}`,
          themes: ['a'],
          commentary: [{ type: 'paragraph', children: [{ type: 'text', text: `${n}`, bold: false, italic: true }] }],
          supplement: [{ name: 'West', value: 'Ada' }],
        }),
      ) as [Deal, Deal, Deal]
      await deals.insertMany(every)
      const [one, two, three] = every
      const after = [
        withSharing({ ...one, updatedAt: later(5) }, 'public', [], later(5)),
        {
          ...two,
          themes: ['Ruff', "it's \\ a 'trap'"],
          sharing: 'group',
          sharingGroupIds: [group],
          updatedAt: later(6),
        },
        asOrphaned(three, later(7)),
      ] as [Deal, Deal, Deal]
      await unitOfWork.run(async (bound) => {
        await bound.deals.lockMany(every.map(({ id }) => id))
        await bound.deals.saveMany(every.map((before, i) => ({ before, after: after[i] as Deal })))
      })
      expect(await deals.findMany(every.map(({ id }) => id))).toEqual(after.map((deal) => ({ ...deal, revision: 2 })))
      const found = await deals.list({ ownerId, q: 'ruff' }, FIRST_PAGE)
      expect(found.items.map(({ id }) => id)).toEqual([two.id])
      expect((await deals.listExposedByHandle(aHandle('owner'), FIRST_PAGE))?.total).toBe(1)
    })

    it('keeps the first publishedAt of many, and saves none over another revision', async () => {
      const [one, two] = [aDeal({ ownerId, sharing: 'public', publishedAt: later(1) }), aDeal({ ownerId })]
      await deals.insertMany([one, two])
      await deals.saveMany([{ before: one, after: { ...one, publishedAt: null, sharing: 'private' } }])
      expect(await deals.findById(one.id)).toMatchObject({ publishedAt: later(1), sharing: 'private', revision: 2 })
      const changes = [two, one].map((before) => ({ before, after: { ...before, title: 'stale' } }))
      await expect(world.unitOfWork.run((bound) => bound.deals.saveMany(changes))).rejects.toThrow(
        'although they were locked',
      )
      expect(await deals.findById(two.id)).toEqual(two)
    })

    it('lists by owner, sharing and lifecycle, the latest createdAt first, then by id', async () => {
      const every = everyKindOfDeal([ownerId, otherId]).map((deal, i) => ({ ...deal, createdAt: later(i % 3) }))
      await deals.insertMany(every)
      const newest = [...every].sort(latestCreatedFirst)
      expect(newest[0]?.id).toBe(every[2]?.id)
      for (const sharing of [undefined, ...SHARINGS])
        for (const lifecycle of [undefined, ...LIFECYCLES])
          for (const owner of [undefined, ownerId]) {
            const expected = newest.filter(
              (deal) =>
                (sharing === undefined || deal.sharing === sharing) &&
                (lifecycle === undefined || deal.lifecycle === lifecycle) &&
                (owner === undefined || deal.ownerId === owner),
            )
            const filter = { ownerId: owner, sharing, lifecycle }
            expect(await deals.list(filter, FIRST_PAGE)).toEqual({ items: expected, total: expected.length })
            expect(await deals.list(filter, { page: 2, pageSize: 2 })).toEqual({
              items: expected.slice(2, 4),
              total: expected.length,
            })
          }
    })

    it("returns a version of an owner's deals, and of all deals, which changes with each change", async () => {
      const [one, two, other] = [aDeal({ ownerId }), aDeal({ ownerId, sharing: 'public' }), aDeal({ ownerId: otherId })]
      const marks = () => Promise.all([ownerId, otherId, null].map((id) => deals.versionOf(id)))
      let last = await marks()
      const changed = async () => {
        const before = last
        last = await marks()
        return last.map((mark, i) => mark !== before[i])
      }
      await deals.insertMany([one])
      expect(await changed()).toEqual([true, false, true])
      expect(await changed()).toEqual([false, false, false])
      expect(await deals.insertWithin(two, 9)).toBe(true)
      expect(await changed()).toEqual([true, false, true])
      await deals.insertMany([other])
      expect(await changed()).toEqual([false, true, true])
      const saved = (await deals.save(one, { ...one, title: 'changed' })) as Deal
      expect(await changed()).toEqual([true, false, true])
      const shared = (await deals.save(saved, withSharing(saved, 'public', [], later(1)))) as Deal
      expect(await changed()).toEqual([true, false, true])
      expect(await deals.save(one, one)).toBeNull()
      expect(await changed()).toEqual([false, false, false])
      await deals.saveMany([{ before: shared, after: { ...shared, title: 'again' } }])
      expect(await changed()).toEqual([true, false, true])
      await deals.delete({ ...shared, revision: shared.revision + 1 })
      expect(await changed()).toEqual([true, false, true])
    })

    it('returns a version of a collection, which changes with its deals, its order and their owners', async () => {
      const [one, two] = [aDeal({ ownerId }), aDeal({ ownerId: otherId, sharing: 'public' })]
      await deals.insertMany([one, two])
      const { collections, accounts } = world.repositories
      const collection = aCollection({ ownerId, dealIds: [one.id, two.id] })
      await collections.insert(collection)
      const seen = [await deals.versionOfCollection(collection.id)]
      const change = async (write: () => Promise<unknown>) => {
        await write()
        seen.push(await deals.versionOfCollection(collection.id))
      }
      await change(() => deals.save(two, { ...two, title: 'changed' }))
      await change(() => collections.save(collection, { ...collection, dealIds: [two.id, one.id] }))
      const other = await accounts.findById(otherId)
      await change(() => accounts.save(other as Account, { ...(other as Account), isActive: false }))
      expect(new Set(seen).size).toBe(4)
      expect(await deals.versionOfCollection(collection.id)).toBe(seen.at(-1))
    })

    it('lists exactly the deals shared with a group by active owners, in the same order', async () => {
      const [group, other] = [v7(), v7()] as SharingGroupId[] as [SharingGroupId, SharingGroupId]
      const inactive = anAccount({ isActive: false })
      await world.repositories.accounts.insert(inactive)
      const every = [[], [group], [other], [other, group]].flatMap((sharingGroupIds) =>
        everyKindOfDeal([ownerId, inactive.id], { sharingGroupIds }),
      )
      for (const [i, deal] of every.entries()) Object.assign(deal, { createdAt: later(i % 3) })
      await deals.insertMany(every)
      const expected = every
        .filter((deal) => isReadableByGroups(deal, new Set([group])) && deal.ownerId === ownerId)
        .sort(latestCreatedFirst)
        .map(asPlain)
      expect(expected).toHaveLength(2)
      expect(await deals.listByGroup(group, FIRST_PAGE)).toEqual({ items: expected, total: 2 })
      expect(await deals.listByGroup(group, { page: 2, pageSize: 1 })).toEqual({ items: [expected[1]], total: 2 })
    })

    it('lists the deals of a collection in order, each with its owner', async () => {
      const every = everyKindOfDeal([ownerId, otherId])
      await deals.insertMany(every)
      const dealIds = every.map(({ id }) => id).reverse()
      const collection = aCollection({ ownerId, dealIds })
      await world.repositories.collections.insert(collection)
      const found = await deals.listByCollection(collection.id)
      const owned = [...every].reverse().filter((deal) => deal.ownerId !== null)
      expect(found.map(({ deal }) => deal)).toEqual(owned)
      expect(found.every(({ deal, owner }) => deal.ownerId === owner.id)).toBe(true)
      expect(await deals.listByCollection(v7() as CollectionId)).toEqual([])
      const exposed = owned.filter((deal) => isExposedBy(collection.ownerId, deal)).map(asShared)
      expect(exposed).not.toEqual([])
      expect(await deals.listExposedByCollection(collection.id)).toEqual(exposed)
      expect(await deals.listExposedByCollection(v7() as CollectionId)).toEqual([])
    })

    describe('of several authors', () => {
      const times = [later(3), null, later(1), later(3), null, later(2)]
      let expected: Deal[]
      let followed: Deal[]
      const reader = anAccount({ id: anAccountId('reader') })

      beforeEach(async () => {
        const { accounts, subscriptions } = world.repositories
        const authors = [
          anAccount({ handle: aHandle('anna') }),
          anAccount({ handle: aHandle('zoe') }),
          anAccount({ handle: aHandle('gone'), isActive: false }),
          anAccount(),
        ]
        for (const account of [...authors, reader]) await accounts.insert(account)
        for (const author of authors.slice(1)) await subscriptions.follow(reader.id, author.id, later(0))
        const every = authors.flatMap(({ id }) => [
          ...times.map((publishedAt) => aDeal({ ownerId: id, sharing: 'public', publishedAt })),
          ...everyKindOfDeal([id], { publishedAt: later(5) }),
        ])
        await deals.insertMany(every)
        const listed = new Set(authors.filter(isListedAuthor).map(({ id }) => id))
        expected = every
          .filter((deal) => isExposedInCatalog(deal) && deal.ownerId !== null && listed.has(deal.ownerId))
          .sort(latestPublishedFirst)
        followed = expected.filter((deal) => deal.ownerId === authors[1]?.id)
      })

      const walk = async (
        read: (request: CursorRequest) => Promise<readonly PublishedDeal[]>,
      ): Promise<Listed<SharedDeal>[]> => {
        const walked: Listed<SharedDeal>[] = []
        for (let after: PublicationCursor | null = null; walked.length <= expected.length; ) {
          const page = await read({ after, limit: 3 })
          if (page.length === 0) break
          walked.push(...page.map(({ deal }) => deal))
          const last = walked.at(-1) as Listed<SharedDeal>
          after = { publishedAt: last.publishedAt, id: last.id }
        }
        return walked
      }

      it('lists the recent ones of listed authors with a cursor', async () => {
        expect(expected).toHaveLength(14)
        expect(await walk((request) => deals.listRecent(request, NOON))).toEqual(expected.map(asShared))
        expect((await deals.listRecent({ after: null, limit: 1 }, NOON))[0]).toMatchObject({
          owner: { id: expected[0]?.ownerId },
        })
      })

      it('returns one deal beyond the page, from the start and from a cursor', async () => {
        const [author] = expected
        const more = Array.from({ length: MAX_PAGE_SIZE + 3 }, () =>
          aDeal({ ownerId: author?.ownerId ?? null, sharing: 'public', publishedAt: later(1) }),
        )
        await deals.insertMany(more)
        const every = [...expected, ...more].sort(latestPublishedFirst)
        const limit = MAX_PAGE_SIZE + 1
        const idsFrom = (start: number) => every.slice(start, start + limit).map(({ id }) => id)
        const listed = async (after: PublicationCursor | null) =>
          (await deals.listRecent({ after, limit }, NOON)).map(({ deal: { id } }) => id)
        expect(await listed(null)).toEqual(idsFrom(0))
        expect(await listed(every[0] as PublicationCursor)).toEqual(idsFrom(1))
      })

      it('returns the active grants of each author', async () => {
        const accountId = followed[0]?.ownerId as AccountId
        const [active, over] = [aGrant({ accountId, limit: 3 }), aGrant({ accountId, endsAt: later(1) })]
        for (const grant of [active, over]) await world.putGrant(grant)
        for (const at of [NOON, later(1)]) {
          const grants = at === NOON ? [active, over] : [active]
          const byAuthor = (id: unknown) => (id === accountId ? grants : [])
          const recent = await deals.listRecent({ after: null, limit: 20 }, at)
          expect(recent.map((found) => found.grants)).toEqual(recent.map(({ owner: { id } }) => byAuthor(id)))
          const [fed] = await deals.listFeed(reader.id, { after: null, limit: 1 }, at)
          expect(fed?.grants).toEqual(grants)
        }
      })

      it('lists those of followed authors with a cursor', async () => {
        expect(followed).toHaveLength(7)
        expect(await walk((request) => deals.listFeed(reader.id, request, NOON))).toEqual(followed.map(asShared))
        expect(await deals.listFeed(ownerId, { after: null, limit: 3 }, NOON)).toEqual([])
      })
    })

    it('returns the requested page, or an empty one past the end, with the total', async () => {
      const every = Array.from({ length: 5 }, (_, i) => aDeal({ ownerId, sharing: 'public', publishedAt: later(i) }))
      await deals.insertMany(every)
      const shared = (...indexes: number[]) => indexes.map((i) => asShared(every[i] as Deal))
      const page = (page: number, pageSize: number) => deals.listExposedByHandle(aHandle('owner'), { page, pageSize })
      expect(await page(2, 2)).toMatchObject({ items: shared(2, 1), total: 5 })
      expect(await page(3, 2)).toMatchObject({ items: shared(0), total: 5 })
      expect(await page(1, 5)).toMatchObject({ items: shared(4, 3, 2, 1, 0), total: 5 })
      expect(await page(9, 2)).toEqual({ owner: asAuthor(owner), items: [], total: 5 })
    })

    it('finds an author without exposed deals, active or not, and no one by an unused handle', async () => {
      const hidden = anAccount({ handle: aHandle('hidden'), isActive: false })
      await world.repositories.accounts.insert(hidden)
      const none = { owner: asAuthor(hidden), items: [], total: 0 }
      expect(await deals.listExposedByHandle(aHandle('hidden'), FIRST_PAGE)).toEqual(none)
      expect(await deals.listExposedByHandle(aHandle('nobody'), FIRST_PAGE)).toBeNull()
    })

    describe('with large texts', () => {
      const text = 'x'.repeat(MAX_LISTED_BYTES)
      const said = (words: string): Deal['commentary'] => [
        { type: 'paragraph', children: [{ type: 'text', text: words, bold: false, italic: false }] },
      ]
      /** Random, so that no database compresses them. */
      const noise = () => Array.from({ length: 200 }, () => v7())
      const empty = Array.from({ length: 1_500 }, () => ({ type: 'paragraph', children: [] }) as const)
      let every: Deal[]
      let small: Deal

      beforeEach(async () => {
        const published = (overrides: Partial<Deal>, i: number) =>
          aDeal({ ownerId, sharing: 'public', publishedAt: later(i), boardNumber: i + 1, ...overrides })
        every = [
          { commentary: said('short') },
          { commentary: said(text) },
          { commentary: said(noise().join(' ')) },
          { commentary: empty },
          { themes: noise().slice(0, 120) },
          { personalThemes: noise().slice(0, 120) },
          { inspirations: [text] },
          { callNotes: [{ call: 0, text, alert: false, accepts: [] }] },
        ].map(published)
        small = every[0] as Deal
        await deals.insertMany(every)
      })

      it('are listed as outlines, which include their size', async () => {
        const { items } = await deals.list({ ownerId }, FIRST_PAGE)
        expect(items).toEqual(every.map((deal) => (deal === small ? deal : outlineOf(deal))))
        for (const item of items) if (isOutline(item)) expect(item.bytes).toBeGreaterThan(MAX_LISTED_BYTES)
        const placed = await deals.listAfter({ ownerId }, null, 100)
        expect(placed.map(({ deal }) => deal)).toEqual(items)
        expect(await deals.listAfter({ ownerId }, placed[2]?.place ?? null, 2)).toEqual(placed.slice(3, 5))
        expect(await deals.listAfter({ ownerId: otherId }, null, 2)).toEqual([])
      })

      it('are recognised as small again after a change', async () => {
        const deal = aDeal({ ownerId, themes: ['one'] })
        await deals.insertMany([deal])
        await deals.save(deal, { ...deal, themes: ['two'] })
        const [locked] = await world.unitOfWork.run((bound) => bound.deals.lockMany([deal.id]))
        expect(locked).toEqual({ ...deal, themes: ['two'], revision: 2 })
      })

      it('become outlines because of a large supplement only in lists that include it', async () => {
        const supplement = [{ name: 'Notes', value: text }]
        const own = aDeal({ ownerId: otherId, sharing: 'public', supplement })
        await deals.insertMany([own])
        const [listed] = (await deals.list({ ownerId: otherId }, FIRST_PAGE)).items
        expect(listed).toEqual(outlineOf(own))
        expect((listed as DealOutline).bytes).toBeGreaterThan(MAX_LISTED_BYTES)
        for (const [holder, whole] of [
          [otherId, outlineOf(own)],
          [ownerId, { ...own, supplement: [] }],
        ] as const) {
          const collection = aCollection({ ownerId: holder, dealIds: [own.id] })
          await world.repositories.collections.insert(collection)
          expect(await deals.listByCollection(collection.id)).toMatchObject([{ deal: whole }])
          expect(await deals.listPlainByCollection(collection.id)).toMatchObject([{ deal: asPlain(own) }])
        }
      })

      it('are outlines in lists of the catalog', async () => {
        const expected = [...every]
          .sort(latestPublishedFirst)
          .map((deal) => (deal === small ? asShared(deal) : outlineOf(deal)))
        expect((await deals.listExposedByHandle(aHandle('owner'), FIRST_PAGE))?.items).toEqual(expected)
        expect((await deals.listRecent({ after: null, limit: 100 }, NOON)).map(({ deal }) => deal)).toEqual(expected)
        const reader = anAccount()
        await world.repositories.accounts.insert(reader)
        await world.repositories.subscriptions.follow(reader.id, ownerId, NOON)
        const fed = await deals.listFeed(reader.id, { after: null, limit: 100 }, NOON)
        expect(fed.map(({ deal }) => deal)).toEqual(expected)
      })

      it('are outlines in collections, as are all deals past a certain position', async () => {
        const many = Array.from({ length: MAX_LISTED_PLACES }, () => aDeal({ ownerId, sharing: 'public' }))
        await deals.insertMany(many)
        const held = [...every, ...many]
        const collection = aCollection({ ownerId, dealIds: held.map(({ id }) => id) })
        await world.repositories.collections.insert(collection)
        const isWhole = (deal: Deal) =>
          deal === small || (many.includes(deal) && held.indexOf(deal) < MAX_LISTED_PLACES)
        const found = await deals.listByCollection(collection.id)
        expect(found.map(({ deal }) => deal)).toEqual(held.map((deal) => (isWhole(deal) ? deal : outlineOf(deal))))
        const plain = (await deals.listPlainByCollection(collection.id)).map(({ deal }) => isOutline(deal))
        expect(plain).toEqual(held.map((deal) => !isWhole(deal)))
        const shared = await deals.listExposedByCollection(collection.id)
        expect(shared.filter(isOutline)).toHaveLength(every.length - 1 + every.length)
        expect(shared.map(({ id }) => id)).toEqual(held.map(({ id }) => id))
      })
    })
  })
