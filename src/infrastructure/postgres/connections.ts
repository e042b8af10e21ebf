import type pg from 'pg'
import { PipelinedQuery } from './pipelined-query.js'

/** The part of pg's connection that tracks prepared statements which the server has not acknowledged yet. */
interface Parsing {
  readonly submittedNamedStatements: Readonly<Record<string, string>>
}

/**
 * Whether a statement with this name is still being parsed. Parsing can fail, for example on a timeout, and then the
 * name is unknown.
 */
const isBeingParsed = ({ connection }: pg.Client, { name }: pg.QueryConfig): boolean =>
  name !== undefined && (connection as pg.Connection & Parsing).submittedNamedStatements[name] !== undefined

/** Sends a statement without waiting for the results of earlier ones. */
export const sendPipelined = (client: pg.Client, config: pg.QueryConfig): Promise<pg.QueryResult> => {
  const query = new PipelinedQuery(isBeingParsed(client, config) ? { ...config, name: undefined } : config)
  client.query(query)
  return query.result
}

/** Sends several statements. Returns the last result, or throws the first error. */
export const sendAllPipelined = async (
  client: pg.Client,
  configs: readonly pg.QueryConfig[],
): Promise<pg.QueryResult> => {
  const results = await Promise.all(configs.map((config) => sendPipelined(client, config)))
  return results.at(-1) as pg.QueryResult
}

/**
 * The number of connections that are idle or can still be opened, minus the waiting requests; negative while some have
 * to wait.
 */
export const freeConnections = ({ idleCount, totalCount, waitingCount, options }: pg.Pool): number =>
  idleCount + options.max - totalCount - waitingCount

/**
 * Runs work over a separate connection, which returns to the pool unless it is broken: `pool.query` would close it
 * after any error.
 */
export const withConnection = async <Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, isBroken: () => boolean) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect()
  let hasFailed = false
  const onError = (): void => {
    hasFailed = true
  }
  const isBroken = (): boolean => hasFailed || client.connection.stream.destroyed
  client.on('error', onError)
  try {
    return await work(client, isBroken)
  } finally {
    client.off('error', onError).release(isBroken())
  }
}

/** Runs statements one after another in a transaction on a separate connection. Returns the last result. */
export const runTransaction = (pool: pg.Pool, configs: readonly pg.QueryConfig[]): Promise<pg.QueryResult> =>
  withConnection(pool, async (client) => {
    try {
      await client.query('BEGIN')
      let result: pg.QueryResult | undefined
      for (const config of configs) result = await client.query(config)
      await client.query('COMMIT')
      return result as pg.QueryResult
    } catch (error) {
      // The connection must not return to the pool within this transaction.
      await client.query('ROLLBACK').catch(() => client.connection.stream.destroy())
      throw error
    }
  })
