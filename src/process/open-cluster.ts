import type { Database } from '../infrastructure/postgres/database.js'
import { openPostgres } from '../infrastructure/postgres/database.js'
import { isDatabaseOutOfReach } from '../infrastructure/postgres/database-errors.js'
import { Cluster } from '../infrastructure/postgres/replication/cluster.js'
import { findServer } from '../infrastructure/postgres/replication/monitored-server.js'
import { ReplicaRouter } from '../infrastructure/postgres/replication/replica-router.js'
import { type OpenMember, openMember } from '../infrastructure/prisma/replicas/store-member.js'
import { postgresOptions } from './open-database.js'
import type { Settings } from './settings.js'

/** How often the databases are asked about their state, in milliseconds. */
const ASK_MS = 1_000

export interface OpenCluster {
  /** The primary when the service started or, if none answered, a standby. */
  readonly database: Database
  readonly isStandby: boolean
  readonly members: readonly OpenMember[]
  readonly routes: ReplicaRouter<OpenMember>
  /** Starts to watch the databases. Call it once they are migrated. */
  watch(): Promise<void>
  /** Rejects unless some database answers reads. */
  check(): Promise<void>
  /** Whether no primary answers. */
  isReadOnly(): boolean
  /** Checks the databases immediately if a request's error means that one of them is out of reach. */
  noticeFailure(error: unknown): void
  close(): Promise<void>
}

/** Opens a primary and its replicas; `null` if there is only one database. */
export const openCluster = async (
  settings: Settings,
  onPoolError: (error: Error) => void,
): Promise<OpenCluster | null> => {
  const { databaseUrl: first, databaseReplicaUrls: others } = settings
  if (first === null || others.length === 0) return null
  const { url: found, isStandby } = await findServer([first, ...others])
  // The direct address leads to the primary, which is away.
  const direct = isStandby ? { directUrl: null } : {}
  const open = (url: string): OpenMember =>
    openMember(url, openPostgres({ ...postgresOptions(settings, url, { onPoolError }), ...direct }))
  const opened = open(found)
  const members: readonly [OpenMember, ...OpenMember[]] = [
    opened,
    ...[first, ...others].filter((url) => url !== found).map(open),
  ]
  const cluster = new Cluster(members)
  let timer: NodeJS.Timeout | undefined
  return {
    database: opened.database,
    isStandby,
    members,
    routes: new ReplicaRouter(cluster),
    watch: async () => {
      await cluster.ask()
      timer = setInterval(() => void cluster.ask(), ASK_MS).unref()
    },
    check: async () => {
      const isReadable = (): boolean =>
        cluster.primary === null && members.some((member) => cluster.isInRotation(member))
      if (isReadable()) return
      try {
        await cluster.writer.database.check()
      } catch (error) {
        await cluster.ask()
        if (!isReadable()) throw error
      }
    },
    isReadOnly: () => cluster.primary === null,
    noticeFailure: (error) => {
      if (isDatabaseOutOfReach(error)) void cluster.ask()
    },
    close: async () => {
      clearInterval(timer)
      await Promise.all(members.map((member) => member.close()))
    },
  }
}
