import { type OwnPostgres, openOwnPostgres, openStandby, type Standby } from '../tests/support/own-servers.js'
import { atEnd } from './cleanup.js'
import { playOnAllCores } from './matches.js'
import type { MeasuredRoute } from './measured-route.js'
import type { Contestant } from './measurement.js'
import { BACKEND, type Outcome } from './report.js'
import { type Setting, startOnAllCores } from './setting.js'

/** The maximum number of replicas that are measured. */
const REPLICAS = 2

/** Starts a PostgreSQL server for the data, because replicating the machine's server would copy all its databases. */
export const startPrimary = async (): Promise<OwnPostgres> => {
  const primary = await openOwnPostgres()
  atEnd(async () => primary.remove())
  return primary
}

const startReplicas = async (primary: OwnPostgres): Promise<readonly Standby[]> => {
  const replicas: Standby[] = []
  for (let i = 0; i < REPLICAS; i++) {
    const replica = await openStandby(primary)
    atEnd(async () => replica.remove())
    replicas.push(replica)
  }
  return replicas
}

const nameOf = (count: number): string => (count === 0 ? BACKEND : `${count} replica${count === 1 ? '' : 's'}`)

/** Runs the service without replicas and with each number of them, on all cores. */
export const playReplicas = async (
  setting: Setting,
  primary: OwnPostgres,
  routes: readonly MeasuredRoute[],
): Promise<readonly Outcome[]> => {
  const urls = (await startReplicas(primary)).map(({ url }) => {
    const its = new URL(url)
    its.pathname = new URL(setting.data.url).pathname
    return its.href
  })
  const contestants: Contestant[] = []
  for (let count = 0; count <= REPLICAS; count++)
    contestants.push(
      await startOnAllCores(setting, nameOf(count), { DATABASE_REPLICA_URLS: urls.slice(0, count).join() }),
    )
  return playOnAllCores(setting, contestants, routes)
}
