import { beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '../../../src/domain/auction.js'
import type { Deal } from '../../../src/domain/deal.js'
import type { DealSortField } from '../../../src/domain/deal-order.js'
import { type BoardSearch, type ContractText, isFoundBy } from '../../../src/domain/deal-search.js'
import type { Database } from '../../../src/infrastructure/prisma/database.js'
import { searchPartsOf, searchQueriesOf } from '../../../src/infrastructure/prisma/deal-search-columns.js'
import { prismaRepositories } from '../../../src/infrastructure/prisma/prisma-transactions.js'
import { refreshDeals } from '../../../src/infrastructure/prisma/search-upkeep.js'
import { aDeal, anAccount, NOON } from '../../support/builders.js'
import { emptyEmbeddedDatabase } from '../../support/databases.js'

let database: Database
let deal: Deal

const errors: unknown[] = []
const refresh = (unreadable = new Map<string, number>()) =>
  refreshDeals(database.prisma, unreadable, (error) => errors.push(error))

const repositories = () => prismaRepositories(database.prisma)

const SEARCHES: readonly BoardSearch[] = [
  { q: 'squ' },
  { q: "l'impasse d" },
  { q: 'back\\slash' },
  { q: 'tues' },
  { themes: ["It's a 'trap'"] },
  { themes: ['Tuesday class'] },
  { q: 'squ', themes: ['ruff'], dealer: 'E', contract: '3NTX' as ContractText },
  { dealer: 'E', vulnerability: 'NS', boardNumber: 2, declarer: 'E' },
  { declarer: 'W' },
  { boardNumber: 20 },
  { contract: 'pass' as ContractText },
]

/** For each search, whether the deal is found by its stored public terms. */
const foundBy = async (): Promise<readonly boolean[]> => {
  const found: boolean[] = []
  for (const search of SEARCHES) {
    const rows = await database.prisma.$queryRaw<unknown[]>`
      SELECT 1 FROM deals WHERE id = ${deal.id}::uuid AND search_terms @@ ${searchQueriesOf(searchPartsOf(search))?.join(' & ') ?? null}::tsquery`
    found.push(rows.length > 0)
  }
  return found
}
const expected = (one: Deal) => SEARCHES.map((search) => isFoundBy(search, one, 'public'))

beforeEach(async () => {
  database = await emptyEmbeddedDatabase()
  const owner = anAccount()
  await repositories().accounts.insert(owner)
  deal = aDeal({
    ownerId: owner.id,
    title: "Squeeze: l'impasse d'Ève",
    themes: ["It's a 'trap'", 'Ruff', 'back\\slash'],
    personalThemes: ['Tuesday class'],
    boardNumber: 2,
    dealer: 'E',
    vulnerability: 'NS',
    auction: ['3NT', 'X', 'P', 'P', 'P'] as Call[],
  })
  await repositories().deals.insertMany([deal])
})

describe('what a deal is found by', () => {
  it('follows every write', async () => {
    expect(await foundBy()).toEqual(expected(deal))
    expect(expected(deal)).toContain(true)
    const changed: Deal = { ...deal, title: 'Another', themes: [], personalThemes: [], boardNumber: 20, auction: [] }
    await repositories().deals.save(changed)
    expect(await foundBy()).toEqual(expected(changed))
    expect(await refresh()).toBe(0)
  })

  it('is derived for deals that an earlier version writes', async () => {
    await database.prisma.$executeRaw`UPDATE deals SET title = 'Nothing', themes = '{}', revision = revision + 1`
    expect(await refresh()).toBe(1)
    expect(await foundBy()).toEqual(expected({ ...deal, title: 'Nothing', themes: [] }))
    await database.prisma.$executeRaw`
      UPDATE deals SET contract = NULL, declarer = NULL, search_title = NULL, search_terms = NULL, personal_terms = NULL,
        search_head = NULL, search_revision = NULL`
    expect(await refresh()).toBe(1)
    expect(await refresh()).toBe(0)
    expect(await foundBy()).toEqual(expected({ ...deal, title: 'Nothing', themes: [] }))
    const [row] = await database.prisma.$queryRaw<object[]>`
      SELECT contract, declarer, search_title, search_revision, revision FROM deals`
    expect(row).toEqual({ contract: '3NTX', declarer: 'E', search_title: 'nothing', search_revision: 2, revision: 2 })
  })

  it('is derived for the others where a deal cannot be read, which is reported once', async () => {
    const damaged = { ...deal, id: aDeal().id, title: 'Damaged' }
    const last = { ...deal, id: aDeal().id, title: 'Behind it' }
    await repositories().deals.insertMany([damaged, last])
    await database.prisma.$executeRaw`UPDATE deals SET search_terms = NULL, search_revision = NULL`
    await database.prisma.$executeRaw`UPDATE deals SET themes = '{NULL}' WHERE id = ${damaged.id}::uuid`
    const unreadable = new Map<string, number>()
    errors.length = 0
    expect(await refresh(unreadable)).toBe(3)
    expect(await foundBy()).toEqual(expected(deal))
    expect(errors).toMatchObject([{ message: expect.stringContaining(damaged.id), cause: expect.any(Error) }])
    expect(await refresh(unreadable)).toBe(0)
    expect(errors).toHaveLength(1)
    // Another revision may be whole again.
    await database.prisma
      .$executeRaw`UPDATE deals SET themes = '{}', revision = revision + 1 WHERE id = ${damaged.id}::uuid`
    expect(await refresh(unreadable)).toBe(1)
    expect(await refresh(unreadable)).toBe(0)
    expect(errors).toHaveLength(1)
  })

  it('is part of the mark of a list in its order', async () => {
    await repositories().deals.insertMany([{ ...deal, id: aDeal().id, title: 'Last' }])
    const read = async (by: DealSortField) => {
      const filter = { ownerId: deal.ownerId as NonNullable<Deal['ownerId']>, order: { by, descending: false } }
      const listed = await repositories().deals.listAfter(filter, null, 9)
      return { titles: listed.map((one) => one.deal.title), mark: await repositories().deals.markOf(filter) }
    }
    await database.prisma
      .$executeRaw`UPDATE deals SET title = 'First', revision = revision + 1 WHERE id = ${deal.id}::uuid`
    const [byTitle, byTime] = [await read('title'), await read('createdAt')]
    expect(byTitle.titles).toEqual(['Last', 'First'])
    await refresh()
    const then = await read('title')
    expect(then.titles).toEqual(['First', 'Last'])
    expect(then.mark).not.toBe(byTitle.mark)
    expect(await read('createdAt')).toEqual(byTime)
  })

  it('keeps nothing of the personal themes of an erased account', async () => {
    const personal = () =>
      database.prisma.$queryRaw<object[]>`
        SELECT personal_terms::text AS terms, search_head LIKE '%tuesday%' AS in_head, search_revision = revision AS is_current
        FROM deals`
    expect(await personal()).toEqual([
      { terms: "'ttuesday class' 'wclass' 'wtuesday'", in_head: true, is_current: true },
    ])
    await repositories().erasure.erase(deal.ownerId as NonNullable<Deal['ownerId']>, NOON, NOON)
    expect(await personal()).toEqual([{ terms: '', in_head: null, is_current: true }])
    expect(await foundBy()).toEqual(expected({ ...deal, personalThemes: [] }))
  })

  it('keeps nothing of them where a version erases the account that does not know the columns', async () => {
    await database.prisma.$executeRaw`UPDATE deals SET owner_id = NULL, lifecycle = 'orphaned', revision = revision + 1`
    const [row] = await database.prisma.$queryRaw<object[]>`
      SELECT personal_terms::text AS terms, search_head AS head FROM deals`
    expect(row).toEqual({ terms: '', head: null })
  })
})
