import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aClient, type Client } from '../support/clients.js'
import { API_KEY, type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'
import { listen, sendRaw } from '../support/raw-http.js'

const APP = 'https://app.example.org'

let world: HttpWorld
let teacher: Client
let port: number

beforeAll(async () => {
  world = await openHttpWorld({ options: { corsOrigins: [APP, 'http://localhost:5173'] } })
  teacher = await aClient(world)
  port = await listen(world.app)
})
afterAll(() => world.app.close())

const keepDeals = async (count: number): Promise<readonly string[]> => {
  const ids: string[] = []
  for (let i = 0; i < count; i++) {
    const { status, body } = await teacher.post('/deals', { title: `Deal ${i}`, commentary: [] })
    expect(status).toBe(201)
    ids.push(body.id)
  }
  return ids
}

describe('numbers and booleans in a query', () => {
  it.each(['0x1', '1e0', '1.0', '+1', '%201', '0b1', '1_0', '١', 'Infinity', '-1'])(
    'are only read from decimal digits, not from %j',
    async (page) => {
      expect(await teacher.get(`/deals?page=${page}`)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', meta: { issues: [{ path: '/page' }] } },
      })
    },
  )

  it('are accepted in their usual form', async () => {
    expect((await teacher.get('/deals?page=02&pageSize=7')).body.pagination).toMatchObject({ page: 2, pageSize: 7 })
    expect((await teacher.get('/deals?page=1&page=2')).status).toBe(400)
    for (const [flag, status] of [
      ['true', 200],
      ['false', 200],
      ['1', 400],
      ['TRUE', 400],
    ] as const)
      expect((await teacher.get(`/accounts/search?q=xyz&includeSelf=${flag}`)).status, flag).toBe(status)
  })
})

describe('a method that a path does not support', () => {
  it.each(['TRACE', 'PROPFIND', 'MKCOL', 'LOCK', 'SEARCH', 'M-SEARCH', 'PURGE', 'POST', 'DELETE'])(
    '%s is refused with the supported ones',
    async (method) => {
      const { status, head, body } = await sendRaw(port, [`${method} /auction-systems HTTP/1.1`])
      expect(status).toBe(405)
      expect(head.toLowerCase()).toContain('\r\nallow: get, head, options\r\n')
      expect(JSON.parse(body)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
    },
  )

  it('comes after the credential under /api', async () => {
    const key = `X-API-Key: ${API_KEY}`
    for (const method of ['TRACE', 'PROPFIND', 'DELETE']) {
      expect((await sendRaw(port, [`${method} /api/deals HTTP/1.1`])).status).toBe(401)
      expect((await sendRaw(port, [`${method} /api/deals HTTP/1.1`, key])).status).toBe(405)
    }
  })

  it('is not found on an unknown path', async () => {
    expect((await sendRaw(port, ['PROPFIND /none HTTP/1.1'])).status).toBe(404)
  })
})

describe('OPTIONS', () => {
  it('lists the methods of a path, for anyone', async () => {
    const { status, headers, text } = await world.request({ method: 'OPTIONS', url: '/accounts/me' })
    expect([status, headers.allow, text]).toEqual([204, 'GET, HEAD, PATCH, DELETE, OPTIONS', ''])
    expect((await world.request({ method: 'OPTIONS', url: '/none' })).status).toBe(404)
  })

  it('requires the key under /api, where no page may call', async () => {
    const preflight = { origin: APP, 'access-control-request-method': 'GET' }
    for (const url of ['/api/deals', '/api/none', '/api/', '/%61pi/deals'])
      for (const headers of [{}, preflight])
        expect(await world.request({ method: 'OPTIONS', url, headers })).toMatchObject({
          status: 401,
          headers: expect.not.objectContaining({ 'access-control-allow-origin': expect.anything() }),
        })
    expect(await world.request({ method: 'OPTIONS', url: '/api/none', headers: WITH_API_KEY })).toMatchObject({
      status: 404,
    })
    expect(await world.request({ method: 'OPTIONS', url: '/api/deals', headers: WITH_API_KEY })).toMatchObject({
      status: 204,
      headers: { allow: 'GET, HEAD, POST, PATCH, OPTIONS' },
    })
  })

  it('requires it however the address is written', async () => {
    const page = [`Origin: ${APP}`, 'Access-Control-Request-Method: GET']
    for (const url of ['http://here/api/deals', 'https://here/%61pi/deals', 'HTTP://here/api/%zz'])
      for (const lines of [[], page]) {
        const { status, head } = await sendRaw(port, [`OPTIONS ${url} HTTP/1.1`, ...lines])
        expect([url, status]).toEqual([url, 401])
        expect(head).not.toMatch(/access-control-allow-origin/i)
      }
  })
})

describe('a page from another origin', () => {
  const preflight = (url: string, origin = APP) =>
    world.request({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,if-match,x-app-impersonation',
      },
    })
  const list = (header = '') => header.toLowerCase().split(/, */)

  it('may send a preflight, without a credential', async () => {
    for (const url of ['/accounts/me', '/deals/x', '/back-office/accounts']) {
      const { status, headers } = await preflight(url)
      expect(status).toBe(204)
      expect(headers['access-control-allow-origin']).toBe(APP)
      expect(headers['access-control-allow-credentials']).toBeUndefined()
      expect(list(headers['access-control-allow-methods'])).toEqual(['get', 'head', 'post', 'put', 'patch', 'delete'])
      expect(list(headers['access-control-allow-headers'])).toEqual(
        expect.arrayContaining([
          'authorization',
          'content-type',
          'idempotency-key',
          'if-match',
          'if-none-match',
          'x-app-impersonation',
          'x-request-id',
        ]),
      )
      expect(headers.vary).toContain('Origin')
    }
  })

  it('can read the headers it needs, also of a refusal', async () => {
    for (const url of ['/accounts/me', '/none', '/deals?page=x']) {
      const { headers } = await teacher.get(url, { origin: 'http://localhost:5173' })
      expect(headers['access-control-allow-origin']).toBe('http://localhost:5173')
      expect(list(headers['access-control-expose-headers'])).toEqual(
        expect.arrayContaining([
          'etag',
          'link',
          'location',
          'ratelimit-limit',
          'ratelimit-remaining',
          'ratelimit-reset',
          'retry-after',
          'x-app-impersonated',
          'x-request-id',
        ]),
      )
    }
  })

  it('is refused unless it is one of those named', async () => {
    for (const origin of ['https://evil.example.org', 'null', `${APP}.evil.org`, APP.toUpperCase()]) {
      const asked = await preflight('/accounts/me', origin)
      expect(asked.headers).not.toHaveProperty('access-control-allow-origin')
      expect(asked.headers).not.toHaveProperty('access-control-allow-headers')
      expect((await teacher.get('/accounts/me', { origin })).headers).not.toHaveProperty('access-control-allow-origin')
    }
  })

  it('is accepted from any origin with *, and from none without a setting', async () => {
    const open = await openHttpWorld({ options: { corsOrigins: ['*'] } })
    const shut = await openHttpWorld()
    const request = { url: '/auction-systems', headers: { origin: APP } }
    expect((await open.request(request)).headers['access-control-allow-origin']).toBe('*')
    expect((await shut.request(request)).headers).not.toHaveProperty('access-control-allow-origin')
    await Promise.all([open.app.close(), shut.app.close()])
  })
})

describe('compression', () => {
  let url: string
  beforeAll(async () => {
    await keepDeals(12)
    url = '/deals?pageSize=12'
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('%s is used for long responses, with a separate ETag', async (coding, decode) => {
    const plain = await teacher.get(url)
    const response = await world.app.inject({ url, headers: { ...teacher.headers, 'accept-encoding': coding } })
    expect(response.headers).toMatchObject({
      'content-encoding': coding,
      vary: expect.stringContaining('accept-encoding'),
    })
    expect(response.rawPayload.length).toBeLessThan(plain.text.length / 2)
    expect(decode(response.rawPayload).toString()).toBe(plain.text)
    expect(response.headers.etag).not.toBe(plain.headers.etag)
    for (const etag of [response.headers.etag as string, `W/${response.headers.etag}`, plain.headers.etag]) {
      const again = await teacher.get(url, { 'accept-encoding': coding, 'if-none-match': etag })
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag?.replace('W/', '')])
      expect(again.headers).not.toHaveProperty('content-encoding')
      expect(again.headers.vary).toBe(response.headers.vary)
    }
  })

  it.each(['br', 'gzip', 'gzip, br', 'identity'])('%s gives HEAD the headers of GET', async (coding) => {
    const id: string = (await teacher.get(url)).body.deals[0].id
    for (const path of [url, '/deals?pageSize=1', `/deals/${id}`, `/deals/${id}.svg`, '/deals.pbn', '/openapi.json']) {
      const headers = { ...teacher.headers, 'accept-encoding': coding, 'x-request-id': 'one' }
      const get = await world.app.inject({ url: path, headers })
      const head = await world.app.inject({ method: 'HEAD', url: path, headers })
      expect([path, head.statusCode, head.payload]).toEqual([path, 200, ''])
      const { 'content-length': length, date: _, ...others } = head.headers
      const { 'content-length': __, 'transfer-encoding': ___, date: ____, ...same } = get.headers
      expect([path, others]).toEqual([path, same])
      // If the body is produced for a GET only, its length is unknown.
      if (length !== undefined) expect([path, length]).toEqual([path, String(get.rawPayload.length)])
      const again = await world.app.inject({
        method: 'HEAD',
        url: path,
        headers: { ...headers, 'if-none-match': String(get.headers.etag) },
      })
      expect([path, again.statusCode, again.headers.etag]).toEqual([path, 304, get.headers.etag])
    }
  })

  it('is not used for short responses or without a request for it', async () => {
    const coded = { 'accept-encoding': 'gzip, br' }
    expect((await teacher.get('/accounts/me', coded)).headers).not.toHaveProperty('content-encoding')
    expect((await teacher.get(url)).headers).not.toHaveProperty('content-encoding')
  })

  it('keeps a tag valid for a conditional write', async () => {
    const long = [
      { type: 'paragraph', children: [{ type: 'text', text: 'x'.repeat(3_000), bold: false, italic: false }] },
    ]
    const { body } = await teacher.post('/deals', { title: 'Long', commentary: long })
    const own = `/deals/${body.id}`
    const read = await world.app.inject({ url: own, headers: { ...teacher.headers, 'accept-encoding': 'br' } })
    expect(read.headers).toMatchObject({ 'content-encoding': 'br', etag: expect.stringMatching(/[.]br"$/) })
    const condition = { 'if-match': String(read.headers.etag) }
    expect((await teacher.patch(own, { title: 'Once' }, condition)).status).toBe(200)
    expect((await teacher.patch(own, { title: 'Twice' }, condition)).status).toBe(412)
  })
})

describe('the headers of every response', () => {
  const answers = async () => [
    await teacher.get('/accounts/me'),
    await world.request({ url: '/auction-systems' }),
    await world.request({ url: '/none' }),
    await world.request({ url: '/accounts/%zz' }),
    await world.request({ url: '/api/none' }),
    await world.request({ method: 'TRACE' as 'GET', url: '/deals' }),
    await teacher.post('/deals', '{', { 'content-type': 'application/json' }),
  ]

  it('exclude shared caches and other pages', async () => {
    for (const { headers } of await answers())
      expect(headers).toMatchObject({
        'cache-control': expect.stringMatching(/^(private, no-cache|no-store)$/),
        'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      })
  })

  it('allow the docs page to load from here, and nothing else', async () => {
    const { headers, text } = await world.request({ url: '/docs' })
    const policy = Object.fromEntries(
      (headers['content-security-policy'] ?? '').split(';').map((rule) => {
        const [name = '', ...sources] = rule.trim().split(' ')
        return [name, sources.join(' ')]
      }),
    )
    expect(policy).toMatchObject({ 'default-src': "'none'", 'script-src': "'self'", 'connect-src': "'self'" })
    expect(text).toMatch(/<script src=/)
    for (const [, script] of text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) expect(script?.trim()).toBe('')
  })
})

describe('the head of a request', () => {
  it('is checked after the credential under /api', async () => {
    const noHost = (lines: readonly string[]) =>
      new Promise<string>((resolve, reject) => {
        let answer = ''
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`),
        )
        socket.on('data', (data) => {
          answer += data
        })
        socket.on('close', () => resolve(answer))
        socket.on('error', reject)
      })
    const long = `/api/deals?x=${'x'.repeat(9_000)}`
    expect(await noHost(['GET /api/deals HTTP/1.1'])).toMatch(/^HTTP\/1.1 401 /)
    expect(await noHost(['GET /api/deals HTTP/1.1', `X-API-Key: ${API_KEY}`])).toMatch(/^HTTP\/1.1 400 /)
    expect(await noHost(['GET /deals HTTP/1.1'])).toMatch(/^HTTP\/1.1 400 /)
    expect(await noHost(['GET /deals HTTP/1.0'])).toMatch(/^HTTP\/1.1 401 /)
    expect((await sendRaw(port, [`GET ${long} HTTP/1.1`])).status).toBe(401)
    expect((await sendRaw(port, [`GET ${long} HTTP/1.1`, `X-API-Key: ${API_KEY}`])).status).toBe(414)
  })

  it.each([
    ['a query', `/accounts/me?x=${'x'.repeat(9_000)}`],
    ['a path without a route', `/none/${'x'.repeat(9_000)}`],
    ['a parameter', `/deals/${'x'.repeat(3_000)}`],
    ['more than a head may hold', `/deals/${'x'.repeat(40_000)}`],
  ])('is refused for every caller if the address is too long: %s', async (_, path) => {
    const { status, body } = await sendRaw(port, [`GET ${path} HTTP/1.1`])
    expect(status).toBe(414)
    expect(JSON.parse(body)).toMatchObject({ code: 'URI_TOO_LONG' })
  })

  it("can't pollute prototypes with its body", async () => {
    for (const body of ['{"title":"x","__proto__":{"a":1}}', '{"title":"x","constructor":{"prototype":{"a":1}}}'])
      expect((await teacher.post('/deals', body, { 'content-type': 'application/json' })).status).toBe(400)
  })
})

describe('a large file', () => {
  it('gets a response, even if reading it takes longer than a client may be silent', async () => {
    const silence = 200
    const patient = await openHttpWorld({
      options: { clientTimeouts: { head: 10_000, request: 30_000, silence, check: 2_000 } },
    })
    try {
      const port = await listen(patient.app)
      const { headers } = await patient.signIn()
      const start = performance.now()
      const answer = await fetch(`http://127.0.0.1:${port}/deals/import`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/x-lin' },
        body: 'qx|o1|md|1|'.repeat(20_000),
      })
      expect(answer.status).toBe(200)
      expect(performance.now() - start).toBeGreaterThan(2 * silence)
    } finally {
      await patient.app.close()
    }
  })
})

describe('a slow client', () => {
  let slow: HttpWorld
  let slowPort: number
  beforeEach(async () => {
    slow = await openHttpWorld({ options: { clientTimeouts: { head: 150, request: 400, silence: 10_000, check: 50 } } })
    slowPort = await listen(slow.app)
  })
  afterEach(() => slow.app.close())

  /** Sends pieces, one every 100 ms, and returns the response when the connection is closed. */
  const drip = async (start: string, piece: string): Promise<string> => {
    const socket = connect(slowPort, '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('error', () => {})
    const closed = once(socket, 'close').then(() => true)
    socket.write(start)
    while (!(await Promise.race([closed, setTimeout(100, false)]))) socket.write(piece)
    return answer
  }

  it('is cut off while it sends the head', async () => {
    expect(await drip('GET /deals HTTP/1.1\r\nhost: x\r\n', 'x-a: b\r\n')).toMatch(
      /^HTTP\/1.1 408 [\s\S]*REQUEST_TIMEOUT/,
    )
  })

  it('is cut off while it sends the body', async () => {
    const head = `POST /deals HTTP/1.1\r\nhost: x\r\nauthorization: ${teacher.headers.authorization}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`
    expect(await drip(head, ' ')).toMatch(/^HTTP\/1.1 (408|403) /)
  })

  it('is cut off when it sends nothing at all', async () => {
    const socket = connect(slowPort, '127.0.0.1')
    socket.resume()
    // Without an error, which would emit a separate event.
    expect(await once(socket, 'close')).toEqual([false])
  })
})

describe('overload', () => {
  it('sheds requests quickly, but reports the state of the process', async () => {
    const busy = await openHttpWorld({ options: { overload: { maxEventLoopDelay: 0, maxHeapShare: 1e-9 } } })
    await listen(busy.app)
    // What happened before it listened does not count.
    let answer = await busy.request({ url: '/auction-systems' })
    for (const until = Date.now() + 20_000; answer.status === 200 && Date.now() < until; await setTimeout(100))
      answer = await busy.request({ url: '/auction-systems' })
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'SERVICE_UNAVAILABLE', meta: {} },
      headers: { 'retry-after': '2', 'x-request-id': expect.any(String) },
    })
    for (const url of ['/health/live', '/health/ready']) expect((await busy.request({ url })).status).toBe(200)
    await busy.app.close()
  })
})
