import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from './databases.js'
import { deleteGuests, insertGuests, restoreAuthors, restoreRows } from './kept-rows.js'
import { moveToCore } from './processes.js'

export const isLocal = (url: string): boolean => ['127.0.0.1', 'localhost', '[::1]', ''].includes(new URL(url).hostname)

/**
 * Prevents parallel queries, whose processes would run on the core of the service and the rivals. Copies of a database
 * don't inherit this setting.
 */
export const limitProcesses = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query('SELECT quote_ident(current_database()) AS name')
  await pool.query(`ALTER DATABASE ${rows[0].name} SET max_parallel_workers_per_gather = 0`)
}

/** Turns autovacuum off: tables are vacuumed between turns. */
export const prepareTables = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query(
    "SELECT oid::regclass AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
  )
  for (const { name } of rows) await pool.query(`ALTER TABLE ${name} SET (autovacuum_enabled = false)`)
  await pool.query('VACUUM (FREEZE, ANALYZE)')
}

const pinned = new Set<number>()

/** The PostgreSQL processes of one database of the bench, moved to a core if one is given. */
export const findBackends = async ({ url, pool }: Database, core: number | undefined): Promise<readonly number[]> => {
  if (!isLocal(url)) return []
  const { rows } = await pool.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database()',
  )
  const pids = rows.map(({ pid }) => pid)
  const fresh = pids.filter((pid) => !pinned.has(pid))
  if (core !== undefined) moveToCore(fresh, core)
  for (const pid of fresh) pinned.add(pid)
  return pids
}

const IDLE_INTERVAL_MS = 50

/**
 * Waits until the database has finished the previous turn: requests that were cut off at its end may still be running.
 */
const untilIdle = async (pool: pg.Pool): Promise<void> => {
  for (;;) {
    const { rows } = await pool.query(
      `SELECT count(*)::int AS busy FROM pg_stat_activity
       WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid() AND state <> 'idle'`,
    )
    if (rows[0].busy === 0) return
    await setTimeout(IDLE_INTERVAL_MS)
  }
}

/** Restores the accounts of callers. */
export const restoreAccounts = async (pool: pg.Pool): Promise<void> => {
  await untilIdle(pool)
  await restoreRows(pool, 'accounts')
  await pool.query('VACUUM accounts')
}

/** Restores the collections of callers. */
export const restoreCollections = async (pool: pg.Pool): Promise<void> => {
  await untilIdle(pool)
  await restoreRows(pool, 'collections')
  await pool.query('VACUUM collections')
}

/** Restores the deals of callers, and their counts. */
export const restoreDeals = async (pool: pg.Pool): Promise<void> => {
  await untilIdle(pool)
  await restoreRows(pool, 'deals')
  await restoreAuthors(pool)
  await pool.query('VACUUM deals, catalog_authors')
}

export const removeGuests = async (pool: pg.Pool): Promise<void> => {
  await untilIdle(pool)
  await deleteGuests(pool)
  await pool.query('VACUUM deals, catalog_authors, accounts, sharing_groups')
}

/** Adds the guests and their deals. */
export const addGuests = async (pool: pg.Pool): Promise<void> => {
  await removeGuests(pool)
  await insertGuests(pool, 'guest_deals')
}

/** Adds the guests, with their deals shared with their groups. */
export const addSharingGuests = async (pool: pg.Pool): Promise<void> => {
  await removeGuests(pool)
  await insertGuests(pool, 'shared_deals')
}

/** Deletes all serves, because the data set has none. */
export const removeServes = async (pool: pg.Pool): Promise<void> => {
  await untilIdle(pool)
  await pool.query('TRUNCATE serves, serve_counts')
}

/** Deletes read marks, so that most requests set the first one. */
export const removeMarks = async (pool: pg.Pool): Promise<void> => {
  await untilIdle(pool)
  await pool.query('DELETE FROM announcement_reads WHERE account_id IN (SELECT id FROM bench.accounts)')
  await pool.query('VACUUM announcement_reads')
}

/** Undoes everything that requests may have written. */
export const restoreAll = async (pool: pg.Pool): Promise<void> => {
  for (const restore of [restoreAccounts, restoreCollections, restoreDeals, removeGuests, removeServes, removeMarks])
    await restore(pool)
}
