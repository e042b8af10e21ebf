import type pg from 'pg'
import { PipelinedQuery } from './pipelined-query.js'

/** What pg keeps of the statements that a connection was asked to parse and has not answered for yet. */
interface Parsing {
  readonly submittedNamedStatements: Readonly<Record<string, string>>
}

/** Whether a statement would rely on a name that the connection may turn out not to know: parsing can fail on a timeout. */
const isBeingParsed = ({ connection }: pg.Client, { name }: pg.QueryConfig): boolean =>
  name !== undefined && (connection as pg.Connection & Parsing).submittedNamedStatements[name] !== undefined

/** Sends a statement behind those that the connection has not answered yet. */
export const sendBehind = (client: pg.Client, config: pg.QueryConfig): Promise<pg.QueryResult> => {
  const query = new PipelinedQuery(isBeingParsed(client, config) ? { ...config, name: undefined } : config)
  client.query(query)
  return query.result
}

/** Answers as the last of them; fails as the first that fails. */
export const sendAllBehind = async (client: pg.Client, configs: readonly pg.QueryConfig[]): Promise<pg.QueryResult> => {
  const results = await Promise.all(configs.map((config) => sendBehind(client, config)))
  return results.at(-1) as pg.QueryResult
}

/** Connections that are free or may still be made, less those who wait for one: below 0 while some wait in vain. */
export const freeConnections = ({ idleCount, totalCount, waitingCount, options }: pg.Pool): number =>
  idleCount + options.max - totalCount - waitingCount

/**
 * Runs work over a connection of its own, which the pool gets back unless it is broken: `pool.query` would close it after any
 * error.
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

/** Runs statements one after another, in a transaction on a connection of its own. Answers as the last of them. */
export const runTransaction = (pool: pg.Pool, configs: readonly pg.QueryConfig[]): Promise<pg.QueryResult> =>
  withConnection(pool, async (client) => {
    try {
      await client.query('BEGIN')
      let result: pg.QueryResult | undefined
      for (const config of configs) result = await client.query(config)
      await client.query('COMMIT')
      return result as pg.QueryResult
    } catch (error) {
      // The next user of the connection must not find itself in this transaction.
      await client.query('ROLLBACK').catch(() => client.connection.stream.destroy())
      throw error
    }
  })
