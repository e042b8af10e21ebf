import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { embeddedPool } from './embedded-pool.js'
import { FolderLock } from './folder-lock.js'
import { PrismaClient } from './generated/client.js'
import { Migrator } from './migrator.js'

/** An open database: the embedded one or a server, behind the same pool and client. */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** The pool that serves requests. */
  readonly pool: pg.Pool
  readonly prisma: PrismaClient
  readonly migrator: Migrator
  /** Says where the service can be reached, for the command line beside it. */
  publishAddress(address: string): void
  close(): Promise<void>
}

export const EMBEDDED_EXTENSIONS = { pg_trgm }

/** A server that does not answer within these is out of reach: the request is refused and the next one tries anew. */
const SERVING_TIMEOUTS = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 5_000,
  query_timeout: 7_000,
} as const

/** Prisma's own limits for a transaction, no tighter than those of the pool under it. */
const TRANSACTION_OPTIONS = { maxWait: 5_000, timeout: 10_000 } as const

/** adapter-pg writes times without their offset, so every session has to be in UTC. */
const UTC = '-c TimeZone=UTC'

export interface PostgresOptions {
  readonly url: string
  /** Where migrations go, when `url` leads through a pooler or a role with fewer rights. */
  readonly directUrl?: string | null
  readonly poolMax: number
  /** Without the timeouts of a pool that serves requests: for bulk work such as seeding, imports of data sets and benchmarks. */
  readonly isPatient?: boolean
  /** Told of a connection that broke while idle; the pool replaces it. */
  readonly onPoolError?: (error: Error) => void
}

/** The settings of a connection in UTC, whatever options its address brings along. */
const inUtc = (url: string): pg.PoolConfig => {
  const address = new URL(url)
  const given = address.searchParams.get('options') ?? ''
  address.searchParams.delete('options')
  return { connectionString: address.href, options: `${given} ${UTC}`.trim() }
}

export const openPostgres = ({
  url,
  directUrl,
  poolMax,
  isPatient = false,
  onPoolError,
}: PostgresOptions): Database => {
  const pool = new pg.Pool({
    ...inUtc(url),
    max: poolMax,
    keepAlive: true,
    application_name: 'dealbook',
    ...(isPatient ? {} : SERVING_TIMEOUTS),
  })
  pool.on('error', onPoolError ?? (() => {}))
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions: TRANSACTION_OPTIONS })
  return {
    kind: 'postgres',
    pool,
    prisma,
    migrator: new Migrator({
      connect: () => new pg.Pool({ ...inUtc(directUrl ?? url), max: 1 }),
      isShared: true,
    }),
    publishAddress: () => {},
    close: async () => {
      await prisma.$disconnect()
      await pool.end()
    },
  }
}

/** Opens a PGlite as the database; `close` closes it too. */
export const openPGlite = (pglite: PGlite, lock?: FolderLock): Database => {
  const pool = embeddedPool(pglite)
  pool.on('error', () => {})
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions: TRANSACTION_OPTIONS })
  return {
    kind: 'embedded',
    pool,
    prisma,
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
 * Opens the embedded database in a folder, made when it is not there.
 * @throws FolderInUseError while another process has it open
 */
export const openEmbedded = async (dataDir: string): Promise<Database> => {
  const lock = FolderLock.acquire(dataDir)
  try {
    return openPGlite(await PGlite.create(join(dataDir, 'pg'), { extensions: EMBEDDED_EXTENSIONS }), lock)
  } catch (error) {
    lock.release()
    throw error
  }
}
