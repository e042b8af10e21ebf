import { afterEach, describe, expect, it } from 'vitest'
import { aCollection, anAccount, anAccountId } from '../support/builders.js'
import { aClient } from '../support/clients.js'
import { type HeldTime, holdTime, MINUTE, SECOND } from '../support/held-time.js'
import {
  type Answer,
  type HttpWorld,
  type HttpWorldOptions,
  openHttpWorld,
  WITH_API_KEY,
} from '../support/http-world.js'

let world: HttpWorld
let time: HeldTime | undefined
afterEach(async () => {
  await world.app.close()
  time?.release()
  time = undefined
})

const open = async (rateLimits: HttpWorldOptions['rateLimits'], options: HttpWorldOptions = {}) => {
  world = await openHttpWorld({ ...options, ...(rateLimits && { rateLimits }) })
}
const a = (count: number, seconds = 60) => ({ count, seconds })
const PUBLIC = '/auction-systems'
const statuses = async (times: number, send: () => Promise<Answer>): Promise<number[]> => {
  const found: number[] = []
  for (let i = 0; i < times; i++) found.push((await send()).status)
  return found
}
const left = ({ headers }: Answer) => [
  headers['ratelimit-limit'],
  headers['ratelimit-remaining'],
  headers['ratelimit-reset'],
  headers['retry-after'],
]

describe('a limited route', () => {
  it('reports with each response what remains, and above the limit when to retry', async () => {
    await open({ public: a(2) })
    time = holdTime()
    const get = () => world.request({ url: PUBLIC })
    expect(left(await get())).toEqual(['2', '1', '60', undefined])
    time.skip(10 * SECOND)
    expect(left(await get())).toEqual(['2', '0', '50', undefined])
    const refused = await get()
    expect(left(refused)).toEqual(['2', '0', '50', '50'])
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': expect.any(String) },
      body: { code: 'RATE_LIMITED', message: expect.any(String), meta: { retryAfterSeconds: 50 } },
    })
    time.skip(MINUTE)
    expect((await get()).status).toBe(200)
  })

  it('counts a burst exactly: as many concurrent requests pass as the limit allows', async () => {
    await open({ public: a(20) })
    const burst = async (times: number) =>
      Promise.all(Array.from({ length: times }, () => world.request({ url: PUBLIC })))
    const answers = await burst(30)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    const told = answers.map(({ headers }) => Number(headers['ratelimit-remaining'])).sort((one, other) => other - one)
    expect(told).toEqual([...Array.from({ length: 20 }, (_, i) => 19 - i), ...Array(10).fill(0)])
  })

  it('counts the bursts of several accounts separately', async () => {
    await open({ signedIn: a(20) })
    const [alice, bob] = [await aClient(world), await aClient(world)]
    const burst = (client: typeof alice) => Promise.all(Array.from({ length: 30 }, () => client.get('/deals')))
    // From the second request on, a token is cached, so the requests are really concurrent.
    for (const client of [alice, bob]) expect((await client.get('/deals')).status).toBe(200)
    for (const answers of await Promise.all([alice, bob].map(burst)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
  })

  it('does not mention limits if they are off', async () => {
    await open({})
    const answer = await world.request({ url: PUBLIC })
    expect(left(answer)).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe('public links', () => {
  const link = async (publicToken: string, overrides: object = {}) => {
    const { account } = await world.signIn()
    const open = { ownerId: account.id, publicEnabled: true, publicToken }
    await world.repositories.collections.insert(aCollection({ ...open, ...overrides }))
  }
  const read = (token: string, address = '192.0.2.1') =>
    world.request({ url: `/public/collections/${token}`, headers: { 'x-forwarded-for': address } })

  it('are limited by link and address together while they are open, including HEAD and 304', async () => {
    await open({ public: a(1), link: a(3) }, { trustProxy: 1 })
    await link('lesson-1')
    await link('lesson-2')
    const { headers } = await read('lesson-1')
    expect(left({ headers } as Answer)).toEqual(['3', '2', '60', undefined])
    const url = '/public/collections/lesson-1'
    const known = { 'if-none-match': String(headers.etag), 'x-forwarded-for': '192.0.2.1' }
    expect((await world.request({ url, headers: known })).status).toBe(304)
    expect((await world.request({ method: 'HEAD', url, headers: known })).status).toBe(304)
    expect(await read('lesson-1')).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    expect((await read('lesson-1', '192.0.2.2')).status).toBe(200)
    expect(await statuses(4, () => read('lesson-2'))).toEqual([200, 200, 200, 429])
    // None of these counts as a read of another public route.
    expect((await world.request({ url: PUBLIC, headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(200)
  })

  it('that are not open count as public reads, and a class at the same address can continue to read', async () => {
    await open({ public: a(3), link: a(100) })
    await link('lesson')
    await link('closed', { publicEnabled: false })
    expect((await read('guess-1')).headers['ratelimit-remaining']).toBe('2')
    expect((await read('closed')).headers['ratelimit-remaining']).toBe('1')
    expect((await world.request({ url: PUBLIC })).headers['ratelimit-remaining']).toBe('0')
    expect(await statuses(2, () => read('guess-2'))).toEqual([429, 429])
    expect((await read('closed')).status).toBe(429)
    expect(await statuses(20, () => read('lesson'))).toEqual(Array(20).fill(200))
  })
})

describe('public routes', () => {
  it('are limited together by address, including HEAD and refusals, but not health, documents and unknown paths', async () => {
    await open({ public: a(3) })
    expect((await world.request({ url: PUBLIC })).status).toBe(200)
    expect((await world.request({ method: 'HEAD', url: PUBLIC })).status).toBe(200)
    expect((await world.request({ url: '/public/collections/unknown' })).status).toBe(404)
    expect((await world.request({ url: PUBLIC })).status).toBe(429)
    expect((await world.request({ url: '/public/collections/unknown' })).status).toBe(429)
    for (const url of ['/health/live', '/health/ready', '/openapi.json', '/docs', '/none', '/none'])
      expect((await world.request({ url })).status).not.toBe(429)
  })

  it('trust the address from a proxy only for the configured hops', async () => {
    const claim = (address: string) => world.request({ url: PUBLIC, headers: { 'x-forwarded-for': address } })
    let next = 0
    await open({ public: a(2) })
    expect(await statuses(4, () => claim(`203.0.113.${++next}`))).toEqual([200, 200, 429, 429])
    await open({ public: a(2) }, { trustProxy: 1 })
    // What the client adds itself is ignored.
    expect(await statuses(4, () => claim(`198.51.100.${++next}, 203.0.113.1`))).toEqual([200, 200, 429, 429])
    expect((await claim('203.0.113.1, 203.0.113.2')).status).toBe(200)
  })

  it('treat an IPv6 network as one address, and IPv4 within it as IPv4', async () => {
    await open({ public: a(1) }, { trustProxy: 1 })
    const from = (address: string) => world.request({ url: PUBLIC, headers: { 'x-forwarded-for': address } })
    expect((await from('2001:db8:1:2::1')).status).toBe(200)
    expect((await from('2001:DB8:1:2:ffff::9')).status).toBe(429)
    expect((await from('2001:db8:1:3::1')).status).toBe(200)
    expect((await from('192.0.2.1')).status).toBe(200)
    expect((await from('::ffff:192.0.2.1')).status).toBe(429)
    expect((await from('192.0.2.2')).status).toBe(200)
  })

  it('treat an address as the same with any port added by a proxy', async () => {
    await open({ public: a(1) }, { trustProxy: 1 })
    const from = (address: string) => world.request({ url: PUBLIC, headers: { 'x-forwarded-for': address } })
    expect((await from('192.0.2.1:4711')).status).toBe(200)
    expect((await from('192.0.2.1:4712')).status).toBe(429)
    expect((await from('192.0.2.1')).status).toBe(429)
    expect((await from('[2001:db8::1]:4711')).status).toBe(200)
    expect((await from('[2001:db8::2]:4712')).status).toBe(429)
    expect((await from('2001:db8::3')).status).toBe(429)
  })
})

describe('forms', () => {
  const send = (form = 'newsletter') =>
    world.request({ method: 'POST', url: `/forms/${form}`, payload: { email: 'a@example.org' } })

  it('are limited per minute and per day, for an address and all forms together', async () => {
    await open({ forms: a(2), formsDay: a(3, 86_400), public: a(1) })
    time = holdTime()
    expect(left(await send())).toEqual(['2', '1', '60', undefined])
    expect((await send('contact')).status).toBe(400)
    expect(await send()).toMatchObject({ status: 429, body: { meta: { retryAfterSeconds: 60 } } })
    time.skip(MINUTE)
    // Refused requests do not count towards the day.
    expect(left(await send())).toEqual(['3', '0', String(86_400 - 60), undefined])
    expect(await send()).toMatchObject({ status: 429, headers: { 'retry-after': String(86_400 - 60) } })
    time.skip(86_400 * SECOND)
    expect((await send()).status).toBe(202)
  })

  it('report the longer wait if both limits are reached, whichever refuses', async () => {
    await open({ forms: a(2), formsDay: a(2, 86_400) })
    time = holdTime()
    await statuses(2, send)
    const wait = 86_400
    const refused = {
      status: 429,
      headers: { 'retry-after': String(wait) },
      body: { meta: { retryAfterSeconds: wait } },
    }
    expect(await send()).toMatchObject(refused)
    time.skip(86_400 * SECOND - 10 * SECOND)
    // The day refuses for another ten seconds, the minute for sixty.
    expect(await statuses(2, send)).toEqual([429, 429])
    expect(await send()).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
  })
})

describe('signed-in accounts', () => {
  it('are limited separately, whatever the address, before any lookup', async () => {
    await open({ signedIn: a(2), public: a(1) })
    const [alice, bob] = [await aClient(world), await aClient(world)]
    expect(await statuses(3, () => alice.get('/deals'))).toEqual([200, 200, 429])
    expect((await alice.post('/deals', { title: 'T' })).status).toBe(429)
    expect((await alice.get('/accounts/me')).status).toBe(429)
    expect(left(await bob.get('/accounts/me'))).toEqual(['2', '1', '60', undefined])
    expect((await world.repositories.deals.list({}, { page: 1, pageSize: 1 })).total).toBe(0)
  })

  it('are limited without an account too', async () => {
    await open({ signedIn: a(1) })
    const { headers } = await world.signIn({ isActive: false })
    expect(await statuses(2, () => world.request({ url: '/deals', headers }))).toEqual([403, 429])
  })

  it('search with a separate limit, in addition to that of the account', async () => {
    await open({ signedIn: a(10), search: a(2) })
    const alice = await aClient(world)
    time = holdTime()
    const search = () => alice.get('/accounts/search?q=ann')
    expect(left(await search())).toEqual(['2', '1', '60', undefined])
    expect((await search()).status).toBe(200)
    expect(await search()).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    expect(left(await alice.get('/deals'))).toEqual(['10', '6', '60', undefined])
    expect((await (await aClient(world)).get('/accounts/search?q=ann')).status).toBe(200)
  })

  it('are counted as the admin under impersonation', async () => {
    await open({ signedIn: a(3) })
    const admin = await aClient(world, { role: 'admin' })
    const targets = [await aClient(world), await aClient(world)]
    for (const { account } of targets)
      expect((await admin.get('/deals', { 'x-app-impersonation': account.id })).status).toBe(200)
    expect(left(await (targets[0] as typeof admin).get('/deals'))).toEqual(['3', '2', '60', undefined])
    expect(await statuses(2, () => admin.get('/deals'))).toEqual([200, 429])
    expect((await admin.get('/deals', { 'x-app-impersonation': targets[1]?.account.id })).status).toBe(429)
  })
})

describe('internal backends', () => {
  it('are not limited by default, and otherwise all together', async () => {
    await open({ signedIn: a(1), public: a(1), apiKey: a(2) })
    await world.repositories.accounts.insert(anAccount({ id: anAccountId('x') }))
    const get = (url: string) => world.request({ url, headers: WITH_API_KEY })
    expect((await get('/api/accounts/x')).status).toBe(200)
    expect((await get('/accounts/x')).status).toBe(200)
    expect((await get('/api/accounts/x')).status).toBe(429)
  })
})

describe('failed authentications', () => {
  const BAD = { authorization: 'Bearer not.a.token' }
  const WRONG_KEY = { 'x-api-key': 'wrong' }

  it('are limited by address, all kinds together, without affecting valid credentials', async () => {
    await open({ failedAuth: a(6) })
    const alice = await aClient(world)
    const tries = [
      () => world.request({ url: '/accounts/me' }),
      () => world.request({ url: '/accounts/me', headers: BAD }),
      () => world.request({ url: '/api/accounts/x', headers: WRONG_KEY }),
      () => world.request({ url: '/accounts/x', headers: { ...alice.headers, ...WRONG_KEY } }),
      () => world.request({ url: '/api/deals/no/such/path' }),
      () => world.request({ url: '/api/deals/%zz', headers: WRONG_KEY }),
    ]
    const answers: Answer[] = []
    for (const send of tries) answers.push(await send())
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401])
    expect(answers.map(({ headers }) => headers['ratelimit-remaining'])).toEqual(['5', '4', '3', '2', '1', '0'])
    for (const send of tries) {
      const refused = await send()
      expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
      expect(refused.headers).not.toHaveProperty('www-authenticate')
      expect(refused.headers['retry-after']).toMatch(/^\d+$/)
    }
    expect((await alice.get('/accounts/me')).status).toBe(200)
    expect((await world.request({ url: '/api/accounts', headers: WITH_API_KEY })).status).toBe(400)
    expect((await world.request({ url: '/api/deals/%zz', headers: WITH_API_KEY })).status).toBe(404)
    for (const url of [PUBLIC, '/health/live']) expect((await world.request({ url, headers: BAD })).status).toBe(200)
  })

  it('do not include refusals of an authenticated caller', async () => {
    await open({ failedAuth: a(1) })
    const alice = await aClient(world)
    expect(await statuses(3, () => alice.get('/back-office/accounts'))).toEqual([403, 403, 403])
  })
})
