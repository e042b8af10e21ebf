import { AsyncLocalStorage } from 'node:async_hooks'
import pLimit from 'p-limit'
import type pg from 'pg'
import { freeConnections, STUCK_MS, sendBehind } from './pipelines.js'

/** The most writes of a group: each is acknowledged when the last of them is committed. */
const MAX_GROUP = 16

/**
 * A group holds the locks of its first writes while it waits for those of the next, so none of its writes may take long, in
 * milliseconds. Then all of them together also take less time than a connection may be silent.
 */
const BEGIN = 'BEGIN; SET LOCAL statement_timeout = 200'

interface Write {
  /** Sends it over a connection, or over one of its own; as part of the request that asked for it. */
  readonly over: (client: pg.PoolClient) => Promise<pg.QueryResult>
  readonly alone: () => Promise<pg.QueryResult>
  /** Whose rows it locks. Groups take locks in the order of these keys, so that no two wait for each other. */
  readonly key: string
  readonly resolve: (result: pg.QueryResult) => void
  readonly reject: (error: unknown) => void
}

const byKey = (a: Write, b: Write): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)

/**
 * Sends short writes over a few connections. A write that finds one free is a transaction of its own. Those that arrive before
 * it is answered are the next group: one transaction, whose commit is written to the disk once for all of them. A write that
 * fails in a group is repeated by itself, and the others as a group without it: so each fails only for a reason of its own.
 */
export class WriteGroups {
  private readonly waiting: Write[] = []
  private running = 0
  private answeredAt = performance.now()
  /** A group is part of no request. */
  private readonly outside = AsyncLocalStorage.snapshot()
  private readonly alone: (query: pg.QueryConfig) => Promise<pg.QueryResult>

  constructor(
    private readonly pool: pg.Pool,
    private readonly most: number,
  ) {
    const limit = pLimit(most)
    this.alone = (query) => limit(() => pool.query(query))
  }

  send(query: pg.QueryConfig, key: string): Promise<pg.QueryResult> {
    const canStart = this.running === 0 || (this.running < this.most && freeConnections(this.pool) > 0)
    if (!canStart && performance.now() - this.answeredAt > STUCK_MS) return this.alone(query)
    const within = AsyncLocalStorage.snapshot()
    return new Promise((resolve, reject) => {
      this.waiting.push({
        over: (client) => within(sendBehind, client, query),
        alone: () => within(this.alone, query),
        key,
        resolve,
        reject,
      })
      if (canStart) this.outside(() => void this.run())
    })
  }

  /** Works through what is waiting, over one connection. */
  private async run(): Promise<void> {
    if (this.running === 0) this.answeredAt = performance.now()
    this.running++
    try {
      await this.runOver(await this.pool.connect())
    } catch (error) {
      // Others that have a connection go on with what is waiting.
      if (this.running === 1) for (const { reject } of this.waiting.splice(0)) reject(error)
    }
    this.running--
    if (this.running === 0 && this.waiting.length > 0) void this.run()
  }

  private async runOver(client: pg.PoolClient): Promise<void> {
    let isBroken = false
    const onError = (): void => {
      isBroken = true
    }
    client.on('error', onError)
    // While anyone else waits for a connection, one is enough.
    const goesOn = (): boolean => !isBroken && (this.running === 1 || freeConnections(this.pool) >= 0)
    do {
      const group = this.waiting.splice(0, MAX_GROUP)
      try {
        if (group.length > 1) await this.runGroup(client, group.sort(byKey))
        else await settled(group, sendAll(client, group))
      } catch (error) {
        rejectAll(group, error)
      }
      this.answeredAt = performance.now()
    } while (this.waiting.length > 0 && goesOn())
    client.off('error', onError).release(isBroken)
  }

  /** @throws when it is not known whether the group was committed, because the answer never came */
  private async runGroup(client: pg.PoolClient, group: readonly Write[]): Promise<void> {
    const { stream } = client.connection
    stream.cork()
    const begun = client.query(BEGIN)
    const sent = sendAll(client, group)
    const ended = client.query('COMMIT')
    stream.uncork()
    const outcomes = await Promise.allSettled([...sent, begun, ended])
    const { command } = await ended
    if (command === 'COMMIT') return settled(group, sent)
    const failed = outcomes.findIndex(({ status }) => status === 'rejected')
    this.waiting.unshift(...group.filter((_, i) => i !== failed))
    const { alone, resolve, reject } = group[failed] as Write
    alone().then(resolve, reject)
  }
}

const sendAll = (client: pg.PoolClient, writes: readonly Write[]): readonly Promise<pg.QueryResult>[] =>
  writes.map(({ over }) => over(client))

const rejectAll = (writes: readonly Write[], error: unknown): void => {
  for (const { reject } of writes) reject(error)
}

/** Settles each write as its statement does. */
const settled = async (writes: readonly Write[], sent: readonly Promise<pg.QueryResult>[]): Promise<void> => {
  const outcomes = await Promise.allSettled(sent)
  outcomes.forEach((outcome, i) => {
    if (outcome.status === 'fulfilled') writes[i]?.resolve(outcome.value)
    else writes[i]?.reject(outcome.reason)
  })
}
