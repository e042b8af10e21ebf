import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_WHOLE_BYTES, MAX_WHOLE_COLLECTIONS } from '../../src/application/ports/collection-repository.js'
import type { Repositories } from '../../src/application/ports/unit-of-work.js'
import { asAuthor } from '../../src/domain/author.js'
import {
  COLLECTION_STATES,
  type Collection,
  MAX_DESCRIPTION_LENGTH,
  publicLinkIssues,
  stateOfCollection,
} from '../../src/domain/collection.js'
import { isExposedBy } from '../../src/domain/exposure.js'
import type { CollectionId, DealId } from '../../src/domain/ids.js'
import {
  aCollection,
  aDeal,
  aGrant,
  anAccount,
  anAccountId,
  everyKindOfDeal,
  later,
  NOON,
} from '../support/builders.js'
import type { OpenWorld, World } from './world.js'

const ownerId = anAccountId('owner')
const otherId = anAccountId('other')
const PAGE = { page: 1, pageSize: 100 }

const linkOf = ({ id, revision, publicEnabled, availableFrom, availableUntil, archivedAt }: Collection) => ({
  id,
  revision,
  publicEnabled,
  availableFrom,
  availableUntil,
  archivedAt,
})
const shownOf = (collection: Collection) => {
  const { title, description, createdAt, updatedAt } = collection
  return { ...linkOf(collection), title, description, createdAt, updatedAt }
}

export const collectionRepositoryContract = (open: OpenWorld) =>
  describe('CollectionRepository', () => {
    let world: World
    let repositories: Repositories
    const owner = anAccount({ id: ownerId })

    beforeEach(async () => {
      world = await open()
      repositories = world.repositories
      for (const account of [owner, anAccount({ id: otherId })]) await repositories.accounts.insert(account)
    })

    const keep = async (overrides: Partial<Collection> = {}): Promise<Collection> => {
      const collection = aCollection({ ownerId, ...overrides })
      await repositories.collections.insert(collection)
      return collection
    }
    const find = (id: CollectionId) => repositories.collections.findById(id)

    it('returns every field as it was stored', async () => {
      const deals = [aDeal({ ownerId }), aDeal({ ownerId })]
      await repositories.deals.insertMany(deals)
      const collection = await keep({
        title: 'A "title" \\ 100%',
        description: 'line\nline',
        dealIds: [deals[1]?.id, deals[0]?.id] as DealId[],
        publicEnabled: true,
        publicToken: 'a-token',
        embeddable: true,
        studentView: {
          hands: 'dummyAndLeader',
          south: 'declarer',
          auction: false,
          commentary: false,
          doubleDummy: true,
          play: true,
        },
        practice: { bidding: true, play: true, seat: 'declarer', answers: true },
        availableFrom: later(1),
        availableUntil: later(2),
      })
      expect(await find(collection.id)).toEqual({ ...collection, seniority: 0 })
      expect(await repositories.collections.save(collection, collection)).toEqual({
        ...collection,
        revision: 2,
        seniority: 0,
      })
      const empty = await keep({ createdAt: later(1) })
      expect(await find(empty.id)).toEqual({ ...empty, seniority: 1 })
    })

    it('finds nothing in an empty store', async () => {
      expect(await find(v7() as CollectionId)).toBeNull()
      expect(await repositories.collections.findOwned(v7() as CollectionId)).toBeNull()
    })

    it('finds by the token of the link, whether open or not, and by no other text', async () => {
      const open = await keep({ publicEnabled: true, publicToken: 'A-token_1' })
      const closed = await keep({ publicToken: 'a-token_1', createdAt: later(1), archivedAt: later(2) })
      await keep()
      const { collections } = repositories
      const linked = ({ dealIds: _, views: __, ...collection }: Collection) => collection
      const grant = aGrant({ accountId: ownerId, startsAt: later(2) })
      await world.putGrant(grant)
      const found = { collection: { ...linked(open), seniority: 0 }, owner: asAuthor(owner), grants: [] }
      expect(await collections.findByPublicToken('A-token_1', NOON)).toEqual(found)
      expect(await collections.findLinked(open.id, NOON)).toEqual(found)
      expect(await collections.findLinked(v7() as CollectionId, NOON)).toBeNull()
      expect(await collections.findByPublicToken('a-token_1', later(2))).toEqual({
        collection: { ...linked(closed), seniority: null },
        owner: asAuthor(owner),
        grants: [grant],
      })
      for (const token of ['', 'A-TOKEN_1', 'A-token_', '%', 'null'])
        expect(await collections.findByPublicToken(token, NOON)).toBeNull()
      await collections.save(open, { ...open, publicToken: 'rotated' })
      expect(await collections.findByPublicToken('A-token_1', NOON)).toBeNull()
      expect(await collections.findByPublicToken('rotated', NOON)).toMatchObject({ collection: { id: open.id } })
    })

    it('returns copies', async () => {
      const collection = await keep()
      Object.assign((await find(collection.id)) as Collection, { title: 'changed' })
      expect(await find(collection.id)).toMatchObject({ title: collection.title })
    })

    it('counts the older unarchived collections of the owner, then by id', async () => {
      const kept = [
        await keep({ createdAt: later(3) }),
        await keep({ createdAt: later(1) }),
        await keep({ createdAt: later(2), archivedAt: later(9) }),
        await keep({ createdAt: later(3) }),
        await keep({ createdAt: later(0), ownerId: otherId }),
      ]
      const seniorities = await Promise.all(kept.map(async ({ id }) => (await find(id))?.seniority))
      expect(seniorities).toEqual([1, 0, null, 2, 0])
      expect(await repositories.collections.countUnarchived(ownerId)).toBe(3)
    })

    it('saves nothing if an added deal has been deleted', async () => {
      const [deal, gone] = [aDeal({ ownerId }), aDeal({ ownerId })]
      await repositories.deals.insertMany([deal])
      const collection = await keep()
      const both = [deal.id, gone.id]
      expect(await repositories.collections.save(collection, { ...collection, dealIds: both }, both)).toBeNull()
      expect(await find(collection.id)).toEqual({ ...collection, seniority: 0 })
      const saved = await repositories.collections.save(collection, { ...collection, dealIds: [deal.id] }, [deal.id])
      expect(saved).toEqual({ ...collection, dealIds: [deal.id], revision: 2, seniority: 0 })
    })

    it('saves only over the expected revision, changes no other collection, and keeps owner and createdAt', async () => {
      const [collection, other] = [await keep(), await keep({ archivedAt: later(9) })]
      const saved = await repositories.collections.save(collection, {
        ...collection,
        title: 'second',
        ownerId: otherId,
        createdAt: later(99),
        archivedAt: later(5),
      })
      expect(saved).toEqual({ ...collection, title: 'second', archivedAt: later(5), revision: 2, seniority: null })
      expect(await repositories.collections.save(collection, { ...collection, title: 'stale' })).toBeNull()
      const unknown = aCollection({ ownerId })
      expect(await repositories.collections.save(unknown, unknown)).toBeNull()
      expect(await find(collection.id)).toEqual(saved)
      expect(await find(other.id)).toEqual({ ...other, seniority: null })
    })

    it('permanently deletes one collection, whether or not it was deleted before', async () => {
      const { collections } = repositories
      const [gone, stays, deleted] = [await keep(), await keep(), await keep({ deletedAt: later(1) })]
      for (const one of [gone, gone, deleted]) await collections.deleteForever(one, NOON)
      expect(await find(gone.id)).toBeNull()
      expect(await collections.findDeleted(deleted.id)).toBeNull()
      expect(await find(stays.id)).not.toBeNull()
    })

    it('permanently deletes those that were deleted before a time, a few at once', async () => {
      const { collections } = repositories
      const [first, second, edge] = [
        await keep({ deletedAt: later(1) }),
        await keep({ deletedAt: later(2), ownerId: otherId }),
        await keep({ deletedAt: later(3) }),
      ]
      const stays = await keep()
      expect(await collections.deleteForeverBefore(later(1), 9)).toBe(0)
      expect(await collections.deleteForeverBefore(later(3), 1)).toBe(1)
      expect(await collections.deleteForeverBefore(later(3), 9)).toBe(1)
      expect(await collections.deleteForeverBefore(later(3), 9)).toBe(0)
      const left = await Promise.all([first, second, edge].map(({ id }) => collections.findDeleted(id)))
      expect(left.map((one) => one?.id)).toEqual([undefined, undefined, edge.id])
      expect(await find(stays.id)).not.toBeNull()
    })

    it('shows a deleted collection only among the deleted ones, as it was', async () => {
      const { collections } = repositories
      const link = { publicEnabled: true, publicToken: 'token', description: 'text', availableUntil: later(99) }
      const before = await keep({ ...link, createdAt: later(1) })
      const [older, younger] = [await keep(), await keep({ createdAt: later(2) })]
      const stored = { ...before, deletedAt: later(5), updatedAt: later(5), revision: 2, seniority: null }
      expect(await collections.save(before, { ...before, deletedAt: later(5), updatedAt: later(5) })).toEqual(stored)
      expect(await find(before.id)).toBeNull()
      expect(await collections.findOwned(before.id)).toBeNull()
      expect(await collections.findLinked(before.id, NOON)).toBeNull()
      expect(await collections.findByPublicToken('token', NOON)).toBeNull()
      expect(await collections.listOpenByOwner(ownerId)).toEqual([])
      expect(await collections.listCounted([before.id])).toEqual([])
      expect(await collections.countUnarchived(ownerId)).toBe(2)
      expect(await collections.countByState(ownerId, null, NOON)).toMatchObject({ open: 0, closed: 2 })
      expect(await find(younger.id)).toMatchObject({ seniority: 1 })
      expect(await collections.listByOwner(ownerId, PAGE)).toMatchObject({
        items: [{ id: younger.id }, { id: older.id }],
        total: 2,
      })
      expect((await collections.listByOwnerAfter(ownerId, null, { limit: 9 })).map(({ id }) => id)).toEqual([
        younger.id,
        older.id,
      ])
      expect(await collections.findDeleted(before.id)).toEqual(stored)
      expect(await collections.findDeleted(older.id)).toBeNull()
      const restored = await collections.save(stored, { ...stored, deletedAt: null })
      expect(restored).toEqual({ ...stored, deletedAt: null, revision: 3, seniority: 1 })
      expect(await find(before.id)).toEqual(restored)
      expect(await collections.findDeleted(before.id)).toBeNull()
    })

    it('lists the deleted ones of an owner in the order of the others', async () => {
      const { collections } = repositories
      const first = await keep({ deletedAt: later(9), createdAt: later(1) })
      const second = await keep({ deletedAt: later(8), createdAt: later(2), archivedAt: later(3) })
      await keep()
      await keep({ deletedAt: later(9), ownerId: otherId })
      const listed = [second, first].map((one) => ({ ...one, seniority: null }))
      const deleted = true
      expect(await collections.listByOwner(ownerId, { ...PAGE, deleted })).toEqual({ items: listed, total: 2 })
      expect(await collections.listByOwner(ownerId, { page: 2, pageSize: 1, deleted })).toEqual({
        items: listed.slice(1),
        total: 2,
      })
      const batch = (from: Collection | null, limit: number) =>
        collections.listByOwnerAfter(ownerId, from, { deleted, limit })
      expect(await batch(null, 1)).toEqual(listed.slice(0, 1))
      expect(await batch(listed[0] ?? null, 9)).toEqual(listed.slice(1))
    })

    it('lists the newest first, then by id, paged with the total', async () => {
      const kept = [
        await keep({ createdAt: later(1) }),
        await keep({ createdAt: later(3), archivedAt: later(4) }),
        await keep({ createdAt: later(3) }),
      ]
      await keep({ ownerId: otherId })
      const { items, total } = await repositories.collections.listByOwner(ownerId, PAGE)
      expect(items.map(({ id }) => kept.findIndex((one) => one.id === id))).toEqual([2, 1, 0])
      expect(items.map(({ seniority }) => seniority)).toEqual([1, null, 0])
      expect(total).toBe(3)
      expect(await repositories.collections.listByOwnerAfter(ownerId, null, { limit: 2 })).toEqual(items.slice(0, 2))
      expect(await repositories.collections.listByOwnerAfter(ownerId, items[0] ?? null, { limit: 2 })).toEqual(
        items.slice(1),
      )
      expect(await repositories.collections.listByOwnerAfter(ownerId, items[2] ?? null, { limit: 2 })).toEqual([])
      const second = await repositories.collections.listByOwner(ownerId, { page: 2, pageSize: 2 })
      expect(second).toMatchObject({ items: [{ id: kept[0]?.id }], total: 3 })
      expect(await repositories.collections.listByOwner(ownerId, { page: 9, pageSize: 2 })).toEqual({
        items: [],
        total: 3,
      })
    })

    it('counts exactly the deals exposed by the owner', async () => {
      const deals = everyKindOfDeal([ownerId, otherId])
      await repositories.deals.insertMany(deals)
      const collection = await keep({ dealIds: deals.map(({ id }) => id), publicEnabled: true, publicToken: 't' })
      const exposedDeals = deals.filter((deal) => isExposedBy(ownerId, deal)).length
      expect(exposedDeals).toBeGreaterThan(0)
      expect(await repositories.collections.findOwned(collection.id)).toEqual({
        collection: { ...collection, seniority: 0 },
        exposedDeals,
        owner: asAuthor(owner),
      })
      const [found] = await repositories.collections.listOpenByOwner(ownerId)
      expect(found?.counted).toEqual({ collection: shownOf(collection), exposedDeals })
    })

    it('lists open, unarchived collections, newest first, with their seniority among all unarchived ones', async () => {
      const link = { publicEnabled: true }
      const kept = [
        await keep({
          ...link,
          publicToken: 'a',
          createdAt: later(1),
          availableFrom: later(7),
          availableUntil: later(8),
        }),
        await keep({ publicToken: 'b', createdAt: later(2) }),
        await keep({ ...link, publicToken: 'c', createdAt: later(3), archivedAt: later(4) }),
        await keep({ ...link, publicToken: 'd', createdAt: later(4), title: 'Żółw', description: 'line\nline' }),
        await keep({ ...link, publicToken: 'e', ownerId: otherId }),
        await keep({ ...link, publicToken: 'f', createdAt: later(4) }),
      ] as [Collection, Collection, Collection, Collection, Collection, Collection]
      const listed = (collection: Collection, seniority: number, bytes: number) => ({
        collection: { ...linkOf(collection), seniority },
        bytes,
        counted: { collection: shownOf(collection), exposedDeals: 0 },
      })
      expect(await repositories.collections.listOpenByOwner(ownerId)).toEqual([
        listed(kept[5], 3, 12),
        listed(kept[3], 2, 16),
        listed(kept[0], 0, 12),
      ])
      expect(await repositories.collections.listOpenByOwner(anAccountId('nobody'))).toEqual([])
    })

    const keepOpen = async (count: number, description: string | null) => {
      for (let i = 0; i < count; i++)
        await keep({ description, publicEnabled: true, publicToken: `${i}`, createdAt: later(i) })
    }
    const openOnes = () => repositories.collections.listOpenByOwner(ownerId)

    it('lists many open collections without the fields to show', async () => {
      await keepOpen(MAX_WHOLE_COLLECTIONS, null)
      const whole = await openOnes()
      expect(whole.every(({ counted }) => counted !== null)).toBe(true)
      await keep({ publicEnabled: true, publicToken: 't', createdAt: later(-1) })
      const outlines = await openOnes()
      expect(outlines.map(({ collection }) => collection.id).slice(0, -1)).toEqual(
        whole.map(({ collection }) => collection.id),
      )
      expect(outlines.map(({ collection }) => collection.seniority)).toEqual(
        outlines.map((_, i, { length }) => length - 1 - i),
      )
      expect(outlines.every(({ counted }) => counted === null)).toBe(true)
    })

    it('lists open collections with large texts without the fields to show', async () => {
      const description = '界'.repeat(MAX_DESCRIPTION_LENGTH)
      await keepOpen(Math.floor(MAX_WHOLE_BYTES / (3 * MAX_DESCRIPTION_LENGTH)), description)
      expect((await openOnes()).every(({ counted }) => counted !== null)).toBe(true)
      await keep({ description, publicEnabled: true, publicToken: 't' })
      const outlines = await openOnes()
      expect(outlines.map(({ counted }) => counted)).toEqual(outlines.map(() => null))
      expect(outlines[0]?.bytes).toBe('A collection'.length + 3 * MAX_DESCRIPTION_LENGTH)
    })

    it('reads the fields to show of several collections, in the order of the ids', async () => {
      const deals = everyKindOfDeal([ownerId, otherId])
      await repositories.deals.insertMany(deals)
      const held = await keep({ dealIds: deals.map(({ id }) => id), description: 'text', publicToken: 't' })
      const empty = await keep({ archivedAt: later(1) })
      const ids = [empty.id, v7() as CollectionId, held.id]
      expect(await repositories.collections.listCounted(ids)).toEqual([
        { collection: shownOf(empty), exposedDeals: 0 },
        { collection: shownOf(held), exposedDeals: deals.filter((deal) => isExposedBy(ownerId, deal)).length },
      ])
      expect(await repositories.collections.listCounted([])).toEqual([])
    })

    it('counts the collections of the owner by state, for any ceiling and time', async () => {
      const moments = [null, later(1), later(3)]
      const windows = moments
        .flatMap((availableFrom) => moments.map((availableUntil) => ({ availableFrom, availableUntil })))
        .filter((window) => publicLinkIssues(window).length === 0)
      let made = 0
      for (const archivedAt of [null, NOON])
        for (const publicEnabled of [false, true])
          for (const window of windows) {
            // Two of the same age each, which differ by id.
            const createdAt = later(Math.floor(made / 2))
            await keep({ ...window, archivedAt, publicEnabled, publicToken: `${made++}`, createdAt })
          }
      await keep({ ownerId: otherId })
      const { items } = await repositories.collections.listByOwner(ownerId, PAGE)
      expect(items).toHaveLength(made)
      for (const ceiling of [null, 0, 1, 7, 12, 100])
        for (const at of [NOON, later(1), later(2), later(3)]) {
          const states = items.map((collection) => stateOfCollection(collection, ceiling, at))
          const expected = COLLECTION_STATES.map((state) => [state, states.filter((one) => one === state).length])
          expect(await repositories.collections.countByState(ownerId, ceiling, at)).toEqual(
            Object.fromEntries(expected),
          )
        }
      expect(await repositories.collections.countByState(anAccountId('nobody'), 5, NOON)).toEqual({
        open: 0,
        closed: 0,
        archived: 0,
        degraded: 0,
      })
    })

    it('adds up views by day, separately from the collection, and never goes back in time', async () => {
      const { collections } = repositories
      const [one, two, deleted] = [await keep(), await keep({ createdAt: later(1) }), await keep({ deletedAt: NOON })]
      const on = (collectionId: CollectionId, day: string, count: number, last: Date) => ({
        ...{ collectionId, day, count, last },
      })
      expect((await find(one.id))?.views).toEqual({ total: 0, last: null })
      await collections.addViews([])
      await collections.addViews([
        on(two.id, '2026-03-01', 1, later(5)),
        on(one.id, '2026-03-01', 2, later(9)),
        on(one.id, '2026-02-28', 3, later(-9)),
        on(v7() as CollectionId, '2026-03-01', 1, NOON),
        on(deleted.id, '2026-03-01', 4, NOON),
      ])
      await collections.addViews([on(one.id, '2026-03-01', 5_000_000_000, later(7))])
      const views = { total: 5_000_000_005, last: later(9) }
      expect(await find(one.id)).toEqual({ ...one, views, seniority: 0 })
      expect((await find(two.id))?.views).toEqual({ total: 1, last: later(5) })
      expect((await collections.findDeleted(deleted.id))?.views).toEqual({ total: 4, last: NOON })
      const { items } = await collections.listByOwner(ownerId, PAGE)
      expect(items.map(({ views: { total } }) => total)).toEqual([1, 5_000_000_005])
      const saved = await collections.save(one, { ...one, title: 'New', views: { total: 7, last: null } })
      expect(saved).toMatchObject({ title: 'New', revision: 2, views })
      await collections.deleteForever(one, NOON)
      await collections.insert(one)
      expect((await find(one.id))?.views).toEqual({ total: 0, last: null })
    })

    it('adds up views of several writers at once, in any order', async () => {
      const all = [await keep(), await keep(), await keep()]
      const views = all.map(({ id }) => ({ collectionId: id, day: '2026-03-01', count: 1, last: NOON }))
      await Promise.all(
        Array.from({ length: 10 }, (_, i) => repositories.collections.addViews(i % 2 ? views : views.toReversed())),
      )
      for (const { id } of all) expect((await find(id))?.views).toEqual({ total: 10, last: NOON })
    })

    it('removes a deal from every collection and keeps the order of the others', async () => {
      const deals = [aDeal({ ownerId }), aDeal({ ownerId }), aDeal({ ownerId })]
      await repositories.deals.insertMany(deals)
      const [a, b, c] = deals.map(({ id }) => id) as [DealId, DealId, DealId]
      const [one, two, three] = [
        await keep({ dealIds: [c, a, b] }),
        await keep({ dealIds: [a] }),
        await keep({ dealIds: [b] }),
      ]
      const deleted = await keep({ dealIds: [a, b], deletedAt: NOON })
      await repositories.collections.removeDeal(a)
      expect(await find(one.id)).toMatchObject({ dealIds: [c, b], revision: 2 })
      expect(await find(two.id)).toMatchObject({ dealIds: [], revision: 2 })
      expect(await find(three.id)).toMatchObject({ dealIds: [b], revision: 1 })
      expect(await repositories.collections.findDeleted(deleted.id)).toMatchObject({ dealIds: [b], revision: 2 })
    })
  })
