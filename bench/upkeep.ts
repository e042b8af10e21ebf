import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { DataSet } from './data.js'
import { moveToCore } from './processes.js'

export const isLocal = (url: string): boolean => ['127.0.0.1', 'localhost', '[::1]', ''].includes(new URL(url).hostname)

/**
 * An index that what Prisma writes can use, where that of the service is made for its own statements: the order by
 * publication with nulls last. It costs all alike when deals are written. That neither the service nor `bare` reads it is
 * checked by {@link requireUnused}.
 */
const INDEX_OF_ORM = 'bench_orm_recent ON deals (sharing, lifecycle, published_at DESC NULLS LAST, id)'
const PREFIX_OF_ORM = 'bench_orm_'

/**
 * Makes ready what the rivals need, and keeps PostgreSQL from tidying up whenever it likes. No statement gets further
 * processes of PostgreSQL: they would run on the core of the service and the rivals.
 */
export const prepareDatabase = async (pool: pg.Pool): Promise<void> => {
  const { rows: named } = await pool.query('SELECT quote_ident(current_database()) AS name')
  await pool.query(`ALTER DATABASE ${named[0].name} SET max_parallel_workers_per_gather = 0`)
  await pool.query(`CREATE INDEX IF NOT EXISTS ${INDEX_OF_ORM}`)
  const { rows } = await pool.query(
    "SELECT oid::regclass AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
  )
  for (const { name } of rows) await pool.query(`ALTER TABLE ${name} SET (autovacuum_enabled = false)`)
  await pool.query('VACUUM (ANALYZE)')
  await pool.query('CHECKPOINT')
}

/** PostgreSQL's sessions count what they read once they have been idle for ten seconds. */
export const UNTIL_COUNTED_MS = 11_000

/** How often the indexes of `orm` have been read. */
export const readsOfOrmIndexes = async (pool: pg.Pool): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await pool.query<{ name: string; scans: string }>(
    'SELECT indexrelname AS name, idx_scan AS scans FROM pg_stat_user_indexes WHERE starts_with(indexrelname, $1)',
    [PREFIX_OF_ORM],
  )
  return new Map(rows.map(({ name, scans }) => [name, Number(scans)]))
}

/** @throws when an index that is for `orm` has been read since: it would help, or harm, the others */
export const requireUnused = async (pool: pg.Pool, before: ReadonlyMap<string, number>): Promise<void> => {
  const now = await readsOfOrmIndexes(pool)
  const read = [...now].filter(([name, scans]) => scans !== before.get(name)).map(([name]) => name)
  if (read.length > 0) throw new Error(`the service or bare reads what is made for orm: ${read.join(', ')}`)
}

const pinned = new Set<number>()

/** PostgreSQL's processes for the bench's own database, and no others; kept on a core when one is named. */
export const findBackends = async ({ url, pool }: DataSet, core: number | undefined): Promise<readonly number[]> => {
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

/** Waits for what the turn before has asked: requests that were cut off at its end are still worked at. */
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

/** The rows of callers as they were, for {@link restoreAccounts}. */
export const keepAccounts = async (pool: pg.Pool, ids: readonly string[]): Promise<void> => {
  await pool.query('CREATE SCHEMA IF NOT EXISTS bench')
  const { rows } = await pool.query("SELECT to_regclass('bench.accounts') IS NOT NULL AS kept")
  if (rows[0].kept) return
  await pool.query('CREATE TABLE bench.accounts AS SELECT * FROM accounts WHERE id = ANY ($1)', [ids])
}

/** Takes away what patches have left. */
export const restoreAccounts = async (pool: pg.Pool): Promise<void> => {
  await untilIdle(pool)
  await pool.query(
    `UPDATE accounts a SET country = kept.country, preferences = kept.preferences, updated_at = kept.updated_at,
       revision = kept.revision
     FROM bench.accounts kept WHERE kept.id = a.id AND kept.revision <> a.revision`,
  )
  await pool.query('VACUUM accounts')
}

/** Takes away what serves have left: there are none in the data set. */
export const removeServes = async (pool: pg.Pool): Promise<void> => {
  await untilIdle(pool)
  await pool.query('TRUNCATE serves, serve_counts')
}

/** Takes away the marks of readers, so that most are first ones. */
export const removeMarks = async (pool: pg.Pool, readers: readonly string[]): Promise<void> => {
  await untilIdle(pool)
  await pool.query('DELETE FROM announcement_reads WHERE account_id = ANY ($1)', [readers])
  await pool.query('VACUUM announcement_reads')
}
