import { AsyncLocalStorage } from 'node:async_hooks'
import pLimit from 'p-limit'
import type pg from 'pg'
import { KeyedQueue } from '../../application/keyed-queue.js'
import { AwakeClock } from './awake-clock.js'
import { freeConnections, sendBehind, withConnection } from './connections.js'

/** The most writes of a group: each is acknowledged when all of them are committed. */
const MAX_GROUP = 16

/**
 * A group holds the locks of its first writes while the next ones wait for theirs, so each of its writes has 200 ms. All of them
 * together then also take less time than a connection may be silent.
 */
const BEGIN = 'BEGIN; SET LOCAL statement_timeout = 200'

interface Write {
  /** Sends it over a connection, as part of the request that asked for it. */
  readonly over: (client: pg.PoolClient) => Promise<pg.QueryResult>
  /** The account whose rows it locks. Groups take locks in the order of accounts, so that they do not wait in a circle. */
  readonly account: string
  readonly since: number
  readonly resolve: (result: pg.QueryResult) => void
  readonly reject: (error: unknown) => void
}

const byAccount = (a: Write, b: Write): number => (a.account < b.account ? -1 : 1)

/**
 * Commits short writes together. Those that arrive while others are under way are the next group: one transaction, whose commit
 * is written to the disk once for all of them. A write that fails in a group is repeated by itself, and the others without it:
 * so each fails only for a reason of its own. The writes of one account run one after another: a group has one of them at most.
 */
export class WriteGroups {
  private waiting: Write[] = []
  private pending = 0
  private running = 0
  private readonly accounts = new KeyedQueue()
  private readonly clock = new AwakeClock()
  /** A group is part of no request. */
  private readonly outside = AsyncLocalStorage.snapshot()
  private readonly repeating: ReturnType<typeof pLimit>

  /** @param most how many connections groups have, and how many writes that are repeated by themselves have */
  constructor(
    private readonly pool: pg.Pool,
    private readonly most: number,
  ) {
    this.repeating = pLimit(most)
  }

  /** Fails as the pool does if there is no connection for it in time. */
  async send(query: pg.QueryConfig, account: string): Promise<pg.QueryResult> {
    const within = AsyncLocalStorage.snapshot()
    const over = (client: pg.PoolClient) => within(sendBehind, client, query)
    const since = this.clock.now()
    if (this.pending === 0) this.clock.start(() => this.refuseLate())
    this.pending++
    try {
      return await this.accounts.run(
        account,
        () => new Promise((resolve, reject) => this.enqueue({ over, account, since, resolve, reject })),
      )
    } finally {
      this.pending--
      if (this.pending === 0) this.clock.stop()
    }
  }

  private enqueue(write: Write): void {
    if (this.isLate(write)) {
      write.reject(tooLate())
      return
    }
    this.waiting.push(write)
    const canStart = this.running === 0 || (this.running < this.most && freeConnections(this.pool) > 0)
    if (canStart) this.outside(() => void this.run())
  }

  private isLate({ since }: Write): boolean {
    const { connectionTimeoutMillis = 0 } = this.pool.options
    return connectionTimeoutMillis > 0 && this.clock.now() - since > connectionTimeoutMillis
  }

  private refuseLate(): void {
    const late = this.waiting.filter((write) => this.isLate(write))
    if (late.length === 0) return
    this.waiting = this.waiting.filter((write) => !late.includes(write))
    rejectAll(late, tooLate())
  }

  /** Works through what is waiting, over one connection. */
  private async run(): Promise<void> {
    this.running++
    try {
      await withConnection(this.pool, async (client, isBroken) => {
        // While anyone else waits for a connection, one is enough.
        const goesOn = (): boolean => !isBroken() && (this.running === 1 || freeConnections(this.pool) >= 0)
        do await this.commit(client, this.waiting.splice(0, MAX_GROUP).sort(byAccount))
        while (this.waiting.length > 0 && goesOn())
      })
    } catch (error) {
      // Others that have a connection go on with what is waiting.
      if (this.running === 1) rejectAll(this.waiting.splice(0), error)
    }
    this.running--
    if (this.running === 0 && this.waiting.length > 0) void this.run()
  }

  private async commit(client: pg.PoolClient, group: readonly Write[]): Promise<void> {
    let writes = group
    try {
      while (writes.length > 0) {
        const failed = await runGroup(client, writes)
        if (failed === null) return
        writes = writes.filter((write) => write !== failed)
        this.repeat({ ...failed, since: this.clock.now() })
      }
    } catch (error) {
      rejectAll(writes, error)
    }
  }

  private repeat(write: Write): void {
    const run = async (): Promise<pg.QueryResult> => {
      if (this.isLate(write)) throw tooLate()
      return withConnection(this.pool, write.over)
    }
    this.repeating(run).then(write.resolve, write.reject)
  }
}

/** The words of the pool, by which `isDatabaseOutOfReach` knows it. */
const tooLate = (): Error => new Error('timeout exceeded when trying to connect')

const rejectAll = (writes: readonly Write[], error: unknown): void => {
  for (const { reject } of writes) reject(error)
}

/**
 * Runs a group, and settles its writes once they are committed. Returns the one that failed, if any: then none has had an effect.
 * @throws when it is not known whether the group was committed, because the answer never came
 */
const runGroup = async (client: pg.PoolClient, group: readonly Write[]): Promise<Write | null> => {
  const { stream } = client.connection
  stream.cork()
  const begun = client.query(BEGIN)
  const sent = group.map(({ over }) => over(client))
  const ended = client.query('COMMIT')
  stream.uncork()
  const outcomes = await Promise.allSettled([...sent, begun, ended])
  const { command } = await ended
  if (command !== 'COMMIT') {
    const failed = group.find((_, i) => outcomes[i]?.status === 'rejected')
    if (failed === undefined) throw new Error(`a group whose writes all succeeded ended in ${command}`)
    return failed
  }
  for (const [i, { resolve, reject }] of group.entries()) sent[i]?.then(resolve, reject)
  return null
}
