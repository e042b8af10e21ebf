import pg from 'pg'

/** A wait that takes so much longer than it may, in milliseconds, went on while the process stood still. */
const STALL_MS = 500

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/**
 * A pool in which a process that was stopped for a while, or held up, does not mistake that time for a server that does not
 * answer: a wait for a connection that ended then is begun once more.
 */
export class SteadyPool extends pg.Pool {
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
