import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DOMAIN_ERROR_CODES } from '../../src/domain/errors.js'
import { TRANSPORT_ERROR_CODES } from '../../src/http/errors/transport-errors.js'
import { type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'

let world: HttpWorld

beforeEach(async () => {
  world = await openHttpWorld({
    extend: (app) => {
      app.get('/planted/bug', async () => {
        throw new Error('secret detail of postgres://user:password@host/db')
      })
      app.get('/planted/outage', async () => {
        throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
      })
    },
  })
})
afterEach(() => world.app.close())

describe('an empty JSON body', () => {
  it('is no body: accepted if none is required, otherwise refused as missing', async () => {
    const { headers } = await world.signIn()
    const json = { ...headers, 'content-type': 'application/json' }
    const { body: deal } = await world.request({ method: 'POST', url: '/deals', headers, payload: { title: 'T' } })
    for (const [url, status] of [
      [`/deals/${deal.id}/trash`, 200],
      [`/deals/${deal.id}/restore`, 200],
      ['/deals', 400],
    ] as const) {
      const answer = await world.request({ method: 'POST', url, headers: json, payload: '' })
      expect([url, answer.status]).toEqual([url, status])
    }
    expect((await world.request({ method: 'PATCH', url: `/deals/${deal.id}`, headers: json })).body).toMatchObject({
      code: 'VALIDATION_FAILED',
    })
  })
})

describe('every failure', () => {
  it.each([
    ['GET', '/none', 404, 'ROUTE_NOT_FOUND'],
    ['GET', '/%zz', 404, 'ROUTE_NOT_FOUND'],
    ['GET', '/accounts/%zz', 401, 'UNAUTHORIZED'],
    ['GET', '/accounts/me/', 404, 'ROUTE_NOT_FOUND'],
    ['GET', '/ACCOUNTS/me', 404, 'ROUTE_NOT_FOUND'],
    ['GET', '//accounts/me', 404, 'ROUTE_NOT_FOUND'],
    ['GET', '/api/none', 401, 'UNAUTHORIZED'],
    ['GET', '/api/deals/%zz', 401, 'UNAUTHORIZED'],
    ['PUT', '/api/deals/import', 401, 'UNAUTHORIZED'],
    ['DELETE', '/auction-systems', 405, 'METHOD_NOT_ALLOWED'],
    ['DELETE', '/deals', 405, 'METHOD_NOT_ALLOWED'],
    ['GET', '/accounts/me/complete-onboarding', 405, 'METHOD_NOT_ALLOWED'],
    ['GET', `/accounts/${'x'.repeat(3_000)}`, 414, 'URI_TOO_LONG'],
    ['GET', '/accounts/me', 401, 'UNAUTHORIZED'],
    ['GET', '/planted/bug', 500, 'INTERNAL_ERROR'],
    ['GET', '/planted/outage', 503, 'SERVICE_UNAVAILABLE'],
  ] as const)('has one body: %s %s answers %i', async (method, url, status, code) => {
    const answer = await world.request({ method, url })
    expect(answer.status).toBe(status)
    expect(Object.keys(answer.body)).toEqual(['code', 'message', 'meta'])
    expect(answer.body.code).toBe(code)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    expect(answer.text).not.toContain('password')
  })

  it("is that of an unknown id if one can't be decoded", async () => {
    const { headers } = await world.signIn()
    for (const id of ['%', '%zz', 'a%', '%FF', '%C0%80', '%ED%A0%80', 'a%2', '%25%zz']) {
      for (const [url, code] of [
        [`/deals/${id}`, 'DEAL_NOT_FOUND'],
        [`/deals/${id}?x`, 'VALIDATION_FAILED'],
        [`/collections/${id}/exposure`, 'DEAL_COLLECTION_NOT_FOUND'],
        [`/catalog/authors/${id}/deals`, 'CATALOG_AUTHOR_NOT_FOUND'],
        [`/public/collections/${id}`, 'DEAL_COLLECTION_NOT_FOUND'],
        [`/${id}/deals`, 'ROUTE_NOT_FOUND'],
      ] as const)
        expect([url, (await world.request({ url, headers })).body.code]).toEqual([url, code])
      const known = await world.request({ url: `/api/deals/${id}`, headers: WITH_API_KEY })
      expect([id, known.body.code]).toEqual([id, 'DEAL_NOT_FOUND'])
      expect((await world.request({ method: 'PUT', url: `/accounts/${id}`, headers })).status).toBe(405)
    }
  })

  it('lists the methods of a route', async () => {
    expect((await world.request({ method: 'POST', url: '/accounts/me' })).headers.allow).toBe(
      'GET, HEAD, PATCH, DELETE, OPTIONS',
    )
    expect((await world.request({ method: 'PUT', url: '/api/accounts', headers: WITH_API_KEY })).headers.allow).toBe(
      'GET, HEAD, POST, OPTIONS',
    )
  })

  it('refuses every method that a path does not have, whatever other paths it resembles', async () => {
    const { paths } = (await world.request({ url: '/openapi.json' })).body
    for (const [path, operations] of Object.entries(paths as Record<string, object>)) {
      if (path.startsWith('/planted')) continue
      const has = Object.keys(operations).map((method) => method.toUpperCase())
      const url = path.replace(/\{\w+\}/g, 'x')
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const) {
        if (has.includes(method)) continue
        const { status, headers } = await world.request({ method: method as 'GET', url, headers: WITH_API_KEY })
        const allowed = String(headers.allow).split(', ')
        const told = allowed.filter((name) => name !== 'HEAD' && name !== 'OPTIONS')
        expect([status, told.toSorted()], `${method} ${url}`).toEqual([405, has.toSorted()])
      }
    }
  })

  it('of our own has the request id in the response', async () => {
    const answer = await world.request({ url: '/planted/bug', headers: { 'x-request-id': 'trace-1' } })
    expect(answer.body.meta).toEqual({ requestId: 'trace-1' })
    expect(answer.headers['x-request-id']).toBe('trace-1')
  })

  it('says when to retry', async () => {
    expect((await world.request({ url: '/planted/outage' })).headers['retry-after']).toBe('2')
  })
})

describe('a request id', () => {
  it.each(['a b', 'x'.repeat(129), 'a"b', '<script>'])('of the caller is not accepted as %j', async (id) => {
    const { headers } = await world.request({ url: '/auction-systems', headers: { 'x-request-id': id } })
    expect(headers['x-request-id']).not.toBe(id)
  })
})

describe('an invalid HTTP request', () => {
  const raw = async (text: string): Promise<string> => {
    if (!world.app.server.listening) await world.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = world.app.server.address() as AddressInfo
    return new Promise((resolve, reject) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (data) => {
        answer += data
      })
      socket.on('close', () => resolve(answer))
      socket.on('error', reject)
    })
  }

  it('may expect unsupported features, but needs a host', async () => {
    const close = 'connection: close\r\n\r\n'
    expect(await raw(`GET /auction-systems HTTP/1.1\r\nhost: x\r\nexpect: magic\r\n${close}`)).toMatch(
      /^HTTP\/1\.1 200 /,
    )
    expect(await raw(`GET /auction-systems HTTP/1.1\r\n${close}`)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"VALIDATION_FAILED"/)
  })

  it('gets the same kind of body', async () => {
    expect(await raw('rubbish\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*\{"code":"\w+"/)
    const long = `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`
    expect(await raw(long)).toMatch(/^HTTP\/1\.1 431 [\s\S]*\{"code":"HEADERS_TOO_LARGE"/)
  })
})

describe('docs/errors.md', () => {
  it('lists exactly the existing codes', () => {
    const page = readFileSync('docs/errors.md', 'utf8')
    const listed = [...page.matchAll(/^\| \d+ \| `([A-Z_]+)` \|/gm)].map(([, code]) => code)
    expect(listed.sort()).toEqual([...DOMAIN_ERROR_CODES, ...Object.values(TRANSPORT_ERROR_CODES)].sort())
  })
})
