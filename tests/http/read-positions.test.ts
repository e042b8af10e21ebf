import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replicatedAdapters } from '../../src/container/ports.js'
import { type Position, toText } from '../../src/infrastructure/postgres/replication/position.js'
import { aHandle, anAccount } from '../support/builders.js'
import { type FakeCluster, type FakeMember, openFakeCluster } from '../support/fake-cluster.js'
import { type HttpWorld, type HttpWorldOptions, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'

const ORIGIN = 'https://app.example.org'

let cluster: FakeCluster
let primary: FakeMember
let world: HttpWorld
let author: Awaited<ReturnType<HttpWorld['signIn']>>
let reader: Awaited<ReturnType<HttpWorld['signIn']>>

const open = (routes = cluster.routes, options: HttpWorldOptions['options'] = {}) =>
  openHttpWorld({
    store: replicatedAdapters(routes),
    positions: routes,
    options: { corsOrigins: [ORIGIN], ...options },
    checks: { isReadOnly: () => cluster.cluster.primary === null },
  })

const replicate = async (): Promise<void> => {
  for (const replica of cluster.replicas) replica.catchUpWith(primary)
  await cluster.pass(1)
}

/** Lets so much time pass that no write is remembered. */
const forget = () => cluster.pass(31)

beforeEach(async () => {
  cluster = await openFakeCluster()
  ;({ primary } = cluster)
  world = await open()
  author = await world.signIn({ handle: aHandle('alice') })
  reader = await world.signIn()
  await replicate()
})
afterEach(() => world.app.close())

const create = async (title: string, as: { readonly headers: Record<string, string> } = author) => {
  primary.lsn += 10n
  return world.request({
    method: 'POST',
    url: '/deals',
    headers: as.headers,
    payload: { title, sharing: 'public' },
  })
}
const titles = async (headers: Record<string, string>, url = '/catalog/deals'): Promise<readonly string[]> => {
  const { status, body } = await world.request({ url, headers })
  expect(status).toBe(200)
  return body.deals.map(({ title }: { title: string }) => title)
}
const OWN = '/deals'

describe('a write', () => {
  it('returns its position, and a read that sends it shows the write, on every instance', async () => {
    const { status, headers } = await create('first')
    expect(status).toBe(201)
    const position = headers['dealbook-position'] ?? ''
    expect(position).toMatch(/^[0-9a-f]+-[0-9a-f]+$/)
    const other = await open(cluster.anotherInstance())
    const read = async (more: object) =>
      (await other.request({ url: OWN, headers: { ...author.headers, ...more } })).body.deals.length
    expect(await read({})).toBe(0)
    expect(await read({ 'dealbook-position': position })).toBe(1)
    expect(await read({ 'dealbook-position': 'nonsense' })).toBe(1)
    await other.app.close()
  })

  it('is visible to its caller for 30 seconds without a position, on the same instance', async () => {
    await create('first')
    expect(await titles(author.headers, OWN)).toEqual(['first'])
    expect(await titles(author.headers)).toEqual(['first'])
    expect(await titles(reader.headers)).toEqual([])
    await forget()
    // The replicas still have not replayed it, but as far as is known they are not late.
    primary.lsn -= 10n
    await cluster.pass(1)
    expect(await titles(author.headers, OWN)).toEqual([])
  })

  it('returns no position if it is refused; nor does a read', async () => {
    const refused = await world.request({
      method: 'POST',
      url: '/deals',
      headers: author.headers,
      payload: { title: 1 },
    })
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.headers).not.toHaveProperty('dealbook-position')
    const read = await world.request({ url: '/accounts/me', headers: author.headers })
    expect(read.headers).not.toHaveProperty('dealbook-position')
  })

  it('makes its caller read from the primary if its outcome is unknown', async () => {
    await create('first')
    await forget()
    const { run } = primary.transactions
    primary.transactions.run = () => Promise.reject(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))
    const failed = await world.request({
      method: 'POST',
      url: '/collections',
      headers: author.headers,
      payload: { title: 'x' },
    })
    expect(failed).toMatchObject({ status: 503 })
    primary.transactions.run = run
    expect(await titles(author.headers, OWN)).toEqual(['first'])
  })

  it('is refused with 503, without position or effect, if it is shed under overload', async () => {
    const crowded = await open(cluster.anotherInstance(), {
      overload: { maxEventLoopDelay: Number.POSITIVE_INFINITY, maxHeapShare: 0 },
    })
    await crowded.app.listen({ port: 0, host: '127.0.0.1' })
    const write = { method: 'POST', url: '/deals', headers: author.headers, payload: { title: 'x' } } as const
    await expect.poll(async () => (await crowded.request(write)).status).toBe(503)
    const onPrimary = () => titles({ ...author.headers, 'dealbook-position': 'nonsense' }, OWN)
    const before = await onPrimary()
    const shed = await crowded.request(write)
    expect(shed).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
    expect(shed.headers).not.toHaveProperty('dealbook-position')
    expect(await onPrimary()).toEqual(before)
    await crowded.app.close()
  })

  it('returns its position to an internal backend too, which never reads stale data', async () => {
    primary.lsn += 10n
    const { status, headers } = await world.request({
      method: 'POST',
      url: '/api/deals',
      headers: WITH_API_KEY,
      payload: { ownerId: author.account.id, title: 'by a backend' },
    })
    expect(status).toBe(201)
    expect(headers).toHaveProperty('dealbook-position')
    await forget()
    expect(await titles(WITH_API_KEY, '/api/deals')).toEqual(['by a backend'])
  })
})

describe('pages of other origins', () => {
  it('may send and read positions', async () => {
    const { headers } = await world.request({
      method: 'OPTIONS',
      url: '/deals',
      headers: { origin: ORIGIN, 'access-control-request-method': 'POST' },
    })
    expect(headers['access-control-allow-headers']).toContain('Dealbook-Position')
    const read = await world.request({ url: '/accounts/me', headers: { ...author.headers, origin: ORIGIN } })
    expect(read.headers['access-control-expose-headers']).toContain('Dealbook-Position')
  })

  it('may send positions with requests for public links', async () => {
    const { headers } = await world.request({
      method: 'OPTIONS',
      url: '/public/collections/abc',
      headers: { origin: 'https://elsewhere.example.org', 'access-control-request-method': 'GET' },
    })
    expect(headers['access-control-allow-headers']).toContain('Dealbook-Position')
  })
})

describe('a withdrawn deal', () => {
  it('is hidden at once, and the list can still be paged', async () => {
    for (const title of ['one', 'two', 'three']) await create(title)
    await replicate()
    const [{ id }] = (await world.request({ url: '/catalog/deals?limit=1', headers: reader.headers })).body.deals
    await world.request({ method: 'POST', url: `/deals/${id}/trash`, headers: author.headers })
    const page = (await world.request({ url: '/catalog/deals?limit=1', headers: reader.headers })).body
    expect(page.deals).toEqual([])
    expect(page.nextCursor).toEqual(expect.any(String))
    expect(await titles(reader.headers)).toHaveLength(2)
  })
})

describe('while the primary is away', () => {
  beforeEach(async () => {
    await create('first')
    await replicate()
    primary.isUp = false
    primary.transactions.run = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
    await cluster.pass(1)
  })

  it('reads continue, and the instance is ready', async () => {
    expect(await titles(reader.headers)).toEqual(['first'])
    expect(await titles(author.headers, OWN)).toEqual(['first'])
    expect(await world.request({ url: '/accounts/me', headers: author.headers })).toMatchObject({ status: 200 })
    expect(await world.request({ url: '/health/ready' })).toMatchObject({
      status: 200,
      body: { status: 'ok', database: 'read-only' },
    })
  })

  it('a write is refused at once, and its caller can still read', async () => {
    const tries = vi.spyOn(primary.transactions, 'run')
    const write = { method: 'POST', url: '/collections', headers: author.headers, payload: { title: 'x' } } as const
    expect(await world.request(write)).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } })
    expect(tries).not.toHaveBeenCalled()
    expect(await titles(author.headers, OWN)).toEqual(['first'])
    expect(await world.request({ url: '/accounts/me', headers: author.headers })).toMatchObject({ status: 200 })
  })

  it('callers are recognised after their last write, whichever replica has it', async () => {
    const newcomer = await world.bearerOf('newcomer')
    Object.assign(primary, { isUp: true })
    await cluster.pass(1)
    await primary.repositories.accounts.insert(anAccount({ id: 'newcomer' as never }))
    primary.lsn += 10n
    const [first] = cluster.replicas
    first.catchUpWith(primary)
    const position = toText((await primary.position()) as Position)
    primary.isUp = false
    await cluster.pass(1)
    for (let i = 0; i < 3; i++) {
      const other = await open(cluster.anotherInstance())
      const headers = { ...newcomer, 'dealbook-position': position }
      expect(await other.request({ url: OWN, headers })).toMatchObject({ status: 200 })
      await other.app.close()
    }
  })

  it('writes are refused with Retry-After, and so is the first read of an account', async () => {
    const refused = { status: 503, headers: { 'retry-after': expect.any(String) } }
    expect(
      await world.request({ method: 'POST', url: '/collections', headers: author.headers, payload: { title: 'x' } }),
    ).toMatchObject(refused)
    expect(await world.request({ url: '/accounts/me', headers: await world.bearerOf('newcomer') })).toMatchObject(
      refused,
    )
  })
})

describe('with one database', () => {
  it('no positions are returned', async () => {
    const plain = await openHttpWorld()
    const { headers } = await plain.signIn()
    const answer = await plain.request({ method: 'POST', url: '/deals', headers, payload: { title: 'x' } })
    expect(answer.status).toBe(201)
    expect(answer.headers).not.toHaveProperty('dealbook-position')
    expect((await plain.request({ url: '/health/ready' })).body).toEqual({ status: 'ok' })
    await plain.app.close()
  })
})
