import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import fastifyPlugin from 'fastify-plugin'

/** How much is read of a body that nobody wants, once its request is answered. */
export interface LingerBounds {
  readonly ms: number
  readonly bytes: number
}

const BOUNDS: LingerBounds = { ms: 10_000, bytes: 32 * 1024 * 1024 }
/** What is left of the time when the process is to stop. */
const LAST_MS = 500
/** What is left of a shorter body is read and dropped for the next request on the connection. */
const SHORT_BODY_BYTES = 256 * 1024

/** Whether so much of the body is still to come that it is not worth keeping the connection for what may follow. */
export const isBodyLeft = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > SHORT_BODY_BYTES)

/**
 * The connections that are closed over a body. A socket that is closed with bytes unread is reset, and the reset takes the
 * answer away from a client that is still writing. So the answer is followed by the end of our side alone, and what comes is
 * read and dropped for a while (RFC 9112, section 9.6).
 */
class Lingering {
  private readonly timers = new Map<Socket, NodeJS.Timeout>()
  private readonly requests = new WeakMap<Socket, IncomingMessage>()
  private isStopping = false

  constructor(
    server: Server,
    private readonly bounds: LingerBounds,
  ) {
    server.on('connection', (socket: Socket) => this.watch(socket))
    server.prependListener('request', (request: IncomingMessage) => this.requests.set(request.socket, request))
  }

  /** Cuts off soon those that linger, and those that will. */
  stop(): void {
    this.isStopping = true
    for (const socket of [...this.timers.keys()]) this.limit(socket)
  }

  /** Node closes a connection after its last answer by this method of its socket. */
  private watch(socket: Socket): void {
    const close = socket.destroySoon.bind(socket)
    socket.destroySoon = () => {
      if (this.requests.get(socket)?.complete === false) this.linger(socket)
      else close()
    }
  }

  private linger(socket: Socket): void {
    socket.on('close', () => {
      clearTimeout(this.timers.get(socket))
      this.timers.delete(socket)
    })
    this.limit(socket)
    socket.end()
    if (socket.isPaused()) {
      // Node reads on at this event, and only while the parser is there.
      socket.once('resume', () => this.drop(socket))
      socket.resume()
    } else this.drop(socket)
  }

  /** The parser of requests hears no more: what follows the body is not taken for another one. */
  private drop(socket: Socket): void {
    const before = socket.bytesRead
    const count = () => {
      if (socket.bytesRead - before > this.bounds.bytes) socket.destroy()
    }
    socket.on('data', count)
    for (const listener of socket.listeners('data'))
      if (listener !== count) socket.removeListener('data', listener as (data: Buffer) => void)
  }

  private limit(socket: Socket): void {
    clearTimeout(this.timers.get(socket))
    const ms = this.isStopping ? Math.min(LAST_MS, this.bounds.ms) : this.bounds.ms
    this.timers.set(
      socket,
      setTimeout(() => socket.destroy(), ms),
    )
  }
}

/** Lets refusals reach clients that are still writing. */
export const lingeringClose = fastifyPlugin(async (app, { linger = BOUNDS }: { readonly linger?: LingerBounds }) => {
  const lingering = new Lingering(app.server, linger)
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isBodyLeft(request.raw)) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('preClose', (done) => {
    lingering.stop()
    done()
  })
})
