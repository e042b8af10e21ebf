import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import {
  freePort,
  type Nginx,
  type OwnPostgres,
  openNginx,
  openOwnPostgres,
  openPgBouncer,
  openStandby,
  type Standby,
  waitForStandbys,
} from '../support/own-servers.js'
import { aRedisServer } from '../support/redis-server.js'
import { runCli, type ServiceProcess, startProcess } from '../support/service-process.js'

export const API_KEY = 'key-of-the-suite-of-machines'
const SERVE = { script: 'dist/cli.js', args: ['serve'] }
/** The role's settings for sessions behind PgBouncer. */
const SESSION = [
  "TimeZone = 'UTC'",
  "jit = 'off'",
  "statement_timeout = '5s'",
  "lock_timeout = '2s'",
  "idle_in_transaction_session_timeout = '5s'",
]

export interface DeploymentOptions {
  /** The number of instances to start. */
  readonly instances?: number
  /** Whether a write is only acknowledged once the standby has it. */
  readonly isSynchronous?: boolean
  /** Additional settings of the instances. */
  readonly env?: Readonly<Record<string, string>>
}

export interface Deployment {
  /** The address of nginx. */
  readonly address: string
  /** A folder with a copy of `deploy`, which nginx reads. */
  readonly folder: string
  /** The names in compose.yaml of the running instances. */
  readonly names: readonly string[]
  readonly nginx: Nginx
  /** The server that accepts writes. */
  primary(): OwnPostgres
  standby(): Standby
  instance(name: string): ServiceProcess
  /** `127.0.0.1:<port>`, as nginx names the instance. */
  upstream(name: string): string
  /** Starts an instance, and waits until it is ready. */
  start(name: string): Promise<void>
  /** Promotes the standby and points the pooler to it; the old primary has to be stopped. */
  failOver(): void
  /** Adds a new standby to the primary. */
  addStandby(): Promise<void>
  close(): Promise<void>
}

const NAMES = ['dealbook-1', 'dealbook-2', 'dealbook-3'] as const

/** Runs a query directly on a server. */
export const query = async <Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/health/ready`).then(
    async (response) => (await response.arrayBuffer()) && response.ok,
    () => false,
  )

/** The first requests of a process compile code, which takes long if many processes start at once. */
const warmUp = async (address: string): Promise<void> => {
  for (let i = 0; i < 30; i++) await (await fetch(`${address}/api/accounts/nobody`)).arrayBuffer()
}

/** The built service behind nginx, with PgBouncer in front of a primary with its standby, and a Redis. */
export const openDeployment = async ({
  instances = NAMES.length,
  isSynchronous = true,
  env = {},
}: DeploymentOptions = {}): Promise<Deployment> => {
  const folder = mkdtempSync(join(tmpdir(), 'dealbook-machines-'))
  cpSync('deploy', join(folder, 'deploy'), { recursive: true })
  const [first, redis] = await Promise.all([openOwnPostgres(), aRedisServer()])
  let primary: OwnPostgres = first
  let standby: Standby
  const addStandby = async (): Promise<void> => {
    standby = await openStandby(primary)
    if (isSynchronous) await waitForStandbys(primary, '*')
  }
  for (const setting of SESSION) await query(primary.url, `ALTER ROLE postgres SET ${setting}`)
  const pooler = await openPgBouncer(primary.url, 20)
  const settings = () => ({
    API_KEY,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: primary.url,
    DATABASE_PREPARED_STATEMENTS: 'off',
    REDIS_URL: redis.url,
    TRUST_PROXY: '1',
    ...env,
  })
  const { code, stderr } = await runCli(['migrate'], settings(), SERVE.script)
  if (code !== 0) throw new Error(stderr)
  await addStandby()

  const ports = new Map<string, number>()
  for (const name of NAMES) ports.set(name, await freePort())
  const running = new Map<string, ServiceProcess>()
  const start = async (name: string): Promise<void> => {
    const service = await startProcess({ ...settings(), PORT: String(ports.get(name)) }, SERVE)
    running.set(name, service)
    while (!(await isReady(service.address))) await setTimeout(50)
  }
  const names = NAMES.slice(0, instances)
  await Promise.all(names.map(start))
  await Promise.all([...running.values()].map(({ address }) => warmUp(address)))
  const nginx = await openNginx(join(folder, 'deploy/nginx'), ports)
  return {
    address: nginx.address,
    folder,
    names,
    nginx,
    primary: () => primary,
    standby: () => standby,
    instance: (name) => running.get(name) as ServiceProcess,
    upstream: (name) => `127.0.0.1:${ports.get(name)}`,
    start,
    failOver: () => {
      standby.promote()
      pooler.pointTo(standby.url)
      primary.remove()
      primary = standby
    },
    addStandby,
    close: async () => {
      await nginx.close()
      for (const { child, kill } of running.values())
        if (child.exitCode === null && child.signalCode === null) await kill('SIGKILL')
      await pooler.close()
      await redis.kill()
      standby.remove()
      primary.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
