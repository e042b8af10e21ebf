import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { attributesOf, type CollectedSpan, openCollector } from '../support/collector.js'
import { fillFolder } from '../support/filled-folder.js'
import { aDataFolder, runCli, type ServiceProcess, startProcess } from '../support/service-process.js'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const KEY = 'secret-key-of-a-backend'
const SERVER = 2
const ERROR = 2

describe('a service with a trace collector', () => {
  let collector: Awaited<ReturnType<typeof openCollector>>
  let folder: ReturnType<typeof aDataFolder>
  let service: ServiceProcess
  let spans: readonly CollectedSpan[]
  const secrets = ['secret-token-of-a-link', 'secret-query', 'secret-title', 'secret-canary@example.org', 'secret-path']

  beforeAll(async () => {
    collector = await openCollector()
    folder = aDataFolder()
    await fillFolder(folder.path)
    const env = { DATA_DIR: folder.path, API_KEY: KEY, WEBHOOK_ALLOW_LOOPBACK: 'on' }
    service = await startProcess({
      ...env,
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    })
    const token = (await runCli(['token', 'new|carol', '--email', 'secret-canary@example.org'], env)).stdout.trim()
    secrets.push(token)
    const send = async (path: string, init: RequestInit = {}) => {
      const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) }
      const response = await fetch(`${service.address}${path}`, { ...init, headers })
      await response.arrayBuffer()
      return response.status
    }
    const body = JSON.stringify({ title: 'secret-title' })
    const json = { 'content-type': 'application/json' }
    expect(await send('/accounts/me')).toBe(200)
    expect(
      await send('/deals', { method: 'POST', body, headers: { ...json, traceparent: `00-${TRACE}-${PARENT}-01` } }),
    ).toBe(201)
    expect(await send('/deals/secret-token-of-a-link')).toBe(404)
    expect(await send('/deals/secret-token-of-a-link?secret-query')).toBe(400)
    expect(await send('/public/nothing/secret-token-of-a-link')).toBe(404)
    for (const file of ['', '.pbn', '/deals/1.svg', '/avatar'])
      expect(await send(`/public/collections/secret-token-of-a-link${file}`)).toBe(404)
    expect(await send('/accounts/search?q=secret-canary@example.org')).toBe(200)
    await deliver(send)
    expect(await service.kill('SIGTERM')).toEqual({ code: 0, signal: null })
    spans = collector.spans()
  })
  afterAll(() => {
    collector.close()
    folder.remove()
  })

  /** Has an event delivered to a webhook. */
  const deliver = async (send: (path: string, init?: RequestInit) => Promise<number>): Promise<void> => {
    const receiver = createServer((_request, response) => response.writeHead(204).end())
    const received = once(receiver, 'request')
    await once(receiver.listen(0, '127.0.0.1'), 'listening')
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/secret-path-of-a-receiver`
    const json = { 'content-type': 'application/json' }
    const promoted = await fetch(`${service.address}/accounts/${encodeURIComponent('new|carol')}`, {
      method: 'PATCH',
      body: JSON.stringify({ role: 'admin' }),
      headers: { ...json, 'x-api-key': KEY },
    })
    expect(promoted.status).toBe(200)
    expect(await send('/back-office/webhooks', { method: 'POST', body: JSON.stringify({ url }), headers: json })).toBe(
      201,
    )
    const deal = JSON.stringify({ title: 'secret-title', sharing: 'public' })
    expect(await send('/deals', { method: 'POST', body: deal, headers: json })).toBe(201)
    await received
    receiver.close()
  }

  const requestOf = (name: string) => {
    const span = spans.find((candidate) => candidate.kind === SERVER && candidate.name === name)
    if (span === undefined) throw new Error(`no span ${name} among ${spans.map((one) => one.name).join()}`)
    return span
  }
  const childrenOf = ({ spanId }: CollectedSpan) => spans.filter(({ parentSpanId }) => parentSpanId === spanId)

  it("traces a request through its use-case to its statements, as part of the caller's trace", () => {
    const request = requestOf('POST /deals')
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT })
    expect(attributesOf(request)).toMatchObject({
      'http.route': '/deals',
      'http.request.method': 'POST',
      'http.response.status_code': expect.anything(),
    })
    const useCase = childrenOf(request).find(({ name }) => name === 'CreateDeal.execute')
    expect(useCase).toMatchObject({ traceId: TRACE })
    const statements = childrenOf(useCase as CollectedSpan)
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'SELECT', 'WITH', 'COMMIT']))
    for (const statement of statements)
      expect(attributesOf(statement)).toMatchObject({
        'db.system.name': 'postgresql',
        'db.query.text': expect.any(String),
      })
  })

  it('traces each attempt to deliver to a webhook', () => {
    expect(spans.filter(({ name }) => name === 'WebWebhookSender.send')).not.toEqual([])
  })

  it('identifies the service', () => {
    expect(collector.resource()).toMatchObject({
      'service.name': 'dealbook',
      'service.version': expect.stringMatching(/^\d/),
      'deployment.environment.name': 'test',
    })
  })

  it('does not report a refusal as a failure', () => {
    const refused = requestOf('GET /deals/:id')
    expect(refused.status.code ?? 0).not.toBe(ERROR)
    const [useCase] = childrenOf(refused).filter(({ name }) => name.startsWith('GetDeal.'))
    expect(attributesOf(useCase as CollectedSpan)).toMatchObject({ 'dealbook.refusal': 'DEAL_NOT_FOUND' })
  })

  it('sends no address, parameter, credential or error message', () => {
    for (const secret of [...secrets, 'secret-key']) expect(collector.text()).not.toContain(secret)
    expect(attributesOf(requestOf('GET /deals/:id'))['url.path']).toBe('/deals/:id')
  })

  it('writes the trace and request ids to its log', () => {
    const lines = service.output.stdout.split('\n').filter((line) => line.startsWith('{'))
    const line = lines
      .map((text) => JSON.parse(text))
      .find(({ route, method }) => route === '/deals' && method === 'POST')
    expect(line).toMatchObject({ traceId: TRACE, spanId: requestOf('POST /deals').spanId, reqId: expect.any(String) })
  })
})
