import pg from 'pg'
import { Cluster, type Report } from './cluster.js'
import { BEGIN_EPOCH, REPORT, ROLE } from './replication-statements.js'

/** A server that doesn't respond for this long counts as gone. */
const SILENCE_MS = 2_000

const connectionTo = (url: string): pg.PoolConfig => ({
  connectionString: url,
  max: 1,
  connectionTimeoutMillis: SILENCE_MS,
  query_timeout: SILENCE_MS,
  application_name: 'dealbook replication',
})

/** Asks a server about its state, over a separate connection, so that the answer doesn't wait for requests. */
export class MonitoredServer {
  readonly name: string
  private readonly pool: pg.Pool

  constructor(url: string) {
    this.name = placeOf(url)
    this.pool = new pg.Pool(connectionTo(url))
    this.pool.on('error', () => {})
  }

  async ask(): Promise<Report> {
    const { rows } = await this.pool.query<Omit<Report, 'lsn'> & { readonly lsn: string }>(REPORT)
    const [row] = rows
    if (row === undefined) throw new Error('the server did not answer')
    return { ...row, lsn: BigInt(row.lsn) }
  }

  async beginEpoch(): Promise<void> {
    await this.pool.query(BEGIN_EPOCH)
  }

  async close(): Promise<void> {
    await this.pool.end()
  }
}

/** Only host and port, because the rest of an address may be secret. */
const placeOf = (url: string): string => {
  const { hostname, port } = new URL(url)
  return `${hostname}:${port || 5432}`
}

/** The timeline of a primary; `null` if it is a standby or doesn't answer. */
const timelineOf = async (url: string): Promise<number | null> => {
  const pool = new pg.Pool(connectionTo(url))
  pool.on('error', () => {})
  try {
    const { rows } = await pool.query<{ readonly isStandby: boolean; readonly timeline: string }>(ROLE)
    const [row] = rows
    return row === undefined || row.isStandby ? null : Number.parseInt(row.timeline, 16)
  } catch {
    return null
  } finally {
    await pool.end()
  }
}

/** The primary or, if none answers, the standby that has got furthest. */
export interface FoundServer {
  readonly url: string
  readonly isStandby: boolean
}

/**
 * Looks for the primary, ignoring servers that another one has replaced. Before the databases are migrated, the report
 * fails; then the server that was promoted last counts as the primary, or else the first address.
 */
export const findServer = async (urls: readonly [string, ...string[]]): Promise<FoundServer> => {
  const [first, ...others] = urls.map((url) => ({ url, server: new MonitoredServer(url) })) as [Listed, ...Listed[]]
  const servers = [first, ...others] as const
  const cluster = new Cluster([first.server, ...others.map(({ server }) => server)])
  try {
    await cluster.ask()
    const found = servers.find(({ server }) => server === cluster.primary)
    if (found !== undefined) return { url: found.url, isStandby: false }
    const standby =
      servers.find(({ server }) => cluster.isInRotation(server)) ??
      servers.find(({ server }) => cluster.isStandby(server))
    if (standby !== undefined) return { url: standby.url, isStandby: true }
  } finally {
    await Promise.all(servers.map(({ server }) => server.close()))
  }
  const timelines = await Promise.all(urls.map(timelineOf))
  const latest = Math.max(...timelines.map((timeline) => timeline ?? 0))
  return { url: urls.find((_, i) => timelines[i] === latest) ?? urls[0], isStandby: false }
}

interface Listed {
  readonly url: string
  readonly server: MonitoredServer
}
