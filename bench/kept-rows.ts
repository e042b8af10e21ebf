import type pg from 'pg'
import { CALLERS, sampleAccounts } from './data.js'

/** The number of accounts with 1,000 deals. A turn of deletions deletes each of them, or its group, once. */
const GUESTS = 10
const DEALS_OF_GUEST = 1_000

/** A UUID of version 7 derived from a text. */
const uuidOf = (text: string): string => `overlay(overlay(md5(${text}) placing '7' from 13) placing '8' from 17)::uuid`

const KEEPING = [
  'CREATE TABLE bench.deals AS SELECT * FROM deals WHERE owner_id IN (SELECT id FROM bench.accounts)',
  'CREATE TABLE bench.collections AS SELECT * FROM collections WHERE owner_id IN (SELECT id FROM bench.accounts)',
  'CREATE TABLE bench.catalog_authors AS SELECT * FROM catalog_authors WHERE account_id IN (SELECT id FROM bench.accounts)',
]

const MAKING_GUESTS = [
  `CREATE TABLE bench.guests AS SELECT * FROM bench.accounts WHERE role <> 'admin' ORDER BY id LIMIT ${GUESTS}`,
  `UPDATE bench.guests g SET id = 'auth0|' || new.name, email = new.address, email_key = new.address,
     search_address = new.address, handle = new.name
   FROM (SELECT id, name, name || '@guests.example.org' AS address
         FROM (SELECT id, 'bench-guest-' || row_number() OVER (ORDER BY id) AS name FROM bench.guests) AS named) AS new
   WHERE new.id = g.id`,
  `CREATE TABLE bench.guest_groups AS
   SELECT ${uuidOf("'group of ' || id")} AS id, 1 AS revision, id AS owner_id, 'Club evening' AS name, created_at
   FROM bench.guests`,
  `CREATE TABLE bench.guest_deals AS SELECT d.*, g.id AS guest_id FROM bench.guests g CROSS JOIN (
     SELECT * FROM bench.deals WHERE lifecycle = 'active' ORDER BY md5(id::text) LIMIT ${DEALS_OF_GUEST}) AS d`,
  `UPDATE bench.guest_deals SET id = ${uuidOf('id::text || guest_id')}, owner_id = guest_id,
     sharing = CASE sharing WHEN 'group' THEN 'private' ELSE sharing END`,
  'ALTER TABLE bench.guest_deals DROP COLUMN guest_id',
  'CREATE TABLE bench.shared_deals AS SELECT * FROM bench.guest_deals',
  `UPDATE bench.shared_deals d SET sharing = 'group', sharing_group_ids = ARRAY[g.id]
   FROM bench.guest_groups g WHERE g.owner_id = d.owner_id`,
]

/** Copies the rows that requests change, and prepares those of guests, in a separate schema. */
export const keepRows = async (pool: pg.Pool): Promise<void> => {
  const ids = (await sampleAccounts(pool, CALLERS)).map(({ id }) => id)
  await pool.query('CREATE SCHEMA bench')
  await pool.query('CREATE TABLE bench.accounts AS SELECT * FROM accounts WITH NO DATA')
  await pool.query('INSERT INTO bench.accounts SELECT * FROM accounts WHERE id = ANY ($1)', [ids])
  for (const text of [...KEEPING, ...MAKING_GUESTS]) await pool.query(text)
  for (const table of ['accounts', 'deals', 'collections', 'guest_deals'])
    await pool.query(`ALTER TABLE bench.${table} ADD PRIMARY KEY (id)`)
}

type KeptTable = 'accounts' | 'deals' | 'collections'

const columnsOf = async (pool: pg.Pool, table: KeptTable): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = to_regclass('public.' || $1) AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** Deletes rows that callers have added to a table, and restores those that they have changed. */
export const restoreRows = async (pool: pg.Pool, table: KeptTable): Promise<void> => {
  if (table !== 'accounts')
    await pool.query(
      `DELETE FROM ${table} t WHERE t.owner_id IN (SELECT id FROM bench.accounts)
         AND NOT EXISTS (SELECT FROM bench.${table} k WHERE k.id = t.id)`,
    )
  const columns = await columnsOf(pool, table)
  await pool.query(
    `UPDATE ${table} t SET (${columns.join(', ')}) = ROW(${columns.map((column) => `k.${column}`).join(', ')})
     FROM bench.${table} k WHERE k.id = t.id AND k.revision <> t.revision`,
  )
}

export const restoreAuthors = async (pool: pg.Pool): Promise<void> => {
  await pool.query('DELETE FROM catalog_authors WHERE account_id IN (SELECT id FROM bench.accounts)')
  await pool.query('INSERT INTO catalog_authors SELECT * FROM bench.catalog_authors')
}

/** Deletes guests and what remains after their deletion. */
export const deleteGuests = async (pool: pg.Pool): Promise<void> => {
  await pool.query('DELETE FROM deals d USING bench.guest_deals k WHERE k.id = d.id')
  await pool.query('DELETE FROM sharing_groups g USING bench.guest_groups k WHERE k.id = g.id')
  await pool.query('DELETE FROM catalog_authors c USING bench.guests k WHERE k.id = c.account_id')
  await pool.query('DELETE FROM accounts a USING bench.guests k WHERE k.id = a.id')
  await pool.query('TRUNCATE erased_accounts, released_handles, deleted_figures')
}

const GROUP_COLUMNS = 'id, revision, owner_id, name, created_at'

/** Inserts guests with their deals. */
export const insertGuests = async (pool: pg.Pool, deals: 'guest_deals' | 'shared_deals'): Promise<void> => {
  await pool.query('INSERT INTO accounts SELECT * FROM bench.guests')
  await pool.query(`INSERT INTO sharing_groups (${GROUP_COLUMNS}) SELECT ${GROUP_COLUMNS} FROM bench.guest_groups`)
  await pool.query(`INSERT INTO deals SELECT * FROM bench.${deals}`)
  await pool.query(
    `INSERT INTO catalog_authors (account_id, deals, latest, search_name, handle)
     SELECT a.id, count(*), max(COALESCE(d.published_at, '-infinity')), a.search_name, a.handle
     FROM bench.guests a JOIN bench.${deals} d ON d.owner_id = a.id
     WHERE d.sharing = 'public' AND d.lifecycle = 'active' GROUP BY a.id, a.search_name, a.handle`,
  )
}

/** Columns whose values differ between databases. */
const MOVING = ['id', 'published_at', 'created_at', 'updated_at', 'onboarded_at']

/** A query for the rows that have changed since they were copied, without the columns that always differ. */
const changed = (table: KeptTable, kept: string, isMeant: string, row = 'to_jsonb(t)'): string =>
  `SELECT (${row} - $1::text[])::text AS text FROM ${table} t LEFT JOIN bench.${kept} k ON k.id = t.id
   WHERE ${isMeant} AND k.revision IS DISTINCT FROM t.revision`

/** The rows of callers, and the deals of guests, with or without their owners. */
const CHANGED = [
  changed('accounts', 'accounts', 't.id IN (SELECT id FROM bench.accounts)'),
  changed('deals', 'deals', 't.owner_id IN (SELECT id FROM bench.accounts)'),
  changed('collections', 'collections', 't.owner_id IN (SELECT id FROM bench.accounts)'),
  // The search head of a deal without an owner is not used, and its size may still include texts that were removed.
  changed(
    'deals',
    'guest_deals',
    'k.id IS NOT NULL',
    "to_jsonb(t) - CASE WHEN t.owner_id IS NULL THEN ARRAY['search_head', 'text_bytes'] ELSE '{}' END",
  ),
]

export const changedRows = async (pool: pg.Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ text: string }>(`${CHANGED.join(' UNION ALL ')} ORDER BY text`, [MOVING])
  return rows.map(({ text }) => text)
}
