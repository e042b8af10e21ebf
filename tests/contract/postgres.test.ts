import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchOf } from '../../src/infrastructure/prisma/account-search-statements.js'
import { FOUND_IN_DIRECTORY } from '../../src/infrastructure/prisma/catalog-directory-statements.js'
import { STRETCH_END } from '../../src/infrastructure/prisma/catalog-search-statements.js'
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

  /** Lets these find nothing but that there is too much to sort. */
  const statementsWithout = (few: readonly Statement[]): Statements => ({
    inOneTransaction: (...steps) => database.statements.inOneTransaction(...steps),
    rows: async <Row extends object>(statement: Statement, values: readonly unknown[]) =>
      few.includes(statement)
        ? [{ authorId: null, isFrequent: true } as unknown as Row]
        : database.statements.rows<Row>(statement, values),
  })
  /** And lets the others look through two names only before they gather what is found elsewhere. */
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
  const FIRST_SEARCHES = ['anna', 'a@b'].map((term) => searchOf({ term, except: null }).few[0])
  const FIRST_IN_DIRECTORY = [FOUND_IN_DIRECTORY.first.few, FOUND_IN_DIRECTORY.next.few]

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

  it('looks through 5,000 names, which the narrow statements make two', () => {
    const { many } = searchOf({ term: 'anna', except: null })
    expect(many?.[0].text).toContain('LIMIT 5000')
  })

  describe.each([1, 2, 4])('searching a catalog of more than %d deals, which it does in two stretches', (count) => {
    const text = STRETCH_END.text.replace(/OFFSET \d+$/, `OFFSET ${count - 1}`)
    const statements: Statements = {
      inOneTransaction: (...steps) => database.statements.inOneTransaction(...steps),
      rows: <Row extends object>(statement: Statement, values: readonly unknown[]) =>
        database.statements.rows<Row>(statement === STRETCH_END ? { text } : statement, values),
    }

    it('has another text for the end of the first', () => {
      expect(text).not.toBe(STRETCH_END.text)
    })

    // Each world has a search of its own, which has not asked for the end yet.
    catalogSearchContract(async () => {
      await emptyTables(database.pool)
      return openPrismaWorld({ ...database, statements })
    })
  })
})
