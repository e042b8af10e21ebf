import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Migrator, PRISMA_FOLDER } from '../../../src/infrastructure/prisma/migrator.js'
import { createServerDatabase, type ServerDatabase } from '../../support/databases.js'

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

/** Connections that idle are closed at once, so that a lock on one would not last. */
const connect = () => new pg.Pool({ connectionString: database.url, max: 1, idleTimeoutMillis: 100 })
const migrator = () => new Migrator({ connect, isShared: true, folder })
const shipped = () =>
  readdirSync(join(PRISMA_FOLDER, 'migrations'))
    .filter((name) => !name.endsWith('.toml'))
    .sort()

const addMigration = (name: string, sql: string): void => {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'migration.sql'), sql)
}

const query = async (sql: string) => {
  const pool = connect()
  try {
    return (await pool.query(sql)).rows
  } finally {
    await pool.end()
  }
}

/** Each look needs an empty database to try the migrations on. */
const driftOn = async ({ url }: ServerDatabase): Promise<string> => {
  const shadow = new pg.Pool({ connectionString: url, max: 1 })
  try {
    return await migrator().drift(shadow)
  } finally {
    await shadow.end()
  }
}

describe('migrations on a server', () => {
  it('are applied once by several instances that start at once', async () => {
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrator().apply()))
    expect(applied.flat().sort()).toEqual(shipped())
    expect(await migrator().pending()).toEqual([])
    expect(await query('SELECT count(*)::int AS count FROM _prisma_migrations')).toEqual([{ count: shipped().length }])
  })

  it('make an instance wait for as long as another one migrates', async () => {
    addMigration('99990101000000_slow', 'SELECT pg_sleep(3); CREATE TABLE slow (id int);')
    const [one, two] = [migrator().apply(), migrator().apply()]
    expect((await Promise.all([one, two])).map(({ length }) => length).sort()).toEqual([0, shipped().length + 1])
  })

  it('leave no timer running for which the process would wait', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
    const before = timers()
    await migrator().apply()
    expect(timers()).toBeLessThanOrEqual(before)
  })

  it('leave nothing of one that fails, and say so', async () => {
    addMigration('99990101000000_broken', 'CREATE TABLE half (id int); SELECT 1 / 0;')
    await expect(migrator().apply()).rejects.toThrow(/division by zero/)
    expect(await query("SELECT to_regclass('half') AS half")).toEqual([{ half: null }])
    expect(await migrator().pending()).toEqual(['99990101000000_broken'])
  })

  it('of a newer version do not count as pending', async () => {
    addMigration('99990101000000_newer', 'CREATE TABLE newer (id int);')
    await migrator().apply()
    rmSync(join(folder, '99990101000000_newer'), { recursive: true })
    expect(await migrator().pending()).toEqual([])
    expect(await migrator().apply()).toEqual([])
  })

  it('agree with schema.prisma, and a difference is found', async () => {
    expect(await driftOn(database)).toBe('')
    addMigration('99990101000000_extra', 'ALTER TABLE accounts ADD COLUMN extra text;')
    const other = await createServerDatabase()
    expect(await driftOn(other)).toContain('DROP COLUMN "extra"')
    await other.drop()
  })
})
