import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Migrator, PRISMA_FOLDER } from '../../../src/infrastructure/prisma/migrator.js'
import { createServerDatabase, type ServerDatabase } from '../../support/databases.js'

const MIGRATIONS = join(PRISMA_FOLDER, 'migrations')

let database: ServerDatabase
let folder: string
let pool: pg.Pool

beforeEach(async () => {
  database = await createServerDatabase()
  folder = mkdtempSync(join(tmpdir(), 'dealbook-upgrade-'))
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
})
afterEach(async () => {
  await pool.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Takes the database to the migration before the one named so. */
const migrateUntil = async (name: string): Promise<void> => {
  const names = readdirSync(MIGRATIONS).sort()
  const earlier = names.slice(
    0,
    names.findIndex((entry) => entry.endsWith(`_${name}`)),
  )
  for (const entry of [...earlier, 'migration_lock.toml'])
    cpSync(join(MIGRATIONS, entry), join(folder, entry), { recursive: true })
  await migrator(folder).apply()
}

const migrator = (from: string) =>
  new Migrator({ connect: () => new pg.Pool({ connectionString: database.url, max: 1 }), isShared: true, folder: from })

describe('the migration that brings the catalog', () => {
  it('counts what was public before as published when it was made, and changes nothing else', async () => {
    await migrateUntil('catalog')
    await pool.query(
      `INSERT INTO accounts (id, email, email_key, display_name, role, signup_source, created_at, updated_at, search_name, search_address, search_text)
       VALUES ('a', 'a@example.org', 'a@example.org', 'A', 'teacher', 'app', now(), now(), 'a', 'a@example.org', 'a')`,
    )
    const rows = [
      ['public', 'active', null],
      ['public', 'trashed', null],
      ['public', 'active', '2026-02-02T00:00:00Z'],
      ['private', 'active', null],
      ['private', 'active', '2026-02-03T00:00:00Z'],
    ] as const
    for (const [i, [sharing, lifecycle, publishedAt]] of rows.entries())
      await pool.query(
        `INSERT INTO deals (id, owner_id, title, dealer, vulnerability, hands, sharing, lifecycle, published_at, created_at, updated_at)
         VALUES ($1, 'a', 'T', 'N', 'None', '- - - -', $2, $3, $4, '2026-01-01T00:00:00Z', '2026-01-05T00:00:00Z')`,
        [`01980000-0000-7000-8000-00000000000${i}`, sharing, lifecycle, publishedAt],
      )
    expect(await migrator(MIGRATIONS).apply()).toContainEqual(expect.stringContaining('catalog'))
    const { rows: deals } = await pool.query(
      'SELECT published_at, updated_at, sharing_group_ids FROM deals ORDER BY id',
    )
    const made = new Date('2026-01-01T00:00:00Z')
    expect(deals.map(({ published_at }) => published_at)).toEqual([
      made,
      made,
      new Date('2026-02-02T00:00:00Z'),
      null,
      new Date('2026-02-03T00:00:00Z'),
    ])
    for (const { updated_at, sharing_group_ids } of deals)
      expect([updated_at, sharing_group_ids]).toEqual([new Date('2026-01-05T00:00:00Z'), []])
  })
})
