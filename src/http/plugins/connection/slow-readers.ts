import type { Socket } from 'node:net'
import fastifyPlugin from 'fastify-plugin'

export interface SlowReaderLimits {
  /** How long a reader may stay below the minimum, in milliseconds. */
  readonly patience: number
  /** The minimum that a reader has to receive in that time, in bytes. */
  readonly least: number
  /**
   * The maximum of unread data of all readers together, in bytes; beyond it, readers that receive nothing are cut off
   * at once.
   */
  readonly untaken: number
  /** How often readers are checked, in milliseconds. */
  readonly check: number
}

export const SLOW_READER_LIMITS: SlowReaderLimits = {
  patience: 20_000,
  least: 20 * 1024,
  untaken: 128 * 1024 * 1024,
  check: 1_000,
}

/** The unread data of one connection, and how long it has been too slow. */
class Backlog {
  private since: number
  private taken = 0
  private written: number
  private queued: number
  tookNothing = false

  constructor(
    private readonly socket: Socket,
    now: number,
  ) {
    this.since = now
    this.written = this.writtenBytes()
    this.queued = this.queuedBytes()
  }

  get size(): number {
    return this.socket.writableLength
  }

  /** Measures how much was received since the last check. Returns whether it was too little for too long. */
  isTooSlow(now: number, { patience, least }: SlowReaderLimits): boolean {
    const written = this.writtenBytes()
    const queued = this.queuedBytes()
    const taken = Math.max(written - this.written, this.queued - queued, 0)
    this.written = written
    this.queued = queued
    this.taken += taken
    this.tookNothing = taken === 0
    if (now - this.since < patience) return false
    if (this.taken < least) return true
    this.since = now
    this.taken = 0
    return false
  }

  /** The number of bytes sent in complete writes. */
  private writtenBytes(): number {
    return this.socket.bytesWritten - this.socket.writableLength
  }

  /** The number of bytes left in the write in progress. */
  private queuedBytes(): number {
    return (this.socket as { _handle?: { readonly writeQueueSize?: number } | null })._handle?.writeQueueSize ?? 0
  }
}

/** Cuts off clients that read their response too slowly or not at all, because an unread response occupies memory. */
export const slowReaders = fastifyPlugin(async (app, limits: SlowReaderLimits) => {
  const sockets = new Set<Socket>()
  const backlogs = new Map<Socket, Backlog>()
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      backlogs.delete(socket)
    })
  })

  const cutOff = (socket: Socket, { size }: Backlog): void => {
    app.log.warn({ untaken: size }, 'a reader that was too slow was cut off')
    socket.destroy()
  }

  const look = (): void => {
    const now = performance.now()
    let untaken = 0
    for (const socket of sockets) {
      if (socket.writableLength === 0) {
        backlogs.delete(socket)
        continue
      }
      const backlog = backlogs.get(socket)
      if (backlog === undefined) backlogs.set(socket, new Backlog(socket, now))
      else if (backlog.isTooSlow(now, limits)) cutOff(socket, backlog)
      untaken += socket.writableLength
    }
    if (untaken <= limits.untaken) return
    const idle = [...backlogs].filter(([socket, { tookNothing }]) => tookNothing && !socket.destroyed)
    for (const [socket, backlog] of idle.sort(([, a], [, b]) => b.size - a.size)) {
      if (untaken <= limits.untaken) return
      untaken -= backlog.size
      cutOff(socket, backlog)
    }
  }

  const timer = setInterval(look, limits.check).unref()
  app.addHook('onClose', async () => clearInterval(timer))
})
