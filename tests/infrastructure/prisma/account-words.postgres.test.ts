import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WORD_BREAKS } from '../../../src/domain/account-search.js'
import { foldForSearch } from '../../../src/domain/text.js'
import { prismaRepositories } from '../../../src/infrastructure/prisma/prisma-transactions.js'
import { anAccount } from '../../support/builders.js'
import { emptyTables, openServerDatabase } from '../../support/databases.js'

const THERE_ALREADY = readFileSync('prisma/migrations/20261125130100_account_words_there_already/migration.sql', 'utf8')
const LONG = '山'.repeat(70)
const NAMES = ['Anna', "Jean-Luc d'Été (Paris)", 'A B C', 'a-', `Bo ${LONG}`, `Bo ${LONG}`, 'x’y’y', '']

describe('the words of names', () => {
  let database: Awaited<ReturnType<typeof openServerDatabase>>

  beforeAll(async () => {
    database = await openServerDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    await emptyTables(database.pool)
    for (const displayName of NAMES)
      await prismaRepositories(database.prisma).accounts.insert(anAccount({ displayName }))
  })

  const query = async (sql: string) => (await database.pool.query(sql)).rows

  /** As the domain has them, of a name from each character on that follows one that separates words. */
  const wordsOf = (name: string): readonly string[] => {
    const characters = Array.from(name)
    const later = characters.flatMap((_, i) =>
      (WORD_BREAKS as readonly string[]).includes(characters[i - 1] ?? '')
        ? [characters.slice(i, i + 64).join('')]
        : [],
    )
    return [...new Set(later)]
  }
  const expectWhole = async (): Promise<void> => {
    const accounts = await query('SELECT id, search_name FROM accounts')
    const expected = accounts.flatMap(({ id, search_name }) =>
      wordsOf(search_name).map((words) => ({
        start: Array.from(words).slice(0, 3).join(''),
        search_name,
        account_id: id,
        words,
      })),
    )
    const found = await query('SELECT * FROM account_words')
    expect(found).toHaveLength(expected.length)
    expect(found).toEqual(expect.arrayContaining(expected))
  }

  it('are those that the domain separates', async () => {
    await expectWhole()
    expect(await query('SELECT words FROM account_words')).toContainEqual({ words: foldForSearch("d'Été (Paris)") })
  })

  it('follow each change of a name, and go with the account', async () => {
    await query("UPDATE accounts SET search_name = 'new ' || search_name")
    await expectWhole()
    await query('UPDATE accounts SET search_name = search_name')
    await query("UPDATE accounts SET search_name = 'a b b' WHERE search_name LIKE 'new bo%'")
    await expectWhole()
    await query("DELETE FROM accounts WHERE search_name LIKE '%b%'")
    await expectWhole()
    await query('DELETE FROM accounts')
    expect(await query('SELECT * FROM account_words')).toEqual([])
  })

  it('are added for the accounts that are there already, also where a name changes meanwhile', async () => {
    await query('DELETE FROM account_words')
    await query(THERE_ALREADY)
    await expectWhole()
    await query(THERE_ALREADY)
    await expectWhole()

    await query('DELETE FROM account_words')
    const client = await database.pool.connect()
    try {
      await client.query("BEGIN; UPDATE accounts SET search_name = 'another ' || search_name")
      const adding = query(THERE_ALREADY)
      await pause(100)
      await client.query('COMMIT')
      await adding
    } finally {
      client.release()
    }
    await expectWhole()
  })
})
