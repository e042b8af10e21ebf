import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import { EMBEDDED_EXTENSIONS, openPGlite } from '../../src/infrastructure/pglite/embedded-database.js'
import { type Database, openPostgres } from '../../src/infrastructure/postgres/database.js'

let embedded: Promise<Database> | undefined

/** The embedded database of this worker, emptied, with its reference data. */
export const emptyEmbeddedDatabase = async (): Promise<Database> => {
  embedded ??= (async () => {
    const template = new Blob([readFileSync(inject('embeddedTemplate'))])
    return openPGlite(await PGlite.create({ extensions: EMBEDDED_EXTENSIONS, loadDataDir: template }))
  })()
  const database = await embedded
  await emptyTables(database.pool)
  return database
}

/**
 * Empties every table except those of reference data and migrations. Deleting a few rows takes a tenth of the time that
 * TRUNCATE takes for new files; deleted rows stay in the files until there are enough of them.
 */
const EMPTY = `DO $$
  DECLARE held regclass;
  BEGIN
    SET LOCAL session_replication_role = replica;
    FOR held IN SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      AND relname NOT IN ('_prisma_migrations', 'auction_systems')
    LOOP
      IF pg_total_relation_size(held) > 1000000 THEN EXECUTE format('TRUNCATE %s CASCADE', held);
      ELSE EXECUTE format('DELETE FROM %s', held);
      END IF;
    END LOOP;
  END $$`

export const emptyTables = async (pool: pg.Pool): Promise<void> => {
  await pool.query(EMPTY)
}

const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** The address of a database on the PostgreSQL server. */
export const serverUrl = (name: string): string => {
  const url = new URL(SERVER)
  url.pathname = `/${name}`
  return url.href
}

/** The names of the databases that begin with a name. */
export const databasesOf = async (name: string): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: SERVER })
  await client.connect()
  const { rows } = await client.query('SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)', [name])
  await client.end()
  return rows.map((row) => row.name)
}

/** Runs a statement as the owner of the server. */
export const onServer = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: SERVER })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

export interface ServerDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A new, empty database on the PostgreSQL server. */
export const createServerDatabase = async (): Promise<ServerDatabase> => {
  const name = `dealbook_test_${randomBytes(6).toString('hex')}`
  await onServer(`CREATE DATABASE ${name}`)
  return { url: serverUrl(name), drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) }
}

/** A new, migrated database on the PostgreSQL server, with its address; `drop` closes it. */
export const openServerDatabase = async ({
  poolMax = 10,
  isPatient = false,
} = {}): Promise<Database & ServerDatabase> => {
  const { url, drop } = await createServerDatabase()
  const database = openPostgres({ url, poolMax, isPatient })
  await database.migrator.apply()
  return {
    ...database,
    url,
    drop: async () => {
      await database.close()
      await drop()
    },
  }
}
