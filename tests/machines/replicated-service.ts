import { Agent } from 'node:http'
import type { Account } from '../../src/domain/account.js'
import { openPostgres } from '../../src/infrastructure/postgres/database.js'
import { prismaRepositories } from '../../src/infrastructure/prisma/prisma-transactions.js'
import { sender, WITHOUT_LIMITS } from '../support/attacked-service.js'
import { anAccount } from '../support/builders.js'
import type { Answer } from '../support/http-world.js'
import { openKeyServer } from '../support/key-server.js'
import { type OwnPostgres, openOwnPostgres, openStandby, type Standby } from '../support/own-servers.js'
import { aDataFolder, runCli, startProcess } from '../support/service-process.js'
import { aSigningKey } from '../support/signing-keys.js'
import { until } from '../support/until.js'
import { API_KEY, query } from './deployment.js'

const SERVE = { script: 'dist/cli.js', args: ['serve'] }

export type Send = ReturnType<typeof sender>

export interface Caller {
  readonly account: Account
  readonly headers: Readonly<Record<string, string>>
}

export interface ReplicatedService {
  readonly primary: OwnPostgres
  readonly replicas: readonly [Standby, Standby]
  /** Sends requests to one of two instances. */
  readonly instances: readonly [Send, Send]
  /** Stores an account on the primary. */
  signIn(overrides?: Partial<Account>): Promise<Caller>
  bearerOf(sub: string): Promise<Readonly<Record<string, string>>>
  /** The values of a metric on the first instance, by database; without one, by ''. */
  metric(name: string): Promise<ReadonlyMap<string, number>>
  /** Starts one more instance, with these addresses of databases if they are given. */
  startAnother(urls?: readonly [string, ...string[]]): Promise<Send>
  /** Waits until the replicas have replayed what was written, and the instances know. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** Host and port, as metrics name a database. */
export const nameOf = ({ url }: OwnPostgres): string => new URL(url).host

/** Two instances on a primary with two streaming replicas. */
export const openReplicatedService = async (): Promise<ReplicatedService> => {
  const primary = await openOwnPostgres()
  const folder = aDataFolder()
  const provider = await openKeyServer(await aSigningKey())
  const base = { API_KEY, DATA_DIR: folder.path, DATABASE_URL: primary.url, ...provider.settings, ...WITHOUT_LIMITS }
  const { code, stderr } = await runCli(['migrate'], base, SERVE.script)
  if (code !== 0) throw new Error(stderr)
  const replicas = [await openStandby(primary), await openStandby(primary)] as const
  const settings = { ...base, DATABASE_REPLICA_URLS: replicas.map(({ url }) => url).join() }
  const services = [await startProcess(settings, SERVE), await startProcess(settings, SERVE)]
  const sendTo = ({ address }: { readonly address: string }): Send => sender(Number(new URL(address).port), agent)
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const [one, other] = services.map(sendTo) as [Send, Send]
  const isReady = async (send: Send) => (await send({ url: '/health/ready' })).status === 200
  for (const send of [one, other]) await until(() => isReady(send))
  const database = openPostgres({ url: primary.url, poolMax: 2, isPatient: true })
  const repositories = prismaRepositories(database.prisma, database.statements)
  const bearerOf = async (sub: string) => ({ authorization: `Bearer ${await provider.tokenOf(sub)}` })

  const metric = async (name: string): Promise<ReadonlyMap<string, number>> => {
    const { text } = await one({ url: '/metrics', headers: { 'x-api-key': API_KEY } })
    const lines = [...text.matchAll(new RegExp(`^${name}(?:\\{database="([^"]+)"\\})? (\\S+)$`, 'gm'))]
    return new Map(lines.map(([, of = '', value]) => [of, Number(value)]))
  }

  return {
    primary,
    replicas,
    instances: [one, other],
    bearerOf,
    metric,
    startAnother: async (urls) => {
      const [first, ...others] = urls ?? []
      const databases = first === undefined ? {} : { DATABASE_URL: first, DATABASE_REPLICA_URLS: others.join() }
      const started = await startProcess({ ...settings, ...databases }, SERVE)
      services.push(started)
      return sendTo(started)
    },
    signIn: async (overrides = {}) => {
      const account = anAccount(overrides)
      if (!(await repositories.accounts.insert(account))) throw new Error(`the account ${account.id} exists`)
      return { account, headers: await bearerOf(account.id) }
    },
    settled: async () => {
      const [written] = await query<{ lsn: string }>(primary.url, 'SELECT pg_current_wal_flush_lsn() AS lsn')
      for (const { url } of replicas)
        await until(async () => {
          const [row] = await query<{ isThere: boolean }>(
            url,
            'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS "isThere"',
            [written?.lsn],
          )
          return row?.isThere === true
        })
      await until(async () => (await metric('dealbook_replicas_left_out')).get('') === 0)
    },
    close: async () => {
      agent.destroy()
      for (const { kill } of services) await kill('SIGKILL')
      await database.close()
      provider.close()
      for (const server of [...replicas, primary]) server.remove()
      folder.remove()
    },
  }
}

export const positionIn = ({ headers }: Answer): Readonly<Record<string, string>> => {
  const { 'dealbook-position': position } = headers
  return position === undefined ? {} : { 'dealbook-position': position }
}
