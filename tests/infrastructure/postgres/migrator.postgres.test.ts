import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deployWithEngine, driftOf, statusByEngine } from '../../../scripts/schema-engine.js'
import { Migrator, PRISMA_FOLDER } from '../../../src/infrastructure/postgres/migrator.js'
import { createServerDatabase, type ServerDatabase } from '../../support/databases.js'
import { migratedSchema } from '../../support/migrated-schema.js'
import { until } from '../../support/until.js'

let database: ServerDatabase
let folder: string

beforeEach(async () => {
  database = await createServerDatabase()
  folder = mkdtempSync(join(tmpdir(), 'dealbook-migrations-'))
  cpSync(join(PRISMA_FOLDER, 'migrations'), folder, { recursive: true })
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Idle connections are closed at once, so that a lock on one would be lost. */
const migrator = ({ url } = database) =>
  new Migrator({
    connect: () => new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 100 }),
    isShared: true,
    folder,
  })
const shipped = () =>
  readdirSync(join(PRISMA_FOLDER, 'migrations'))
    .filter((name) => !name.endsWith('.toml'))
    .sort()

const addMigration = (name: string, sql: string): void => {
  mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, name, 'migration.sql'), sql)
}

/** Runs work with a connection to a database, by default the one to migrate. */
const on = async <Result>(use: (pool: pg.Pool) => Promise<Result>, { url } = database): Promise<Result> => {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    return await use(pool)
  } finally {
    await pool.end()
  }
}
const query = (sql: string) => on(async (pool) => (await pool.query(sql)).rows)

const deploy = (pool: pg.Pool) => deployWithEngine(folder, pool)
const status = () => on((pool) => statusByEngine(folder, pool))
const drift = (pool: pg.Pool) => driftOf(folder, pool)

/** Runs work with a second, empty database. */
const withOther = async (use: (other: ServerDatabase) => Promise<void>): Promise<void> => {
  const other = await createServerDatabase()
  try {
    await use(other)
  } finally {
    await other.drop()
  }
}

describe('migrations on a server', () => {
  it('are applied once if several instances start at once', async () => {
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrator().apply()))
    expect(applied.flat().sort()).toEqual(shipped())
    expect(await migrator().pending()).toEqual([])
    expect(await query('SELECT count(*)::int AS count FROM _prisma_migrations')).toEqual([{ count: shipped().length }])
  })

  it('make an instance wait for as long as another one migrates', async () => {
    addMigration('99990101000000_slow', 'SELECT pg_sleep(3); CREATE TABLE slow (id int);')
    // This waits for every running statement, so the other instance must not be in one.
    addMigration('99990101000001_index', 'CREATE INDEX CONCURRENTLY slow_id ON slow (id);')
    const [one, two] = [migrator().apply(), migrator().apply()]
    expect((await Promise.all([one, two])).map(({ length }) => length).sort()).toEqual([0, shipped().length + 2])
  })

  it('leave no timer running that would keep the process alive', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
    const before = timers()
    await migrator().apply()
    expect(timers()).toBeLessThanOrEqual(before)
  })

  it('have no effect if one fails, and block further ones until it is resolved', async () => {
    addMigration('99990101000000_broken', 'CREATE TABLE half (id int); SELECT 1 / 0;')
    addMigration('99990101000001_next', 'CREATE TABLE next (id int);')
    await expect(migrator().apply()).rejects.toThrow(/99990101000000_broken failed: division by zero/)
    const tables = "SELECT to_regclass('half') AS half, to_regclass('next') AS next"
    expect(await query(tables)).toEqual([{ half: null, next: null }])
    expect(await migrator().pending()).toEqual(['99990101000000_broken', '99990101000001_next'])

    addMigration('99990101000000_broken', 'CREATE TABLE half (id int);')
    const refusal = await migrator().apply().catch(String)
    expect(refusal).toMatch(/99990101000000_broken failed: division by zero/)
    expect(await query(tables)).toEqual([{ half: null, next: null }])

    await query(/^UPDATE .*$/m.exec(refusal as string)?.[0] ?? '')
    expect(await migrator().apply()).toEqual(['99990101000000_broken', '99990101000001_next'])
    expect(await query(tables)).toEqual([{ half: 'half', next: 'next' }])
  })

  it('record the failure of one that leaves a transaction open', async () => {
    addMigration('99990101000000_broken', 'BEGIN; CREATE TABLE half (id int); SELECT 1 / 0; COMMIT;')
    await expect(migrator().apply()).rejects.toThrow(/division by zero/)
    await expect(migrator().apply()).rejects.toThrow(/division by zero/)
  })

  it('report a lost connection, and block further ones until it is resolved', async () => {
    addMigration('99990101000000_slow', 'CREATE TABLE half (id int); SELECT pg_sleep(60);')
    const lost = expect(migrator().apply()).rejects.toThrow(/99990101000000_slow failed: .*terminat/)
    await until(async () => {
      const ended = await query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'CREATE TABLE half%' AND datname = current_database()",
      )
      return ended.length > 0
    })
    await lost
    expect(await query("SELECT to_regclass('half') AS half")).toEqual([{ half: null }])
    await expect(migrator().apply()).rejects.toThrow(/99990101000000_slow failed: it was interrupted/)
  })

  it('of a newer version do not count as pending', async () => {
    addMigration('99990101000000_newer', 'CREATE TABLE newer (id int);')
    await migrator().apply()
    rmSync(join(folder, '99990101000000_newer'), { recursive: true })
    expect(await migrator().pending()).toEqual([])
    expect(await migrator().apply()).toEqual([])
  })

  it('of a newer version that failed do not block this one', async () => {
    addMigration('99990101000000_newer', 'SELECT 1 / 0;')
    await expect(migrator().apply()).rejects.toThrow(/division by zero/)
    rmSync(join(folder, '99990101000000_newer'), { recursive: true })
    expect(await migrator().apply()).toEqual([])
  })

  it('agree with schema.prisma, and a difference is detected', async () => {
    expect(await on(drift)).toBe('')
    addMigration('99990101000000_extra', 'ALTER TABLE accounts ADD COLUMN extra text;')
    await withOther(async (other) => expect(await on(drift, other)).toContain('DROP COLUMN "extra"'))
  })
})

describe('the result of migrations', () => {
  const IN_ORDER = { history: null, editedMigrationNames: [], failedMigrationNames: [], hasMigrationsTable: true }

  it("is the same as with Prisma's engine, whose status is clean", async () => {
    await withOther(async (other) => {
      const applied = await migrator().apply()
      expect(applied).toEqual(shipped())
      expect(await on(deploy, other)).toEqual(applied)
      expect(await on(migratedSchema)).toEqual(await on(migratedSchema, other))
    })
    expect(await status()).toEqual(IN_ORDER)
  })

  it('lets the engine continue, and the migrator continue after the engine', async () => {
    await migrator().apply()
    addMigration('99990101000000_one', 'CREATE TABLE one (id int);')
    expect(await on(deploy)).toEqual(['99990101000000_one'])
    addMigration('99990101000001_two', 'CREATE TABLE two (id int);')
    expect(await migrator().pending()).toEqual(['99990101000001_two'])
    expect(await migrator().apply()).toEqual(['99990101000001_two'])
    expect(await status()).toEqual(IN_ORDER)
  })

  it('of a failed one is the same as with the engine, except for the text, and each refuses to continue after the other', async () => {
    addMigration('99990101000000_broken', "DO $$ BEGIN RAISE 'a' USING DETAIL = 'b', HINT = 'c'; END $$")
    await withOther(async (other) => {
      await expect(migrator().apply()).rejects.toThrow('99990101000000_broken failed: a\nDETAIL: b\nHINT: c')
      await expect(on(deploy, other)).rejects.toThrow('ERROR: a\nDETAIL: b\nHINT: c')
      const [ours, theirs] = [await on(migratedSchema), await on(migratedSchema, other)]
      const withoutLogs = (rows: readonly object[]) => rows.map((row) => ({ ...row, logs: undefined }))
      expect(withoutLogs(ours.records)).toEqual(withoutLogs(theirs.records))
      for (const { records } of [ours, theirs])
        expect(records.at(-1)).toMatchObject({ logs: expect.stringContaining('a\nDETAIL: b\nHINT: c') })
      expect(await status()).toEqual({ ...IN_ORDER, failedMigrationNames: ['99990101000000_broken'] })

      await expect(on(deploy)).rejects.toThrow('migrate found failed migrations')
      await expect(migrator(other).apply()).rejects.toThrow(/99990101000000_broken failed: [\s\S]*DETAIL: b/)
    })
  })

  it('leaves a database with foreign tables alone, as Prisma does', async () => {
    await query('CREATE TABLE somebody (id int)')
    await expect(migrator().apply()).rejects.toThrow("The database has tables that are not Dealbook's (somebody)")
    await expect(on(deploy)).rejects.toThrow('The database schema is not empty')
    expect(await query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([
      { tablename: 'somebody' },
    ])
  })

  it('does not depend on edits of applied migrations, and nor does the engine', async () => {
    await migrator().apply()
    const [name = ''] = shipped()
    writeFileSync(join(folder, name, 'migration.sql'), 'SELECT 1;')
    addMigration('99990101000000_one', 'CREATE TABLE one (id int);')
    expect(await migrator().apply()).toEqual(['99990101000000_one'])
    addMigration('99990101000001_two', 'CREATE TABLE two (id int);')
    expect(await on(deploy)).toEqual(['99990101000001_two'])
    expect(await status()).toEqual({ ...IN_ORDER, editedMigrationNames: [name] })
  })
})
