import { afterAll, beforeAll, describe } from 'vitest'
import { searchOf } from '../../src/infrastructure/prisma/account-search-statements.js'
import { FOUND_IN_DIRECTORY } from '../../src/infrastructure/prisma/catalog-directory-statements.js'
import { FOUND, STATISTICS, type StatisticsRow } from '../../src/infrastructure/prisma/catalog-search-statements.js'
import type { Statement, Statements } from '../../src/infrastructure/prisma/statements.js'
import { emptyTables, openServerDatabase } from '../support/databases.js'
import { accountRepositoryContract } from './account-repository-contract.js'
import { allContracts } from './all-contracts.js'
import { catalogDirectoryContract } from './catalog-directory-contract.js'
import { catalogSearchContract } from './catalog-search-contract.js'
import { openPrismaWorld } from './world.js'

describe('PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof openServerDatabase>>

  beforeAll(async () => {
    database = await openServerDatabase()
  })
  afterAll(() => database.drop())

  const open = async () => {
    await emptyTables(database.pool)
    return openPrismaWorld(database)
  }

  allContracts(open)

  /** Tells the search of the catalog what makes it choose each of its ways, which so few deals would not. */
  const statementsSaying = (statistics: Partial<StatisticsRow>, isFrequent = false): Statements => ({
    ...database.statements,
    rows: async <Row extends object>(statement: Statement, values: readonly unknown[]) => {
      const answer =
        statement === STATISTICS
          ? { exposed: 0, listed: 1, terms: null, shares: null, ...statistics }
          : isFrequent && [FOUND.first.few, FOUND.next.few].includes(statement)
            ? { id: null, isFrequent }
            : null
      return answer === null ? database.statements.rows<Row>(statement, values) : [answer as unknown as Row]
    },
  })
  /** Lets these find nothing but that there is too much to sort. */
  const statementsWithout = (few: readonly Statement[]): Statements => ({
    ...database.statements,
    rows: async <Row extends object>(statement: Statement, values: readonly unknown[]) =>
      few.includes(statement)
        ? [{ authorId: null, isFrequent: true } as unknown as Row]
        : database.statements.rows<Row>(statement, values),
  })
  const FIRST_SEARCHES = ['anna', 'a@b'].map((term) => searchOf({ term, except: null }).few[0])
  const FIRST_IN_DIRECTORY = [FOUND_IN_DIRECTORY.first.few, FOUND_IN_DIRECTORY.next.few]

  describe.each([
    ['accounts', accountRepositoryContract, FIRST_SEARCHES],
    ['the directory', catalogDirectoryContract, FIRST_IN_DIRECTORY],
  ] as const)('searching %s for what is frequent', (_, contract, few) => {
    contract(async () => {
      await emptyTables(database.pool)
      return openPrismaWorld({ ...database, statements: statementsWithout(few) })
    })
  })

  const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')
  const terms = [...LETTERS.map((letter) => `w${letter}`), 'tsqueeze', 'dN', 'n7']
  const manyDeals = { exposed: 1e6, terms: [...terms, 'wcount', 'wcounting', 'wsqueeze'] }

  describe.each([
    ['all matches sorted', () => statementsSaying({ exposed: 10 })],
    ['matches sorted unless there are many', () => statementsSaying({ exposed: 1e6 })],
    ['a walk first', () => statementsSaying({ ...manyDeals, shares: manyDeals.terms.map(() => 1) })],
    ['a long walk first, for many matches', () => statementsSaying({ exposed: 1e6 }, true)],
  ])('searching the catalog by %s', (_, statements) => {
    catalogSearchContract(async () => {
      await emptyTables(database.pool)
      return openPrismaWorld({ ...database, statements: statements() })
    })
  })
})
