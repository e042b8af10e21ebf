import { describe, expect, it } from 'vitest'
import { type BatchedList, everyBatchOf } from '../../src/application/batched-list.js'
import { sharedDeals, wholeDeals } from '../../src/application/deals/deal-list.js'
import type { DealOutline } from '../../src/application/ports/deal-repository.js'
import type { Deal } from '../../src/domain/deal.js'
import { asShared, isExposedInCatalog } from '../../src/domain/exposure.js'
import type { DealId } from '../../src/domain/ids.js'
import { aDeal, anAccountId, NOON } from '../support/builders.js'

const ownerId = anAccountId('owner')

const outlineOf = (deal: Deal, bytes: number): DealOutline => {
  const { id, title, sharing, lifecycle, boardNumber, publishedAt, createdAt, revision } = deal
  return { id, ownerId, title, sharing, lifecycle, boardNumber, publishedAt, createdAt, revision, bytes }
}

/** A repository of these deals, which notes what is read at a time. */
const reading = (deals: readonly Deal[]) => {
  const reads: (readonly DealId[])[] = []
  const findMany = async (ids: readonly DealId[]) => {
    reads.push(ids)
    return deals.filter(({ id }) => ids.includes(id))
  }
  return { reads, findMany, findManyPlain: findMany }
}

const taken = async <Item>(list: BatchedList<Item>): Promise<Item[]> => {
  const items: Item[] = []
  for await (const batch of everyBatchOf(list)) items.push(...batch)
  return items
}

describe('a list of deals', () => {
  it('is had at once where no deal is large', async () => {
    const deals = [aDeal({ ownerId }), aDeal({ ownerId })]
    const source = reading(deals)
    const list = wholeDeals(source, deals)
    expect(list.whole).toEqual(deals)
    expect(await taken(list)).toEqual(deals)
    expect(source.reads).toEqual([])
  })

  it('reads large deals in their order, no more at a time than fit together', async () => {
    const deals = Array.from({ length: 7 }, () => aDeal({ ownerId }))
    const source = reading(deals)
    const listed = deals.map((deal, i) => (i === 3 ? deal : outlineOf(deal, i === 6 ? 900_000 : 50_000)))
    const list = wholeDeals(source, listed)
    expect(list.whole).toBeNull()
    expect(await taken(list)).toEqual(deals)
    expect(source.reads.map((ids) => ids.map((id) => deals.findIndex((deal) => deal.id === id)))).toEqual([
      [0, 1],
      [2, 4],
      [5],
      [6],
    ])
  })

  it('reads nothing that nobody takes', async () => {
    const deals = Array.from({ length: 9 }, () => aDeal({ ownerId }))
    const source = reading(deals)
    const list = wholeDeals(
      source,
      deals.map((deal) => outlineOf(deal, 200_000)),
    )
    for await (const batch of everyBatchOf(list)) {
      expect(batch).toEqual([deals[0]])
      break
    }
    expect(source.reads).toHaveLength(1)
  })

  it('shows nothing that was taken back since it was listed', async () => {
    const deals = Array.from({ length: 3 }, () => aDeal({ ownerId, sharing: 'public', publishedAt: NOON }))
    const now = deals.map((deal, i) => (i === 1 ? { ...deal, sharing: 'private' as const } : deal)).slice(0, 2)
    const list = sharedDeals(
      reading(now),
      deals.map((deal) => outlineOf(deal, 10_000)),
      isExposedInCatalog,
    )
    expect(await taken(list)).toEqual([asShared(deals[0] as Deal)])
  })

  it('is made of the revisions of large deals, and of all that small ones show', async () => {
    const [small, large] = [aDeal({ ownerId }), aDeal({ ownerId })]
    const madeOf = (one: Deal, other: Deal) =>
      JSON.stringify(wholeDeals(reading([]), [one, outlineOf(other, 10_000)]).madeOf())
    const first = madeOf(small, large)
    expect(madeOf(small, large)).toBe(first)
    expect(madeOf({ ...small, title: 'Another' }, large)).not.toBe(first)
    expect(madeOf(small, { ...large, revision: 2 })).not.toBe(first)
  })
})
