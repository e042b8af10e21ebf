import type pg from 'pg'
import { ScopedContext } from '../transactions/scoped-context.js'

/** The connection of a Prisma transaction; `null` until it has taken one from the pool. */
export interface TransactionConnection {
  client: pg.PoolClient | null
}

const beginning = new ScopedContext<TransactionConnection>()

/** Records, for each transaction over this pool, which connection it uses. */
export const rememberConnections = (pool: pg.Pool): void => {
  const connect: () => Promise<pg.PoolClient> = pool.connect.bind(pool)
  const remembering = async (holder: TransactionConnection): Promise<pg.PoolClient> => {
    const client = await connect()
    holder.client ??= client
    return client
  }
  pool.connect = ((...args: Parameters<typeof connect>) => {
    const holder = beginning.current()
    return args.length > 0 || holder === undefined ? connect(...args) : remembering(holder)
  }) as typeof pool.connect
}

/** Runs code that begins a transaction. The first connection that it takes from the pool is the transaction's. */
export const withTransactionConnection = <Result>(
  run: (connection: TransactionConnection) => Promise<Result>,
): Promise<Result> => {
  const connection: TransactionConnection = { client: null }
  return beginning.run(connection, () => run(connection))
}
