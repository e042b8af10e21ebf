import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

/** How long a client may take to send the head of a request, once no connection is taken any more: it may be on its way. */
const LAST_HEAD_MS = 1_000
/** A turn of the event loop in which so little happened that hardly a connection came after it looked for one, in milliseconds. */
const SHORT_TURN_MS = 0.1
/** How many turns are waited for a quiet one, once the process is to stop. */
const LAST_TURNS = 2_000

/**
 * Keeps count of the connections on which a request runs. Node itself closes those that had one and are idle, but waits for
 * those that never sent any.
 */
export class Connections {
  private readonly running = new Map<Socket, number>()
  private isEnding = false
  private taken = 0

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.taken++
      this.running.set(socket, 0)
      socket.on('close', () => this.running.delete(socket))
    })
    server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      this.count(socket, 1)
      response.on('close', () => this.count(socket, -1))
    })
  }

  /**
   * Waits until no connection waits to be taken. Node takes one in each turn of its event loop, and the kernel resets those
   * that are left, or have come since, when the port is closed: so to be called right before that.
   */
  async whenAllAreTaken(): Promise<void> {
    for (let turn = 0; turn < LAST_TURNS; turn++) {
      const [taken, from] = [this.taken, performance.now()]
      await setImmediate()
      if (turn > 0 && taken === this.taken && performance.now() - from < SHORT_TURN_MS) return
    }
  }

  /** To be called when the server takes no connection any more: ends each after its answer, and soon those without a request. */
  endUnused(): void {
    this.isEnding = true
    const endRest = async () => {
      // A turn, so that what has arrived meanwhile is read: a connection that is closed over it is reset.
      await setImmediate()
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
