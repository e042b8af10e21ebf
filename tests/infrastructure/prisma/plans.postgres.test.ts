import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  PrismaAccountRepository,
  searchSql,
  toAccountRow,
} from '../../../src/infrastructure/prisma/prisma-account-repository.js'
import { anAccount, anAccountId } from '../../support/builders.js'
import { openServerDatabase } from '../../support/databases.js'

let database: Awaited<ReturnType<typeof openServerDatabase>>

const FIRST = ['Anna', 'Éric', 'Zofia', 'Joanna', 'Bjørn', 'Marta', 'Łukasz', 'Noël', 'Ines', 'Omar']
const LAST = ['Kowalska', 'Müller', 'Andersson', "O'Neill", 'Petit-Jean', 'Silva', 'Haddad', 'Nowak', 'Rossi', 'Dubois']
const ACCOUNTS = 60_000

beforeAll(async () => {
  database = await openServerDatabase({ isPatient: true })
  const rows = Array.from({ length: ACCOUNTS }, (_, i) => {
    const displayName = `${FIRST[i % 10]} ${LAST[Math.floor(i / 10) % 10]} ${i}`
    const email = `user${i}@example.org`
    return toAccountRow(anAccount({ id: anAccountId(`u${i}`), email, displayName }))
  })
  // Not through the repository: sixty thousand inserts would take most of a minute.
  const column = (name: 'id' | 'email' | 'emailKey' | 'displayName' | 'searchName' | 'searchAddress' | 'searchText') =>
    rows.map((row) => row[name])
  await database.pool.query(
    `INSERT INTO accounts (id, email, email_key, display_name, search_name, search_address, search_text,
       role, signup_source, created_at, updated_at)
     SELECT t.*, 'teacher', 'app', now(), now()
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) AS t`,
    [
      column('id'),
      column('email'),
      column('emailKey'),
      column('displayName'),
      column('searchName'),
      column('searchAddress'),
      column('searchText'),
    ],
  )
  await database.pool.query('VACUUM ANALYZE accounts')
})
afterAll(() => database.drop())

const planOf = async (term: string): Promise<string> => {
  const { sql, values } = searchSql(term, null)
  let n = 0
  const text = sql.replace(/\?/g, () => `$${++n}`)
  const { rows } = await database.pool.query(`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${text}`, values as unknown[])
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

describe('the account search', () => {
  it.each([
    'an',
    'zz',
    'ann',
    'anna',
    'owalska',
    'user',
    'user59999',
    'user1@example.org',
    'nobody at all',
    'eill',
    '%%%',
    '12345',
  ])('scans no table for %j', async (term) => {
    expect(await planOf(term)).not.toMatch(/Seq Scan on \S+( \S+)? \(actual/)
  })

  it('reads the later tiers only when the earlier ones left room', async () => {
    expect(await planOf('anna')).toMatch(
      /CTE word[\s\S]*never executed[\s\S]*CTE near[\s\S]*CTE far[\s\S]*never executed/,
    )
    expect(await new PrismaAccountRepository(database.prisma).search({ term: 'anna', except: null })).toHaveLength(20)
  })

  it('gathers a rare term from an index and never walks the names for it', async () => {
    for (const term of ['zz', 'ργος', 'owalska 5999', '...']) {
      const [, far = ''] = (await planOf(term)).split('CTE far')
      expect(far).not.toContain('accounts_search_name')
    }
  })

  it('finds what is frequent among the first names', async () => {
    const [, far = ''] = (await planOf('user')).split('CTE far')
    expect(far).toMatch(/never executed/)
  })
})
