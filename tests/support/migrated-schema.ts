import type pg from 'pg'

const QUERIES = {
  columns: `SELECT table_name, column_name, data_type, character_maximum_length, datetime_precision, is_nullable, column_default
    FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`,
  constraints: `SELECT conrelid::regclass::text AS table_name, conname, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  indexes: `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
  functions: `SELECT pg_get_functiondef(oid) AS definition
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f' ORDER BY 1`,
  triggers: `SELECT pg_get_triggerdef(oid) AS definition FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`,
  /** All columns except ids and times. */
  records: `SELECT migration_name, checksum, logs, applied_steps_count, rolled_back_at IS NOT NULL AS is_rolled_back,
      finished_at >= started_at AS is_finished, started_at > now() - interval '1 hour' AS is_recent,
      id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' AS has_random_id
    FROM _prisma_migrations ORDER BY started_at`,
}

export type MigratedSchema = Record<keyof typeof QUERIES, readonly object[]>

/** The result of migrations in a database: every object, and the recorded migrations. */
export const migratedSchema = async (pool: pg.Pool): Promise<MigratedSchema> => {
  const found: Partial<Record<string, readonly object[]>> = {}
  for (const [name, sql] of Object.entries(QUERIES)) found[name] = (await pool.query(sql)).rows
  return found as MigratedSchema
}
