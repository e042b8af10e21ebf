import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TransportStatus, transportErrorBody } from '../../src/http/errors/transport-errors.js'
import { type Nginx, openNginx } from '../support/own-servers.js'
import { sendRaw } from '../support/raw-http.js'

describe('nginx alone', () => {
  const instance: Server = createServer((request, response) => {
    request.resume()
    response.writeHead(404, { 'content-type': 'application/json', 'x-own': 'yes' }).end('{"code":"DEAL_NOT_FOUND"}')
  })
  let nginx: Nginx
  let port: number

  beforeAll(async () => {
    await once(instance.listen(0, '127.0.0.1'), 'listening')
    const at = (instance.address() as AddressInfo).port
    nginx = await openNginx('deploy/nginx', new Map([1, 2, 3].map((n) => [`dealbook-${n}`, at])))
    port = Number(new URL(nginx.address).port)
  })
  afterAll(async () => {
    instance.close()
    await nginx?.close()
  })

  const failure = async (lines: readonly string[]) => {
    const { status, head, body } = await sendRaw(port, lines)
    expect(head).toMatch(/^content-type: application\/json\r?$/im)
    expect(head).toMatch(/^cache-control: no-store\r?$/im)
    return { status, head, body: JSON.parse(body) }
  }

  it.each<[TransportStatus, readonly string[]]>([
    [404, ['GET /metrics HTTP/1.1']],
    [404, ['GET /failure HTTP/1.1']],
    [413, ['POST /deals HTTP/1.1', `Content-Length: ${5 * 1024 * 1024 + 1}`]],
    [414, [`GET /${'x'.repeat(20_000)} HTTP/1.1`]],
    [431, ['GET / HTTP/1.1', `X-Long: ${'x'.repeat(20_000)}`]],
  ])('responds with %i as the service does', async (status, lines) => {
    expect(await failure(lines)).toMatchObject({ status, body: transportErrorBody(status) })
  })

  it('responds to invalid HTTP', async () => {
    expect(await failure(['GET / HTTP/1.1', 'Content-Length: many'])).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_JSON', meta: {} },
    })
  })

  it('passes on the responses of the service', async () => {
    const answer = await fetch(`${nginx.address}/deals/1`)
    expect({ status: answer.status, body: await answer.text() }).toEqual({
      status: 404,
      body: '{"code":"DEAL_NOT_FOUND"}',
    })
    expect(answer.headers.get('x-own')).toBe('yes')
  })

  it('asks to retry later if no instance responds', async () => {
    instance.close()
    instance.closeAllConnections()
    const { status, head, body } = await failure(['GET /deals/1 HTTP/1.1'])
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE', meta: {} } })
    expect(head).toMatch(/^retry-after: 2\r?$/im)
  })

  it('does not write public tokens to its error log', async () => {
    for (const lines of [
      ['GET /public/collections/secret-token HTTP/1.1'],
      ['GET /%70ublic/collections/secret-token HTTP/1.1'],
      ['GET //public/collections/secret-token.pbn?x=1 HTTP/1.1'],
      ['GET /x/../public/collections/secret-token HTTP/1.1'],
      ['GET /PUBLIC/collections/secret-token HTTP/1.1'],
      ['GET http://dealbook.example/public/collections/secret-token HTTP/1.1'],
      ['POST /public/collections/secret-token HTTP/1.1', `Content-Length: ${5 * 1024 * 1024 + 1}`],
      ['GET /public/collections/secret-token HTTP/1.1', 'Content-Length: many'],
      ['GET /public/collections/secret-token HTTP/1.1', `X-Long: ${'x'.repeat(20_000)}`],
      ['GET /public/collections/secret-token/deals/1.svg?south=declarer HTTP/1.1'],
      ['GET /public/collections/secret-token/avatar HTTP/1.1'],
      ['GET /c/secret-token HTTP/1.1'],
      ['GET /%63/secret-token/boards/1 HTTP/1.1'],
    ])
      await failure(lines)
    await failure(['GET /deals/told HTTP/1.1'])
    expect(nginx.errorLog()).toContain('/deals/told')
    expect(nginx.errorLog()).not.toContain('secret-token')
  })
})
