import { OperatorError } from '../application/operator-error.js'
import { isEmpty, seedDemoData } from '../demo/demo-data.js'
import {
  type Database,
  missingSessionSettings,
  openPostgres,
  type PostgresOptions,
} from '../infrastructure/postgres/database.js'
import { findServer } from '../infrastructure/postgres/replication/monitored-server.js'
import { beginEpoch } from '../infrastructure/prisma/events/begin-epoch.js'
import { systemClock } from '../infrastructure/system/system-clock.js'
import type { Settings } from './settings.js'

/** The database is not in the state the service needs. */
export class StartError extends OperatorError {
  override readonly name = 'StartError'
}

interface OpenDatabaseOptions {
  /** For bulk work: without the timeouts that apply while serving requests. */
  readonly isPatient?: boolean
  readonly onPoolError?: (error: Error) => void
}

/** @throws StartError if there are several databases, and none is the primary */
export const openDatabase = async (settings: Settings, options: OpenDatabaseOptions = {}): Promise<Database> => {
  if (settings.databaseUrl === null) {
    // Loaded only if it is used, because it is a complete PostgreSQL in WebAssembly.
    const { openEmbedded } = await import('../infrastructure/pglite/embedded-database.js')
    return openEmbedded(settings.dataDir)
  }
  const { databaseUrl: first, databaseReplicaUrls: others } = settings
  const { url, isStandby } =
    others.length === 0 ? { url: first, isStandby: false } : await findServer([first, ...others])
  if (isStandby) throw new StartError('None of the databases accepts writes now.')
  return openPostgres(postgresOptions(settings, url, options))
}

/** Options for one of the servers. The direct address only applies to the server at DATABASE_URL. */
export const postgresOptions = (
  settings: Settings,
  url: string,
  options: OpenDatabaseOptions = {},
): PostgresOptions => ({
  url,
  directUrl: url === settings.databaseUrl ? settings.databaseDirectUrl : null,
  poolMax: settings.databasePoolMax,
  timeouts: settings.databaseTimeouts,
  isPooled: !settings.databasePreparedStatements,
  dataDir: settings.dataDir,
  ...options,
})

/** Opens the migrated database for bulk work, and closes it afterwards. @throws StartError while migrations are pending */
export const withDatabase = async (settings: Settings, work: (database: Database) => Promise<void>): Promise<void> => {
  const database = await openDatabase(settings, { isPatient: true })
  try {
    if ((await database.migrator.pending()).length > 0) throw new StartError('Run "dealbook migrate" first.')
    await work(database)
  } finally {
    await database.close()
  }
}

export interface PrepareOptions {
  /** Applies pending migrations first; otherwise they prevent the service from starting. */
  readonly migrate: boolean
  /** Adds demo data to an empty embedded database. */
  readonly seedWhenEmpty: boolean
  /** Whether the database is a read-only standby whose primary is away. */
  readonly isStandby?: boolean
}

/** Prepares an open database for serving. @throws StartError if only an operator can do that */
export const prepareDatabase = async (
  database: Database,
  settings: Settings,
  { migrate, seedWhenEmpty, isStandby = false }: PrepareOptions,
): Promise<void> => {
  if (database.kind === 'postgres' && !settings.databasePreparedStatements) await requireSessionSettings(database)
  if (isStandby) return requireNothingPending(database)
  if (migrate) await database.migrator.apply()
  else await requireNothingPending(database)
  await beginEpoch(database)
  if (seedWhenEmpty && database.kind === 'embedded' && !settings.production && (await isEmpty(database)))
    await seedDemoData(database, systemClock.now())
}

const requireSessionSettings = async ({ pool }: Database): Promise<void> => {
  const missing = await missingSessionSettings(pool)
  if (missing.length > 0)
    throw new StartError(
      `DATABASE_PREPARED_STATEMENTS=off: the settings of its sessions have to be set on the role. Run these, then restart the pooler:\n${missing.join('\n')}`,
    )
}

const requireNothingPending = async ({ migrator }: Database): Promise<void> => {
  const pending = await migrator.pending()
  if (pending.length > 0)
    throw new StartError(`Migrations are pending (${pending.join(', ')}). Run "dealbook migrate" first.`)
}
