import { setTimeout } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createServerDatabase, type ServerDatabase } from '../support/databases.js'
import { aRedisServer } from '../support/redis-server.js'
import { aDataFolder, runCli, type ServiceProcess, startProcess } from '../support/service-process.js'

// Several processes start in each test.
vi.setConfig({ testTimeout: 180_000 })

const LIMIT = 50
const PUBLIC = '/auction-systems'

let database: ServerDatabase
let redis: Awaited<ReturnType<typeof aRedisServer>>
let folder: ReturnType<typeof aDataFolder>
const running: ServiceProcess[] = []

beforeAll(async () => {
  database = await createServerDatabase()
  redis = await aRedisServer()
  folder = aDataFolder()
  const migrated = await runCli(['migrate'], { DATABASE_URL: database.url })
  if (migrated.code !== 0) throw new Error(migrated.stderr)
})
afterEach(async () => {
  for (const service of running.splice(0)) if (service.child.exitCode === null) await service.kill('SIGKILL')
  redis.goOn()
  await redis.kill()
  await redis.start()
})
afterAll(async () => {
  await redis.kill()
  folder.remove()
  await database.drop()
})

const start = async (env: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> => {
  const service = await startProcess(
    { DATABASE_URL: database.url, DATA_DIR: folder.path, RATE_LIMIT_PUBLIC: `${LIMIT}/3600`, ...env },
    { script: 'src/cli.ts', args: ['serve'] },
  )
  running.push(service)
  return service
}
const startThree = (env: Readonly<Record<string, string>> = {}) =>
  Promise.all(Array.from({ length: 3 }, () => start({ REDIS_URL: redis.url, ...env })))

/** Sends concurrent requests to the services in turn, and counts the statuses. */
const flood = async (services: readonly ServiceProcess[], times: number, path = PUBLIC, headers = {}) => {
  const answers = await Promise.all(
    Array.from({ length: times }, async (_, i) => {
      const { address } = services[i % services.length] as ServiceProcess
      const response = await fetch(`${address}${path}`, { headers })
      await response.arrayBuffer()
      return response
    }),
  )
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
const linesWith = ({ output }: ServiceProcess, text: string) =>
  output.stdout.split('\n').filter((line) => line.includes(text))
const DOWN = 'Redis does not respond'
const BACK = 'Redis responds again'

describe('one limit', () => {
  it('is shared by three instances on one Redis, exactly', async () => {
    const services = await startThree()
    expect(await flood(services, 3 * LIMIT)).toEqual({ 200: LIMIT, 429: 2 * LIMIT })
    for (const service of services) {
      expect((await fetch(service.address + PUBLIC)).status).toBe(429)
      expect(linesWith(service, DOWN)).toEqual([])
    }
  })

  it('is shared for accounts and for failed authentications too', async () => {
    const services = await startThree({ RATE_LIMIT_SIGNED_IN: '20/3600', RATE_LIMIT_FAILED_AUTH: '10/3600' })
    const { stdout } = await runCli(['token', 'new|ann', '--email', 'ann@example.org'], {
      DATABASE_URL: database.url,
      DATA_DIR: folder.path,
    })
    const headers = { authorization: `Bearer ${stdout.trim()}` }
    expect(await flood(services, 30, '/accounts/me', headers)).toEqual({ 200: 20, 429: 10 })
    expect(await flood(services, 15, '/accounts/me')).toEqual({ 401: 10, 429: 5 })
  })

  it('applies to one instance alone, without Redis', async () => {
    expect(await flood([await start()], 2 * LIMIT)).toEqual({ 200: LIMIT, 429: LIMIT })
  })

  it('leaves no address in storage: each count in Redis ends with its window', async () => {
    await flood([await start({ REDIS_URL: redis.url, RATE_LIMIT_PUBLIC: `${LIMIT}/60` })], 3)
    const client = new Redis(redis.url)
    const keys = await client.keys('*')
    expect(keys).toEqual(['dealbook:limit:public:127.0.0.1'])
    const left = await client.pttl(keys[0] as string)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(60_000)
    client.disconnect()
  })
})

describe('while Redis is out of reach', () => {
  const untilBack = async (service: ServiceProcess): Promise<void> => {
    for (let tries = 0; linesWith(service, BACK).length === 0; tries++) {
      if (tries > 200) throw new Error(service.output.stdout)
      await fetch(service.address + PUBLIC)
      await setTimeout(50)
    }
  }

  const OUTAGES: readonly (readonly [string, stop: () => Promise<void>, goOn: () => Promise<void>])[] = [
    ['killed', () => redis.kill(), () => redis.start()],
    ['held', async () => redis.hold(), async () => redis.goOn()],
  ]

  it.each(OUTAGES)('%s, each instance counts alone, logs that once, and recovers', async (_, stop, goOn) => {
    const [one, two] = (await startThree({ RATE_LIMIT_PUBLIC: `${LIMIT}/30` })) as [ServiceProcess, ServiceProcess]
    expect(await flood([one, two], 10)).toEqual({ 200: 10 })
    await stop()
    expect(await flood([one], 2 * LIMIT)).toEqual({ 200: LIMIT, 429: LIMIT })
    expect(await flood([two], 2 * LIMIT)).toEqual({ 200: LIMIT, 429: LIMIT })
    for (const service of [one, two]) {
      expect((await fetch(`${service.address}/health/ready`)).status).toBe(200)
      expect(linesWith(service, DOWN)).toHaveLength(1)
    }
    await goOn()
    for (const service of [one, two]) await untilBack(service)
    for (const service of [one, two]) expect(linesWith(service, DOWN)).toHaveLength(1)
    expect((await one.kill('SIGTERM')).code).toBe(0)
  })

  it('from the start, a service still starts and enforces its limits', async () => {
    await redis.kill()
    const service = await start({ REDIS_URL: redis.url })
    expect(await flood([service], 2 * LIMIT)).toEqual({ 200: LIMIT, 429: LIMIT })
    await redis.start()
    await untilBack(service)
    expect((await service.kill('SIGTERM')).code).toBe(0)
  })
})
