import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createServerDatabase, type ServerDatabase } from '../support/databases.js'
import { runCli, type ServiceProcess, startProcess } from '../support/service-process.js'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const API_KEY = 'key-of-the-stopped-process'
const STOPPED_MS = 3_000
/** The service checks every 250 ms. */
const SEEN_ON_TIME_MS = 600

let server: ServerDatabase
let service: ServiceProcess

beforeAll(async () => {
  server = await createServerDatabase()
  expect((await runCli(['migrate'], { DATABASE_URL: server.url })).code).toBe(0)
})
afterAll(() => server.drop())
afterEach(async () => {
  await service.kill('SIGKILL')
})

/** Few connections, so that requests have to wait for one; warmed up, so that they wait for nothing else. */
const start = async () => {
  service = await startProcess({ API_KEY, DATABASE_URL: server.url, DATABASE_POOL_MAX: '4' })
  for (let i = 0; i < 5; i++) expect(await burst(4)).toEqual(allAnswered(4))
}

const stopFor = async (ms: number): Promise<void> => {
  service.child.kill('SIGSTOP')
  await setTimeout(ms)
  service.child.kill('SIGCONT')
}

let accounts = 0

/** Creates an account, which requires a transaction, and reads it. */
const createAccount = async (): Promise<readonly number[]> => {
  const id = `stopped-${accounts++}`
  const headers = { 'x-api-key': API_KEY, 'content-type': 'application/json' }
  const body = JSON.stringify({ id, email: `${id}@example.org`, displayName: id })
  const statuses = []
  for (const [path, init] of [
    ['/api/accounts', { method: 'POST', headers, body }],
    [`/api/accounts/${id}`, { headers }],
  ] as const) {
    const response = await fetch(`${service.address}${path}`, init)
    await response.arrayBuffer()
    statuses.push(response.status)
  }
  return statuses
}

const burst = (count: number) => Promise.all(Array.from({ length: count }, createAccount))
const allAnswered = (count: number) => Array.from({ length: count }, () => [201, 200])

describe('a process that was suspended for a while', () => {
  it('refuses no request afterwards if it was idle', async () => {
    await start()
    await stopFor(STOPPED_MS)
    expect(await burst(50)).toEqual(allAnswered(50))
  })

  it('answers running and waiting requests', async () => {
    await start()
    for (let round = 0; round < 3; round++) {
      const answers = burst(50)
      await setTimeout(20 + 30 * round)
      await stopFor(STOPPED_MS)
      expect(await answers).toEqual(allAnswered(50))
      // If it were suspended again before the event loop was seen on time, the process would count as overloaded.
      await setTimeout(SEEN_ON_TIME_MS)
    }
    expect(await burst(50)).toEqual(allAnswered(50))
  })
})
