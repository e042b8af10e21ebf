import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request, type Server, type ServerResponse } from 'node:http'
import type { request as requestOverTls } from 'node:https'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { Webhook as Oracle } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { EventId } from '../../../src/domain/ids.js'
import { isPublicAddress } from '../../../src/infrastructure/outgoing-http/public-addresses.js'
import { WebWebhookSender } from '../../../src/infrastructure/outgoing-http/web-webhook-sender.js'
import { uuidGenerator } from '../../../src/infrastructure/system/uuid-generator.js'
import { NOON } from '../../support/builders.js'

const ID = '01980000-0000-7000-8000-0000000000e0' as EventId
const event = { at: NOON, kind: 'deal.published', subject: { type: 'deal', id: 'ä' } } as const
const NEVER = new AbortController().signal

interface Got {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let server: Server
let port: number
let got: Got[]
let answer: (response: ServerResponse) => void

beforeEach(async () => {
  got = []
  answer = (response) => response.writeHead(204).end()
  server = createServer(async (asked, response) => {
    let body = ''
    for await (const chunk of asked) body += chunk
    got.push({ method: asked.method ?? '', url: asked.url ?? '', headers: asked.headers, body })
    answer(response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const secret = uuidGenerator.webhookSecret()
const sender = (options: Partial<ConstructorParameters<typeof WebWebhookSender>[0]> = {}) =>
  new WebWebhookSender({ allowsLoopback: true, ...options })
const send = (url = `http://127.0.0.1:${port}/hook?a=b`, { secrets = [secret], at = new Date(), by = sender() } = {}) =>
  by.send({ id: ID, event, url, secrets }, at, NEVER)

describe('a message', () => {
  it('is signed as Standard Webhooks says, which its own library confirms', async () => {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const at = new Date()
    expect(await send(undefined, { at })).toEqual({ status: 204, problem: null, retryAfterMs: null })
    const [{ method, url, headers, body }] = got as [Got]
    expect([method, url, headers['content-type']]).toEqual(['POST', '/hook?a=b', 'application/json'])
    expect(headers['webhook-id']).toBe(ID)
    expect(headers['webhook-timestamp']).toBe(String(Math.floor(at.getTime() / 1_000)))
    expect(new Oracle(secret).verify(body, headers as Record<string, string>)).toEqual({
      id: ID,
      type: 'deal.published',
      timestamp: NOON.toISOString(),
      data: { type: 'deal', id: 'ä' },
    })
    for (const [tampered, with_] of [
      [`${body} `, headers],
      [body, { ...headers, 'webhook-id': 'other' }],
      [body, { ...headers, 'webhook-timestamp': String(Math.floor(at.getTime() / 1_000) + 1) }],
    ] as const)
      expect(() => new Oracle(secret).verify(tampered, with_ as Record<string, string>)).toThrow('signature')
    expect(() => new Oracle(uuidGenerator.webhookSecret()).verify(body, headers as never)).toThrow('signature')
  })

  it('is signed with both secrets during a rotation', async () => {
    const other = uuidGenerator.webhookSecret()
    await send(undefined, { secrets: [other, secret] })
    const [{ headers, body }] = got as [Got]
    expect(String(headers['webhook-signature']).split(' ')).toHaveLength(2)
    for (const each of [secret, other]) expect(() => new Oracle(each).verify(body, headers as never)).not.toThrow()
  })

  it('contains nothing but what a receiver needs', async () => {
    await send()
    expect(Object.keys(got[0]?.headers ?? {}).sort()).toEqual([
      ...['connection', 'content-length', 'content-type', 'host', 'user-agent'],
      ...['webhook-id', 'webhook-signature', 'webhook-timestamp'],
    ])
  })
})

describe('a response', () => {
  it.each([200, 299, 302, 400, 410, 500, 503])('is reported as its status: %d', async (status) => {
    answer = (response) => response.writeHead(status, { location: '/other' }).end()
    expect(await send()).toEqual({ status, problem: null, retryAfterMs: null })
    expect(got).toHaveLength(1)
  })

  it.each([
    ['120', 120_000],
    ['0', null],
    ['-1', null],
    ['soon', null],
    [new Date(NOON.getTime() + 60_000).toUTCString(), 60_000],
    [new Date(NOON.getTime() - 60_000).toUTCString(), null],
  ])('can say when to retry: %s', async (text, retryAfterMs) => {
    answer = (response) => response.writeHead(503, { 'retry-after': text }).end()
    expect(await send(undefined, { at: NOON })).toMatchObject({ retryAfterMs })
  })

  it('is not read beyond its head', async () => {
    let isClosed = false
    answer = (response) => {
      response.on('close', () => {
        isClosed = true
      })
      response.writeHead(200)
      const timer = setInterval(() => response.write('x'.repeat(65_536)), 1)
      response.on('close', () => clearInterval(timer))
    }
    expect(await send()).toMatchObject({ status: 200 })
    await expect.poll(() => isClosed).toBe(true)
  })
})

describe('a misbehaving receiver', () => {
  /** An address at which each connection is handled like this. */
  const serving = async (handle: (socket: Socket) => void): Promise<string> => {
    const raw = createTcpServer((socket) => handle(socket.on('error', () => {})))
    await once(raw.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void raw.close())
    return `http://127.0.0.1:${(raw.address() as AddressInfo).port}/`
  }
  const hurried = { by: sender({ timeoutMs: 200 }) }

  it.each<[string, (socket: Socket) => void, 'timeout' | 'connection']>([
    ['says nothing', () => {}, 'timeout'],
    ['drips its head', (socket) => void setInterval(() => socket.write('H'), 20).unref(), 'connection'],
    [
      'hints for ever',
      (socket) => void setInterval(() => socket.write('HTTP/1.1 103 Hints\r\n\r\n'), 5).unref(),
      'connection',
    ],
    ['hangs up', (socket) => socket.destroy(), 'connection'],
    ['answers rubbish', (socket) => socket.end('rubbish\r\n\r\n'), 'connection'],
    [
      'switches protocols',
      (socket) => socket.write('HTTP/1.1 101 x\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
      'connection',
    ],
    ['has endless headers', (socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}`), 'connection'],
  ])('counts as a failure if it %s', async (_, handle, problem) => {
    const url = await serving(handle)
    expect(await send(url, hurried)).toEqual({ status: null, problem, retryAfterMs: null })
  })

  it('counts as a failure if nothing listens there', async () => {
    expect(await send('http://127.0.0.1:1/')).toMatchObject({ problem: 'connection' })
  })

  it('is abandoned when the service stops', async () => {
    const url = await serving(() => {})
    const stopping = new AbortController()
    const sending = sender().send({ id: ID, event, url, secrets: [secret] }, NOON, stopping.signal)
    stopping.abort()
    expect(await sending).toBeNull()
    expect(await sender().send({ id: ID, event, url, secrets: [secret] }, NOON, stopping.signal)).toBeNull()
  })
})

describe('the address guard', () => {
  /** Without TLS, and with names that resolve to these addresses, one look-up after another. */
  const resolving = (...answers: readonly (readonly string[])[]) => {
    let lookups = 0
    const resolve = async () => {
      const addresses = answers[Math.min(lookups++, answers.length - 1)] ?? []
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    }
    const by = sender({
      allowsLoopback: false,
      timeoutMs: 500,
      guard: {
        request: ((url: URL, options: object) =>
          request(new URL(url.href.replace('https:', 'http:')), options)) as typeof requestOverTls,
        resolve,
        isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
      },
    })
    return { by, count: () => lookups }
  }

  it.each(['127.0.0.1', '10.0.0.1', '192.168.1.1', '169.254.169.254', '[::1]', '[fd00::1]', '[::ffff:10.0.0.1]'])(
    'refuses https://%s',
    async (host) => {
      const by = sender({ allowsLoopback: false })
      expect(await send(`https://${host}:${port}/`, { by })).toEqual({
        status: null,
        problem: 'address',
        retryAfterMs: null,
      })
      expect(got).toEqual([])
    },
  )

  it('refuses http, except to this machine if that is allowed', async () => {
    expect(await send(`http://127.0.0.1:${port}/`, { by: sender({ allowsLoopback: false }) })).toMatchObject({
      status: null,
    })
    expect(await send('http://10.0.0.1/')).toMatchObject({ problem: 'address' })
    expect(await send(`http://localhost:${port}/`)).toMatchObject({ status: 204 })
    expect(got).toHaveLength(1)
  })

  it('refuses a name if any of its addresses is internal', async () => {
    const { by } = resolving(['93.184.215.14', '10.0.0.1'])
    expect(await send(`https://club.example.org:${port}/`, { by })).toMatchObject({ problem: 'address' })
    const none = resolving([])
    expect(await send(`https://club.example.org:${port}/`, { by: none.by })).toMatchObject({ problem: 'address' })
  })

  it('connects to the address that it has checked, whatever the name resolves to next', async () => {
    const { by, count } = resolving(['127.0.0.1'], ['10.0.0.1'])
    expect(await send(`https://club.example.org:${port}/`, { by })).toMatchObject({ status: 204 })
    expect(count()).toBe(1)
    expect(got[0]?.headers.host).toBe(`club.example.org:${port}`)
  })
})

describe('an address', () => {
  it.each([
    'https://127.0.0.1/hook',
    'https://127.1/hook',
    'https://10.0.0.8:8443/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest',
    'https://[::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:8.8.8.8]/',
    'https://localhost/',
    'https://LOCALHOST.:443/',
    'https://hooks.localhost/',
    'https://localhost../',
    'https://127.0.0.1../',
    'https://.localhost/',
    'https://ip6-localhost/',
    'https://localhost.localdomain/',
    'https://metadata.google.internal/',
    'https://printer.local/',
  ])('%s is internal', (url) => {
    expect(sender().isInternal(url)).toBe(true)
  })

  it.each(['https://8.8.8.8/', 'https://[2606:4700::1111]/', 'https://club.example.org/', 'https://localhost.org/'])(
    '%s may be on the public internet',
    (url) => {
      expect(sender().isInternal(url)).toBe(false)
    },
  )
})
