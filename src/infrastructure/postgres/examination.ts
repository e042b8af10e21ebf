import type pg from 'pg'

/** What matters to the service about a server, a database and the role that it uses. */
export interface ServerFacts {
  readonly version: string
  readonly role: string
  readonly database: string
  readonly encoding: string
  /** Whether upper and lower case are known beyond ASCII; `false` if the encoding is not UTF-8. */
  readonly knowsLetters: boolean
  /** Whether the collation library has changed since the database was made. */
  readonly hasOldCollation: boolean
  /** Whether the server has pg_trgm, installed in the database or not. */
  readonly hasTrigrams: boolean
  readonly isStandby: boolean
  readonly isSuperuser: boolean
  readonly isDurable: boolean
  readonly isVacuumed: boolean
  /** How many connections the server has for roles that aren't superusers. */
  readonly connections: number
}

/** The server's version, as `server_version_num`: 150004 for 15.4. Works on every version. */
export const readVersion = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query("SELECT current_setting('server_version_num')::int AS version")
  return rows[0].version
}

/** The server's clock, in milliseconds since 1970. */
export const readClock = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query('SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS clock')
  return rows[0].clock
}

const FACTS = `SELECT current_setting('server_version') AS version, current_user::text AS role,
  current_database()::text AS database, current_setting('server_encoding') AS encoding,
  pg_is_in_recovery() AS "isStandby", current_setting('fsync') = 'on' AS "isDurable",
  (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuperuser",
  current_setting('autovacuum') = 'on' AND current_setting('track_counts') = 'on' AS "isVacuumed",
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS connections,
  (SELECT datcollversion IS NOT NULL AND datcollversion IS DISTINCT FROM pg_database_collation_actual_version(oid)
    FROM pg_database WHERE datname = current_database()) AS "hasOldCollation",
  EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') AS "hasTrigrams"`

/** Requires PostgreSQL 15 or later. */
export const readFacts = async (pool: pg.Pool): Promise<ServerFacts> => {
  const { rows } = await pool.query(FACTS)
  const facts = rows[0] as ServerFacts
  // In another encoding these letters may not exist.
  if (facts.encoding !== 'UTF8') return { ...facts, knowsLetters: false }
  const folded = await pool.query("SELECT lower('ÉŁŽ') = 'éłž' AS known")
  return { ...facts, knowsLetters: folded.rows[0].known }
}

/** Tables on which the role of the service lacks a right, and sequences that it can't use. */
export const tablesWithoutRights = async (pool: pg.Pool): Promise<readonly string[]> => {
  // The audit trail is append-only, so the service needs neither right on it.
  const { rows } = await pool.query(`SELECT relname::text AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relname <> '_prisma_migrations' AND (
      relkind IN ('r', 'p') AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
        AND (relname = 'audit_records' OR has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE')))
      OR relkind = 'S' AND NOT has_sequence_privilege(oid, 'USAGE'))
    ORDER BY relname`)
  return rows.map(({ name }) => name)
}

/** Tables of more than a megabyte that have no statistics. */
export const tablesWithoutStatistics = async (pool: pg.Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query(`SELECT relname::text AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 1048576
      AND NOT EXISTS (SELECT FROM pg_stats WHERE schemaname = current_schema() AND tablename = relname)
    ORDER BY relname`)
  return rows.map(({ name }) => name)
}
