import pg from 'pg'
import { Migrator } from '../src/infrastructure/postgres/migrator.js'
import { fill, type Sizes } from './data.js'
import { keepRows } from './kept-rows.js'
import { limitProcesses, prepareTables, restoreAll } from './upkeep.js'

const DEFAULT_SERVER = 'postgres://postgres@127.0.0.1:5432/postgres'
const DATABASE_PREFIX = 'dealbook_bench_'
/**
 * Has to be increased whenever the same sizes result in different rows or copies, so that no kept database of an
 * earlier version is used.
 */
const DATA_VERSION = 7

export interface Database {
  readonly url: string
  /**
   * A pool without the service's limits. Triggers do not fire for its writes: it fills tables and restores rows,
   * including everything derived from them.
   */
  readonly pool: pg.Pool
}

/**
 * The indexes that `bare` needs for its reads, and for deleting accounts and groups. It has no others except keys,
 * because those of the service include columns for the service's own statements.
 */
const INDEXES_OF_BARE = [
  'accounts USING gin (search_text gin_trgm_ops) WHERE is_active',
  'accounts (search_name) WHERE is_active',
  'accounts (search_address) WHERE is_active',
  'announcements (published_at)',
  'catalog_authors (latest DESC, account_id) WHERE latest IS NOT NULL AND handle IS NOT NULL',
  'collections (owner_id, created_at, id)',
  'deals (owner_id)',
  "deals (owner_id, (COALESCE(published_at, '-infinity')) DESC, id) WHERE sharing = 'public' AND lifecycle = 'active'",
  "deals ((COALESCE(published_at, '-infinity')) DESC, id) WHERE sharing = 'public' AND lifecycle = 'active'",
  "deals USING gin (search_terms) WHERE sharing = 'public' AND lifecycle = 'active'",
  "deals USING gin (sharing_group_ids) WHERE sharing = 'group'",
  'grants (account_id)',
  'idempotency_records USING gin (accounts_named_by_answer(caller, body))',
  'serves (player_id) WHERE player_id IS NOT NULL',
  'sharing_group_members (account_id)',
  'sharing_groups (owner_id)',
  'subscriptions (author_id)',
]

/** Leaves `bare` the tables with their constraints, and creates its indexes. It has no triggers. */
const makeForBare = async (pool: pg.Pool): Promise<void> => {
  const { rows: triggers } = await pool.query<{ drop: string }>(
    `SELECT format('DROP TRIGGER %I ON %s', t.tgname, t.tgrelid::regclass) AS drop FROM pg_trigger t
     JOIN pg_class c ON c.oid = t.tgrelid WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace`,
  )
  const { rows: indexes } = await pool.query<{ drop: string }>(
    `SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS drop FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE c.relnamespace = 'public'::regnamespace AND NOT i.indisunique`,
  )
  for (const { drop } of [...triggers, ...indexes]) await pool.query(drop)
  for (const index of INDEXES_OF_BARE) await pool.query(`CREATE INDEX ON ${index}`)
  await pool.query('VACUUM (ANALYZE)')
}

/**
 * An index that Prisma's queries can use where the service has one on an expression: the order of publication, nulls
 * last.
 */
const indexForOrm = (pool: pg.Pool): Promise<unknown> =>
  pool.query('CREATE INDEX bench_orm_recent ON deals (sharing, lifecycle, published_at DESC NULLS LAST, id)')

/**
 * Makes the database look as if it had never been analysed. Has to be repeated after each VACUUM, which counts rows.
 */
export const forgetStatistics = async (pool: pg.Pool): Promise<void> => {
  const tables = "(SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)"
  await pool.query(`DELETE FROM pg_statistic WHERE starelid IN ${tables}`)
  await pool.query(
    `UPDATE pg_class SET reltuples = -1, relpages = 0, relallvisible = 0 WHERE oid IN ${tables} AND relkind IN ('r', 'i')`,
  )
}

/** How each copy of the filled database is modified. */
const COPIES = { bare: makeForBare, orm: indexForOrm, unanalyzed: forgetStatistics } as const
export type CopyName = keyof typeof COPIES

export interface DataSet extends Database {
  readonly copies: ReadonlyMap<CopyName, Database>
  /** Closes all pools and, unless the data set is kept, drops the databases. */
  close(): Promise<void>
}

/** The default server of data sets. */
export const serverUrl = (): string => process.env.BENCH_DATABASE_URL ?? DEFAULT_SERVER

const withServer = async <Result>(server: string, run: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

const poolOf = (server: string, name: string): Database => {
  const url = new URL(server)
  url.pathname = `/${name}`
  const options = '-c session_replication_role=replica -c random_page_cost=1.1'
  const pool = new pg.Pool({ connectionString: url.href, max: 2, options })
  pool.on('error', () => {})
  return { url: url.href, pool }
}

const dropDatabase = (server: string, name: string): Promise<unknown> =>
  withServer(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))

const isComplete = async (server: string, name: string, mark: string): Promise<boolean> =>
  withServer(server, async (client) => {
    const { rows } = await client.query(
      "SELECT shobj_description(oid, 'pg_database') AS mark FROM pg_database WHERE datname = $1",
      [name],
    )
    return rows[0]?.mark === mark
  })

interface Creation {
  readonly server: string
  readonly name: string
  /** The rest of the statement after `CREATE DATABASE name`. */
  readonly from: string
  /** A comment that marks a complete database. */
  readonly mark: string
  readonly work: (database: Database) => Promise<unknown>
}

/** Recreates the database, unless it is complete and kept. */
const create = async ({ server, name, from, mark, work }: Creation, keep: boolean): Promise<void> => {
  if (keep && (await isComplete(server, name, mark))) return
  await dropDatabase(server, name)
  await withServer(server, (client) => client.query(`CREATE DATABASE ${name} ${from}`))
  const database = poolOf(server, name)
  try {
    await work(database)
  } finally {
    // A database can only be copied while nothing is connected to it.
    await database.pool.end()
  }
  await withServer(server, (client) => client.query(`COMMENT ON DATABASE ${name} IS ${pg.escapeLiteral(mark)}`))
}

/** Reads everything once, so that the run does not measure the disk. */
const warm = async ({ pool }: Database): Promise<void> => {
  await pool.query('CREATE EXTENSION IF NOT EXISTS pg_prewarm')
  await pool.query(
    `SELECT sum(pg_prewarm(oid::regclass, 'read')) FROM pg_class
     WHERE relkind IN ('r', 'i') AND relnamespace = 'public'::regnamespace`,
  )
}

interface DataSetPlace {
  readonly server: string
  readonly keep: boolean
}

/**
 * Opens a data set of these sizes and copies of it, each in a separate database. Kept ones are named after their sizes
 * and found again by the next run that keeps them; others are recreated and dropped at the end.
 */
export const openDataSet = async (
  sizes: Sizes,
  copies: readonly CopyName[],
  { keep, server }: DataSetPlace,
): Promise<DataSet> => {
  const name = `${DATABASE_PREFIX}${[sizes.accounts, ...(keep ? [] : ['run', process.pid])].join('_')}`
  const mark = JSON.stringify({ version: DATA_VERSION, sizes })
  const names = [name, ...copies.map((copy) => `${name}_${copy}`)]
  const drop = async (): Promise<void> => {
    if (!keep) for (const one of names) await dropDatabase(server, one)
  }
  try {
    const fillIt = async ({ pool, url }: Database): Promise<void> => {
      const connect = () => new pg.Pool({ connectionString: url, max: 1 })
      await new Migrator({ connect, isShared: true }).apply()
      await fill(pool, sizes)
      await keepRows(pool)
      await limitProcesses(pool)
      await prepareTables(pool)
      await pool.query('CHECKPOINT')
    }
    await create({ server, name, from: "ENCODING 'UTF8' TEMPLATE template0", mark, work: fillIt }, keep)
    for (const copy of copies) {
      const work = async ({ pool }: Database): Promise<void> => {
        await limitProcesses(pool)
        await COPIES[copy](pool)
        await pool.query('CHECKPOINT')
      }
      await create({ server, name: `${name}_${copy}`, from: `TEMPLATE ${name} STRATEGY file_copy`, mark, work }, keep)
    }
  } catch (error) {
    await drop()
    throw error
  }
  const [own, ...others] = names.map((one) => poolOf(server, one)) as [Database, ...Database[]]
  for (const database of [own, ...others]) {
    // An invalid run leaves its rows behind.
    if (keep) await restoreAll(database.pool)
    await warm(database)
  }
  return {
    ...own,
    copies: new Map(copies.map((copy, i) => [copy, others[i] as Database])),
    close: async () => {
      for (const { pool } of [own, ...others]) await pool.end()
      await drop()
    },
  }
}
