import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FolderInUseError } from '../../infrastructure/data-folder/folder-lock.js'
import { type Database, missingSessionSettings } from '../../infrastructure/postgres/database.js'
import {
  readFacts,
  readVersion,
  type ServerFacts,
  tablesWithoutRights,
  tablesWithoutStatistics,
} from '../../infrastructure/postgres/examination.js'
import { openDatabase, StartError } from '../../process/open-database.js'
import type { Settings } from '../../process/settings.js'
import { examineReplicas } from './examine-replicas.js'
import { type Finding, ok, problem, reasonOf, skipped, warning } from './finding.js'
import { unreachable } from './unreachable.js'

/** The oldest PostgreSQL that the service runs on, as `server_version_num`. */
const OLDEST_VERSION = 150_000

const onServer = (facts: ServerFacts, settings: Settings): readonly Finding[] => [
  ok(`PostgreSQL ${facts.version} responds.`),
  ...(facts.isStandby
    ? [problem('The server is a standby, which accepts no writes.', 'Point DATABASE_URL to the primary.')]
    : []),
  ...(facts.isDurable
    ? []
    : [warning('fsync is off, so a power failure can destroy the database.', 'Set fsync = on in postgresql.conf.')]),
  ...(facts.isSuperuser
    ? [
        warning(
          `The service's role ${facts.role} is a superuser.`,
          'Give the service a separate role; docs/data.md says which rights it needs.',
        ),
      ]
    : []),
  ...(settings.databasePoolMax > facts.connections
    ? [
        problem(
          `DATABASE_POOL_MAX is ${settings.databasePoolMax}, but the server has ${facts.connections} connections.`,
          'Lower it: all instances together, and a few connections for migrations, have to fit.',
        ),
      ]
    : []),
]

const onTexts = (facts: ServerFacts): readonly Finding[] => [
  facts.encoding === 'UTF8' && facts.knowsLetters
    ? ok('Encoding and character classes support all languages.')
    : problem(
        facts.encoding === 'UTF8'
          ? 'The LC_CTYPE of the database knows no letters beyond ASCII, so searches miss names with accents.'
          : `The database is encoded in ${facts.encoding}.`,
        `Make a new one with createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8, and restore a dump into it.`,
      ),
  ...(facts.hasOldCollation
    ? [
        warning(
          'The collations of the operating system have changed since the database was made.',
          `Run REINDEX DATABASE "${facts.database}", then ALTER DATABASE "${facts.database}" REFRESH COLLATION VERSION.`,
        ),
      ]
    : []),
  ...(!facts.hasTrigrams
    ? [
        problem(
          'The server does not have the extension pg_trgm.',
          "Install PostgreSQL's contrib package (postgresql-contrib), or choose a server that has it.",
        ),
      ]
    : []),
]

const onMigrations = async ({ migrator }: Database, setting: string): Promise<readonly Finding[]> => {
  const state = await migrator.state().catch((error: unknown) => error)
  if (state instanceof Error) return [unreachable(setting, state)]
  const { pending, unfinished, later } = state as Awaited<ReturnType<typeof migrator.state>>
  if (unfinished.length > 0)
    return [
      problem(
        `The migration ${unfinished[0]} failed or was interrupted.`,
        'Run "dealbook migrate": it says what is left to do.',
      ),
    ]
  return [
    pending.length === 0
      ? ok('All migrations are applied.')
      : problem(`Migrations are pending: ${pending.join(', ')}.`, 'Run "dealbook migrate".'),
    ...(later.length === 0
      ? []
      : [
          warning(
            `The database was migrated by a later version: ${later.join(', ')}.`,
            'Nothing has to be done while you go back to this version; otherwise start the later one.',
          ),
        ]),
  ]
}

const onTables = async ({ pool }: Database, facts: ServerFacts): Promise<readonly Finding[]> => {
  const withoutRights = await tablesWithoutRights(pool)
  if (withoutRights.length > 0)
    return [
      problem(
        `The role ${facts.role} lacks rights on ${withoutRights.join(', ')}.`,
        'Grant them as docs/data.md says, as the owner of the tables.',
      ),
    ]
  const withoutStatistics = await tablesWithoutStatistics(pool)
  return [
    ok(`The role ${facts.role} has the rights that it needs.`),
    ...(facts.isVacuumed
      ? []
      : [
          warning(
            'Autovacuum does not run, so tables grow and statistics get old.',
            'Set autovacuum = on and track_counts = on in postgresql.conf.',
          ),
        ]),
    withoutStatistics.length === 0
      ? ok('The tables have statistics.')
      : warning(
          `There are no statistics of ${withoutStatistics.join(', ')}.`,
          'Run ANALYZE, as after every restore and every upgrade to a major version.',
        ),
  ]
}

const onSessions = async ({ pool }: Database, settings: Settings): Promise<readonly Finding[]> => {
  if (settings.databasePreparedStatements) return []
  const missing = await missingSessionSettings(pool)
  return missing.length === 0
    ? [ok('The role sets what sessions behind a pooler need.')]
    : [
        problem(
          'DATABASE_PREPARED_STATEMENTS is off, but the role does not set what its sessions need.',
          `Run these, then restart the pooler: ${missing.join(' ')}`,
        ),
      ]
}

const examineServer = async (database: Database, settings: Settings): Promise<readonly Finding[]> => {
  const version = await readVersion(database.pool).catch((error: Error) => error)
  if (version instanceof Error) return [unreachable('DATABASE_URL', version)]
  if (version < OLDEST_VERSION)
    return [
      problem(
        `PostgreSQL ${Math.floor(version / 10_000)} is too old.`,
        'Upgrade it to PostgreSQL 15 or later, with pg_upgrade or a dump.',
      ),
    ]
  const facts = await readFacts(database.pool)
  const setting = settings.databaseDirectUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
  const migrations = await onMigrations(database, setting)
  const isMigrated = migrations.every(({ state }) => state !== 'problem')
  return [
    ...onServer(facts, settings),
    ...onTexts(facts),
    ...(await onSessions(database, settings)),
    ...migrations,
    ...(isMigrated ? await onTables(database, facts) : []),
  ]
}

const examineEmbedded = async (settings: Settings): Promise<readonly Finding[]> => {
  if (!existsSync(join(settings.dataDir, 'pg')))
    return [ok(`The embedded database is created in ${settings.dataDir} when the service starts.`)]
  try {
    const database = await openDatabase(settings)
    try {
      return [ok(`The embedded database in ${settings.dataDir} opens.`), ...(await onMigrations(database, 'DATA_DIR'))]
    } finally {
      await database.close()
    }
  } catch (error) {
    return error instanceof FolderInUseError
      ? [
          skipped(
            `The embedded database in ${settings.dataDir} is in use.`,
            'Stop the service to have it examined: only one process can open it.',
          ),
        ]
      : [
          problem(
            `The embedded database in ${settings.dataDir} does not open: ${reasonOf(error)}.`,
            'Give this user the rights to the folder, or restore your copy of it.',
          ),
        ]
  }
}

/** Examines the database of the settings, or the primary if there are several. Changes nothing in it. */
export const examineDatabase = async (settings: Settings): Promise<readonly Finding[]> => {
  if (settings.databaseUrl === null) return examineEmbedded(settings)
  const replicas = await examineReplicas(settings)
  try {
    const database = await openDatabase(settings)
    try {
      return [...replicas, ...(await examineServer(database, settings))]
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return [...replicas, problem(error.message, 'Start the primary, or promote a replica that has all it wrote.')]
  }
}
