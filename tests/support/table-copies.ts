import type pg from 'pg'

const tablesOf = async (pool: pg.Pool): Promise<readonly string[]> => {
  const sql = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`
  return (await pool.query<{ name: string }>(sql)).rows.map(({ name }) => name)
}

/** Copies every row of a database into tables of a separate schema, replacing earlier copies. */
export const copyTables = async (pool: pg.Pool, schema: string): Promise<void> => {
  const tables = await tablesOf(pool)
  await pool.query(
    [
      `DROP SCHEMA IF EXISTS ${schema} CASCADE`,
      `CREATE SCHEMA ${schema}`,
      ...tables.map((table) => `CREATE TABLE ${schema}.${table} AS TABLE public.${table}`),
    ].join(';'),
  )
}

/** Restores a database from its copy, as a replica, so that neither triggers nor foreign keys interfere. */
export const putBackTables = async (pool: pg.Pool, schema: string): Promise<void> => {
  const tables = await tablesOf(pool)
  await pool.query(
    [
      'BEGIN',
      'SET LOCAL session_replication_role = replica',
      ...tables.map((table) => `DELETE FROM public.${table}`),
      ...tables.map((table) => `INSERT INTO public.${table} TABLE ${schema}.${table}`),
      'COMMIT',
    ].join(';'),
  )
}

export const dropCopies = async (pool: pg.Pool, ...schemas: readonly string[]): Promise<void> => {
  await pool.query(schemas.map((schema) => `DROP SCHEMA IF EXISTS ${schema} CASCADE`).join(';'))
}

/** Every row of every table as text, and the position of each sequence. */
export const readWhole = async (pool: pg.Pool): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows: tables } = await pool.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  )
  const whole = new Map<string, readonly string[]>()
  for (const { name } of tables) {
    const { rows } = await pool.query(`SELECT t::text AS row FROM "${name}" t ORDER BY t::text COLLATE "C"`)
    whole.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  const { rows } = await pool.query('SELECT sequencename || last_value::text AS at FROM pg_sequences ORDER BY 1')
  return whole.set(
    'sequences',
    rows.map(({ at }) => at),
  )
}
