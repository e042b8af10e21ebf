// What the rivals share with the service without using its code: settings, sessions and log lines.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { pino } from 'pino'

/** The environment of a rival, besides PORT. */
export type RivalSettings = Readonly<
  Record<'DATABASE_URL' | 'API_KEY' | 'AUTH_ISSUER' | 'AUTH_AUDIENCE' | 'JWKS_URI', string>
>

export const SETTINGS = process.env as RivalSettings

/**
 * The same number of connections and the same session settings as the service: UTC, no JIT, cheap random pages. Only
 * the statement timeout is longer, as long as the load generator waits, so that a slow rival does not fail.
 */
export const POOL: pg.PoolConfig = {
  connectionString: SETTINGS.DATABASE_URL,
  options: '-c TimeZone=UTC -c jit=off -c random_page_cost=1.1',
  statement_timeout: 30_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 5_000,
  max: 10,
  keepAlive: true,
}

/** Lines are written in batches of 4 KiB, or after 100 ms. */
export const logger = pino(
  { level: process.env.LOG_LEVEL ?? 'info' },
  pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 100 }),
)

/** A request with its caller, if known. */
export type Known = FastifyRequest & { subject?: string | null }

/** The log line of a request. */
export const logRequest = (request: Known, reply: FastifyReply, done: () => void): void => {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 100) / 100,
      caller: request.subject ? 'account' : 'public',
      actor: request.subject,
    },
    'request',
  )
  done()
}

/** Closes everything when the process is stopped. */
export const stopWith = (close: () => Promise<unknown>): void => {
  process.on('SIGTERM', () => {
    close().finally(() => process.exit(0))
  })
}
