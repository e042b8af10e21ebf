import { once } from 'node:events'
import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AttackedService, openAttackedService, sender, WITHOUT_LIMITS } from '../support/attacked-service.js'
import { aClient, type Client } from '../support/clients.js'
import { freePort } from '../support/own-servers.js'
import { until } from '../support/until.js'

/** The maximum number of connections; more are closed at once. */
const MAX_CONNECTIONS = 10_000

let service: AttackedService
let metricsPort: number
let teacher: Client

beforeAll(async () => {
  metricsPort = await freePort()
  service = await openAttackedService({ ...WITHOUT_LIMITS, METRICS_PORT: String(metricsPort) })
  teacher = await aClient(service)
})
afterAll(() => service.close())

interface Talk {
  readonly socket: Socket
  /** Everything that was received, once the connection is closed. */
  readonly answered: Promise<string>
}

const talk = async (): Promise<Talk> => {
  const socket = connect(service.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  // The service may cut off the connection while it is being written to.
  socket.on('error', () => {})
  const answered = once(socket, 'close').then(() => answer)
  await once(socket, 'connect')
  return { socket, answered }
}

/** The number of connections that the service counts. */
const countedByService = async (): Promise<number> => {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(/^dealbook_http_connections (\d+)$/m.exec(metrics)?.[1])
}

/** Sends a text unchanged, and returns everything that is received. */
const say = async (text: string): Promise<string> => {
  const { socket, answered } = await talk()
  socket.end(text)
  return answered
}

/**
 * Sends a text and then pieces until the service closes the connection; returns the response and the number of pieces.
 */
const dribble = async (text: string, piece: string, pauseMs: number): Promise<{ answer: string; sent: number }> => {
  const { socket, answered } = await talk()
  let sent = 0
  let isOver = false
  void answered.then(() => {
    isOver = true
  })
  socket.write(text)
  while (!isOver) {
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain').catch(() => {}), answered])
    sent++
    await setTimeout(pauseMs)
  }
  return { answer: await answered, sent }
}

const head = (line: string, ...more: readonly string[]): string =>
  `${[line, 'Host: x', `Authorization: ${teacher.headers.authorization}`, ...more].join('\r\n')}\r\n`

/** Waits until a request succeeds: a busy process sheds requests that are not vital, and clients retry. */
const isServed = async (): Promise<void> => {
  let answer = { status: 503 }
  while (answer.status === 503) {
    answer = await service.request({ url: '/accounts/me', headers: teacher.headers })
    if (answer.status === 503) await setTimeout(100)
  }
  expect(answer.status).toBe(200)
}
// A test starts only when the process has recovered from the previous one.
beforeEach(isServed)

const statusesIn = (answer: string): readonly number[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))

describe('slow clients', () => {
  it('sending heads, bodies and chunks byte by byte: each is cut off, and others are served', async () => {
    const post = head('POST /deals HTTP/1.1', 'Content-Type: application/json')
    const slow = [
      ...Array.from({ length: 20 }, () => dribble(head('GET /deals HTTP/1.1'), 'X-A: b\r\n', 500)),
      dribble('G', 'E', 500),
      dribble('', '\r\n', 500),
    ]
    const slowBodies = [
      ...Array.from({ length: 20 }, () => dribble(`${post}Content-Length: 5000\r\n\r\n{`, ' ', 500)),
      ...Array.from({ length: 5 }, () => dribble(`${post}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n', 500)),
      dribble(`${post}Transfer-Encoding: chunked\r\n\r\n`, '0', 500),
    ]
    let isOver = false
    const all = Promise.all([...slow, ...slowBodies]).finally(() => {
      isOver = true
    })
    while (!isOver) {
      await isServed()
      await setTimeout(250)
    }
    await all
    for (const { answer } of await Promise.all(slow))
      expect(statusesIn(answer)[0] ?? 408).toSatisfy((status) => [400, 408].includes(status as number))
    for (const { answer } of await Promise.all(slowBodies)) expect(statusesIn(answer)).toEqual([408])
    const { body } = await teacher.get('/deals')
    expect(body.deals).toEqual([])
  })

  it("unread responses of the maximum size don't slow others down", async () => {
    const talks = await Promise.all(Array.from({ length: 30 }, talk))
    for (const { socket } of talks) {
      socket.pause()
      socket.write(`${head('GET /openapi.json HTTP/1.1')}\r\n`.repeat(50))
    }
    for (let i = 0; i < 20; i++) await isServed()
    for (const { socket } of talks) {
      expect(socket.readyState).toBe('open')
      socket.destroy()
    }
  })
})

describe('endless bodies and heads', () => {
  it('an endless chunked body is refused at the limit', async () => {
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    for (const type of ['application/json', 'application/x-pbn']) {
      const url = type === 'application/json' ? '/deals' : '/deals/import'
      const start = `${head(`POST ${url} HTTP/1.1`, `Content-Type: ${type}`, 'Transfer-Encoding: chunked')}\r\n`
      const { answer, sent } = await dribble(start, chunk, 0)
      expect(statusesIn(answer), type).toEqual([413])
      // Includes what is discarded so that the refusal arrives, and what is in the machine's buffers.
      expect(sent * 0x4000).toBeLessThan(64 * 1024 * 1024)
    }
  })

  it('endless chunk extensions and trailers', async () => {
    const start = `${head('POST /deals HTTP/1.1', 'Content-Type: application/json', 'Transfer-Encoding: chunked')}\r\n`
    for (const [first, piece] of [
      ['1;', 'x'.repeat(1_000)],
      ['1\r\n{\r\n0\r\n', `X-Trailer: ${'x'.repeat(1_000)}\r\n`],
    ] as const) {
      const { answer } = await dribble(start + first, piece, 0)
      expect([400, 413, 431]).toContain(statusesIn(answer)[0])
    }
  })

  it('an endless line, header, or number of headers', async () => {
    const { answer: line } = await dribble('GET /', 'x'.repeat(1_000), 0)
    // If it arrives in pieces, either status is possible.
    expect([414, 431]).toContain(statusesIn(line)[0])
    const { answer: one } = await dribble(`${head('GET /deals HTTP/1.1')}X-A: `, 'x'.repeat(1_000), 0)
    expect(statusesIn(one)).toEqual([431])
    const { answer: many } = await dribble(head('GET /deals HTTP/1.1'), `X-A: ${'b'.repeat(50)}\r\n`.repeat(20), 0)
    expect(statusesIn(many)).toEqual([431])
  })
})

describe('requests within requests', () => {
  const smuggled = () =>
    `DELETE /accounts/me HTTP/1.1\r\nHost: x\r\nAuthorization: ${teacher.headers.authorization}\r\n\r\n`
  const json = 'Content-Type: application/json'

  it.each<[string, (inner: string) => string]>([
    [
      'both lengths',
      (inner) =>
        `${head('POST /deals HTTP/1.1', json, 'Content-Length: 4', 'Transfer-Encoding: chunked')}\r\n0\r\n\r\n${inner}`,
    ],
    [
      'both lengths the other way',
      (inner) =>
        `${head('POST /deals HTTP/1.1', json, 'Transfer-Encoding: chunked', `Content-Length: ${inner.length + 5}`)}\r\n0\r\n\r\n${inner}`,
    ],
    [
      'two lengths',
      (inner) =>
        `${head('POST /deals HTTP/1.1', json, 'Content-Length: 2', `Content-Length: ${inner.length}`)}\r\n{}${inner}`,
    ],
    ['a length in a list', (inner) => `${head('POST /deals HTTP/1.1', json, 'Content-Length: 2, 2')}\r\n{}${inner}`],
    ['a length with a sign', (inner) => `${head('POST /deals HTTP/1.1', json, 'Content-Length: +2')}\r\n{}${inner}`],
    [
      'a length in hexadecimals',
      (inner) => `${head('POST /deals HTTP/1.1', json, 'Content-Length: 0x2')}\r\n{}${inner}`,
    ],
    ['a negative length', (inner) => `${head('POST /deals HTTP/1.1', json, 'Content-Length: -1')}\r\n{}${inner}`],
    [
      'an unknown coding',
      (inner) => `${head('POST /deals HTTP/1.1', json, 'Transfer-Encoding: xchunked')}\r\n0\r\n\r\n${inner}`,
    ],
    [
      'a coding that is not the last',
      (inner) => `${head('POST /deals HTTP/1.1', json, 'Transfer-Encoding: chunked, identity')}\r\n0\r\n\r\n${inner}`,
    ],
    [
      'a blank before the colon',
      (inner) =>
        `${head('POST /deals HTTP/1.1', json, 'Transfer-Encoding : chunked', 'Content-Length: 4')}\r\n0\r\n\r\n${inner}`,
    ],
    [
      'a folded header',
      (inner) =>
        `${head('POST /deals HTTP/1.1', json, 'X-A: b\r\n Transfer-Encoding: chunked', 'Content-Length: x')}\r\n${inner}`,
    ],
    [
      'a bare line feed',
      (inner) =>
        `${head('POST /deals HTTP/1.1', json, 'X-A: b\nTransfer-Encoding: chunked', 'Content-Length: 4')}\r\n0\r\n\r\n${inner}`,
    ],
    [
      'a chunk of a wrong size',
      (inner) => `${head('POST /deals HTTP/1.1', json, 'Transfer-Encoding: chunked')}\r\n2x\r\n{}\r\n0\r\n\r\n${inner}`,
    ],
    [
      'a chunk past its end',
      (inner) => `${head('POST /deals HTTP/1.1', json, 'Transfer-Encoding: chunked')}\r\n2\r\n{}xx0\r\n\r\n${inner}`,
    ],
    [
      'NUL in a header',
      (inner) => `${head('POST /deals HTTP/1.1', json, 'X-A: a\0b', 'Content-Length: 2')}\r\n{}${inner}`,
    ],
    ['a line break in the address', (inner) => `GET /health/live\rX: y HTTP/1.1\r\nHost: x\r\n\r\n${inner}`],
    ['HTTP/2 without asking', (inner) => `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${inner}`],
    ['a version that is none', (inner) => `GET /health/live HTTP/9.9\r\nHost: x\r\n\r\n${inner}`],
  ])('%s: refused, and the rest is not executed', async (_name, request) => {
    const answer = await say(request(smuggled()))
    expect(statusesIn(answer)).toHaveLength(1)
    expect([400, 505], answer).toContain(statusesIn(answer)[0])
    expect(answer).not.toContain(' 204 ')
    await isServed()
  })

  it('the body of a GET is not a second request', async () => {
    const inner = smuggled()
    const answer = await say(`${head('GET /health/live HTTP/1.1', `Content-Length: ${inner.length}`)}\r\n${inner}`)
    expect(statusesIn(answer)).toHaveLength(1)
    await isServed()
  })
})

describe('many at once', () => {
  it('pipelined requests get their own responses in order', async () => {
    const other = await aClient(service)
    const { socket, answered } = await talk()
    const callers = Array.from({ length: 300 }, (_, i) => [teacher, other, null][i % 3] ?? null)
    const request = (caller: Client | null, i: number) => {
      const lines = [`GET /accounts/me HTTP/1.1`, 'Host: x', `X-Request-Id: n-${i}`]
      if (caller !== null) lines.push(`Authorization: ${caller.headers.authorization}`)
      if (i === callers.length - 1) lines.push('Connection: close')
      return `${lines.join('\r\n')}\r\n\r\n`
    }
    socket.write(callers.map(request).join(''))
    const answer = await answered
    expect(statusesIn(answer)).toEqual(callers.map((caller) => (caller === null ? 401 : 200)))
    expect([...answer.matchAll(/^x-request-id: n-(\d+)/gim)].map(([, n]) => Number(n))).toEqual(
      callers.map((_, i) => i),
    )
    const ids = [...answer.matchAll(/\{"id":"([^"]+)","email"/g)].map(([, id]) => id)
    expect(ids).toEqual(callers.flatMap((caller) => (caller === null ? [] : [caller.account.id])))
  })

  it('an invalid request among pipelined ones ends the connection', async () => {
    const good = `${head('GET /health/live HTTP/1.1')}\r\n`
    const answer = await say(`${good}BROKEN\r\n\r\n${good}`)
    // It may arrive before the response to the first one, which is still running; nothing follows.
    expect([[400], [200, 400]]).toContainEqual(statusesIn(answer))
  })

  it('10,000 idle connections: connected callers are served, and newcomers too while the attacker continues', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const send = sender(service.port, agent)
    // A route without the database, whose capacity is not tested here.
    const vital = { url: '/health/live' }
    const ask = () => send(vital)
    expect((await ask()).status).toBe(200)

    let open = 0
    const sockets: Socket[] = []
    const openOne = () =>
      new Promise<void>((resolve) => {
        const socket = connect(service.port, '127.0.0.1')
        sockets.push(socket)
        socket.on('connect', () => {
          open++
          resolve()
        })
        socket.on('error', () => resolve())
        socket.on('close', () => {
          open--
          resolve()
        })
        socket.resume()
      })
    // Takes every remaining connection, in batches that fit into the kernel's queue. Those that are cut off on the way are
    // reopened.
    while ((await countedByService()) <= 0.99 * MAX_CONNECTIONS) {
      const missing = Math.max(1, MAX_CONNECTIONS - open)
      await Promise.all(Array.from({ length: Math.min(250, missing) }, openOne))
      expect((await ask()).status).toBe(200)
    }
    // Nobody sent a head: each connection is cut off in time, and a new caller gets in while the attacker continues.
    let status = 0
    while (status !== 200) {
      const fresh = new Agent({ keepAlive: false })
      status = await sender(
        service.port,
        fresh,
      )(vital).then(
        (answer) => answer.status,
        () => 0,
      )
      fresh.destroy()
      await setTimeout(100)
    }
    await until(() => open === 0)
    for (const socket of sockets) socket.destroy()
    agent.destroy()
    await isServed()
    expect(service.isRunning()).toBe(true)
  })
})
