import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '../../../src/domain/account.js'
import { missingSessionSettings, openPostgres } from '../../../src/infrastructure/postgres/database.js'
import { PrismaTransactions } from '../../../src/infrastructure/prisma/prisma-transactions.js'
import { anAccount } from '../../support/builders.js'
import { createServerDatabase, onServer, type ServerDatabase } from '../../support/databases.js'
import { openPgBouncer, type Pooler } from '../../support/own-servers.js'
import { runCli } from '../../support/service-process.js'

const ROLE = 'dealbook_test_pooled'
const SETTINGS = [
  "TimeZone = 'UTC'",
  "jit = 'off'",
  "statement_timeout = '5s'",
  "lock_timeout = '2s'",
  "idle_in_transaction_session_timeout = '5s'",
]

let server: ServerDatabase
let pooler: Pooler
let direct: string

beforeAll(async () => {
  server = await createServerDatabase()
  await onServer(`DROP ROLE IF EXISTS ${ROLE}`)
  await onServer(`CREATE ROLE ${ROLE} LOGIN SUPERUSER`)
  await onServer(`ALTER ROLE ${ROLE} SET TimeZone = 'Asia/Tokyo'`)
  const address = new URL(server.url)
  address.username = ROLE
  direct = address.href
  pooler = await openPgBouncer(direct)
})
afterAll(async () => {
  await pooler?.close()
  await server.drop()
  await onServer(`DROP ROLE IF EXISTS ${ROLE}`)
})

describe('behind PgBouncer in transaction mode', () => {
  it('the service reports which settings the role lacks, and does not start', async () => {
    const { code, stderr } = await runCli(['serve'], {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: server.url,
      DATABASE_PREPARED_STATEMENTS: 'off',
    })
    expect(code).toBe(1)
    for (const setting of SETTINGS) expect(stderr).toContain(`ALTER ROLE ${ROLE} SET ${setting};`)
    expect(stderr).not.toContain('    at ')
  })

  it('serves once the role has them, whatever session each transaction gets', async () => {
    for (const setting of SETTINGS) await onServer(`ALTER ROLE ${ROLE} SET ${setting}`)
    // It remembers the time zone of its first session.
    await pooler.close()
    pooler = await openPgBouncer(direct)
    const database = openPostgres({ url: pooler.url, directUrl: server.url, poolMax: 10, isPooled: true })
    try {
      expect(await missingSessionSettings(database.pool)).toEqual([])
      await database.migrator.apply()
      const transactions = new PrismaTransactions(database)
      const accounts = Array.from({ length: 40 }, () => anAccount())
      const insert = (account: Account) =>
        transactions.run(async (repositories) => {
          await repositories.accounts.findById(account.id)
          expect(await repositories.accounts.insert(account)).toBe(true)
          return repositories.accounts.findById(account.id)
        })
      expect(await Promise.all(accounts.map(insert))).toEqual(accounts)
      const { rows } = await database.pool.query('SELECT count(*)::int AS n FROM accounts WHERE created_at = $1', [
        accounts[0]?.createdAt.toISOString(),
      ])
      expect(rows).toEqual([{ n: accounts.length }])
    } finally {
      await database.close()
    }
  })
})
