import pLimit from 'p-limit'
import type pg from 'pg'
import { serviceUnavailable } from '../../domain/errors.js'
import { currentTurn } from '../system/fair-turns.js'
import { freeConnections, runTransaction, sendPipelined, withConnection } from './connections.js'
import type { TransactionConnection } from './transaction-connection.js'
import { WriteGroups } from './write-groups.js'

export interface Statement {
  /** The name of the prepared statement, unique to this constant text. Without it, the text is parsed on every execution. */
  readonly name?: string
  /** With `$1`, `$2` and so on for the values. */
  readonly text: string
  /**
   * A read by default. A slow statement searches many rows, or returns many or large ones: it gets its own connection, and is
   * cancelled when its client disconnects. Outside turns, only a few run at once.
   */
  readonly kind?: 'write' | 'slow'
  /** Whether several callers wait for a slow statement. If so, it isn't cancelled when one of them disconnects. */
  readonly isShared?: boolean
  /**
   * For short writes: the index in `values` of the id of the account whose rows it locks, or of the inserted id. Such writes may
   * be committed together. Absent if it may lock rows of several accounts.
   */
  readonly locks?: number
}

/** A statement of a transaction, with its values. */
export interface Step {
  readonly statement: Statement
  readonly values: readonly unknown[]
}

/** Sends hot statements directly, bypassing Prisma's query compiler. */
export interface Statements {
  /** Returns the rows as PostgreSQL sends them; `Row` describes what the statement selects. */
  rows<Row extends object>(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]>
  /**
   * Runs a short write of several statements in order, atomically. Each statement sees what was committed before it started, so
   * a statement after a lock sees what the previous lock holder wrote.
   * @param account whose rows they lock: several such writes may be committed together, at most one of each account
   * @returns the rows of the last one
   */
  inOneTransaction<Row extends object>(steps: readonly Step[], account: string): Promise<readonly Row[]>
}

/** A connection that hasn't answered for this many milliseconds gets no more statements. */
const STUCK_MS = 100

/**
 * A connection that sends each statement without waiting for the previous answer; each is a separate transaction. It is taken
 * from the pool for the first statement and released after the last.
 */
class PipelinedConnection {
  running = 0
  private isBroken = false
  private isGathering = false
  private answeredAt = performance.now()
  private readonly client: Promise<pg.PoolClient>

  constructor(
    pool: pg.Pool,
    private readonly onEnd: () => void,
  ) {
    this.client = pool.connect().then((client) => client.on('error', this.onError))
  }

  isOpen(now: number): boolean {
    return !this.isBroken && now - this.answeredAt < STUCK_MS
  }

  async query(query: pg.QueryConfig): Promise<pg.QueryResult> {
    this.running++
    try {
      const client = await this.client
      this.gather(client)
      return await sendPipelined(client, query)
    } finally {
      this.answeredAt = performance.now()
      this.running--
      if (this.running === 0) this.end()
    }
  }

  /** Combines everything sent in one turn of the event loop into one write. */
  private gather({ connection: { stream } }: pg.Client): void {
    if (this.isGathering) return
    this.isGathering = true
    stream.cork()
    setImmediate(() => {
      this.isGathering = false
      stream.uncork()
    })
  }

  private readonly onError = (): void => {
    this.isBroken = true
  }

  private end(): void {
    this.onEnd()
    const release = (client: pg.PoolClient) => client.off('error', this.onError).release(this.isBroken)
    this.client.then(release, () => {})
  }
}

type Send = (query: pg.QueryConfig) => Promise<pg.QueryResult>

/**
 * Spreads statements over a limited number of connections, or over the pool if all of them are stuck. While other work waits
 * for a connection, every statement goes to the oldest one, so that the others finish and are released.
 */
const pipelined = (pool: pg.Pool, most: number): Send => {
  const connections = new Set<PipelinedConnection>()
  const open = (): PipelinedConnection => {
    const connection: PipelinedConnection = new PipelinedConnection(pool, () => connections.delete(connection))
    connections.add(connection)
    return connection
  }
  const choose = (givesWay: boolean): PipelinedConnection | undefined => {
    const now = performance.now()
    let best: PipelinedConnection | undefined
    for (const connection of connections) {
      if (!connection.isOpen(now)) continue
      if (givesWay) return connection
      if (connection.running < (best?.running ?? Infinity)) best = connection
    }
    return best
  }
  return (query) => {
    const free = freeConnections(pool)
    const canOpen = connections.size === 0 || (connections.size < most && free > 0)
    return (canOpen ? open() : (choose(free < 0) ?? pool)).query(query)
  }
}

/** The maximum share of the pool's connections per kind of statement (`slow`: outside turns). Transactions use the rest. */
const SHARES = { read: 0.3, write: 0.3, slow: 0.2 } as const

/**
 * Detaches the rows from the result. A statement that waited long is already in the old generation of the heap, and would keep
 * its rows alive there until the next full collection.
 */
const rowsOf = async <Row extends object>(answer: Promise<pg.QueryResult>): Promise<readonly Row[]> => {
  try {
    const result = await answer
    const { rows } = result
    result.rows = []
    result.fields = []
    return rows
  } catch (error) {
    // The original stack ends at the socket.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

/**
 * Runs a statement, and asks PostgreSQL to cancel it when the signal is aborted. The connection is only released once the
 * cancellation has been answered, so that it can't hit another statement.
 */
const whileWanted = (pool: pg.Pool, query: pg.QueryConfig, signal: AbortSignal): Promise<pg.QueryResult> =>
  withConnection(pool, async (client) => {
    if (signal.aborted) throw serviceUnavailable()
    let cancelling: Promise<unknown> | undefined
    const cancel = (): void => {
      const { processID } = client as pg.PoolClient & { readonly processID: number }
      cancelling = pool.query('SELECT pg_cancel_backend($1)', [processID]).catch(() => {})
    }
    signal.addEventListener('abort', cancel)
    try {
      return await client.query(query)
    } finally {
      signal.removeEventListener('abort', cancel)
      await cancelling
    }
  })

export interface PooledOptions {
  /**
   * Whether the pool connects directly to a server, which supports prepared statements and pipelining. The embedded database
   * and poolers that share sessions support neither.
   */
  readonly isDirect: boolean
}

/** @param isDirect whether prepared statements are supported: see `PooledOptions` */
const queriesOf =
  (isDirect: boolean) =>
  ({ name, text }: Statement, values: readonly unknown[]): pg.QueryConfig => ({
    ...(isDirect && name !== undefined ? { name } : {}),
    text,
    values: [...values],
  })

/**
 * Statements over a pool. Each is a separate transaction, except for short writes that are committed together. Reads share a few
 * connections; other writes share different ones, because a write that waits for a row lock delays everything sent after it.
 */
export const pooledStatements = (pool: pg.Pool, { isDirect }: PooledOptions): Statements => {
  const alone: Send = (query) => pool.query(query)
  const shared = (most: number): Send => (isDirect && most > 0 ? pipelined(pool, most) : alone)
  const connections = (kind: keyof typeof SHARES): number => Math.floor(pool.options.max * SHARES[kind])
  const outsideTurns = pLimit(Math.max(1, connections('slow')))
  const ways = {
    read: shared(connections('read')),
    write: shared(connections('write')),
    slow: (query: pg.QueryConfig, isShared = false) => {
      const turn = currentTurn()
      if (turn === undefined) return outsideTurns(() => alone(query))
      const signal = isDirect && !isShared ? turn.signal : undefined
      return signal === undefined ? alone(query) : whileWanted(pool, query, signal)
    },
  }
  const groups = isDirect && connections('write') > 0 ? new WriteGroups(pool, connections('write')) : null
  const toQuery = queriesOf(isDirect)
  return {
    rows: (statement, values) => {
      const { kind = 'read', locks, isShared } = statement
      const query = toQuery(statement, values)
      const isGrouped = locks !== undefined && groups !== null
      return rowsOf(isGrouped ? groups.send([query], String(values[locks])) : ways[kind](query, isShared))
    },
    inOneTransaction: (steps, account) => {
      const queries = steps.map(({ statement, values }) => toQuery(statement, values))
      return rowsOf(groups === null ? runTransaction(pool, queries) : groups.send(queries, account))
    },
  }
}

/** Runs the steps in order within a transaction that has already begun. */
export const withinTransaction =
  (rows: Statements['rows']): Statements['inOneTransaction'] =>
  async <Row extends object>(steps: readonly Step[]) => {
    let last: readonly Row[] = []
    for (const { statement, values } of steps) last = await rows<Row>(statement, values)
    return last
  }

/** How long a transaction may keep sending statements, in milliseconds. */
export const TRANSACTION_MS = 10_000

/**
 * Statements within a Prisma transaction, sent over its connection but bypassing Prisma.
 * @param isOver aborted before Prisma ends the transaction: anything sent later would run outside it
 */
export const transactionStatements = (
  { client }: TransactionConnection,
  isDirect: boolean,
  isOver: AbortSignal,
): Statements => {
  if (client === null) throw new Error('a transaction has begun without a connection')
  const toQuery = queriesOf(isDirect)
  const rows: Statements['rows'] = (statement, values) => {
    if (isOver.aborted) throw Object.assign(new Error('the transaction took too long'), { code: 'P2028' })
    return rowsOf(client.query(toQuery(statement, values)))
  }
  return { rows, inOneTransaction: withinTransaction(rows) }
}
