import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { metricsServer } from '../../src/http/metrics/metrics-routes.js'
import { Metrics } from '../../src/infrastructure/prometheus/metrics.js'
import { aSharingGroup } from '../support/builders.js'
import { aBackend, aClient, type Client } from '../support/clients.js'
import { openFakeCluster } from '../support/fake-cluster.js'
import { type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'

let world: HttpWorld
let backend: ReturnType<typeof aBackend>
let teacher: Client

beforeAll(async () => {
  world = await openHttpWorld({ limits: { freeServes: 1 } })
  backend = aBackend(world)
  teacher = await aClient(world)
})
afterAll(() => world.app.close())

const numbers = async (): Promise<string> => {
  const { status, text, headers } = await backend.get('/metrics')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/plain; version=/),
    'cache-control': 'no-store',
  })
  return text
}
const readSeries = (text: string, series: string): number => {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `))
  return line === undefined ? 0 : Number(line.slice(series.length + 1))
}
/** How much the series increase during some work. */
const growthOf = async (series: readonly string[], work: () => Promise<unknown>): Promise<readonly number[]> => {
  const before = await numbers()
  await work()
  const after = await numbers()
  return series.map((name) => readSeries(after, name) - readSeries(before, name))
}

describe('GET /metrics', () => {
  it('requires the API key, and is not found if it has a separate port', async () => {
    expect((await teacher.get('/metrics')).status).toBe(401)
    const elsewhere = await openHttpWorld({ options: { servesMetrics: false } })
    expect((await elsewhere.request({ url: '/metrics', headers: WITH_API_KEY })).status).toBe(404)
    await elsewhere.app.close()
  })

  it('has a separate port without a key, and ignores its query', async () => {
    const server = metricsServer(new Metrics())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const ask = async (path: string, method = 'GET') =>
      (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method })).status
    for (const path of ['/metrics', '/metrics?x=1', '/metrics?']) {
      expect([path, await ask(path), await ask(path, 'HEAD')]).toEqual([path, 200, 200])
      expect([path, await ask(path, 'POST')]).toEqual([path, 404])
    }
    for (const path of ['/', '/metrics/', '/metricsx', '/?/metrics'])
      expect([path, await ask(path)]).toEqual([path, 404])
    server.closeAllConnections()
    server.close()
  })

  it('counts requests by the pattern of their route, without any value from a caller', async () => {
    const of = (method: string, route: string, status: number) =>
      `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`
    const series = [
      of('GET', '/deals/:id', 404),
      of('GET', 'none', 404),
      of('TRACE', 'none', 405),
      of('PROPFIND', 'none', 405),
      of('GET', '/deals', 401),
    ]
    expect(
      await growthOf(series, async () => {
        for (const id of ['secret-one', 'secret-two']) await teacher.get(`/deals/${id}`)
        await teacher.get('/secret-three')
        await world.request({ method: 'TRACE' as 'GET', url: '/deals' })
        await world.request({ method: 'PROPFIND' as 'GET', url: '/deals' })
        await world.request({ url: '/deals?secret-four' })
      }),
    ).toEqual([2, 1, 1, 1, 1])
    expect(await numbers()).not.toContain('secret')
  })

  it('counts serves, once per key, and refusals', async () => {
    const { body } = await backend.post('/api/deals', { ownerId: teacher.account.id, title: 'T' })
    const series = ['dealbook_serves_total{outcome="served"}', 'dealbook_serves_total{outcome="refused"}']
    const serve = (headers: object) => backend.get(`/api/deals/${body.id}`, headers)
    expect(
      await growthOf(series, async () => {
        for (let i = 0; i < 3; i++) expect((await serve({ 'idempotency-key': 'once' })).status).toBe(200)
        expect((await backend.get(`/api/deals/${body.id}?serve=false`)).status).toBe(200)
        expect((await serve(teacher.headers)).status).toBe(200)
        expect((await serve(teacher.headers)).status).toBe(402)
      }),
    ).toEqual([2, 1])
  })

  it('counts imports and their records by outcome', async () => {
    const board = '[Board "1"]\n[Deal "N:AKQJ.T98.765.432 T987.AKQJ.432.65 65.432.AKQJ.T987 432.765.T98.AKQJ"]\n\n'
    const series = [
      'dealbook_imports_total',
      ...['imported', 'repeated', 'rejected'].map((outcome) => `dealbook_import_records_total{outcome="${outcome}"}`),
    ]
    const file = `${board}${board}[Board "2"]\n[Deal "N:rubbish"]\n`
    const headers = { 'content-type': 'application/x-pbn' }
    expect(
      await growthOf(series, async () =>
        expect((await teacher.post('/deals/import', file, headers)).body).toMatchObject({ imported: 1, repeated: 1 }),
      ),
    ).toEqual([1, 1, 1, 1])
  })

  it('counts refusals because of quotas', async () => {
    const other = await aClient(world)
    const series = 'dealbook_quota_refusals_total{quota="sharingGroups"}'
    for (let i = 0; i < 200; i++)
      await world.repositories.sharingGroups.insert(aSharingGroup({ ownerId: other.account.id }))
    expect(
      await growthOf([series], async () => {
        for (let i = 0; i < 2; i++) expect((await other.post('/sharing-groups', { name: 'x' })).status).toBe(409)
      }),
    ).toEqual([2])
  })

  it('counts how often the account of a caller was cached', async () => {
    const other = await aClient(world)
    const series = ['hit', 'miss'].map((result) => `dealbook_cache_lookups_total{cache="callers",result="${result}"}`)
    expect(
      await growthOf(series, async () => {
        for (let i = 0; i < 4; i++) await other.get('/deals')
      }),
    ).toEqual([3, 1])
  })
})

describe('the dashboard', () => {
  it('only uses existing metrics', async () => {
    const metrics = new Metrics()
    metrics.watchProcess('1')
    metrics.watchPools([{ totalCount: 0, idleCount: 0, waitingCount: 0 }])
    metrics.watchSolving({ count: async () => 0 })
    metrics.watchReplicas((await openFakeCluster()).routes)
    metrics.watchDeliveries({ countPending: async () => 0 })
    const names = new Set(
      [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, type]) =>
        type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => `${name}${end}`) : [name],
      ),
    )
    const dashboard = JSON.parse(readFileSync('docs/grafana/dealbook.json', 'utf8')) as {
      panels: { title: string; targets?: { expr: string }[] }[]
    }
    const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    expect(expressions.length).toBeGreaterThan(8)
    const asked = expressions.flatMap((expr) => expr.match(/\b(?:http|dealbook|nodejs|process)_\w+/g) ?? [])
    expect(asked.filter((name) => !names.has(name))).toEqual([])
    for (const name of names) if (name?.startsWith('dealbook_')) expect(asked).toContain(name)
  })
})
