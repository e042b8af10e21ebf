import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long a client may take to send the head of a request, once no connection is taken any more: it may be on its way. */
const LAST_HEAD_MS = 1_000

/**
 * Keeps count of the connections on which a request runs. Node itself closes those that had one and are idle, but waits for
 * those that never sent any.
 */
export class Connections {
  private readonly running = new Map<Socket, number>()
  private isEnding = false

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.running.set(socket, 0)
      socket.on('close', () => this.running.delete(socket))
    })
    server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      this.count(socket, 1)
      response.on('close', () => this.count(socket, -1))
    })
  }

  /** To be called when the server takes no connection any more: ends each after its answer, and soon those without a request. */
  endUnused(): void {
    this.isEnding = true
    const endRest = () => {
      for (const [socket, running] of this.running) if (running === 0) socket.destroy()
    }
    setTimeout(endRest, LAST_HEAD_MS).unref()
  }

  private count(socket: Socket, change: number): void {
    const running = this.running.get(socket)
    if (running === undefined) return
    this.running.set(socket, running + change)
    if (this.isEnding && running + change === 0) socket.end()
  }
}
