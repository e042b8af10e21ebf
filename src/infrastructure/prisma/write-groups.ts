import { AsyncLocalStorage } from 'node:async_hooks'
import pLimit from 'p-limit'
import type pg from 'pg'
import { freeConnections, sendAllBehind, withConnection } from './connections.js'
import { type Send, type Settled, sendTransaction } from './pipelined-transaction.js'
import { isCancelled } from './prisma-errors.js'
import { StallAwareClock } from './stall-aware-clock.js'

/** The most writes of a group: each is acknowledged when all of them are committed. */
const MAX_GROUP = 16

/** How long a write may hold up others, in milliseconds: those of its group, and those that wait for its connection. */
const MAX_MS = 200

/**
 * A group holds the locks of its first writes while the next ones wait for theirs, so each has to be quick. All of them together
 * then also take less time than a connection may be silent.
 */
const BEGIN = `BEGIN; SET LOCAL statement_timeout = ${MAX_MS}`

interface Write {
  /** As part of the request that asked for it. */
  readonly send: Send
  /** Several statements need a transaction even when nothing else is sent with them. */
  readonly needsTransaction: boolean
  /** The account whose rows it locks. Groups take locks in the order of accounts, so that they do not wait in a circle. */
  readonly account: string
  readonly since: number
  readonly resolve: (result: pg.QueryResult) => void
  readonly reject: (error: unknown) => void
}

const byAccount = (a: Write, b: Write): number => (a.account < b.account ? -1 : 1)

/**
 * Sends short writes over a few connections. A write that finds one free is a transaction of its own. Those that arrive while
 * all are busy are the next group: one transaction, whose commit is written to the disk once for all of them. If any of them
 * fails, or the commit does, each is sent again in a transaction of its own: so each fails only for a reason of its own. The
 * writes of one account run one after another: a group has at most one of them.
 */
export class WriteGroups {
  private waiting: Write[] = []
  /** What waits behind the write of an account that is waiting or under way. */
  private readonly behind = new Map<string, Write[]>()
  private pending = 0
  private running = 0
  /** Writes that are transactions of their own; one that takes long keeps its connection, and others get another one. */
  private alone = 0
  private readonly clock = new StallAwareClock()
  /** A group is part of no request. */
  private readonly outside = AsyncLocalStorage.snapshot()
  private readonly repeating: ReturnType<typeof pLimit>

  /** @param most how many connections groups have; slow writes have as many again, and those that are repeated one less */
  constructor(
    private readonly pool: pg.Pool,
    private readonly most: number,
  ) {
    this.repeating = pLimit(Math.max(1, most - 1))
  }

  /**
   * The statements of one write, in order, in one transaction. Answers as the last of them. Fails as the pool does, if its turn
   * does not come in the time that the pool waits for a connection.
   */
  send(queries: readonly pg.QueryConfig[], account: string): Promise<pg.QueryResult> {
    const within = AsyncLocalStorage.snapshot()
    const send: Send = (client) => within(sendAllBehind, client, queries)
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

  /** Has another connection work through what is waiting, if there may be one. */
  private start(): void {
    const canStart = this.running === 0 || (this.running < this.most && freeConnections(this.pool) > 0)
    if (canStart && this.waiting.length > 0) this.outside(() => void this.run())
  }

  /** Settles a write as its statement is settled, and lets the next one of its account follow. */
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

  /** Works through what is waiting, over one connection. */
  private async run(): Promise<void> {
    this.running++
    try {
      await withConnection(this.pool, async (client, isBroken) => {
        // While anyone else waits for a connection, one is enough.
        const goesOn = (): boolean => !isBroken() && (this.running === 1 || freeConnections(this.pool) >= 0)
        do {
          const group = this.waiting.splice(0, MAX_GROUP).sort(byAccount)
          const [first] = group
          if (first === undefined) break
          if (group.length > 1 || this.alone >= this.most) await this.commit(client, group)
          else if (!(await this.commitAlone(client, first))) return
        } while (this.waiting.length > 0 && goesOn())
        this.running--
      })
    } catch (error) {
      // Others that have a connection go on with what is waiting.
      if (this.running === 1) for (const write of this.waiting.splice(0)) this.settle(write, rejected(error))
      this.running--
    }
    if (this.running === 0) this.start()
  }

  /** Returns whether the connection can go on: one on which a write takes long is replaced meanwhile. */
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

  /** Commits a group, or else each of its writes by itself. */
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

  /** A write that took too long for a group may take its time on another connection. */
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

/** In the words of the pool, by which `isDatabaseOutOfReach` knows it. */
const tooLate = (): PromiseRejectedResult => rejected(new Error('timeout exceeded when trying to connect'))

const sendAlone = async (client: pg.PoolClient, { send, needsTransaction }: Write): Promise<pg.QueryResult> => {
  if (!needsTransaction) return send(client)
  const outcome = await sendTransaction(client, 'BEGIN', [send])
  if (!outcome.isCommitted) throw outcome.reason
  const [answer] = outcome.answers
  if (answer?.status !== 'fulfilled') throw answer?.reason
  return answer.value
}
