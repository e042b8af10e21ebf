import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Statement, Statements } from '../../src/infrastructure/postgres/statements.js'
import { searchOf } from '../../src/infrastructure/prisma/accounts/account-search-statements.js'
import { FOUND_IN_DIRECTORY } from '../../src/infrastructure/prisma/catalog/catalog-directory-statements.js'
import { HEAD_END } from '../../src/infrastructure/prisma/catalog/catalog-search-statements.js'
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

  /** Makes these statements report that there are too many matches to sort. */
  const statementsWithout = (few: readonly Statement[]): Statements => ({
    inOneTransaction: (...steps) => database.statements.inOneTransaction(...steps),
    rows: async <Row extends object>(statement: Statement, values: readonly unknown[]) =>
      few.includes(statement)
        ? [{ authorId: null, isFrequent: true } as unknown as Row]
        : database.statements.rows<Row>(statement, values),
  })
  /** Makes the exhaustive statements scan only two names before they collect all matches. */
  const narrowStatementsWithout = (few: readonly Statement[]): Statements => {
    const { rows, inOneTransaction } = statementsWithout(few)
    return {
      inOneTransaction,
      rows: (statement, values) => {
        const text = statement.text.replace('LIMIT 5000', 'LIMIT 2')
        return rows(text === statement.text ? statement : { text }, values)
      },
    }
  }
  const FIRST_SEARCHES = ['anna', 'a@b'].map((term) => searchOf({ term, except: null }).bounded[0])
  const FIRST_IN_DIRECTORY = [FOUND_IN_DIRECTORY.first.bounded, FOUND_IN_DIRECTORY.next.bounded]

  describe.each([
    ['accounts', accountRepositoryContract, statementsWithout(FIRST_SEARCHES)],
    ['accounts behind the first names', accountRepositoryContract, narrowStatementsWithout(FIRST_SEARCHES)],
    ['the directory', catalogDirectoryContract, statementsWithout(FIRST_IN_DIRECTORY)],
  ] as const)('searching %s for what is frequent', (_, contract, statements) => {
    contract(async () => {
      await emptyTables(database.pool)
      return openPrismaWorld({ ...database, statements })
    })
  })

  it('scans 5,000 names, which the narrowed statements reduce to two', () => {
    const { exhaustive } = searchOf({ term: 'anna', except: null })
    expect(exhaustive?.[0].text).toContain('LIMIT 5000')
  })

  describe.each([1, 2, 4])('searching a catalog of more than %d deals, which is split into head and tail', (count) => {
    const text = HEAD_END.text.replace(/OFFSET \d+$/, `OFFSET ${count - 1}`)
    const statements: Statements = {
      inOneTransaction: (...steps) => database.statements.inOneTransaction(...steps),
      rows: <Row extends object>(statement: Statement, values: readonly unknown[]) =>
        database.statements.rows<Row>(statement === HEAD_END ? { text } : statement, values),
    }

    it('has a different text for the end of the head', () => {
      expect(text).not.toBe(HEAD_END.text)
    })

    // Each world has a new search, which has not read the end of the head yet.
    catalogSearchContract(async () => {
      await emptyTables(database.pool)
      return openPrismaWorld({ ...database, statements })
    })
  })
})
