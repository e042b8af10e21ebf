import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { TYPES } from '../postgres/timestamps.js'

/** Message types of PostgreSQL's wire protocol, version 3 (PostgreSQL documentation, "Message Formats"). */
const TERMINATE = 0x58 // X
const READY_FOR_QUERY = 0x5a // Z
const IN_NO_TRANSACTION = 0x49 // I
/** Query, Sync, FunctionCall, CopyDone, CopyFail and Flush: after these the client waits for a reply. */
const BATCH_ENDS: ReadonlySet<number> = new Set([0x51, 0x53, 0x46, 0x63, 0x66, 0x48])

/**
 * Acts as the socket of a `pg` client, and carries the wire protocol to a PGlite in this process. There is only one
 * session, so only one stream may be open at a time (a pool with `max: 1`).
 */
class EmbeddedStream extends Duplex {
  private received: Buffer = Buffer.alloc(0)
  private isStarted = false
  private isInTransaction = false

  constructor(
    private readonly db: PGlite,
    private readonly session: { tail: Promise<void> },
  ) {
    super()
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  setNoDelay = (): this => this
  setKeepAlive = (): this => this
  ref = (): this => this
  unref = (): this => this

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.received = this.received.length > 0 ? Buffer.concat([this.received, chunk]) : chunk
    const { end, isTerminated } = this.completeBatches()
    if (end > 0) {
      const batch = Buffer.from(this.received.subarray(0, end))
      this.received = this.received.subarray(end)
      this.queue(() => this.execute(batch))
    }
    if (isTerminated) this.queue(async () => void this.push(null))
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.queue(async () => {
      if (this.isInTransaction) await this.db.exec('ROLLBACK')
    })
    done(error)
  }

  /** How many of the received bytes form complete batches. */
  private completeBatches(): { end: number; isTerminated: boolean } {
    let end = 0
    for (let at = 0; ; ) {
      const typeBytes = this.isStarted ? 1 : 0
      if (this.received.length < at + typeBytes + 4) return { end, isTerminated: false }
      const next = at + typeBytes + this.received.readInt32BE(at + typeBytes)
      if (this.received.length < next) return { end, isTerminated: false }
      const type = this.received[at] as number
      if (this.isStarted && type === TERMINATE) return { end, isTerminated: true }
      if (!this.isStarted || BATCH_ENDS.has(type)) end = next
      this.isStarted = true
      at = next
    }
  }

  private async execute(batch: Buffer): Promise<void> {
    // Copied, because PGlite reuses its output buffer.
    const answer = Buffer.from(await this.db.execProtocolRaw(batch))
    if (answer.at(-6) === READY_FOR_QUERY) this.isInTransaction = answer.at(-1) !== IN_NO_TRANSACTION
    this.push(answer)
  }

  private queue(work: () => Promise<void>): void {
    this.session.tail = this.session.tail.then(work).catch((error: unknown) => void this.destroy(error as Error))
  }
}

/** A pool with one connection to a PGlite in this process, so that the same adapters and SQL serve both databases. */
export const embeddedPool = (db: PGlite): pg.Pool => {
  const session = { tail: Promise.resolve() }
  return new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    options: '-c TimeZone=UTC',
    types: TYPES,
    // The types require a net.Socket, but pg only uses what this stream provides.
    stream: () => new EmbeddedStream(db, session) as never,
  })
}
