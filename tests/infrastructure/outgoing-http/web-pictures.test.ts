import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { request as requestOverTls } from 'node:https'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { createServer as createTlsServer } from 'node:tls'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { WebPictures } from '../../../src/infrastructure/outgoing-http/web-pictures.js'
import { until } from '../../support/until.js'

describe('pictures on the web', () => {
  let server: Server
  let port: number
  let connections: number
  let answer: (request: IncomingMessage, response: ServerResponse) => void

  beforeEach(async () => {
    connections = 0
    server = createServer((request, response) => answer(request, response))
    server.on('connection', () => connections++)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  /** Without TLS, and with access to this machine. */
  const here = () =>
    new WebPictures({
      request: request as unknown as typeof requestOverTls,
      isAllowed: () => true,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    })

  const answering = (status: number, type: string, body: string | Buffer = 'picture', headers = {}) => {
    answer = (_request, response) => response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  }

  it('are fetched by address and by host name', async () => {
    answering(200, 'Image/PNG; charset=x')
    for (const host of ['127.0.0.1', 'localhost'])
      expect(await here().find(`http://${host}:${port}/a.png`)).toEqual({
        type: 'image/png',
        bytes: Buffer.from('picture'),
      })
  })

  it('are only pictures: no document, SVG, error or redirect', async () => {
    for (const [status, type] of [
      [200, 'text/html'],
      [200, 'image/svg+xml'],
      [404, 'image/png'],
    ] as const) {
      answering(status, type)
      expect(await here().find(`http://127.0.0.1:${port}/`)).toBeNull()
    }
    answering(302, 'image/png', '', { location: '/other' })
    connections = 0
    expect(await here().find(`http://127.0.0.1:${port}/`)).toBeNull()
    expect(connections).toBe(1)
  })

  it('are limited in size', async () => {
    answering(200, 'image/png', Buffer.alloc(2 * 1024 * 1024))
    expect((await here().find(`http://127.0.0.1:${port}/`))?.bytes).toHaveLength(2 * 1024 * 1024)
    answering(200, 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1))
    expect(await here().find(`http://127.0.0.1:${port}/`)).toBeNull()
  })

  it('are requested without any data of an account', async () => {
    let headers = {}
    answer = (request, response) => {
      headers = request.headers
      response.writeHead(200, { 'content-type': 'image/png' }).end()
    }
    await here().find(`http://name:secret@127.0.0.1:${port}/`)
    expect(Object.keys(headers).sort()).toEqual(['accept', 'connection', 'host'])
  })

  it('are not requested from the internal network, whatever its name', async () => {
    answering(200, 'image/png')
    const guarded = new WebPictures({ request: request as unknown as typeof requestOverTls })
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:7f00:1]'])
      expect(await guarded.find(`http://${host}:${port}/`)).toBeNull()
    expect(connections).toBe(0)
  })

  it('are requested over https only', async () => {
    answering(200, 'image/png')
    for (const url of [`http://127.0.0.1:${port}/`, 'file:///etc/passwd', 'data:image/png,x', 'no address'])
      expect(await new WebPictures({ isAllowed: () => true }).find(url)).toBeNull()
    expect(connections).toBe(0)
  })
})

describe('a misbehaving picture server', () => {
  /** TLS with a pre-shared key, which needs no certificate. */
  const psk = Buffer.alloc(32, 'k')
  const shared = { ciphers: 'PSK', maxVersion: 'TLSv1.2' } as const

  /** An address at which each connection is handled like this once its request has arrived. */
  const serving = async (handle: (socket: Socket) => void): Promise<string> => {
    const server = createTlsServer({ ...shared, pskCallback: () => psk }, (socket) => {
      socket.on('error', () => {})
      socket.once('data', () => handle(socket))
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void server.close())
    return `https://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`
  }

  const trusting = ((url: URL, options: object) => {
    const tls = { ...shared, pskCallback: () => ({ psk, identity: 'test' }), checkServerIdentity: () => undefined }
    return requestOverTls(url, { ...options, ...tls })
  }) as typeof requestOverTls
  const pictures = (options: ConstructorParameters<typeof WebPictures>[0] = {}) =>
    new WebPictures({ request: trusting, isAllowed: () => true, ...options })

  const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: image/png\r\n'
  const repeatedly = (socket: Socket, text: string) => {
    const timer = setInterval(() => socket.write(text), 20)
    socket.on('close', () => clearInterval(timer))
  }

  it('may also behave correctly', async () => {
    const url = await serving((socket) => socket.end(`${HEAD}\r\npicture`))
    expect(await pictures().find(url)).toEqual({ type: 'image/png', bytes: Buffer.from('picture') })
    const hinting = await serving((socket) =>
      socket.end(`HTTP/1.1 103 Early Hints\r\n\r\n${HEAD}content-length: 1\r\n\r\np`),
    )
    expect(await pictures().find(hinting)).toEqual({ type: 'image/png', bytes: Buffer.from('p') })
  })

  it.each<[string, (socket: Socket) => void]>([
    ['switches protocols', (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n')],
    [
      'upgrades the connection',
      (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    ],
    ['goes on hinting', (socket) => repeatedly(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n')],
    ['goes on asking for more', (socket) => repeatedly(socket, 'HTTP/1.1 100 Continue\r\n\r\n')],
    ['says nothing', () => {}],
    [
      'sends its head by and by',
      (socket) => {
        socket.write(HEAD)
        repeatedly(socket, 'x-more: 1\r\n')
      },
    ],
    [
      'sends its body by and by',
      (socket) => {
        socket.write(`${HEAD}\r\n`)
        repeatedly(socket, 'p')
      },
    ],
    ['promises more than it sends', (socket) => socket.write(`${HEAD}content-length: 10\r\n\r\npart`)],
    ['breaks off', (socket) => socket.end(`${HEAD}content-length: 10\r\n\r\npart`)],
    ['hangs up', (socket) => socket.destroy()],
    [
      'sends without end',
      (socket) => {
        const more = () => socket.writable && socket.write(Buffer.alloc(65_536)) && setImmediate(more)
        socket.on('drain', more).write(`${HEAD}\r\n`)
        more()
      },
    ],
  ])('is given up if it %s', async (_, handle) => {
    const url = await serving(handle)
    expect(await pictures({ timeoutMs: 500 }).find(url)).toBeNull()
  })

  it('is given up if it never starts TLS', async () => {
    const silent = createTcpServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    expect(
      await pictures({ timeoutMs: 500 }).find(`https://127.0.0.1:${(silent.address() as AddressInfo).port}/`),
    ).toBeNull()
  })

  it('is given up if its name is never resolved', async () => {
    const resolve = () => new Promise<never>(() => {})
    expect(await pictures({ timeoutMs: 500, resolve }).find('https://pictures.example/')).toBeNull()
  })

  it('is given up after a few seconds by default', async () => {
    expect(await pictures().find(await serving(() => {}))).toBeNull()
  })
})

describe('many pictures', () => {
  let server: Server
  let origin: string
  let held: ServerResponse[]
  let most: number
  let asked: string[]

  beforeEach(async () => {
    held = []
    most = 0
    asked = []
    server = createServer((request, response) => {
      asked.push(request.url ?? '')
      held.push(response)
      most = Math.max(most, held.length)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  let time = 1_000
  const here = (options: ConstructorParameters<typeof WebPictures>[0] = {}) =>
    new WebPictures({
      request: request as unknown as typeof requestOverTls,
      isAllowed: () => true,
      now: () => time,
      ...options,
    })
  const answer = (status = 200, body: string | Buffer = 'picture') => {
    for (const response of held.splice(0)) response.writeHead(status, { 'content-type': 'image/png' }).end(body)
  }
  /** Responds until all are found. */
  const answering = async <Found>(all: Promise<Found>, ...what: Parameters<typeof answer>): Promise<Found> => {
    const timer = setInterval(answer, 5, ...what)
    return all.finally(() => clearInterval(timer))
  }

  /** The address of this machine with another host name. */
  const named = (host: string): string => origin.replace('127.0.0.1', host)
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }]

  it('are fetched twelve at once, four per site', async () => {
    const pictures = here({ waitMs: 20_000, resolve })
    const sites = ['a.example.org', 'b.example.org', 'example.com', 'example.net', '192.example.edu'].map(named)
    const all = Promise.all(Array.from({ length: 30 }, (_, i) => pictures.find(`${sites[i % 5]}/${i}`)))
    await until(() => held.length === 12)
    expect(asked.filter((_, i) => held[i]?.req.headers.host?.includes('example.org'))).toHaveLength(4)
    expect(await answering(all)).toEqual(Array(30).fill({ type: 'image/png', bytes: Buffer.from('picture') }))
    expect(most).toBe(12)
    expect(asked).toHaveLength(30)
  })

  it('of other sites do not wait for a site that does not respond', async () => {
    const pictures = here({ waitMs: 20_000, resolve })
    const hung = Array.from({ length: 30 }, (_, i) => pictures.find(`${named(`${i}.hostile.example`)}/${i}`))
    await until(() => held.length === 4)
    const found = pictures.find(`${named('friend.example.org')}/picture`)
    await until(() => asked.includes('/picture'))
    held.splice(asked.indexOf('/picture'), 1)[0]?.writeHead(200, { 'content-type': 'image/png' }).end('picture')
    expect(await found).not.toBeNull()
    expect(held).toHaveLength(4)
    expect(await answering(Promise.all(hung), 500)).toEqual(Array(30).fill(null))
  })

  it('do not wait forever, and do not count as missing then', async () => {
    const pictures = here({ waitMs: 100, timeoutMs: 20_000 })
    const first = Promise.all(Array.from({ length: 4 }, (_, i) => pictures.find(`${origin}/${i}`)))
    await until(() => held.length === 4)
    expect(await pictures.find(`${origin}/late`)).toBeNull()
    expect(await answering(first)).not.toContain(null)
    expect(await answering(pictures.find(`${origin}/late`))).not.toBeNull()
  })

  it('are fetched once if they are the same', async () => {
    const pictures = here()
    const all = Promise.all(Array.from({ length: 30 }, () => pictures.find(`${origin}/same`)))
    expect(await answering(all)).not.toContain(null)
    expect(asked).toEqual(['/same'])
  })

  it('are cached for five minutes, failures for half a minute', async () => {
    const pictures = here()
    const find = async (path: string, status: number) => {
      asked = []
      // The cache only checks the clock from time to time.
      await setTimeout(5)
      const found = await answering(pictures.find(`${origin}${path}`), status)
      return [found !== null, asked.length]
    }
    expect(await find('/good', 200)).toEqual([true, 1])
    expect(await find('/bad', 500)).toEqual([false, 1])
    time += 29_000
    expect(await find('/good', 500)).toEqual([true, 0])
    expect(await find('/bad', 200)).toEqual([false, 0])
    time += 2_000
    expect(await find('/bad', 200)).toEqual([true, 1])
    time += 268_000
    expect(await find('/good', 500)).toEqual([true, 0])
    time += 2_000
    expect(await find('/good', 200)).toEqual([true, 1])
  })

  it('are cached while there is room', async () => {
    const pictures = here()
    const body = Buffer.alloc(2 * 1024 * 1024)
    const find = (i: number) => answering(pictures.find(`${origin}/${i}`), 200, body)
    for (let i = 0; i < 9; i++) expect((await find(i))?.bytes).toHaveLength(body.length)
    asked = []
    for (const i of [8, 7, 0]) expect((await find(i))?.bytes).toHaveLength(body.length)
    expect(asked).toEqual(['/0'])
  })
})
