import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBalancer } from '../support/balancer.js'
import { createServerDatabase, type ServerDatabase } from '../support/databases.js'
import { freePort, type OwnPostgres, openOwnPostgres } from '../support/own-servers.js'
import { aDataFolder, runCli, type ServiceProcess, startProcess } from '../support/service-process.js'
import { until } from '../support/until.js'

// Several processes start here.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const API_KEY = 'key-of-the-lifecycle-tests'
const WITH_API_KEY = { 'x-api-key': API_KEY }
const SERVE = { script: 'src/cli.ts', args: ['serve'] }

let running: ServiceProcess[] = []
const serve = async (env: Readonly<Record<string, string>>): Promise<ServiceProcess> => {
  const service = await startProcess({ API_KEY, ...env }, SERVE)
  running.push(service)
  return service
}
afterEach(async () => {
  for (const service of running) if (service.child.exitCode === null) await service.kill('SIGKILL')
  running = []
})

const statusOf = async (address: string, path: string, init: RequestInit = {}): Promise<number> => {
  const response = await fetch(`${address}${path}`, init)
  await response.arrayBuffer()
  return response.status
}

const readiness = (address: string): Promise<number> => statusOf(address, '/health/ready').catch(() => 0)

describe('an instance', () => {
  let server: ServerDatabase
  let env: Readonly<Record<string, string>>

  beforeAll(async () => {
    server = await createServerDatabase()
    env = { DATABASE_URL: server.url }
    expect((await runCli(['migrate'], env)).code).toBe(0)
    expect((await runCli(['seed'], env)).code).toBe(0)
  })
  afterAll(() => server.drop())

  it('prints neither keys nor tokens, because it has no demo data', async () => {
    const folder = aDataFolder()
    const { address, output, child } = await startProcess({ ...env, DATA_DIR: folder.path })
    await until(() => output.stdout.includes('API key'))
    child.kill('SIGKILL')
    expect(output.stdout).toContain(`Dealbook is running at ${address}\n`)
    expect(output.stdout).toContain(`in ${join(folder.path, 'api-key')}\n`)
    expect(output.stdout).not.toMatch(/eyJ|token/)
    expect(output.stdout).not.toContain(readFileSync(join(folder.path, 'api-key'), 'utf8'))
    folder.remove()
  })

  it('is replaced by another one without a failed request', async () => {
    const [first, second] = await Promise.all([serve({ ...env, DRAIN_DELAY: '2' }), serve(env)])
    const balancer = await openBalancer([first.address, second.address])
    const acknowledged: string[] = []
    const failures: unknown[] = []
    let isOver = false
    let answered = 0

    const client = async (i: number): Promise<void> => {
      for (let n = 0; !isOver; n++) {
        try {
          if (i % 2 === 0) {
            const status = await statusOf(balancer.address, '/api/accounts/demo%7Calice', { headers: WITH_API_KEY })
            if (status !== 200) failures.push(status)
          } else {
            const id = `handover-${i}-${n}`
            const body = JSON.stringify({ id, email: `${id}@example.org`, displayName: id })
            const headers = { ...WITH_API_KEY, 'content-type': 'application/json' }
            const status = await statusOf(balancer.address, '/api/accounts', { method: 'POST', headers, body })
            if (status === 201) acknowledged.push(id)
            else failures.push(status)
          }
          answered++
        } catch (error) {
          failures.push((error as Error).cause ?? error)
        }
      }
    }
    try {
      await until(() => balancer.ready() === 2)
      const clients = Array.from({ length: 8 }, (_, i) => client(i))
      await until(() => answered > 100)
      const stopped = first.kill('SIGTERM')
      await until(async () => (await readiness(first.address)) === 503)
      // It still serves, and requests that the connection be closed.
      const last = await fetch(`${first.address}/api/accounts/demo%7Calice`, { headers: WITH_API_KEY })
      expect([last.status, last.headers.get('connection')]).toEqual([200, 'close'])
      first.child.kill('SIGTERM')
      expect(await stopped).toEqual({ code: 0, signal: null })
      const before = answered
      await until(() => answered > before + 100)
      isOver = true
      await Promise.all(clients)
      expect(failures).toEqual([])
      for (const id of acknowledged)
        expect(await statusOf(second.address, `/api/accounts/${id}`, { headers: WITH_API_KEY })).toBe(200)
      expect(acknowledged.length).toBeGreaterThan(10)
    } finally {
      isOver = true
      balancer.close()
    }
  })

  it('completes a running request, and does not wait for idle connections', async () => {
    const { address, kill, output } = await serve(env)
    const port = Number(new URL(address).port)
    const silent = connect(port, '127.0.0.1')
    const half = connect(port, '127.0.0.1')
    await Promise.all([once(silent, 'connect'), once(half, 'connect')])
    half.write('GET /auction-systems HTTP/1.1\r\nhost')
    for (const socket of [silent, half]) socket.resume().on('error', () => {})

    const body = JSON.stringify({ id: 'running', email: 'running@example.org', displayName: 'Running' })
    const posting = connect(port, '127.0.0.1')
    let answer = ''
    posting.on('data', (data) => {
      answer += data
    })
    await once(posting, 'connect')
    posting.write(
      `POST /api/accounts HTTP/1.1\r\nhost: x\r\nx-api-key: ${API_KEY}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
    )
    // The head has arrived once a later request on another connection has been answered.
    expect(await readiness(address)).toBe(200)

    const stopped = kill('SIGTERM')
    await Promise.all([once(silent, 'close'), once(half, 'close')])
    posting.write(body.slice(9))
    expect(await stopped).toEqual({ code: 0, signal: null })
    expect(answer).toMatch(/^HTTP\/1\.1 201 [\s\S]*"id":"running"/)
    expect(output.stdout).not.toContain('cut off')
  })

  it('stops on SIGINT too', async () => {
    const { address, kill } = await serve(env)
    expect(await readiness(address)).toBe(200)
    expect(await kill('SIGINT')).toEqual({ code: 0, signal: null })
  })

  it('cuts off requests that have not ended within 30 seconds', async () => {
    const { address, kill, output } = await serve({
      ...env,
      DATABASE_STATEMENT_TIMEOUT: '0',
      DATABASE_LOCK_TIMEOUT: '0',
    })
    const locker = new pg.Client({ connectionString: server.url })
    await locker.connect()
    await locker.query('BEGIN; LOCK TABLE accounts IN ACCESS EXCLUSIVE MODE')
    const waiting = fetch(`${address}/api/accounts/demo%7Calice`, { headers: WITH_API_KEY }).catch(() => 'cut off')
    await until(async () => {
      const { rows } = await locker.query('SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted')
      return rows[0].n > 0
    })
    const began = performance.now()
    expect(await kill('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(performance.now() - began).toBeLessThan(30_000)
    expect(await waiting).toBe('cut off')
    expect(output.stdout).toContain('cut off')
    await locker.end()
  })

  it('notices within 5 seconds that another one has revoked a right', async () => {
    const folder = aDataFolder()
    const shared = { ...env, DATA_DIR: folder.path }
    const [first, second] = await Promise.all([serve(shared), serve(shared)])
    const token = async (id: string) => ({
      authorization: `Bearer ${(await runCli(['token', id], { API_KEY, ...shared })).stdout.trim()}`,
      'content-type': 'application/json',
    })
    const [alice, admin] = [await token('demo|alice'), await token('demo|admin')]
    const account = '/accounts/demo%7Calice'
    const change = (service: ServiceProcess, body: object) =>
      statusOf(service.address, account, { method: 'PATCH', headers: admin, body: JSON.stringify(body) })
    const within5s = async (path: string, before: number, after: number): Promise<void> => {
      const began = performance.now()
      await until(async () => (await statusOf(second.address, path, { headers: alice })) !== before)
      expect(performance.now() - began).toBeLessThan(5_500)
      expect(await statusOf(second.address, path, { headers: alice })).toBe(after)
    }
    expect(await change(first, { role: 'admin' })).toBe(200)
    await within5s('/back-office/stats', 403, 200)
    expect(await change(first, { role: 'teacher' })).toBe(200)
    await within5s('/back-office/stats', 200, 403)
    expect(await statusOf(second.address, '/deals', { headers: alice })).toBe(200)
    expect(await change(first, { isActive: false })).toBe(200)
    await within5s('/deals', 200, 403)
    expect(await change(first, { isActive: true })).toBe(200)
    await within5s('/deals', 403, 200)
    folder.remove()
  })

  it('accepts every waiting connection before it stops', async () => {
    const { address, child, kill } = await serve(env)
    child.kill('SIGSTOP')
    const waiting = Array.from({ length: 100 }, () => connect(Number(new URL(address).port), '127.0.0.1'))
    const answers = waiting.map(async (socket) => {
      await once(socket, 'connect')
      socket.write('GET /auction-systems HTTP/1.1\r\nhost: x\r\n\r\n')
      let answer = ''
      for await (const data of socket) answer += data
      return answer.slice(0, 15)
    })
    await Promise.all(waiting.map((socket) => once(socket, 'connect')))
    const stopped = kill('SIGTERM')
    child.kill('SIGCONT')
    expect(await Promise.all(answers)).toEqual(answers.map(() => 'HTTP/1.1 200 OK'))
    expect(await stopped).toEqual({ code: 0, signal: null })
  })
})

describe('a database', () => {
  it('that is unreachable ends the start with a one-line message', async () => {
    const nobody = await freePort()
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    for (const port of [nobody, (silent.address() as AddressInfo).port])
      for (const command of ['serve', 'migrate']) {
        const DATABASE_URL = `postgres://nobody:hunter2@127.0.0.1:${port}/none`
        const { code, stdout, stderr } = await runCli([command], { DATABASE_URL })
        expect([code, stdout]).toEqual([1, ''])
        expect(stderr).toMatch(/^The database cannot be reached: .+\n$/)
        expect(stderr).not.toContain('hunter2')
      }
    silent.close()
  })

  it('that restarts does not end the service', async () => {
    const postgres: OwnPostgres = await openOwnPostgres()
    try {
      const env = { DATABASE_URL: postgres.url }
      expect((await runCli(['migrate'], env)).code).toBe(0)
      expect((await runCli(['seed'], env)).code).toBe(0)
      const { address, child } = await serve(env)
      const read = () => fetch(`${address}/api/accounts/demo%7Calice`, { headers: WITH_API_KEY })
      for (let round = 0; round < 2; round++) {
        expect(await Promise.all(Array.from({ length: 20 }, async () => (await read()).status))).toEqual(
          Array.from({ length: 20 }, () => 200),
        )
        postgres.stopAtOnce()
        const refused = await read()
        expect(refused.status).toBe(503)
        expect(refused.headers.get('retry-after')).toBe('2')
        expect(await refused.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', meta: {} })
        expect(await readiness(address)).toBe(503)
        expect(await statusOf(address, '/health/live')).toBe(200)
        postgres.start()
        await until(async () => (await readiness(address)) === 200)
      }
      expect(child.exitCode).toBeNull()
    } finally {
      postgres.remove()
    }
  })
})
