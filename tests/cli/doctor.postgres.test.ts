import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { examineClock } from '../../src/cli/doctor/examine-clock.js'
import { examineDatabase } from '../../src/cli/doctor/examine-database.js'
import { examineRedis } from '../../src/cli/doctor/examine-redis.js'
import { readSettings } from '../../src/process/settings.js'
import { onServer, openServerDatabase, serverUrl } from '../support/databases.js'
import { complaints } from '../support/findings.js'
import {
  freePort,
  type OwnPostgres,
  onCluster,
  openOwnPostgres,
  openPgBouncer,
  openStandby,
} from '../support/own-servers.js'
import { aRedisServer } from '../support/redis-server.js'
import { runCli } from '../support/service-process.js'

const API_KEY = 'key-of-the-doctor-tests'
const examined = async (url: string, more: Readonly<Record<string, string>> = {}): Promise<string> =>
  complaints(await examineDatabase(readSettings({ DATABASE_URL: url, API_KEY, ...more })))

/** On the machine's own server, another suite or a bench may have switched autovacuum off for a while. */
const AUTOVACUUM = /\n?warning: Autovacuum does not run[^\n]*/
const examinedHere = async (...args: Parameters<typeof examined>): Promise<string> =>
  (await examined(...args)).replace(AUTOVACUUM, '')

/** Everything that is reported about a good database whose role owns the server. */
const SUPERUSER = /^warning: The service's role \w+ is a superuser\. [^\n]*$/

describe('the examination of a migrated database', () => {
  let database: Awaited<ReturnType<typeof openServerDatabase>>
  beforeEach(async () => {
    database = await openServerDatabase({ poolMax: 1 })
  })
  afterEach(() => database.drop())

  it('finds nothing wrong', async () => {
    expect(await examinedHere(database.url)).toMatch(SUPERUSER)
    expect(complaints(await examineClock(readSettings({ DATABASE_URL: database.url, API_KEY })))).toBe('')
  })

  it('finds migrations that failed, are missing, or are of a later version', async () => {
    await database.pool.query("UPDATE _prisma_migrations SET migration_name = '9_later'")
    expect(await examinedHere(database.url)).toMatch(/problem: Migrations are pending: 0_init\..*\nwarning: .*9_later/)
    await database.pool.query('UPDATE _prisma_migrations SET finished_at = NULL')
    expect(await examinedHere(database.url)).toMatch(/problem: The migration 9_later failed.*"dealbook migrate"/)
  })

  it('finds rights that the role lacks, but not those on the audit trail that it must not have', async () => {
    const role = `pe_doctor_${randomBytes(4).toString('hex')}`
    const url = new URL(database.url)
    url.username = role
    await onServer(`CREATE ROLE ${role} LOGIN`)
    try {
      await database.pool.query(`GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${role}`)
      const direct = { DATABASE_DIRECT_URL: database.url }
      expect(await examinedHere(url.href, direct)).toMatch(
        /problem: The role \w+ lacks rights on accounts, .*docs\/data\.md/,
      )
      await database.pool.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
        GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${role};
        REVOKE UPDATE, DELETE ON audit_records FROM ${role}`)
      expect(await examinedHere(url.href, direct)).toBe('')
      await database.pool.query(`REVOKE DELETE ON deals FROM ${role}`)
      expect(await examinedHere(url.href, direct)).toMatch(/lacks rights on deals\./)
    } finally {
      await database.pool.query(`DROP OWNED BY ${role}`)
      await onServer(`DROP ROLE ${role}`)
    }
  })

  it('finds that a large table has no statistics', async () => {
    await database.pool.query(`CREATE TABLE filler AS SELECT repeat('x', 1000) AS text FROM generate_series(1, 2000);
      ALTER TABLE filler SET (autovacuum_enabled = off)`)
    expect(await examinedHere(database.url)).toMatch(/warning: There are no statistics of filler\. Run ANALYZE/)
    await database.pool.query('ANALYZE filler')
    expect(await examinedHere(database.url)).toMatch(SUPERUSER)
  })

  it('finds that the role lacks the settings needed behind a pooler', async () => {
    const pooled = { DATABASE_PREPARED_STATEMENTS: 'off' }
    expect(await examinedHere(database.url, pooled)).toMatch(/problem: DATABASE_PREPARED_STATEMENTS.*ALTER ROLE/)
    const pooler = await openPgBouncer(database.url)
    try {
      const direct = { DATABASE_DIRECT_URL: database.url }
      expect(await examinedHere(pooler.url, direct)).toMatch(/problem: .* set DATABASE_PREPARED_STATEMENTS=off\.$/)
    } finally {
      await pooler.close()
    }
  })

  it('finds that the instance wants more connections than the server has', async () => {
    expect(await examinedHere(database.url, { DATABASE_POOL_MAX: '1000' })).toMatch(
      /problem: DATABASE_POOL_MAX is 1000/,
    )
  })

  it('is part of the command, which exits with 1 if there is a problem', async () => {
    const env = { DATABASE_URL: database.url, API_KEY }
    expect(await runCli(['doctor'], env)).toMatchObject({ code: 0, stdout: expect.stringContaining('0 problems') })
    await database.pool.query('DELETE FROM _prisma_migrations')
    const { code, stdout } = await runCli(['doctor'], env)
    expect(stdout).toContain('problem database Migrations are pending: 0_init. Run "dealbook migrate".')
    expect(code).toBe(1)
    expect((await database.pool.query('SELECT FROM _prisma_migrations')).rows).toEqual([])
  })
})

describe('the examination of a database that cannot be used', () => {
  it('says whether server, database or role is missing', async () => {
    const nowhere = `postgres://postgres@127.0.0.1:${await freePort()}/postgres`
    expect(await examinedHere(nowhere)).toMatch(/^problem: .*ECONNREFUSED.*Start PostgreSQL/)
    expect(await examinedHere(serverUrl('pe_no_such_database'))).toMatch(/^problem: .*Create the database/)
    const stranger = new URL(serverUrl('postgres'))
    stranger.username = 'pe_no_such_role'
    expect(await examinedHere(stranger.href)).toMatch(/^problem: .*Correct user and password/)
    const unknown = 'postgres://postgres@no-such-host.invalid/postgres'
    expect(await examinedHere(unknown)).toMatch(/^problem: .*Correct the name of the server/)
  })

  it.each([
    ['SQL_ASCII', /problem: The database is encoded in SQL_ASCII\. .*--encoding=UTF8/],
    ['UTF8', /problem: The LC_CTYPE of the database knows no letters beyond ASCII/],
  ])('says that its encoding or locale is unsuitable: %s with C', async (encoding, what) => {
    const name = `pe_doctor_${randomBytes(4).toString('hex')}`
    await onServer(`CREATE DATABASE ${name} ENCODING '${encoding}' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`)
    try {
      expect(await examinedHere(serverUrl(name))).toMatch(what)
    } finally {
      await onServer(`DROP DATABASE ${name}`)
    }
  })
})

describe('the examination of a server', () => {
  let primary: OwnPostgres
  beforeAll(async () => {
    primary = await openOwnPostgres()
  })
  afterAll(() => primary.remove())

  it('warns that it does not flush writes to disk', async () => {
    expect(await examined(primary.url)).toContain('warning: fsync is off')
  })

  it('reports a standby, and switched-off autovacuum', async () => {
    const { code, stderr } = await runCli(['migrate'], { DATABASE_URL: primary.url, API_KEY })
    expect([code, stderr]).toEqual([0, ''])
    const standby = await openStandby(primary)
    try {
      expect(await examined(standby.url)).toContain('problem: The server is a standby')
      await onReplicas(primary, standby)
    } finally {
      standby.remove()
    }
    await onCluster(primary.url, 'ALTER SYSTEM SET autovacuum = off')
    await onCluster(primary.url, 'SELECT pg_reload_conf()')
    await expect.poll(() => examined(primary.url)).toContain('warning: Autovacuum does not run')
  })
})

/** What is found with several databases, while they stop and are promoted. */
const onReplicas = async (primary: OwnPostgres, standby: OwnPostgres): Promise<void> => {
  const place = ({ url }: OwnPostgres): string => new URL(url).host
  const all = { DATABASE_REPLICA_URLS: `${standby.url},postgres://postgres@127.0.0.1:${await freePort()}/postgres` }
  const found = async (url = primary.url): Promise<string> =>
    (await examineDatabase(readSettings({ DATABASE_URL: url, API_KEY, ...all })))
      .map(({ state, message, remedy }) => `${state}: ${message} ${remedy}`)
      .join('\n')
  await expect.poll(() => found()).toContain(`ok: The replica ${place(standby)} follows the primary.`)
  expect(await found()).toMatch(
    /problem: The database at 127.0.0.1:\d+ cannot be used: .*ECONNREFUSED.*Start PostgreSQL/,
  )
  const alone = await found(standby.url.replace(/\/[^/]*$/, '/nowhere'))
  expect(alone).toContain('problem: None of the databases accepts writes now. Start the primary')
  await onCluster(standby.url, 'SELECT pg_promote()')
  await expect.poll(() => found()).toContain(`ok: ${place(standby)} is the primary.`)
  expect(await found()).toMatch(
    new RegExp(`problem: ${place(primary)} accepts writes, but is not the primary\\. .*pg_rewind`),
  )
}

describe('the examination of Redis', () => {
  let redis: Awaited<ReturnType<typeof aRedisServer>>
  beforeAll(async () => {
    redis = await aRedisServer()
  })
  afterAll(() => redis.kill())

  const examinedRedis = async (url: string) => complaints(await examineRedis(readSettings({ REDIS_URL: url })))

  it('finds nothing wrong if it responds or is not used', async () => {
    expect(await examinedRedis(redis.url)).toBe('')
    expect(complaints(await examineRedis(readSettings({})))).toBe('')
  })

  it('finds that it is unreachable, or refuses writes', async () => {
    expect(await examinedRedis(`redis://127.0.0.1:${await freePort()}`)).toMatch(/problem: Redis .* does not respond/)
    const client = new Redis(redis.url)
    await client.call('ACL', 'SETUSER', 'reader', 'on', '>secret', '~*', '+info', '+@connection')
    client.disconnect()
    const reader = redis.url.replace('redis://', 'redis://reader:secret@')
    expect(await examinedRedis(reader)).toMatch(/problem: Redis refuses commands .*dealbook:limit:/)
  })
})
