import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { ServingNote } from '../data-folder/serving-note.js'
import { PrismaClient } from '../prisma/generated/client.js'
import { Migrator } from './migrator.js'
import { StallTolerantPool } from './stall-tolerant-pool.js'
import { pooledStatements, type Statements, TRANSACTION_MS } from './statements.js'
import { TYPES } from './timestamps.js'
import { rememberConnections } from './transaction-connection.js'

/** An open database, embedded or on a server, with the same kind of pool and client. */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** The pool that serves requests. */
  readonly pool: pg.Pool
  readonly prisma: PrismaClient
  /** Statements over the same pool. */
  readonly statements: Statements
  /** Whether statements can be prepared: see `PooledOptions`. */
  readonly isDirect: boolean
  readonly migrator: Migrator
  /** Rejects if the database does not answer. */
  check(): Promise<void>
  /** Records where the service can be reached, for the command line on the same machine. */
  publishAddress(address: string): void
  close(): Promise<void>
}

/** A server counts as unreachable if it accepts no connection within this time. */
const CONNECTION_TIMEOUT_MS = 2_000
/** How long migrations try to connect, at startup. */
const DIRECT_CONNECTION_TIMEOUT_MS = 5_000
/** A server counts as unreachable if it is silent for this much longer than its own timeout. */
const SILENCE_MS = 2_000

/** Milliseconds after which the server cancels a request's work; 0: never. */
export interface ServingTimeouts {
  readonly statement: number
  readonly lock: number
  readonly idleTransaction: number
}

const SERVING_TIMEOUTS: ServingTimeouts = { statement: 5_000, lock: 2_000, idleTransaction: 5_000 }

/** As startup parameters of a session. */
const sessionTimeouts = ({ statement, lock, idleTransaction }: ServingTimeouts): pg.PoolConfig => ({
  statement_timeout: statement,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idleTransaction,
})

/**
 * Prisma's default messages contain the data that was sent: large texts take seconds to format, and the data may be
 * private.
 */
const ERRORS = { errorFormat: 'minimal' } as const

/**
 * Prisma's limits for a transaction, no tighter than those of the pool. Prisma only ends a transaction when no
 * statement can be running any more.
 */
const TRANSACTION_OPTIONS = { maxWait: 5_000, timeout: 2 * TRANSACTION_MS } as const

export const prismaOver = (pool: pg.Pool): PrismaClient => {
  rememberConnections(pool)
  return new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions: TRANSACTION_OPTIONS, ...ERRORS })
}

/** adapter-pg writes times without an offset, so every session has to be in UTC. */
const UTC = '-c TimeZone=UTC'
/** PostgreSQL compiles plans that look expensive. For a list this takes a second, far more than it saves. */
const NO_JIT = '-c jit=off'
/** On SSDs and in memory a random page costs hardly more than the next one, so an index is better for a few rows. */
const SEEKING = '-c random_page_cost=1.1'
/** Bulk work and migrations have no timeouts, whatever the role sets. */
const PATIENT = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0'

export interface PostgresOptions {
  readonly url: string
  /** The address for migrations and bulk work, if `url` goes through a pooler or uses a role with fewer rights. */
  readonly directUrl?: string | null
  readonly poolMax: number
  /** For bulk work such as seeding, pruning and benchmarks: connects directly, and without timeouts. */
  readonly isPatient?: boolean
  /** For a pool that serves requests. */
  readonly timeouts?: ServingTimeouts
  /**
   * The address goes through a pooler that may run every transaction in a different session, such as PgBouncer in transaction
   * mode. Such a pooler rejects startup parameters, so they have to be set on the role: see `missingSessionSettings`.
   */
  readonly isPooled?: boolean
  /** The folder where an instance records its address. */
  readonly dataDir?: string
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onPoolError?: (error: Error) => void
}

/** Connection settings that give every session the parameters it needs, whatever options the address contains. */
const inSession = (url: string, more = ''): pg.PoolConfig => {
  const address = new URL(url)
  const given = address.searchParams.get('options') ?? ''
  address.searchParams.delete('options')
  return { connectionString: address.href, options: [given, UTC, NO_JIT, more].join(' ').trim() }
}

/** The settings that every session needs if it can't have startup parameters. */
const SESSION_RULES: readonly (readonly [setting: string, value: string, isGood: (value: string) => boolean])[] = [
  ['TimeZone', 'UTC', (value) => value === 'UTC' || value === 'Etc/UTC'],
  ['jit', 'off', (value) => value === 'off'],
  ['statement_timeout', '5s', (value) => value !== '0'],
  ['lock_timeout', '2s', (value) => value !== '0'],
  ['idle_in_transaction_session_timeout', '5s', (value) => value !== '0'],
]

/**
 * The statements that the database's owner has to run before a pooled role can serve. Without the time zone, wrong
 * times would be stored; with JIT, expensive plans would take far longer; and without timeouts, one request could
 * occupy a connection forever. Empty if nothing is missing.
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
    ...(isPooled ? { connectionString: url } : { ...inSession(url, SEEKING), ...sessionTimeouts(timeouts) }),
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    ...(timeouts.statement === 0 ? {} : { query_timeout: timeouts.statement + SILENCE_MS }),
  }
  const pool = new StallTolerantPool({
    ...(isPatient ? inSession(directUrl ?? url, PATIENT) : serving),
    max: poolMax,
    // A pooler does not support pipelining.
    pipeline: !isPooled,
    keepAlive: true,
    types: TYPES,
    application_name: 'dealbook',
  })
  pool.on('error', onPoolError ?? (() => {}))
  const prisma = prismaOver(pool)
  const isDirect = !isPooled
  let note: ServingNote | null = null
  return {
    kind: 'postgres',
    pool,
    prisma,
    statements: pooledStatements(pool, { isDirect }),
    isDirect,
    migrator: new Migrator({
      connect: () =>
        new pg.Pool({
          ...inSession(directUrl ?? url, PATIENT),
          max: 1,
          connectionTimeoutMillis: DIRECT_CONNECTION_TIMEOUT_MS,
          application_name: 'dealbook migrations',
        }),
      isShared: true,
    }),
    check: () => ping(pool),
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

export const ping = async (pool: pg.Pool): Promise<void> => void (await pool.query('SELECT 1'))
