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

describe('the migration that records patterns of routes', () => {
  const DEAL = '01980000-0000-7000-8000-00000000abcd'
  const CASES = [
    ['account.update', 'account.update', {}],
    ['POST /deals', 'POST /deals', {}],
    [`DELETE /deals/${DEAL}`, 'DELETE /deals/{id}', { id: DEAL }],
    [`DELETE /%64eals/%30${DEAL.slice(1)}`, 'DELETE /deals/{id}', { id: DEAL }],
    [`GET /deals/${DEAL}.pbn`, 'GET /deals/{id}.pbn', { id: DEAL }],
    ['POST /deals/import', 'POST /deals/import', {}],
    ['DELETE /deals/some%20text', 'DELETE /deals/{id}', {}],
    ['PATCH /accounts/me', 'PATCH /accounts/me', {}],
    ['GET /accounts/me/exposure', 'GET /accounts/me/exposure', {}],
    ['PATCH /accounts/auth0%7cx', 'PATCH /accounts/{id}', { id: 'auth0|x' }],
    ['PATCH /accounts/gone', 'PATCH /accounts/{id}', { id: null }],
    [
      `PUT /sharing-groups/${DEAL}/members/auth0%7Cx`,
      'PUT /sharing-groups/{id}/members/{accountId}',
      { id: DEAL, accountId: 'auth0|x' },
    ],
    [
      'PUT /catalog/authors/%40Zo%C3%A9%20Author/subscription',
      'PUT /catalog/authors/{handle}/subscription',
      { handle: 'zoe-author' },
    ],
    ['PUT /catalog/authors/released/subscription', 'PUT /catalog/authors/{handle}/subscription', { handle: null }],
    ['GET /catalog/authors/x/deals', 'GET /catalog/authors/{handle}/deals', {}],
    [`GET /catalog/collections/${DEAL}/deals`, 'GET /catalog/collections/{id}/deals', { id: DEAL }],
    [`POST /announcements/${DEAL}/read`, 'POST /announcements/{id}/read', { id: DEAL }],
    ['POST /somewhere/else', 'POST /somewhere/else', {}],
    ['POST /deals/%ff', 'POST /deals/%ff', {}],
  ] as const

  it('takes known paths apart, and the trail only grows again afterwards', async () => {
    await migrateUntil('audit_parameters')
    await pool.query("INSERT INTO erased_accounts VALUES (encode(sha256('gone'), 'hex'), now())")
    await pool.query("INSERT INTO released_handles VALUES ('released', now())")
    for (const [i, [path]] of CASES.entries())
      await pool.query(
        `INSERT INTO audit_records (id, at, actor_type, action, subject_type, subject_id, request_id)
         VALUES (gen_random_uuid(), now(), 'account', $1, 'account', 'x', $2)`,
        [path, `r${i}`],
      )
    await migrator(MIGRATIONS).apply()
    const { rows } = await pool.query(
      'SELECT action, parameters FROM audit_records ORDER BY substr(request_id, 2)::int',
    )
    expect(rows).toEqual(CASES.map(([, action, parameters]) => ({ action, parameters })))

    const refused = [
      'DELETE FROM audit_records',
      "UPDATE audit_records SET action = 'x'",
      'UPDATE audit_records SET action = action',
      `UPDATE audit_records SET parameters = '{"id": null}' WHERE action = 'DELETE /deals/{id}'`,
      `UPDATE audit_records SET parameters = '{"id": null}' WHERE action = 'POST /deals'`,
      `UPDATE audit_records SET parameters = '{}' WHERE action = 'PATCH /accounts/{id}'`,
      `UPDATE audit_records SET parameters = '{"id": "y"}' WHERE parameters = '{"id": "auth0|x"}'`,
      `UPDATE audit_records SET parameters = '{"id": null}' WHERE parameters = '{"id": "auth0|x"}'`,
      `UPDATE audit_records SET parameters = '{"id": "x"}' WHERE parameters = '{"id": null}'`,
    ]
    for (const statement of refused) await expect(pool.query(statement), statement).rejects.toThrow('neither changed')
    await pool.query("INSERT INTO erased_accounts VALUES (encode(sha256('auth0|x'), 'hex'), now())")
    const emptying = `UPDATE audit_records SET parameters = '{"id": null}' WHERE parameters = '{"id": "auth0|x"}'`
    await expect(pool.query(emptying.replace('SET', "SET request_id = 'x',"))).rejects.toThrow('neither changed')
    expect((await pool.query(emptying)).rowCount).toBe(1)
  })
})

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
