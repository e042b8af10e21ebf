import pg from 'pg'

/** If a wait exceeds its limit by this many milliseconds, the process itself was stalled. */
const STALL_MS = 500

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/**
 * A pool for a process that may be suspended or blocked. It does not mistake that time for an unresponsive server: a
 * wait for a connection that timed out during a stall is retried.
 */
export class StallTolerantPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connected = this.connectSteadily()
    if (callback === undefined) return connected
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    )
    return undefined
  }

  private async connectSteadily(): Promise<pg.PoolClient> {
    const since = performance.now()
    try {
      return await super.connect()
    } catch (error) {
      const isStalled = performance.now() - since > (this.options.connectionTimeoutMillis ?? 0) + STALL_MS
      if (!isStalled) throw error
      return super.connect()
    }
  }
}
