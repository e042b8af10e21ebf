import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createServerDatabase, type ServerDatabase } from '../support/databases.js'
import { aDataFolder, runCli, type ServiceProcess, startProcess } from '../support/service-process.js'
import { until } from '../support/until.js'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const API_KEY = 'key-of-the-address-notes'

let server: ServerDatabase
let folder: ReturnType<typeof aDataFolder>
let env: Readonly<Record<string, string>>
let running: ServiceProcess[] = []

beforeAll(async () => {
  server = await createServerDatabase()
  expect((await runCli(['migrate'], { DATABASE_URL: server.url })).code).toBe(0)
})
afterAll(() => server.drop())
beforeEach(() => {
  folder = aDataFolder()
  env = { DATABASE_URL: server.url, DATA_DIR: folder.path, API_KEY }
})
afterEach(async () => {
  for (const service of running) if (service.child.exitCode === null) await service.kill('SIGKILL')
  running = []
  folder.remove()
})

const start = async (over: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> => {
  const service = await startProcess({ ...env, ...over }, { script: 'src/cli.ts', args: ['serve'] })
  running.push(service)
  return service
}

const notes = () => readdirSync(folder.path).filter((name) => name.startsWith('serving-'))
/** Calls the service that the command line finds through its data folder. */
const ask = () => runCli(['account', 'set-role', 'nobody', 'teacher'], env)
const FOUND = { code: 1, stderr: expect.stringContaining('ACCOUNT_NOT_FOUND') }
const NOT_FOUND = { code: 1, stderr: expect.stringContaining('No service is running on the data folder') }

describe('several services on a database server with the same data folder', () => {
  it('are found by the command line as long as one of them is running', async () => {
    expect(await ask()).toMatchObject(NOT_FOUND)
    const [first, second] = [await start(), await start()]
    await until(() => notes().length === 2)
    for (const name of notes()) expect(statSync(join(folder.path, name)).mode & 0o077).toBe(0)
    expect(await ask()).toMatchObject(FOUND)
    expect(await second.kill('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(notes()).toHaveLength(1)
    expect(await ask()).toMatchObject(FOUND)
    await first.kill('SIGKILL')
    expect(notes()).toHaveLength(1)
    expect(await ask()).toMatchObject(NOT_FOUND)
    const third = await start()
    await until(() => notes().length === 1)
    expect(await ask()).toMatchObject(FOUND)
    await third.kill('SIGTERM')
    expect(notes()).toEqual([])
  })

  it('run without a note if the folder is not writable', async () => {
    writeFileSync(join(folder.path, 'file'), '')
    const { address } = await start({
      DATA_DIR: join(folder.path, 'file', 'data'),
      AUTH_ISSUER: 'http://127.0.0.1:9',
      AUTH_AUDIENCE: 'x',
    })
    expect((await fetch(`${address}/health/live`)).status).toBe(200)
  })

  it('accept an e-mail address instead of an account id', async () => {
    const { address } = await start()
    const headers = { 'x-api-key': API_KEY, 'content-type': 'application/json' }
    const body = JSON.stringify({ id: 'named|carol', email: 'carol@example.org', displayName: 'Carol' })
    expect((await fetch(`${address}/api/accounts`, { method: 'POST', headers, body })).status).toBe(201)
    const done = await runCli(['account', 'set-role', 'CAROL@example.org', 'admin'], env)
    expect(done).toMatchObject({ code: 0, stdout: 'named|carol is now admin.\n' })
    const account = await fetch(`${address}/api/accounts/named%7Ccarol`, { headers })
    expect(await account.json()).toMatchObject({ role: 'admin' })
  })
})
