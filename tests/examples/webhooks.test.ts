import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aDeal, NOON } from '../support/builders.js'
import { aClient, type Client } from '../support/clients.js'
import { API_KEY, type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { freePort } from '../support/own-servers.js'
import { until } from '../support/until.js'

const FOLDER = 'docs/examples'
const RECEIVERS = [
  ['node', [`${FOLDER}/receive-events.mjs`]],
  ['python3', ['-I', '-S', `${FOLDER}/receive-events.py`]],
] as const

let world: HttpWorld
let admin: Client
let folder: string
let running: ChildProcess | undefined

beforeAll(async () => {
  world = await openHttpWorld({ webhooks: { allowsLoopback: true } })
  await world.app.listen({ host: '127.0.0.1', port: 0 })
  admin = await aClient(world, { role: 'admin' })
  folder = mkdtempSync(join(tmpdir(), 'dealbook-examples-'))
})
afterEach(() => {
  running?.kill()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await world.app.close()
})

const publish = async (title = 'Counting') => {
  const deal = aDeal({ ownerId: admin.account.id, title, sharing: 'public', publishedAt: NOON })
  await world.repositories.deals.insertMany([deal])
  return deal
}

/** Starts a receiver with a webhook that leads to it, and waits until it listens. */
const start = async (program: string, args: readonly string[], env: object = {}) => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const { body } = await admin.post('/back-office/webhooks', { url })
  const process_ = spawn(program, args, {
    env: { PATH: process.env.PATH, PORT: String(port), WEBHOOK_SECRET: body.secret, ...env },
  })
  running = process_
  let output = ''
  process_.stdout.on('data', (text) => {
    output += text
  })
  process_.stderr.on('data', (text) => {
    output += text
  })
  await until(() =>
    fetch(url, { method: 'POST', body: '{}' }).then(
      ({ status }) => status === 401,
      () => false,
    ),
  )
  const path = `/back-office/webhooks/${body.id}`
  const states = async (): Promise<readonly string[]> =>
    (await admin.get(`${path}/deliveries`)).body.deliveries.map(({ state }: { state: string }) => state)
  return { path, states, output: () => output, end: () => admin.delete(path) }
}

describe.each(RECEIVERS)('the receiver in %s', (program, args) => {
  it('accepts each message from the service once, even during a rotation of the secret, and nothing else', async () => {
    const receiver = await start(program, args)
    const deal = await publish()
    await world.deliver()
    const line = `deal.published deal ${deal.id}\n`
    await until(() => receiver.output() === line)
    await admin.post(`${receiver.path}/rotate`)
    const { deliveries } = (await admin.get(`${receiver.path}/deliveries`)).body
    await admin.post(`${receiver.path}/deliveries/${deliveries[0].id}/resend`)
    await world.deliver()
    expect(await receiver.states()).toEqual(['delivered'])
    expect(receiver.output()).toBe(line)
    await receiver.end()
  })

  it('is short, and the same in the documentation', () => {
    const text = readFileSync(args.at(-1) as string, 'utf8')
    expect(text.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(30)
    expect(readFileSync('docs/webhooks.md', 'utf8')).toContain(`\n${text}\`\`\``)
  })
})

it("the club's page shows published deals, and no longer shows withdrawn ones", async () => {
  const page = join(folder, 'page.html')
  const address = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
  const env = { DEALBOOK_URL: address, DEALBOOK_API_KEY: API_KEY }
  const receiver = await start('python3', ['-I', '-S', `${FOLDER}/club-page.py`, page], env)
  const shown = () => readFileSync(page, 'utf8')
  const deal = await publish('Squeeze & <play>')
  await world.deliver()
  await until(() => shown().includes('<li>Squeeze &amp; &lt;play&gt;</li>'))
  await admin.patch(`/deals/${deal.id}`, { sharing: 'private' })
  await world.deliver()
  await until(() => !shown().includes('Squeeze'))
  expect(receiver.output()).toBe('')
  await receiver.end()
})
