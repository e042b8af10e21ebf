import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { embeddedPool } from './embedded-pool.js'
import { FolderLock } from './folder-lock.js'
import { PrismaClient } from './generated/client.js'
import { Migrator } from './migrator.js'
import { makePrivate } from './private-folder.js'
import { ServingNote } from './serving-note.js'
import { pooledStatements, type Statements } from './statements.js'
import { SteadyPool } from './steady-pool.js'

/** An open database: the embedded one or a server, behind the same pool and client. */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** The pool that serves requests. */
  readonly pool: pg.Pool
  readonly prisma: PrismaClient
  /** Over the same pool. */
  readonly statements: Statements
  readonly migrator: Migrator
  /** Says where the service can be reached, for the command line beside it. */
  publishAddress(address: string): void
  close(): Promise<void>
}

export const EMBEDDED_EXTENSIONS = { pg_trgm }

/** A server to which no connection is had within this is out of reach. */
const CONNECTION_TIMEOUT_MS = 2_000
/** How long migrations try: they begin only once, at a start. */
const DIRECT_CONNECTION_TIMEOUT_MS = 5_000
/** A server that is silent for so much longer than its own timeout is out of reach. */
const SILENCE_MS = 2_000

/** Milliseconds after which the server ends what a request asks of it; 0: never. */
export interface ServingTimeouts {
  readonly statement: number
  readonly lock: number
  readonly idleTransaction: number
}

const SERVING_TIMEOUTS: ServingTimeouts = { statement: 5_000, lock: 2_000, idleTransaction: 5_000 }

/** As parameters with which a session starts. */
const sessionTimeouts = ({ statement, lock, idleTransaction }: ServingTimeouts): pg.PoolConfig => ({
  statement_timeout: statement,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idleTransaction,
})

/** Its own words would hold what was sent, printed at length: large texts take seconds, and they are nobody's to read. */
const ERRORS = { errorFormat: 'minimal' } as const

/** Prisma's own limits for a transaction, no tighter than those of the pool under it. */
const TRANSACTION_OPTIONS = { maxWait: 5_000, timeout: 10_000 } as const

/** adapter-pg writes times without their offset, so every session has to be in UTC. */
const UTC = '-c TimeZone=UTC'
/** A page out of order costs hardly more than the next one, on disks as in memory: few rows are better fetched by an index. */
const SEEKING = '-c random_page_cost=1.1'
/** Bulk work and migrations take as long as they take, whatever timeouts the role brings along. */
const PATIENT = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0'

export interface PostgresOptions {
  readonly url: string
  /** Where migrations and bulk work go, when `url` leads through a pooler or a role with fewer rights. */
  readonly directUrl?: string | null
  readonly poolMax: number
  /** For bulk work such as seeding, pruning and benchmarks: directly, and without timeouts. */
  readonly isPatient?: boolean
  /** Those of a pool that serves requests. */
  readonly timeouts?: ServingTimeouts
  /**
   * The address leads through a pooler that gives every transaction another session, such as PgBouncer in transaction mode.
   * Such a pooler refuses the parameters with which a session starts, so the role has to bring them: `missingSessionSettings`.
   */
  readonly isPooled?: boolean
  /** Where an instance leaves word of its address. */
  readonly dataDir?: string
  /** Told of a connection that broke while idle; the pool replaces it. */
  readonly onPoolError?: (error: Error) => void
}

/** The settings of a connection in UTC, whatever options its address brings along. */
const inUtc = (url: string, more = ''): pg.PoolConfig => {
  const address = new URL(url)
  const given = address.searchParams.get('options') ?? ''
  address.searchParams.delete('options')
  return { connectionString: address.href, options: `${given} ${UTC} ${more}`.trim() }
}

/** What every session has to have that starts without parameters of its own. */
const SESSION_RULES: readonly (readonly [setting: string, value: string, isGood: (value: string) => boolean])[] = [
  ['TimeZone', 'UTC', (value) => value === 'UTC' || value === 'Etc/UTC'],
  ['statement_timeout', '5s', (value) => value !== '0'],
  ['lock_timeout', '2s', (value) => value !== '0'],
  ['idle_in_transaction_session_timeout', '5s', (value) => value !== '0'],
]

/**
 * The statements that an owner has to run before a pooled role can serve: without its time zone wrong times would be
 * stored, and without timeouts one request could hold a connection for ever. Empty when all is well.
 */
export const missingSessionSettings = async (pool: pg.Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query(
    `SELECT quote_ident(session_user) AS role, ${SESSION_RULES.map(([name]) => `current_setting('${name}') AS "${name}"`).join()}`,
  )
  return SESSION_RULES.flatMap(([name, value, isGood]) =>
    isGood(rows[0][name]) ? [] : [`ALTER ROLE ${rows[0].role} SET ${name} = '${value}';`],
  )
}

export const openPostgres = ({
  url,
  directUrl,
  poolMax,
  isPatient = false,
  timeouts = SERVING_TIMEOUTS,
  isPooled = false,
  dataDir,
  onPoolError,
}: PostgresOptions): Database => {
  const serving: pg.PoolConfig = {
    ...(isPooled ? { connectionString: url } : { ...inUtc(url, SEEKING), ...sessionTimeouts(timeouts) }),
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    ...(timeouts.statement === 0 ? {} : { query_timeout: timeouts.statement + SILENCE_MS }),
  }
  const pool = new SteadyPool({
    ...(isPatient ? inUtc(directUrl ?? url, PATIENT) : serving),
    max: poolMax,
    // Only reads make use of it, and behind a pooler none.
    pipeline: !isPooled,
    keepAlive: true,
    application_name: 'dealbook',
  })
  pool.on('error', onPoolError ?? (() => {}))
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions: TRANSACTION_OPTIONS, ...ERRORS })
  let note: ServingNote | null = null
  return {
    kind: 'postgres',
    pool,
    prisma,
    statements: pooledStatements(pool, { isDirect: !isPooled }),
    migrator: new Migrator({
      connect: () =>
        new pg.Pool({
          ...inUtc(directUrl ?? url, PATIENT),
          max: 1,
          connectionTimeoutMillis: DIRECT_CONNECTION_TIMEOUT_MS,
          application_name: 'dealbook migrations',
        }),
      isShared: true,
    }),
    publishAddress: (address) => {
      note = dataDir === undefined ? null : ServingNote.leave(dataDir, address)
    },
    close: async () => {
      note?.remove()
      await prisma.$disconnect()
      await pool.end()
    },
  }
}

/** Opens a PGlite as the database; `close` closes it too. */
export const openPGlite = (pglite: PGlite, lock?: FolderLock): Database => {
  const pool = embeddedPool(pglite)
  pool.on('error', () => {})
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions: TRANSACTION_OPTIONS, ...ERRORS })
  return {
    kind: 'embedded',
    pool,
    prisma,
    statements: pooledStatements(pool, { isDirect: false }),
    migrator: new Migrator({ connect: () => pool, isShared: false }),
    publishAddress: (address) => lock?.publishAddress(address),
    close: async () => {
      await prisma.$disconnect()
      await pool.end()
      await pglite.close()
      lock?.release()
    },
  }
}

/**
 * Opens the embedded database in a folder, made when it is not there; folder and all in it are made their owner's alone.
 * Files that PostgreSQL adds later follow the umask of the process.
 * @throws FolderInUseError while another process has it open
 */
export const openEmbedded = async (dataDir: string): Promise<Database> => {
  const lock = FolderLock.acquire(dataDir)
  try {
    makePrivate(dataDir)
    const pglite = await PGlite.create(join(dataDir, 'pg'), { extensions: EMBEDDED_EXTENSIONS })
    // The files of a new database are open to all, whatever the umask.
    makePrivate(dataDir)
    return openPGlite(pglite, lock)
  } catch (error) {
    lock.release()
    throw error
  }
}
