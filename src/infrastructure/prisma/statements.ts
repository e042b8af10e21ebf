import pLimit from 'p-limit'
import type pg from 'pg'
import { freeConnections, runTransaction, sendBehind } from './connections.js'
import type { Prisma } from './generated/client.js'
import { WriteGroups } from './write-groups.js'

export interface Statement {
  /** Of a text that never changes. It is its own: no other text goes by it. Absent: the text is parsed each time. */
  readonly name?: string
  /** With `$1`, `$2` and so on for the values. */
  readonly text: string
  /**
   * A read by default. A page is looked for among many rows: pages share connections with each other only, few at a time. A
   * long statement, whose rows may be many or large, has a connection to itself. Few of both run at once, so that they never
   * take all connections.
   */
  readonly kind?: 'write' | 'page' | 'long'
  /**
   * Of a short write, the place among its values of the account whose rows it locks, or of its own id if it only inserts:
   * several such writes may be committed together. Absent if it may lock the rows of other accounts.
   */
  readonly locks?: number
}

/** A statement of a transaction, with its values. */
export interface Step {
  readonly statement: Statement
  readonly values: readonly unknown[]
}

/** Sends the statements of hot paths, past the query compiler of Prisma. */
export interface Statements {
  /** The rows as PostgreSQL returns them: `Row` describes what the statement selects. */
  rows<Row extends object>(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]>
  /**
   * A short write of several statements, in this order, of which all take effect or none. Each sees what was committed before
   * it began: what follows a lock sees what the previous holder of the lock has written.
   * @param account whose rows they lock: several such writes may be committed together, at most one of each account
   * @returns the rows of the last one
   */
  inOneTransaction<Row extends object>(steps: readonly Step[], account: string): Promise<readonly Row[]>
}

/** A connection that has not answered for this long gets no more statements, in milliseconds. */
const STUCK_MS = 100

/**
 * A connection on which statements are sent without waiting for the answers before them, each a transaction of its own. It
 * is taken from the pool for the first and given back after the last.
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
      return await sendBehind(client, query)
    } finally {
      this.answeredAt = performance.now()
      this.running--
      if (this.running === 0) this.end()
    }
  }

  /** What is sent in one turn of the event loop goes out in one write. */
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
 * Spreads statements over a limited number of connections, or over the pool if all of them are stuck. While others wait for
 * a connection, every statement goes to the oldest one, so that the rest finish and are released.
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

/** The most of a pool's connections that each kind of statement takes; transactions take what is free. */
const SHARES = { read: 0.3, write: 0.3, page: 0.2, long: 0.3 } as const

/**
 * The rows, taken out of the result. A statement that waited long has been moved to the old generation of the heap, together
 * with its result; rows that it still held would follow it there, and stay until a full collection.
 */
const rowsOf = async <Row extends object>(answer: Promise<pg.QueryResult>): Promise<readonly Row[]> => {
  try {
    const result = await answer
    const { rows } = result
    result.rows = []
    result.fields = []
    return rows
  } catch (error) {
    // The stack that it came with ends at the socket.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

export interface PooledOptions {
  /**
   * Whether a server stands behind, without a pooler between: by its name it parses and plans a statement once for a
   * connection, and it takes several at once. The embedded database and poolers that share sessions do neither.
   */
  readonly isDirect: boolean
}

/**
 * Each a transaction of its own, but for short writes that are committed together. Reads share a few connections, and so do
 * the other writes, apart from them: a write may have to wait for the lock of a row, and what was sent behind it waits too.
 */
export const pooledStatements = (pool: pg.Pool, { isDirect }: PooledOptions): Statements => {
  const alone: Send = (query) => pool.query(query)
  const shared = (most: number): Send => (isDirect && most > 0 ? pipelined(pool, most) : alone)
  const few = (most: number, send: Send): Send => {
    const limit = pLimit(Math.max(1, most))
    return (query) => limit(() => send(query))
  }
  const connections = (kind: keyof typeof SHARES): number => Math.floor(pool.options.max * SHARES[kind])
  const ways = {
    read: shared(connections('read')),
    write: shared(connections('write')),
    // On a shared connection one runs and one waits: PostgreSQL is never idle between two, and a slow one delays one other.
    page: few((isDirect ? 2 : 1) * connections('page'), shared(connections('page'))),
    long: few(connections('long'), alone),
  }
  const groups = isDirect && connections('write') > 0 ? new WriteGroups(pool, connections('write')) : null
  const toQuery = ({ name, text }: Statement, values: readonly unknown[]): pg.QueryConfig => ({
    ...(isDirect && name !== undefined ? { name } : {}),
    text,
    values: [...values],
  })
  return {
    rows: (statement, values) => {
      const { kind = 'read', locks } = statement
      const query = toQuery(statement, values)
      const isGrouped = locks !== undefined && groups !== null
      return rowsOf(isGrouped ? groups.send([query], String(values[locks])) : ways[kind](query))
    },
    inOneTransaction: (steps, account) => {
      const queries = steps.map(({ statement, values }) => toQuery(statement, values))
      return rowsOf(groups === null ? runTransaction(pool, queries) : groups.send(queries, account))
    },
  }
}

/** Runs the steps one after another as parts of a transaction that is already under way. */
export const withinTransaction =
  (rows: Statements['rows']): Statements['inOneTransaction'] =>
  async <Row extends object>(steps: readonly Step[]) => {
    let last: readonly Row[] = []
    for (const { statement, values } of steps) last = await rows<Row>(statement, values)
    return last
  }

/** As parts of a transaction of Prisma. With a client that is in none, each statement is a transaction of its own. */
export const clientStatements = (prisma: Prisma.TransactionClient): Statements => {
  const rows: Statements['rows'] = ({ text }, values) => prisma.$queryRawUnsafe(text, ...values)
  return { rows, inOneTransaction: withinTransaction(rows) }
}
