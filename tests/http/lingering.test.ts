import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { aClient, type Client } from '../support/clients.js'
import { API_KEY, type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { listen } from '../support/raw-http.js'

const MIB = 1024 * 1024
const JSON_TYPE = 'Content-Type: application/json'

let world: HttpWorld
let teacher: Client
let port: number

const open = async (options: Parameters<typeof openHttpWorld>[0] = {}): Promise<void> => {
  world = await openHttpWorld(options)
  teacher = await aClient(world)
  port = await listen(world.app)
}
afterEach(() => world.app.close())

const bearer = () => `Authorization: ${teacher.headers.authorization}`
const head = (line: string, ...lines: readonly string[]): string =>
  `${[line, 'Host: x', ...lines].join('\r\n')}\r\n\r\n`

const write = (socket: Socket, data: string | Buffer): Promise<Error | null> =>
  new Promise((resolve) => socket.write(data, (error) => resolve(error ?? null)))

/**
 * Writes everything before it reads anything, as simple clients do; returns the response and how the connection ended.
 */
const writeThenRead = async (text: string, body: readonly Buffer[]): Promise<{ answer: string; isReset: boolean }> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let isReset = false
  socket.on('error', () => {
    isReset = true
  })
  await once(socket, 'connect')
  await write(socket, text)
  for (const piece of body) if ((await write(socket, piece)) !== null) break
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  if (!socket.destroyed) await Promise.race([once(socket, 'end'), once(socket, 'close')]).catch(() => {})
  socket.destroy()
  return { answer, isReset }
}

const PIECES = Array.from({ length: 128 }, () => Buffer.alloc(MIB / 16, ' '))
const CHUNKS = [
  ...PIECES.map((piece) => Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')])),
  Buffer.from('0\r\n\r\n'),
]

const KINDS: readonly (readonly [string, number, () => string, readonly Buffer[]])[] = [
  ['its length', 413, () => head('POST /deals HTTP/1.1', bearer(), JSON_TYPE, `Content-Length: ${8 * MIB}`), PIECES],
  ['its chunks', 413, () => head('POST /deals HTTP/1.1', bearer(), JSON_TYPE, 'Transfer-Encoding: chunked'), CHUNKS],
  [
    'its chunks, as a file',
    413,
    () =>
      head('POST /deals/import HTTP/1.1', bearer(), 'Content-Type: application/x-pbn', 'Transfer-Encoding: chunked'),
    CHUNKS,
  ],
  [
    'its length, of one that waited for 100',
    413,
    () => head('POST /deals HTTP/1.1', bearer(), JSON_TYPE, `Content-Length: ${8 * MIB}`, 'Expect: 100-continue'),
    PIECES,
  ],
  [
    'its type',
    415,
    () => head('POST /deals HTTP/1.1', bearer(), 'Content-Type: text/x', `Content-Length: ${8 * MIB}`),
    PIECES,
  ],
  ['its caller', 401, () => head('POST /deals HTTP/1.1', JSON_TYPE, `Content-Length: ${8 * MIB}`), PIECES],
  ['its caller, in chunks', 401, () => head('POST /deals HTTP/1.1', JSON_TYPE, 'Transfer-Encoding: chunked'), CHUNKS],
  ['its path', 404, () => head('POST /none HTTP/1.1', JSON_TYPE, 'Transfer-Encoding: chunked'), CHUNKS],
  ['its path, which nobody can read', 404, () => head('POST /%zz HTTP/1.1', 'Transfer-Encoding: chunked'), CHUNKS],
  ['its method', 405, () => head('PUT /deals HTTP/1.1', `Content-Length: ${8 * MIB}`), PIECES],
]

describe('a client that writes 8 MiB before it reads', () => {
  it.each(KINDS)('always receives the refusal for %s: %i', async (_, status, text, body) => {
    await open()
    for (let i = 0; i < 20; i++) {
      const { answer, isReset } = await writeThenRead(text(), body)
      expect([i, isReset, /HTTP\/1\.1 (\d{3}) (?!Continue)/.exec(answer)?.[1]]).toEqual([i, false, String(status)])
      expect(answer.toLowerCase()).toContain('connection: close')
    }
  })
})

describe('a connection that is closed while a body is arriving', () => {
  const endless = async (): Promise<{ socket: Socket; sent: () => number; ended: Promise<void> }> => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let sent = 0
    socket.on('error', () => {})
    socket.resume()
    await once(socket, 'connect')
    await write(socket, head('POST /deals HTTP/1.1', bearer(), JSON_TYPE, 'Transfer-Encoding: chunked'))
    const ended = (async () => {
      while (!socket.destroyed) {
        if ((await write(socket, CHUNKS[0] as Buffer)) !== null) return
        sent += MIB / 16
        await setTimeout(1)
      }
    })()
    return { socket, sent: () => sent, ended }
  }

  it('is cut off after a number of bytes if the body is endless', async () => {
    await open({ options: { linger: { ms: 600_000, bytes: 4 * MIB } } })
    const { ended, sent } = await endless()
    await ended
    expect(sent()).toBeGreaterThan(4 * MIB)
  })

  it('is cut off after a while if the body is endless', async () => {
    await open({ options: { linger: { ms: 300, bytes: 1_000 * MIB } } })
    const { socket, sent, ended } = await endless()
    await ended
    expect(socket.destroyed || socket.errored !== null).toBe(true)
    expect(sent()).toBeLessThan(1_000 * MIB)
  })

  it('does not delay the end of the process', async () => {
    await open({ options: { linger: { ms: 600_000, bytes: 100_000 * MIB } } })
    const { socket, ended } = await endless()
    await once(socket, 'data')
    await world.app.close()
    await ended
    expect(world.app.server.listening).toBe(false)
    expect(socket.destroyed || socket.errored !== null).toBe(true)
  })

  it('accepts no further request', async () => {
    await open()
    const refused = head('POST /deals HTTP/1.1', bearer(), JSON_TYPE, 'Transfer-Encoding: chunked')
    const more = head('DELETE /accounts/me HTTP/1.1', bearer())
    const { answer } = await writeThenRead(refused, [...CHUNKS, Buffer.from(more)])
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect((await teacher.get('/accounts/me')).status).toBe(200)
  })

  it('stays open if the rest of the body is short', async () => {
    await open()
    const socket = connect(port, '127.0.0.1')
    const lines = [JSON_TYPE, 'Content-Length: 2']
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    socket.write(`${head('POST /deals HTTP/1.1', ...lines)}{}`)
    while (!answer.includes('UNAUTHORIZED')) await once(socket, 'data')
    socket.write(head('GET /api/none HTTP/1.1', `X-API-Key: ${API_KEY}`))
    while (!answer.includes('ROUTE_NOT_FOUND')) await once(socket, 'data')
    expect(answer.toLowerCase()).not.toContain('connection: close')
    socket.destroy()
  })
})
