import { setTimeout } from 'node:timers/promises'
import { Cluster } from '../../infrastructure/postgres/replication/cluster.js'
import { MonitoredServer } from '../../infrastructure/postgres/replication/monitored-server.js'
import type { Settings } from '../../process/settings.js'
import { type Finding, ok, problem, warning } from './finding.js'
import { unreachable } from './unreachable.js'

/** The maximum number of times that the servers are asked until every replica is known to follow. */
const QUESTIONS = 5
const BETWEEN_MS = 500

const onServer = async (server: MonitoredServer, cluster: Cluster<MonitoredServer>): Promise<Finding> => {
  const { name } = server
  if (server === cluster.primary) return ok(`${name} is the primary.`)
  if (cluster.isInRotation(server))
    return ok(cluster.primary === null ? `${name} is a standby.` : `The replica ${name} follows the primary.`)
  const report = await server.ask().catch((error: Error) => error)
  if (report instanceof Error) return unreachable(name, report)
  if (!report.isStandby)
    return problem(
      `${name} accepts writes, but is not the primary.`,
      'Stop it, and make it a replica of the primary with pg_rewind or pg_basebackup.',
    )
  const lag = cluster.lagOf(server)
  return warning(
    Number.isFinite(lag)
      ? `The replica ${name} is ${Math.ceil(lag)} seconds behind.`
      : `The replica ${name} is late, or does not follow the primary.`,
    'Until it has caught up, nothing is read there; pg_stat_replication on the primary shows whether it receives anything.',
  )
}

/**
 * Examines DATABASE_URL and DATABASE_REPLICA_URLS together: one of them has to be the primary that the others follow.
 */
export const examineReplicas = async ({ databaseUrl, databaseReplicaUrls }: Settings): Promise<readonly Finding[]> => {
  if (databaseUrl === null || databaseReplicaUrls.length === 0) return []
  const first = new MonitoredServer(databaseUrl)
  const others = databaseReplicaUrls.map((url) => new MonitoredServer(url))
  const servers = [first, ...others]
  const cluster = new Cluster([first, ...others])
  try {
    // What a replica has reached is compared with earlier positions of the primary.
    for (let n = 0; n < QUESTIONS; n++) {
      await cluster.ask()
      if (!cluster.leftOut().some((server) => cluster.isStandby(server))) break
      await setTimeout(BETWEEN_MS)
    }
    return await Promise.all(servers.map((server) => onServer(server, cluster)))
  } finally {
    await Promise.all(servers.map((server) => server.close()))
  }
}
