import { describe, expect, it } from 'vitest'
import { type BatchedList, everyBatchOf } from '../../../src/application/batched-list.js'
import { sharedDeals, wholeDeals } from '../../../src/application/deals/deal-list.js'
import type { DealOutline } from '../../../src/application/ports/deal-repository.js'
import type { Deal } from '../../../src/domain/deal.js'
import { asShared, isExposedInCatalog } from '../../../src/domain/exposure.js'
import type { DealId } from '../../../src/domain/ids.js'
import { aDeal, anAccountId, NOON } from '../../support/builders.js'

const ownerId = anAccountId('owner')

const outlineOf = (deal: Deal, bytes: number): DealOutline => {
  const { id, title, sharing, lifecycle, boardNumber, publishedAt, createdAt, revision } = deal
  return { id, ownerId, title, sharing, lifecycle, boardNumber, publishedAt, createdAt, revision, bytes }
}

/** A repository with these deals, which records how many are read at a time. */
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
  it('is available at once if no deal is large', async () => {
    const deals = [aDeal({ ownerId }), aDeal({ ownerId })]
    const source = reading(deals)
    const list = wholeDeals(source, deals)
    expect(list.whole).toEqual(deals)
    expect(await taken(list)).toEqual(deals)
    expect(source.reads).toEqual([])
  })

  it('reads large deals in order, in batches of bounded size', async () => {
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

  it('reads nothing that is not consumed', async () => {
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

  it('leaves out deals withdrawn since they were listed', async () => {
    const deals = Array.from({ length: 3 }, () => aDeal({ ownerId, sharing: 'public', publishedAt: NOON }))
    const now = deals.map((deal, i) => (i === 1 ? { ...deal, sharing: 'private' as const } : deal)).slice(0, 2)
    const list = sharedDeals(
      reading(now),
      deals.map((deal) => outlineOf(deal, 10_000)),
      isExposedInCatalog,
    )
    expect(await taken(list)).toEqual([asShared(deals[0] as Deal)])
  })

  it('derives its version from the revisions of large deals and all shown fields of small ones', async () => {
    const [small, large] = [aDeal({ ownerId }), aDeal({ ownerId })]
    const version = (one: Deal, other: Deal) =>
      JSON.stringify(wholeDeals(reading([]), [one, outlineOf(other, 10_000)]).version())
    const first = version(small, large)
    expect(version(small, large)).toBe(first)
    expect(version({ ...small, title: 'Another' }, large)).not.toBe(first)
    expect(version(small, { ...large, revision: 2 })).not.toBe(first)
  })
})
