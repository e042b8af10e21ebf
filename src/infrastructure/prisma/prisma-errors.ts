import { isDriverAdapterError } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { accountNotFound } from '../../domain/account.js'
import { DomainError, serviceUnavailable } from '../../domain/errors.js'
import type { Prisma } from './generated/client.js'

interface DriverCause {
  readonly kind?: string
  readonly originalCode?: string
  readonly constraint?: { readonly index?: string }
}

/** What PostgreSQL said, in its own error, in that of the adapter, or as Prisma wraps either. */
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

/** The unique index that a write would have broken; `null` for any other error. */
export const brokenUniqueIndex = (error: unknown): string | null => {
  const { originalCode, constraint } = causeOf(error)
  return originalCode === '23505' ? (constraint?.index ?? null) : null
}

/** Whether waiting for a lock timed out. */
export const isLockTimeout = (error: unknown): boolean => causeOf(error).originalCode === '55P03'

/** Whether the server ended a statement before it was done, for example because it took too long. */
export const isCancelled = (error: unknown): boolean => causeOf(error).originalCode === '57014'

/** Runs a write; a unique key that it would break becomes the refusal that stands for it. */
export const refusing = async <Result>(
  refusals: Readonly<Record<string, () => DomainError>>,
  write: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await write()
  } catch (error) {
    const refusal = refusals[brokenUniqueIndex(error) ?? '']
    throw refusal?.() ?? error
  }
}

/** Prisma: can't reach, timed out, closed, pool timeout, transaction could not start, expired or met another one. */
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
 * SQLSTATE: 08 connection, 28 login, 3D000 no such database, 53 resources, 55000 connections refused, 55P03 lock timeout,
 * 57 operator intervention (shutdown, cancel), 25P03 idle in a transaction, 40001 and 40P01 transactions that met.
 */
const OUT_OF_REACH_STATE = /^(08|28|3D000|53|55000|55P03|57|25P03|40001|40P01)/
/** The adapter's error for a failed socket; for a raw query it says nothing more. */
const SOCKET_KINDS: ReadonlySet<string> = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TransactionWriteConflict',
])
const SOCKET_ERRORS = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/
/** Messages with which the driver and its pool give up a connection: they have no codes, and no server uses these words. */
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

/** The foreign keys that lead to accounts, by their last words. */
const KEYS_TO_ACCOUNTS = /_(owner|account|follower|author|player)_id_fkey$/

/** The foreign key that a write would have broken; `null` for any other error. */
export const brokenForeignKey = (error: unknown): string | null => {
  const { originalCode, constraint } = causeOf(error)
  return originalCode === '23503' ? (constraint?.index ?? '') : null
}

/** Whether a write names an account that was erased after it was looked up. */
const isAccountGone = (error: unknown): boolean => KEYS_TO_ACCOUNTS.test(brokenForeignKey(error) ?? '')

/** Errors of the database that are refusals: out of reach, and an account that is gone; any other stays. */
export const translated = (error: unknown): unknown => {
  if (isDatabaseOutOfReach(error)) return serviceUnavailable()
  return isAccountGone(error) ? accountNotFound() : error
}
