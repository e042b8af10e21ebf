import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import fastifyPlugin from 'fastify-plugin'

/** Limits for reading the rest of a request body after the response. */
export interface LingerBounds {
  readonly ms: number
  readonly bytes: number
}

const BOUNDS: LingerBounds = { ms: 10_000, bytes: 32 * 1024 * 1024 }
/** The time limit while the process is stopping. */
const LAST_MS = 500
/** The rest of a shorter body is read and discarded, so that the connection can be reused. */
const SHORT_BODY_BYTES = 256 * 1024

/** Whether enough of the body is still missing to make closing the connection better than reading it. */
export const isBodyLeft = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > SHORT_BODY_BYTES)

/**
 * Connections that are closed while a body is still arriving. A socket that is closed with unread bytes is reset, and a client
 * that is still writing then loses the response. So after the response only our side is closed, and incoming data is read and
 * discarded for a while (RFC 9112, section 9.6).
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

  /** Shortens the time limit of all lingering connections, current and future. */
  stop(): void {
    this.isStopping = true
    for (const socket of [...this.timers.keys()]) this.limit(socket)
  }

  /** Node calls this method of the socket to close a connection after its last response. */
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
      // Node resumes reading on this event, but only while the parser is attached.
      socket.once('resume', () => this.drop(socket))
      socket.resume()
    } else this.drop(socket)
  }

  /** Detaches the request parser, so that data after the body is not mistaken for another request. */
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
