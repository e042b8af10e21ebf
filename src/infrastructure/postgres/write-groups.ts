import { AsyncLocalStorage } from 'node:async_hooks'
import pLimit from 'p-limit'
import type pg from 'pg'
import { freeConnections, sendAllPipelined, withConnection } from './connections.js'
import { isCancelled } from './database-errors.js'
import { type Send, type Settled, sendTransaction } from './pipelined-transaction.js'
import { StallAwareClock } from './stall-aware-clock.js'

/** The maximum number of writes in a group; each is acknowledged once all are committed. */
const MAX_GROUP = 16

/** How long a write may delay others, in milliseconds: those in its group, and those waiting for its connection. */
const MAX_MS = 200

/** A group keeps the locks of its first writes while later ones wait for theirs, so every write has to be quick. */
const BEGIN = `BEGIN; SET LOCAL statement_timeout = ${MAX_MS}`

interface Write {
  /** Runs in the async context of its request. */
  readonly send: Send
  /** Several statements need a transaction even if nothing else is in the group. */
  readonly needsTransaction: boolean
  /** The account whose rows it locks. Groups lock in the order of accounts, so that they can't deadlock. */
  readonly account: string
  readonly since: number
  readonly resolve: (result: pg.QueryResult) => void
  readonly reject: (error: unknown) => void
}

const byAccount = (a: Write, b: Write): number => (a.account < b.account ? -1 : 1)

/**
 * Group commit for short writes, over a few connections. A write that finds a free connection is a separate transaction. Writes
 * that arrive while all are busy form the next group: one transaction with a single commit to disk. If any write or the commit
 * fails, each write is retried in its own transaction, so that it only fails for its own reason. Writes of the same account run
 * one after another: a group has at most one of them.
 */
export class WriteGroups {
  private waiting: Write[] = []
  /** Writes queued behind another write of the same account. */
  private readonly behind = new Map<string, Write[]>()
  private pending = 0
  private running = 0
  /** Writes running as separate transactions. A slow one keeps its connection, and the others get a new one. */
  private alone = 0
  private readonly clock = new StallAwareClock()
  /** A group doesn't belong to any single request. */
  private readonly outside = AsyncLocalStorage.snapshot()
  private readonly repeating: ReturnType<typeof pLimit>

  /** @param most the number of connections for groups; slow writes may use as many again, retried ones one less */
  constructor(
    private readonly pool: pg.Pool,
    private readonly most: number,
  ) {
    this.repeating = pLimit(Math.max(1, most - 1))
  }

  /**
   * Runs the statements of one write in order, in one transaction, and returns the last result. Fails like the pool if it can't
   * start within the pool's connection timeout.
   */
  send(queries: readonly pg.QueryConfig[], account: string): Promise<pg.QueryResult> {
    const within = AsyncLocalStorage.snapshot()
    const send: Send = (client) => within(sendAllPipelined, client, queries)
    if (this.pending === 0) this.clock.start(() => this.refuseLate())
    this.pending++
    return new Promise((resolve, reject) => {
      const needsTransaction = queries.length > 1
      const write = { send, needsTransaction, account, since: this.clock.now(), resolve, reject }
      const others = this.behind.get(account)
      if (others !== undefined) others.push(write)
      else {
        this.behind.set(account, [])
        this.waiting.push(write)
        this.start()
      }
    })
  }

  /** Starts another connection on the waiting writes, if one is available. */
  private start(): void {
    const canStart = this.running === 0 || (this.running < this.most && freeConnections(this.pool) > 0)
    if (canStart && this.waiting.length > 0) this.outside(() => void this.run())
  }

  /** Settles a write, and queues the next write of the same account. */
  private settle(write: Write, outcome: Settled): void {
    this.finish(write, outcome)
    const others = this.behind.get(write.account)
    let next = others?.shift()
    for (; next !== undefined && this.isLate(next); next = others?.shift()) this.finish(next, tooLate())
    if (next === undefined) this.behind.delete(write.account)
    else this.waiting.push(next)
  }

  private finish({ resolve, reject }: Write, outcome: Settled): void {
    if (outcome.status === 'fulfilled') resolve(outcome.value)
    else reject(outcome.reason)
    this.pending--
    if (this.pending === 0) this.clock.stop()
  }

  private isLate({ since }: Write): boolean {
    const { connectionTimeoutMillis = 0 } = this.pool.options
    return connectionTimeoutMillis > 0 && this.clock.now() - since > connectionTimeoutMillis
  }

  private refuseLate(): void {
    const late = this.waiting.filter((write) => this.isLate(write))
    this.waiting = this.waiting.filter((write) => !late.includes(write))
    for (const write of late) this.settle(write, tooLate())
    for (const others of this.behind.values())
      while (others[0] !== undefined && this.isLate(others[0])) this.finish(others.shift() as Write, tooLate())
    this.start()
  }

  /** Processes waiting writes over one connection. */
  private async run(): Promise<void> {
    this.running++
    try {
      await withConnection(this.pool, async (client, isBroken) => {
        // While other work waits for a connection, one is enough.
        const canContinue = (): boolean => !isBroken() && (this.running === 1 || freeConnections(this.pool) >= 0)
        do {
          const group = this.waiting.splice(0, MAX_GROUP).sort(byAccount)
          const [first] = group
          if (first === undefined) break
          if (group.length > 1 || this.alone >= this.most) await this.commit(client, group)
          else if (!(await this.commitAlone(client, first))) return
        } while (this.waiting.length > 0 && canContinue())
        this.running--
      })
    } catch (error) {
      // Other connections continue with the waiting writes.
      if (this.running === 1) for (const write of this.waiting.splice(0)) this.settle(write, rejected(error))
      this.running--
    }
    if (this.running === 0) this.start()
  }

  /** Returns whether the connection can continue; while a write is slow, another connection replaces it. */
  private async commitAlone(client: pg.PoolClient, write: Write): Promise<boolean> {
    this.alone++
    const settled = Promise.allSettled([sendAlone(client, write)]).then(([outcome]) => {
      this.alone--
      this.settle(write, outcome)
      return true
    })
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, MAX_MS, false)
    })
    const isInTime = await Promise.race([settled, late])
    clearTimeout(timer)
    if (isInTime) return true
    this.running--
    this.start()
    await settled
    this.start()
    return false
  }

  /** Commits a group or, if that fails, each of its writes separately. */
  private async commit(client: pg.PoolClient, group: readonly Write[]): Promise<void> {
    try {
      const sends = group.map(({ send }) => send)
      const outcome = await sendTransaction(client, BEGIN, sends)
      if (outcome.isCommitted)
        for (const [i, write] of group.entries()) this.settle(write, outcome.answers[i] as Settled)
      else if (group.length > 1) for (const write of group) await this.commit(client, [write])
      else for (const write of group) this.fail(write, outcome.reason)
    } catch (error) {
      for (const write of group) this.settle(write, rejected(error))
    }
  }

  /** Retries a write that was too slow for a group on a separate connection. */
  private fail(write: Write, reason: unknown): void {
    if (isCancelled(reason)) this.repeat({ ...write, since: this.clock.now() })
    else this.settle(write, rejected(reason))
  }

  private repeat(write: Write): void {
    const run = async (): Promise<pg.QueryResult> => {
      if (this.isLate(write)) throw tooLate().reason
      return withConnection(this.pool, (client) => sendAlone(client, write))
    }
    const ended = Promise.allSettled([this.repeating(run)])
    void ended.then(([outcome]) => {
      this.settle(write, outcome)
      this.start()
    })
  }
}

const rejected = (reason: unknown): PromiseRejectedResult => ({ status: 'rejected', reason })

/** Uses the pool's own message, which `isDatabaseOutOfReach` recognises. */
const tooLate = (): PromiseRejectedResult => rejected(new Error('timeout exceeded when trying to connect'))

const sendAlone = async (client: pg.PoolClient, { send, needsTransaction }: Write): Promise<pg.QueryResult> => {
  if (!needsTransaction) return send(client)
  const outcome = await sendTransaction(client, 'BEGIN', [send])
  if (!outcome.isCommitted) throw outcome.reason
  const [answer] = outcome.answers
  if (answer?.status !== 'fulfilled') throw answer?.reason
  return answer.value
}
