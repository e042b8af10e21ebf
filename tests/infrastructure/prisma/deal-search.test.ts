import { beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '../../../src/domain/bridge/auction.js'
import type { Deal } from '../../../src/domain/deal.js'
import { type BoardSearch, type ContractText, isFoundBy } from '../../../src/domain/deal-search.js'
import type { Database } from '../../../src/infrastructure/postgres/database.js'
import { searchQueriesOf } from '../../../src/infrastructure/prisma/deals/deal-search-columns.js'
import { PrismaTransactions, prismaRepositories } from '../../../src/infrastructure/prisma/prisma-transactions.js'
import { aDeal, anAccount, NOON } from '../../support/builders.js'
import { emptyEmbeddedDatabase } from '../../support/databases.js'
import { finishJobs } from '../../support/jobs.js'

let database: Database
let deal: Deal

const repositories = () => prismaRepositories(database.prisma, database.statements)

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

/** For each search, whether its public terms match the stored deal. */
const foundBy = async (): Promise<readonly boolean[]> => {
  const found: boolean[] = []
  for (const search of SEARCHES) {
    const rows = await database.prisma.$queryRaw<unknown[]>`
      SELECT 1 FROM deals WHERE id = ${deal.id}::uuid AND search_terms @@ ${searchQueriesOf(search)
        .filter((query) => query !== null)
        .join(' & ')}::tsquery`
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

describe('the terms of a deal', () => {
  it('are updated by every write', async () => {
    expect(await foundBy()).toEqual(expected(deal))
    expect(expected(deal)).toContain(true)
    const changed: Deal = { ...deal, title: 'Another', themes: [], personalThemes: [], boardNumber: 20, auction: [] }
    await repositories().deals.save(deal, changed)
    expect(await foundBy()).toEqual(expected(changed))
  })

  it('contain none of the personal themes of an erased account', async () => {
    const personal = () =>
      database.prisma.$queryRaw<object[]>`
        SELECT personal_terms::text AS terms, search_head LIKE '%tuesday%' AS in_head FROM deals`
    expect(await personal()).toEqual([{ terms: "'ttuesday class' 'wclass' 'wtuesday'", in_head: true }])
    const transactions = new PrismaTransactions(database)
    await transactions.run(({ erasure }) => erasure.erase(deal.ownerId as NonNullable<Deal['ownerId']>, NOON, NOON))
    await finishJobs(transactions)
    expect(await personal()).toEqual([{ terms: '', in_head: false }])
    expect(await foundBy()).toEqual(expected({ ...deal, personalThemes: [] }))
  })
})
