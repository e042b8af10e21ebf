import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DealFilter, DealRepository, PlacedDeal } from '../../src/application/ports/deal-repository.js'
import type { Call } from '../../src/domain/bridge/auction.js'
import type { Deal } from '../../src/domain/deal.js'
import { DEAL_SORT_FIELDS, type DealOrder, type DealSortField } from '../../src/domain/deal-order.js'
import { type ContractText, isFoundBy } from '../../src/domain/deal-search.js'
import { canMake } from '../../src/domain/double-dummy.js'
import type { DealId, SharingGroupId } from '../../src/domain/ids.js'
import { compareCodePoints, foldForSearch } from '../../src/domain/text.js'
import { aDeal, aHandle, anAccount, anAccountId, later } from '../support/builders.js'
import { aTable, WHOLE_HANDS } from '../support/trick-tables.js'
import type { OpenWorld } from './world.js'

const ownerId = anAccountId('owner')
const otherId = anAccountId('other')
const GROUP = v7() as SharingGroupId
const contract = (text: string) => text as ContractText

const calls = (text: string) => text.split(' ') as Call[]

/** Some deals of each kind, with equal and missing values in every order. */
const DEALS: readonly Deal[] = [
  aDeal({ ownerId, title: 'Élimination and throw-in', themes: ['Slam  Bidding', 'counting'], boardNumber: 7 }),
  aDeal({ ownerId, title: 'elimination', personalThemes: ['Tuesday class', 'Slam bidding'], boardNumber: 20 }),
  aDeal({ ownerId, title: "It's 100% \\ a_trap", themes: ["d'Ève"], sharing: 'public', publishedAt: later(5) }),
  aDeal({
    ownerId,
    title: 'counting 4♠',
    sharing: 'public',
    publishedAt: later(3),
    lifecycle: 'trashed',
    boardNumber: 7,
  }),
  aDeal({
    ownerId,
    title: 'Zebra',
    sharing: 'private',
    publishedAt: later(5),
    boardNumber: 3,
    dealer: 'S',
    vulnerability: 'EW',
    hands: WHOLE_HANDS as Deal['hands'],
    doubleDummy: { tricks: { ...aTable(6), W: { ...aTable(6).W, NT: 9 } }, source: 'solver' },
  }),
  aDeal({
    ownerId,
    title: 'laydown',
    hands: WHOLE_HANDS as Deal['hands'],
    doubleDummy: { tricks: aTable(13), source: 'file' },
  }),
  aDeal({ ownerId, title: 'zebra', sharing: 'group', sharingGroupIds: [GROUP], auction: calls('1S P 4S P P P') }),
  aDeal({
    ownerId,
    title: 'ZÉBRA',
    sharing: 'group',
    sharingGroupIds: [GROUP, v7() as SharingGroupId],
    lifecycle: 'trashed',
  }),
  aDeal({
    ownerId,
    title: '😀 after ﬁne',
    auction: calls('1NT P 3NT X P P P'),
    dealer: 'E',
    themes: ['x'.repeat(200)],
  }),
  aDeal({
    ownerId,
    title: 'passed',
    auction: calls('P P P P'),
    vulnerability: 'All',
    themes: Array.from({ length: 32 }, (_, i) => `theme number ${i} `.repeat(9)),
    personalThemes: ['long slam'],
  }),
  aDeal({ ownerId, title: 'open auction', auction: calls('1S P') }),
  aDeal({
    ownerId: otherId,
    title: 'Elimination of another',
    themes: ['slam bidding'],
    personalThemes: ['Tuesday class'],
  }),
  aDeal({
    ownerId: null,
    lifecycle: 'orphaned',
    title: 'Elimination of nobody',
    sharing: 'public',
    publishedAt: later(9),
  }),
].map((deal, i) => ({ ...deal, createdAt: later(i % 4), updatedAt: later(100 - (i % 3)) }))

const FILTERS: readonly DealFilter[] = [
  {},
  { q: 'elim' },
  { q: 'SLAM elim' },
  { q: 'theme number 3' },
  { q: 'tues' },
  { q: '100% \\' },
  { q: '4♠' },
  { q: 'nothing at all' },
  { q: '- ?' },
  { themes: ['slam bidding'] },
  { themes: ['SLAM BIDDING', 'tuesday  class'] },
  { themes: ["D'EVE"] },
  { themes: ['slam'] },
  { themes: ['long slam'], q: 'theme' },
  { dealer: 'E' },
  { vulnerability: 'All' },
  { boardNumber: 7 },
  { contract: contract('4S') },
  { contract: contract('3NTX'), declarer: 'E' },
  { contract: contract('pass') },
  { contract: 'game' },
  { contract: 'game', dealer: 'E' },
  { declarer: 'N' },
  { makes: '3NT' },
  { makes: '7C', lifecycle: 'active' },
  { sharing: 'public' },
  { lifecycle: 'trashed', q: 'zeb' },
  { ids: [0, 3, 10].map((i) => DEALS[i]?.id ?? DEALS[0]?.id) as Deal['id'][] },
  { ids: [] },
  { sharingGroupId: GROUP },
  { createdFrom: later(1), createdUntil: later(3) },
  { createdFrom: later(3), sharing: 'private', lifecycle: 'active' },
]
const ORDERS: readonly DealOrder[] = DEAL_SORT_FIELDS.flatMap((by) => [
  { by, descending: false },
  { by, descending: true },
])

const accepts = (filter: DealFilter, deal: Deal): boolean =>
  isFoundBy(filter, deal, 'whole') &&
  (filter.ownerId ?? deal.ownerId) === deal.ownerId &&
  (filter.sharing ?? deal.sharing) === deal.sharing &&
  (filter.lifecycle ?? deal.lifecycle) === deal.lifecycle &&
  (filter.ids ?? [deal.id]).includes(deal.id) &&
  (filter.makes === undefined || (deal.doubleDummy !== null && canMake(deal.doubleDummy.tricks, filter.makes))) &&
  (filter.sharingGroupId === undefined || deal.sharingGroupIds.includes(filter.sharingGroupId)) &&
  deal.createdAt >= (filter.createdFrom ?? deal.createdAt) &&
  (filter.createdUntil === undefined || deal.createdAt < filter.createdUntil)

const sortedBy = (deal: Deal, by: DealSortField) => (by === 'title' ? foldForSearch(deal.title) : deal[by])

const inOrder =
  ({ by, descending }: DealOrder) =>
  (a: Deal, b: Deal): number => {
    const [x, y] = [sortedBy(a, by), sortedBy(b, by)]
    if (x === null || y === null) return Number(x === null) - Number(y === null) || compareCodePoints(a.id, b.id)
    const ascending = typeof x === 'string' ? compareCodePoints(x, String(y)) : Number(x) - Number(y)
    return (descending ? -ascending : ascending) || compareCodePoints(a.id, b.id)
  }

const everyStretch = async (deals: DealRepository, filter: DealFilter, size: number) => {
  const found: PlacedDeal[] = []
  for (let last: PlacedDeal | undefined; ; last = found.at(-1)) {
    const some = await deals.listAfter(filter, last?.place ?? null, size)
    found.push(...some)
    if (some.length < size) return found.map(({ deal }) => deal.id)
  }
}

export const dealListsContract = (open: OpenWorld) =>
  describe('DealRepository: the explorer', () => {
    let deals: DealRepository

    beforeEach(async () => {
      const { repositories } = await open()
      deals = repositories.deals
      for (const id of [ownerId, otherId]) await repositories.accounts.insert(anAccount({ id, handle: aHandle(id) }))
      await deals.insertMany([...DEALS].reverse())
    })

    describe.each(FILTERS)('finds what %j asks for', (asked) => {
      it('in every order, page by page and after a position', async () => {
        for (const owner of [ownerId, undefined])
          for (const order of ORDERS) {
            const filter: DealFilter = { ...asked, ownerId: owner, order }
            const expected = DEALS.filter((deal) => accepts(filter, deal)).sort(inOrder(order))
            const ids = expected.map(({ id }) => id)
            const page = async (number: number) => {
              const { items, total } = await deals.list(filter, { page: number, pageSize: 3 })
              return { ids: items.map(({ id }) => id), total }
            }
            expect(await page(1), JSON.stringify(filter)).toEqual({ ids: ids.slice(0, 3), total: ids.length })
            expect(await page(2), JSON.stringify(filter)).toEqual({ ids: ids.slice(3, 6), total: ids.length })
            expect(await everyStretch(deals, filter, 2), JSON.stringify(filter)).toEqual(ids)
          }
      })
    })

    it('continues after a deal that has been deleted or moved since', async () => {
      const filter: DealFilter = { ownerId, order: { by: 'updatedAt', descending: true } }
      const [first, second] = await deals.listAfter(filter, null, 2)
      const [third] = await deals.listAfter(filter, second?.place ?? null, 1)
      const seen = DEALS.find(({ id }) => id === second?.deal.id) as Deal
      await deals.save(seen, { ...seen, updatedAt: later(1_000) })
      expect(await deals.listAfter(filter, second?.place ?? null, 1)).toEqual([third])
      await deals.delete(first?.deal as Deal)
      expect(await deals.listAfter(filter, first?.place ?? null, 1)).toEqual([third])
    })

    it('counts at most 10,000 of a filtered list, but all of an unfiltered one', { timeout: 60_000 }, async () => {
      const board = aDeal({ ownerId: otherId, title: 'Squeeze' })
      for (let i = 0; i < 5; i++)
        await deals.insertMany(Array.from({ length: 2_000 }, () => ({ ...board, id: v7() as DealId })))
      const list = (page: number, filter = {}) => deals.list({ ownerId: otherId, ...filter }, { page, pageSize: 20 })
      const { total: all } = await list(1)
      expect(all).toBeGreaterThanOrEqual(10_000)
      const exact = await list(500, { q: 'squeeze' })
      expect(exact.items).toHaveLength(20)
      expect(exact).toMatchObject({ total: 10_000 })
      expect(exact.totalIsExact ?? true).toBe(true)
      expect(await list(501, { q: 'squeeze' })).toEqual({ items: [], total: 10_000 })
      await deals.insertMany([{ ...board, id: v7() as DealId }])
      const counted = { total: 10_000, totalIsExact: false }
      for (const page of [1, 500]) {
        const found = await list(page, { q: 'squeeze' })
        expect(found).toMatchObject(counted)
        expect(found.items).toHaveLength(20)
      }
      expect(await list(501, { q: 'squeeze' })).toEqual({ items: [], ...counted })
      expect(await list(501)).toMatchObject({ total: all + 1 })
    })
  })
