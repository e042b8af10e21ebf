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
  for (let at = 0; at < ACCOUNTS; at += 5_000)
    await database.prisma.account.createMany({ data: rows.slice(at, at + 5_000) })
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
    expect(await planOf(term)).not.toContain('Seq Scan')
  })

  it('reads the later tiers only when the earlier ones left room', async () => {
    const plan = await planOf('anna')
    expect(plan).toMatch(/CTE elsewhere[\s\S]*never executed/)
    expect(await new PrismaAccountRepository(database.prisma).search({ term: 'anna', except: null })).toHaveLength(20)
  })
})
