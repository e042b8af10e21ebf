import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

/** How long a client may take to send a request head after the port has been closed, in milliseconds. */
const LAST_HEAD_MS = 1_000
/** In a turn of the event loop that is shorter than this, in milliseconds, hardly any connection can have arrived. */
const SHORT_TURN_MS = 0.1
/** How many turns to wait for a quiet one when the process is stopping. */
const LAST_TURNS = 2_000

/**
 * Tracks the connections on which a request is running. Node itself closes idle connections that have had a request, but
 * waits for those that never sent one.
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
   * Waits until the queue of new connections is empty. Node accepts one per turn of its event loop, and when the port
   * is closed, the kernel resets the rest, so call this right before closing it.
   */
  async whenAllAreTaken(): Promise<void> {
    for (let turn = 0; turn < LAST_TURNS; turn++) {
      const [taken, from] = [this.taken, performance.now()]
      await setImmediate()
      if (turn > 0 && taken === this.taken && performance.now() - from < SHORT_TURN_MS) return
    }
  }

  /** Call when the server no longer accepts connections: ends each one after its response, and soon those without a request. */
  endUnused(): void {
    this.isEnding = true
    const endRest = async () => {
      // Wait a turn to read what has arrived in the meantime: a connection that is closed with unread data is reset.
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
