import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { request as requestOverTls } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isPublicAddress } from '../../../src/infrastructure/web/public-addresses.js'
import { WebPictures } from '../../../src/infrastructure/web/web-pictures.js'

describe('an address is public', () => {
  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4007::200e'])('%s: yes', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'example.org',
    '',
  ])('%s: no', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('pictures of the web', () => {
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

  /** Without TLS, and allowed to ask this machine. */
  const here = () => new WebPictures({ request: request as typeof requestOverTls, isAllowed: () => true })

  const answering = (status: number, type: string, body: string | Buffer = 'picture', headers = {}) => {
    answer = (_request, response) => response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  }

  it('are fetched by address and by name', async () => {
    answering(200, 'Image/PNG; charset=x')
    for (const host of ['127.0.0.1', 'localhost'])
      expect(await here().find(`http://${host}:${port}/a.png`)).toEqual({
        type: 'image/png',
        bytes: Buffer.from('picture'),
      })
  })

  it('are nothing else: no document, no SVG, no error, no redirect', async () => {
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

  it('are not too large', async () => {
    answering(200, 'image/png', Buffer.alloc(2 * 1024 * 1024))
    expect((await here().find(`http://127.0.0.1:${port}/`))?.bytes).toHaveLength(2 * 1024 * 1024)
    answering(200, 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1))
    expect(await here().find(`http://127.0.0.1:${port}/`)).toBeNull()
  })

  it('carry nothing of an account along', async () => {
    let headers = {}
    answer = (request, response) => {
      headers = request.headers
      response.writeHead(200, { 'content-type': 'image/png' }).end()
    }
    await here().find(`http://name:secret@127.0.0.1:${port}/`)
    expect(Object.keys(headers).sort()).toEqual(['accept', 'connection', 'host'])
  })

  it('are not asked of the own network, whatever it is called', async () => {
    answering(200, 'image/png')
    const guarded = new WebPictures({ request: request as typeof requestOverTls })
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:7f00:1]'])
      expect(await guarded.find(`http://${host}:${port}/`)).toBeNull()
    expect(connections).toBe(0)
  })

  it('are asked over https alone', async () => {
    answering(200, 'image/png')
    for (const url of [`http://127.0.0.1:${port}/`, 'file:///etc/passwd', 'data:image/png,x', 'no address'])
      expect(await new WebPictures({ isAllowed: () => true }).find(url)).toBeNull()
    expect(connections).toBe(0)
  })
})
