import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_WEBHOOKS } from '../../src/domain/webhook.js'
import { type AttackedService, openAttackedService, WITHOUT_LIMITS } from '../support/attacked-service.js'
import { aDeal, aHandle, NOON } from '../support/builders.js'
import { aClient, type Client } from '../support/clients.js'
import { until } from '../support/until.js'
import { besideBystanders } from './beside-bystanders.js'

const MAX_WAIT_MS = 1_000
const DEALS = 500

let service: AttackedService
let admin: Client
const servers: (Server | TcpServer)[] = []

beforeAll(async () => {
  service = await openAttackedService({ ...WITHOUT_LIMITS, WEBHOOK_ALLOW_LOOPBACK: 'on' })
  admin = await aClient(service, { role: 'admin', handle: aHandle('bystander') })
}, 180_000)
afterAll(async () => {
  await service.close()
  for (const server of servers) server.close()
})

const listening = async (server: Server | TcpServer): Promise<string> => {
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
const withWebhook = async (url: string): Promise<void> => {
  expect((await admin.post('/back-office/webhooks', { url })).status).toBe(201)
}
const endless: RequestListener = (_, response) => {
  const timer = setInterval(() => response.write('x'.repeat(65_536)), 1)
  response.on('close', () => clearInterval(timer))
}

/** Receivers that misbehave: they don't respond, or respond with rubbish. */
const HOSTILE = [
  () => createServer(() => {}),
  () => createServer(endless),
  () => createTcpServer((socket) => void socket.on('error', () => {}).resume()),
  () => createTcpServer((socket) => void socket.on('error', () => {}).end('rubbish\r\n\r\n')),
  () =>
    createTcpServer((socket) => {
      socket.on('error', () => {}).write('HTTP/1.1 200 OK\r\n')
      const timer = setInterval(() => socket.write('x-more: of it\r\n'), 20)
      socket.on('close', () => clearInterval(timer))
    }),
]

it('receivers that hang or send rubbish delay neither callers nor other receivers', { timeout: 120_000 }, async () => {
  for (let n = 0; n < MAX_WEBHOOKS - 1; n++)
    await withWebhook(await listening((HOSTILE[n % HOSTILE.length] as (typeof HOSTILE)[number])()))
  const received = new Set<string>()
  const good = createServer(async (request, response) => {
    received.add(JSON.parse(Buffer.concat(await request.toArray()).toString()).data.id)
    response.writeHead(204).end()
  })
  await withWebhook(await listening(good))
  const owner = { ownerId: admin.account.id, sharing: 'public', publishedAt: NOON } as const
  const urls = ['/health/live', '/catalog/authors/bystander/deals'].map((path) => `${service.address}${path}`)
  const [, [served]] = await besideBystanders([{ urls, headers: admin.headers }], async () => {
    const deals = Array.from({ length: DEALS }, () => aDeal(owner))
    for (let n = 0; n < DEALS; n += 100) await service.repositories.deals.insertMany(deals.slice(n, n + 100))
    await until(() => deals.every(({ id }) => received.has(id)), 60_000)
  })
  expect(served?.failures).toEqual([])
  expect(served?.asked).toBeGreaterThan(5)
  expect(Math.round(served?.slowest ?? Number.NaN), served?.slowestUrl).toBeLessThan(MAX_WAIT_MS)
  expect(service.isRunning()).toBe(true)
})
