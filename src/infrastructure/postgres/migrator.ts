import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { OperatorError } from '../../application/operator-error.js'
import { LOCKS } from './advisory-locks.js'

export const PRISMA_FOLDER = fileURLToPath(new URL('../../../prisma', import.meta.url))

/** How often an instance tries to take the lock, in milliseconds. */
const TURN_MS = 200

/** As Prisma creates it. */
const CREATE_RECORDS = `CREATE TABLE _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`

/** The database can't be migrated before an operator has intervened. */
export class MigrationError extends OperatorError {
  override readonly name = 'MigrationError'
}

/** The migrations recorded in a database, compared with those of this version. */
export interface MigrationState {
  /** Migrations of this version that the database lacks, in order. */
  readonly pending: readonly string[]
  /** Migrations that failed or were interrupted. None is applied until an operator has intervened. */
  readonly unfinished: readonly string[]
  /** Migrations that are unknown to this version. */
  readonly later: readonly string[]
}

export interface MigratorOptions {
  /** A pool for migrations alone, without the timeouts of the one that serves requests. */
  readonly connect: () => pg.Pool
  /** Whether other processes may be migrating the same database. */
  readonly isShared: boolean
  /** The folder of the migrations, for tests; the project's own by default. */
  readonly folder?: string
}

/**
 * Applies migrations and records them in `_prisma_migrations` as `prisma migrate deploy` does, which could take over at
 * any time.
 */
export class Migrator {
  constructor(private readonly options: MigratorOptions) {}

  /** The migrations of this version that the database lacks, in order. Migrations unknown to this version do not count. */
  async pending(): Promise<readonly string[]> {
    return this.withClient((client) => this.pendingOn(client))
  }

  /** Reads the recorded migrations. */
  async state(): Promise<MigrationState> {
    return this.withClient(async (client) => {
      const [names, applied] = [await this.names(), await appliedOn(client)]
      return {
        pending: names.filter((name) => !applied.includes(name)),
        unfinished: (await unfinishedOn(client)).map(({ name }) => name),
        later: applied.filter((name) => !names.includes(name)),
      }
    })
  }

  /**
   * Applies pending migrations and returns their names. Waits while another process migrates, however long that takes.
   * @throws MigrationError if one fails, or failed earlier, or if the database has tables that aren't Dealbook's
   */
  async apply(): Promise<readonly string[]> {
    return this.withClient(async (client) => {
      if (this.options.isShared) while (!(await isTaken(client))) await pause(TURN_MS)
      const pending = await this.pendingOn(client)
      if (pending.length === 0) return []
      await prepareRecords(client)
      for (const name of pending)
        await run(client, name, await readFile(join(this.folder, name, 'migration.sql'), 'utf8'))
      return pending
    })
  }

  private async pendingOn(client: pg.PoolClient): Promise<readonly string[]> {
    const applied = await appliedOn(client)
    return (await this.names()).filter((name) => !applied.includes(name))
  }

  /** The migrations of this version, in order. */
  private async names(): Promise<readonly string[]> {
    const entries = await readdir(this.folder, { withFileTypes: true })
    return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()
  }

  private get folder(): string {
    return this.options.folder ?? join(PRISMA_FOLDER, 'migrations')
  }

  /** Everything runs on the connection that has the lock, so that neither outlives the other. */
  private async withClient<Result>(use: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const { connect, isShared } = this.options
    const pool = connect()
    // A connection may be lost while it closes; without a listener that would end the process.
    if (isShared) pool.on('error', () => {})
    try {
      const client = await pool.connect()
      // A lost connection fails the next query; without a listener it would end the process.
      if (isShared) client.on('error', () => {})
      try {
        return await use(client)
      } finally {
        client.release(isShared)
      }
    } finally {
      if (isShared) await pool.end()
    }
  }
}

/**
 * Whether this instance has got the lock; instances that start at the same time migrate one after another. Polls instead of
 * waiting, because building an index concurrently would wait for the waiting statement: a deadlock.
 */
const isTaken = async (client: pg.PoolClient): Promise<boolean> => {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [LOCKS.migrations])
  return rows[0].taken
}

const hasRecords = async (client: pg.PoolClient): Promise<boolean> => {
  const { rows } = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found")
  return rows[0].found
}

const appliedOn = async (client: pg.PoolClient): Promise<readonly string[]> => {
  if (!(await hasRecords(client))) return []
  const { rows } = await client.query(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name',
  )
  return rows.map(({ migration_name }) => migration_name)
}

const unfinishedOn = async (
  client: pg.PoolClient,
): Promise<readonly { readonly name: string; readonly logs: string | null }[]> => {
  if (!(await hasRecords(client))) return []
  const { rows } = await client.query(
    'SELECT migration_name AS name, logs FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL',
  )
  return rows
}

const prepareRecords = async (client: pg.PoolClient): Promise<void> => {
  if (!(await hasRecords(client))) {
    const { rows } = await client.query(
      "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'spatial_ref_sys'",
    )
    if (rows.length > 0)
      throw new MigrationError(
        `The database has tables that are not Dealbook's (${rows[0].tablename}). Use an empty database.`,
      )
    await client.query(CREATE_RECORDS)
  }
  const [unfinished] = await unfinishedOn(client)
  if (unfinished !== undefined) throw failure(unfinished.name, unfinished.logs ?? 'it was interrupted')
}

/** Runs a script as one simple query, which PostgreSQL treats as one transaction unless the script says otherwise. */
const run = async (client: pg.PoolClient, name: string, sql: string): Promise<void> => {
  const id = randomUUID()
  const checksum = createHash('sha256').update(sql).digest('hex')
  await client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)', [
    id,
    checksum,
    name,
  ])
  try {
    await client.query(sql)
  } catch (error) {
    const { message, detail, hint } = error as pg.DatabaseError
    const logs = [message, detail && `DETAIL: ${detail}`, hint && `HINT: ${hint}`].filter(Boolean).join('\n')
    // If the connection is lost, this fails too, and the record remains that of an unfinished migration.
    await client
      .query('ROLLBACK')
      .then(() => client.query('UPDATE _prisma_migrations SET logs = $2 WHERE id = $1', [id, logs]))
      .catch(() => {})
    throw failure(name, logs)
  }
  await client.query('UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1 WHERE id = $1', [id])
}

const failure = (name: string, logs: string): MigrationError =>
  new MigrationError(`The migration ${name} failed: ${logs}
No migration is applied until this is resolved. Make sure that nothing of it is left in the database, then run this statement
to allow another attempt:
UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = '${name}' AND finished_at IS NULL;`)
