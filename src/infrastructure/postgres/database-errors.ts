import { isDriverAdapterError } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { DomainError } from '../../domain/errors.js'
import type { Prisma } from '../prisma/generated/client.js'

interface DriverCause {
  readonly kind?: string
  readonly originalCode?: string
  readonly constraint?: { readonly index?: string }
}

/** PostgreSQL's error, whether from pg, from the driver adapter, or wrapped by Prisma. */
const causeOf = (error: unknown): DriverCause => {
  if (!(error instanceof Error)) return {}
  if (isDriverAdapterError(error)) return error.cause as DriverCause
  if (error instanceof pg.DatabaseError) {
    const { code = '', constraint = '' } = error
    return { originalCode: code, constraint: { index: constraint } }
  }
  const { meta } = error as Partial<Prisma.PrismaClientKnownRequestError>
  return (meta?.driverAdapterError as { cause?: DriverCause } | undefined)?.cause ?? {}
}

/** The unique index that a write would have violated; `null` for any other error. */
export const brokenUniqueIndex = (error: unknown): string | null => {
  const { originalCode, constraint } = causeOf(error)
  return originalCode === '23505' ? (constraint?.index ?? null) : null
}

/** Whether waiting for a lock timed out. */
export const isLockTimeout = (error: unknown): boolean => causeOf(error).originalCode === '55P03'

const CONFLICT_STATES: ReadonlySet<string | undefined> = new Set(['40001', '40P01', '55P03'])

/** Whether another transaction got in the way (serialisation failure, deadlock, lock timeout), so that nothing was written. */
export const isTransactionConflict = (error: unknown): boolean => CONFLICT_STATES.has(causeOf(error).originalCode)

/** Whether the server ended a statement before it was done, for example because it took too long. */
export const isCancelled = (error: unknown): boolean => causeOf(error).originalCode === '57014'

/**
 * Prisma: can't reach, timed out, closed, pool timeout, transaction could not start, expired or conflicted with
 * another.
 */
const OUT_OF_REACH: ReadonlySet<string> = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1011',
  'P1017',
  'P2024',
  'P2028',
  'P2034',
  'P2037',
])

/**
 * SQLSTATE: 08 connection, 28 login, 3D000 no such database, 53 resources, 55000 connections refused, 55P03 lock
 * timeout, 57 operator intervention (shutdown, cancel), 25006 a write on a standby, 25P03 idle in a transaction, 40001
 * and 40P01 conflicting transactions.
 */
const OUT_OF_REACH_STATE = /^(08|28|3D000|53|55000|55P03|57|25006|25P03|40001|40P01)/
/** The adapter's kinds of error for a failed socket. For a raw query there are no other details. */
const SOCKET_KINDS: ReadonlySet<string> = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TransactionWriteConflict',
])
const SOCKET_ERRORS = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/
/**
 * Messages of the driver and its pool when they give up on a connection. They have no codes, and no server message
 * contains these words.
 */
const POOL_MESSAGES = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/

/** Whether the database couldn't answer, regardless of the request. */
export const isDatabaseOutOfReach = (error: unknown): boolean => {
  if (!(error instanceof Error) || error instanceof DomainError) return false
  const code = String((error as { code?: unknown }).code ?? '')
  if (OUT_OF_REACH.has(code) || OUT_OF_REACH_STATE.test(code) || SOCKET_ERRORS.test(code)) return true
  const { kind = '', originalCode = '' } = causeOf(error)
  if (SOCKET_KINDS.has(kind) || OUT_OF_REACH_STATE.test(originalCode)) return true
  return POOL_MESSAGES.test(error.message) || isDatabaseOutOfReach(error.cause)
}

/** The foreign key that a write would have violated; `null` for any other error. */
export const brokenForeignKey = (error: unknown): string | null => {
  const { originalCode, constraint } = causeOf(error)
  return originalCode === '23503' ? (constraint?.index ?? '') : null
}
