import { Agent, request as httpRequest } from 'node:http'
import type { InjectOptions } from 'fastify'
import { type Database, openPostgres } from '../../src/infrastructure/postgres/database.js'
import { prismaRepositories } from '../../src/infrastructure/prisma/prisma-transactions.js'
import { anAccount } from './builders.js'
import { createServerDatabase } from './databases.js'
import { AUDIENCE, type HostileProvider, openHostileProvider } from './hostile-provider.js'
import { type Answer, API_KEY, type ServiceWorld } from './http-world.js'
import { startProcess } from './service-process.js'
import { until } from './until.js'

export interface AttackedService extends ServiceWorld {
  readonly address: string
  readonly port: number
  readonly pid: number
  readonly provider: HostileProvider
  /** The service's database, opened by the test itself. */
  readonly database: Database
  /** What the service has printed so far. */
  log(): string
  isRunning(): boolean
  close(): Promise<void>
}

/** Turns the limits on callers off, for suites that send more than these allow. */
export const WITHOUT_LIMITS = {
  RATE_LIMIT_SIGNED_IN: 'off',
  RATE_LIMIT_SEARCH: 'off',
  RATE_LIMIT_PUBLIC: 'off',
  RATE_LIMIT_LINK: 'off',
  RATE_LIMIT_PARTICIPANTS: 'off',
  RATE_LIMIT_FORMS: 'off',
  RATE_LIMIT_FORMS_DAY: 'off',
  RATE_LIMIT_FAILED_AUTH: 'off',
}

/** Sends requests over HTTP like `inject`: the path unchanged, an object as JSON. */
export const sender = (port: number, agent: Agent) => (options: InjectOptions) =>
  new Promise<Answer>((resolve, reject) => {
    const { method = 'GET', url, payload, headers = {} } = options
    const isRaw = payload === undefined || typeof payload === 'string' || Buffer.isBuffer(payload)
    const body = isRaw ? payload : JSON.stringify(payload)
    const sent: Record<string, string | number> = { ...(headers as Record<string, string>) }
    if (!isRaw) sent['content-type'] ??= 'application/json'
    if (body !== undefined) sent['content-length'] = Buffer.byteLength(body as string)
    const asked = httpRequest({ host: '127.0.0.1', port, agent, method, path: url as string, headers: sent })
    asked.on('error', reject)
    asked.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        const isJson = String(response.headers['content-type']).includes('json')
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Readonly<Record<string, string>>,
          body: isJson && text !== '' ? JSON.parse(text) : text,
          text,
        })
      })
    })
    asked.end(body)
  })

/**
 * The built service as a separate process, with its own PostgreSQL database and identity provider, and without limits
 * on callers by default.
 */
export const openAttackedService = async (
  env: Readonly<Record<string, string>> = WITHOUT_LIMITS,
): Promise<AttackedService> => {
  const provider = await openHostileProvider()
  const server = await createServerDatabase()
  const service = await startProcess(
    { DATABASE_URL: server.url, API_KEY, AUTH_ISSUER: provider.issuer, AUTH_AUDIENCE: AUDIENCE, ...env },
    { script: 'dist/main.js' },
  )
  const database = openPostgres({ url: server.url, poolMax: 4, isPatient: true })
  const repositories = prismaRepositories(database.prisma, database.statements)
  const port = Number(new URL(service.address).port)
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const send = sender(port, agent)
  // The service starts before it has the provider's keys, and until then can't verify tokens.
  await until(async () => (await send({ url: '/health/ready' })).status === 200)
  const bearerOf: ServiceWorld['bearerOf'] = async (sub) => ({ authorization: `Bearer ${await provider.tokenOf(sub)}` })
  return {
    address: service.address,
    port,
    pid: service.child.pid ?? 0,
    provider,
    database,
    repositories,
    bearerOf,
    signIn: async (overrides = {}) => {
      const account = anAccount(overrides)
      if (!(await repositories.accounts.insert(account))) throw new Error(`the account ${account.id} exists`)
      return { account, headers: await bearerOf(account.id) }
    },
    request: send,
    log: () => service.output.stdout + service.output.stderr,
    isRunning: () => service.child.exitCode === null && service.child.signalCode === null,
    close: async () => {
      agent.destroy()
      await service.kill('SIGKILL')
      provider.close()
      await database.close()
      await server.drop()
    },
  }
}
