import type { InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import { JoseAccessTokenVerifier } from '../../src/infrastructure/jose/jose-access-token-verifier.js'
import { KeySet } from '../../src/infrastructure/jose/key-set.js'
import { systemClock } from '../../src/infrastructure/system/system-clock.js'
import { type HeldTime, holdTime, SECOND } from '../support/held-time.js'
import { type Answer, API_KEY, type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'
import { listen, sendRaw } from '../support/raw-http.js'
import { aSigningKey, type SigningKey, signedWith } from '../support/signing-keys.js'
import { TEST_RULES, tokenOf } from '../support/tokens.js'

const UNAUTHORIZED = { code: 'UNAUTHORIZED', message: expect.any(String), meta: {} }

/** The challenge of a refusal. */
const challengeOf = ({ status, body, headers }: Answer): string | undefined => {
  expect(status).toBe(401)
  expect(body).toEqual(UNAUTHORIZED)
  return headers['www-authenticate']
}

/** An app that reports the result of the identity middleware. */
const openTellingWorld = (): Promise<HttpWorld> =>
  openHttpWorld({ extend: (app) => app.get('/tell', async ({ auth }) => ({ auth })) })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('the identity middleware', () => {
  let world: HttpWorld
  let good: string
  let foreign: string

  beforeAll(async () => {
    world = await openTellingWorld()
    good = await tokenOf({ sub: 'teacher-1', email: 'teacher@example.org' })
    foreign = await signedWith(await aSigningKey('EdDSA', 'test'), {
      iss: TEST_RULES.issuer,
      aud: TEST_RULES.audience,
      sub: 'teacher-1',
      email: 'teacher@example.org',
      exp: Math.floor(Date.now() / 1000) + 3_600,
    })
  })

  afterAll(() => world.app.close())

  const tell = (headers: Readonly<Record<string, string>>) => world.request({ url: '/tell', headers })

  it('sets auth from a valid token', async () => {
    expect((await tell(bearer(good))).body).toEqual({ auth: { userId: 'teacher-1', email: 'teacher@example.org' } })
  })

  it('sets auth to null without a token', async () => {
    expect((await tell({})).body).toEqual({ auth: null })
  })

  it.each(['bearer', 'BEARER', 'bEARER'])('accepts the scheme as %s', async (scheme) => {
    expect((await tell({ authorization: `${scheme}   ${good}` })).body.auth).toMatchObject({ userId: 'teacher-1' })
  })

  it('does not keep auth from one request to the next', async () => {
    await tell(bearer(good))
    expect((await tell({})).body).toEqual({ auth: null })
    expect((await tell(bearer(foreign))).body).toEqual({ auth: null })
  })

  it('sets auth to null when the header is sent twice', async () => {
    const port = await listen(world.app)
    const line = `Authorization: Bearer ${good}`
    const bodyOf = async (...lines: string[]) => (await sendRaw(port, ['GET /tell HTTP/1.1', ...lines])).body
    expect(await bodyOf(line)).toContain('teacher-1')
    for (const other of [line, 'authorization: Bearer x', 'AUTHORIZATION: Basic eA=='])
      for (const lines of [
        [line, other],
        [other, line],
      ])
        expect(await bodyOf(...lines)).not.toContain('teacher-1')
  })

  const BAD: readonly (readonly [string, () => string | Promise<string>, string])[] = [
    ['is empty', () => '', 'Bearer'],
    ['is of another scheme', () => 'Basic dGVhY2hlcjpzZWNyZXQ=', 'Bearer'],
    ['is a token without a scheme', () => good, 'Bearer'],
    ['is of a scheme that begins alike', () => `BearerToken ${good}`, 'Bearer'],
    ['is a scheme without a token', () => 'Bearer', 'Bearer error="invalid_token"'],
    ['holds a token that is none', () => 'Bearer x', 'Bearer error="invalid_token"'],
    ['holds a token of three empty parts', () => 'Bearer ..', 'Bearer error="invalid_token"'],
    ['holds two tokens', () => `Bearer ${good} ${good}`, 'Bearer error="invalid_token"'],
    ['holds two tokens with a comma', () => `Bearer ${good}, Bearer ${good}`, 'Bearer error="invalid_token"'],
    ['holds a token in quotes', () => `Bearer "${good}"`, 'Bearer error="invalid_token"'],
    ['holds a token signed by another key', () => `Bearer ${foreign}`, 'Bearer error="invalid_token"'],
    ['holds a token that is too long', () => `Bearer ${good}${'A'.repeat(9_000)}`, 'Bearer error="invalid_token"'],
    ['holds a token of another character set', () => `Bearer ${good}\u00e9`, 'Bearer error="invalid_token"'],
    [
      'holds a token that has ended',
      async () => `Bearer ${await tokenOf({ sub: 'teacher-1', exp: Math.floor(Date.now() / 1000) - 60 })}`,
      'Bearer error="invalid_token"',
    ],
    [
      'holds a token for another audience',
      async () => {
        const key = await aSigningKey('EdDSA', 'test')
        return `Bearer ${await signedWith(key, { iss: TEST_RULES.issuer, aud: 'other', sub: 'teacher-1' })}`
      },
      'Bearer error="invalid_token"',
    ],
  ]

  it.each(BAD)('does not affect public routes if the header %s', async (_name, header) => {
    const headers = { authorization: await header() }
    const plain = await world.request({ url: '/auction-systems' })
    expect(plain.status).toBe(200)
    for (const url of ['/auction-systems', '/health/live', '/health/ready', '/openapi.json', '/docs/'])
      expect((await world.request({ url, headers })).status).toBe(200)
    expect((await world.request({ url: '/auction-systems', headers })).text).toBe(plain.text)
    expect((await tell(headers)).body).toEqual({ auth: null })
    expect((await world.request({ url: '/no/such/route', headers })).status).toBe(404)
  })

  it.each(BAD)('lets a protected route refuse if the header %s', async (_name, header, challenge) => {
    const headers = { authorization: await header() }
    expect(challengeOf(await world.request({ url: '/accounts/me', headers }))).toBe(challenge)
    expect(challengeOf(await world.request({ url: '/accounts/search?q=tea', headers }))).toBe(challenge)
    expect(challengeOf(await world.request({ url: '/accounts/teacher-1', headers }))).toBe(`${challenge}, ApiKey`)
  })
})

describe('a protected route', () => {
  let world: HttpWorld

  beforeAll(async () => {
    world = await openHttpWorld()
  })

  afterAll(() => world.app.close())

  interface Operation {
    readonly name: string
    readonly request: InjectOptions
    readonly schemes: readonly string[]
  }

  /** Every documented operation, with the credentials of which each is sufficient. */
  const operations = async (): Promise<readonly Operation[]> => {
    const { body } = await world.request({ url: '/openapi.json' })
    return Object.entries(body.paths as Record<string, Record<string, { security?: object[] }>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, { security = [] }]) => ({
          name: `${method.toUpperCase()} ${path}`,
          request: { method: method.toUpperCase() as 'GET', url: path.replace(/\{\w+\}/g, 'x') },
          schemes: security
            .map(Object.keys)
            .filter(({ length }) => length === 1)
            .flat()
            .sort(),
        })),
    )
  }

  const CHALLENGES: Readonly<Record<string, string>> = {
    bearer: 'Bearer',
    apiKey: 'ApiKey',
    'apiKey,bearer': 'Bearer, ApiKey',
  }

  it('is every documented one, and requires the documented credentials', async () => {
    const all = await operations()
    const isProtected = ({ schemes }: Operation) => schemes.length > 0
    expect(all.filter(isProtected).length).toBeGreaterThan(10)
    for (const { name, request, schemes } of all.filter(isProtected))
      expect(`${name}: ${challengeOf(await world.request(request))}`).toBe(`${name}: ${CHALLENGES[schemes.join()]}`)
    for (const { name, request } of all.filter((operation) => !isProtected(operation)))
      expect(`${name}: ${(await world.request(request)).status}`).not.toBe(`${name}: 401`)
  })

  it('accepts neither a token as an API key, nor an API key as a token', async () => {
    const { headers } = await world.signIn({ role: 'admin' })
    const asKey = { 'x-api-key': headers.authorization }
    expect(challengeOf(await world.request({ url: '/api/accounts/x', headers }))).toBe('ApiKey')
    expect(challengeOf(await world.request({ url: '/api/accounts/x', headers: asKey }))).toBe('ApiKey')
    expect(challengeOf(await world.request({ url: '/accounts/me', headers: WITH_API_KEY }))).toBe('Bearer')
    for (const scheme of ['Bearer', 'ApiKey', 'Basic']) {
      const authorization = `${scheme} ${API_KEY}`
      expect((await world.request({ url: '/api/accounts/x', headers: { authorization } })).status).toBe(401)
      expect((await world.request({ url: '/accounts/x', headers: { authorization } })).status).toBe(401)
    }
    expect((await world.request({ url: `/api/accounts/x?x-api-key=${API_KEY}&apiKey=${API_KEY}` })).status).toBe(401)
  })

  it('refuses before it reads the body', async () => {
    const broken = { payload: '{', headers: { 'content-type': 'application/json' } }
    for (const [method, url] of [
      ['POST', '/deals'],
      ['PATCH', '/accounts/x'],
      ['POST', '/accounts/me/complete-onboarding'],
      ['POST', '/api/accounts'],
    ] as const)
      expect(challengeOf(await world.request({ method, url, ...broken }))).toBeDefined()
  })
})

describe('without any keys of the identity provider', () => {
  let key: SigningKey
  let isReachable: boolean
  let keys: KeySet
  let world: HttpWorld
  let headers: { authorization: string }

  beforeEach(async () => {
    isReachable = false
    key = await aSigningKey()
    keys = new KeySet({
      load: async () => {
        if (!isReachable) throw new Error('out of reach')
        return { keys: [key.publicJwk] }
      },
    })
    await keys.start()
    world = await openHttpWorld({ verifier: new JoseAccessTokenVerifier(keys, TEST_RULES, systemClock) })
    headers = bearer(
      await signedWith(key, {
        iss: TEST_RULES.issuer,
        aud: TEST_RULES.audience,
        sub: 'teacher-1',
        email: 'teacher@example.org',
        exp: Math.floor(Date.now() / 1000) + 3_600,
      }),
    )
  })

  afterEach(async () => {
    keys.close()
    await world.app.close()
  })

  const PROTECTED: readonly (readonly [NonNullable<InjectOptions['method']>, string])[] = [
    ['GET', '/accounts/me'],
    ['POST', '/accounts/me/complete-onboarding'],
    ['GET', '/accounts/search?q=tea'],
    ['GET', '/accounts/teacher-1'],
    ['PATCH', '/accounts/teacher-1'],
    ['POST', '/deals'],
    ['GET', '/catalog/authors/teacher'],
  ]

  it.each(PROTECTED)('%s %s returns 503 for a token, because it cannot be verified', async (method, url) => {
    const { status, body, headers: answered } = await world.request({ method, url, headers })
    expect(status).toBe(503)
    expect(body).toEqual({ code: 'SERVICE_UNAVAILABLE', message: expect.any(String), meta: {} })
    expect(Number(answered['retry-after'])).toBeGreaterThan(0)
    expect(answered['www-authenticate']).toBeUndefined()
  })

  it.each(PROTECTED)('%s %s answers 401 without a valid token', async (method, url) => {
    expect(challengeOf(await world.request({ method, url }))).toMatch(/^Bearer(, ApiKey)?$/)
    expect(challengeOf(await world.request({ method, url, headers: bearer('no token at all') }))).toContain(
      'Bearer error="invalid_token"',
    )
  })

  it('public routes ignore tokens', async () => {
    for (const url of ['/auction-systems', '/health/live', '/openapi.json'])
      for (const sent of [{}, headers, bearer('x')])
        expect((await world.request({ url, headers: sent })).status).toBe(200)
  })

  it('the service is alive but not ready', async () => {
    expect((await world.request({ url: '/health/live' })).status).toBe(200)
    expect((await world.request({ url: '/health/ready' })).status).toBe(503)
  })

  it('API keys work', async () => {
    const { account } = await world.signIn()
    for (const url of [`/api/accounts/${account.id}`, `/accounts/${account.id}`])
      for (const sent of [WITH_API_KEY, { ...headers, ...WITH_API_KEY }])
        expect((await world.request({ url, headers: sent })).status).toBe(200)
    const wrong = { ...headers, 'x-api-key': 'wrong' }
    expect(challengeOf(await world.request({ url: `/accounts/${account.id}`, headers: wrong }))).toBe('ApiKey')
  })

  it('the token is valid as soon as the keys arrive', async () => {
    expect((await world.request({ url: '/accounts/me', headers })).status).toBe(503)
    isReachable = true
    await keys.start()
    const { status, body } = await world.request({ url: '/accounts/me', headers })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: 'teacher-1', email: 'teacher@example.org' })
    expect((await world.request({ url: '/health/ready' })).status).toBe(200)
  })
})

describe('an API key', () => {
  const KEYS = ['the-key-of-today', 'the-key-of-yesterday']
  const open: HttpWorld[] = []

  const openWith = async (apiKeys: readonly string[]): Promise<HttpWorld> => {
    const world = await openHttpWorld({ apiKeys })
    open.push(world)
    return world
  }

  const statusWith = async (world: HttpWorld, key: string): Promise<number> => {
    const { status, headers } = await world.request({ url: '/api/accounts?email=x', headers: { 'x-api-key': key } })
    if (status === 401) expect(headers['www-authenticate']).toBe('ApiKey')
    return status
  }

  afterEach(async () => {
    for (const { app } of open.splice(0)) await app.close()
  })

  it('grants access, as does the previous one during a change of keys', async () => {
    const world = await openWith(KEYS)
    for (const key of KEYS) expect(await statusWith(world, key)).toBe(200)
  })

  it('is refused once it is no longer one of the keys', async () => {
    const world = await openWith(KEYS.slice(0, 1))
    expect(await statusWith(world, 'the-key-of-today')).toBe(200)
    expect(await statusWith(world, 'the-key-of-yesterday')).toBe(401)
  })

  it.each([
    '',
    ' ',
    'wrong',
    'the-key-of-toda',
    'the-key-of-today!',
    'THE-KEY-OF-TODAY',
    'the-key-of-today, the-key-of-yesterday',
    'the-key-of-todaythe-key-of-yesterday',
    '"the-key-of-today"',
    'null',
    'undefined',
  ])('is refused as %j', async (key) => {
    expect(await statusWith(await openWith(KEYS), key)).toBe(401)
  })

  it('is refused with additional characters', async () => {
    expect(await statusWith(await openWith(KEYS), `${KEYS[0]}${'x'.repeat(8_000)}`)).toBe(401)
  })

  it('is refused if none is configured', async () => {
    const world = await openWith([])
    for (const key of ['', 'null', 'undefined', 'the-key-of-today']) expect(await statusWith(world, key)).toBe(401)
    expect(challengeOf(await world.request({ url: '/api/accounts?email=x' }))).toBe('ApiKey')
    expect(challengeOf(await world.request({ url: '/api/deals/import' }))).toBe('ApiKey')
  })

  it('is refused if it is sent twice', async () => {
    const { app } = await openWith(KEYS)
    const port = await listen(app)
    const line = `X-API-Key: ${KEYS[0]}`
    const get = (...lines: string[]) => sendRaw(port, ['GET /api/accounts?email=x HTTP/1.1', ...lines])
    expect(await get(line)).toMatchObject({ status: 200 })
    expect(await get(line, line)).toMatchObject({ status: 401 })
    expect(await get(line, 'x-api-key: wrong')).toMatchObject({ status: 401 })
  })
})

describe('an API key together with a token, on a route that accepts either', () => {
  let world: HttpWorld
  let mine: { account: Account; headers: { authorization: string } }
  let other: Account

  beforeAll(async () => {
    world = await openHttpWorld()
    mine = await world.signIn()
    other = (await world.signIn()).account
  })

  afterAll(() => world.app.close())

  const get = (account: Account, headers: Readonly<Record<string, string>>) =>
    world.request({ url: `/accounts/${account.id}`, headers })

  it('counts if it is valid, whatever the token', async () => {
    for (const token of [{}, mine.headers, bearer('x'), { authorization: 'Basic x' }])
      expect((await get(other, { ...token, ...WITH_API_KEY })).status).toBe(200)
    const headers = { ...mine.headers, ...WITH_API_KEY }
    const { status } = await world.request({
      method: 'PATCH',
      url: `/accounts/${mine.account.id}`,
      headers,
      payload: { certified: true },
    })
    expect(status).toBe(200)
  })

  it.each(['wrong', '', `${API_KEY} `.repeat(2)])('is refused as %j even with a valid token', async (key) => {
    const headers = { ...mine.headers, 'x-api-key': key }
    expect(challengeOf(await get(mine.account, headers))).toBe('ApiKey')
    const patch = await world.request({
      method: 'PATCH',
      url: `/accounts/${mine.account.id}`,
      headers,
      payload: { firstName: 'Eve' },
    })
    expect(challengeOf(patch)).toBe('ApiKey')
    expect((await world.repositories.accounts.findById(mine.account.id))?.firstName).toBeNull()
  })

  it('leaves the decision to the token if it is missing', async () => {
    expect((await get(mine.account, mine.headers)).status).toBe(200)
    expect((await get(other, mine.headers)).body).toMatchObject({ code: 'FORBIDDEN' })
    expect(challengeOf(await get(mine.account, {}))).toBe('Bearer, ApiKey')
    expect(challengeOf(await get(mine.account, bearer('x')))).toBe('Bearer error="invalid_token", ApiKey')
  })

  it('is ignored on a route that only accepts tokens', async () => {
    const headers = { ...mine.headers, 'x-api-key': 'wrong' }
    const { status, body } = await world.request({ url: '/accounts/me', headers })
    expect(status).toBe(200)
    expect(body.id).toBe(mine.account.id)
  })
})

describe('under /api/deals', () => {
  let world: HttpWorld

  beforeAll(async () => {
    world = await openHttpWorld()
  })

  afterAll(() => world.app.close())

  const json = { 'content-type': 'application/json' }
  const pbn = { 'content-type': 'application/x-pbn' }

  const REQUESTS: readonly (readonly [string, InjectOptions, number])[] = [
    ['a bad query', { url: '/api/deals?page=0' }, 400],
    ['the root with a slash', { url: '/api/deals/' }, 404],
    ['an unknown path', { url: '/api/deals/no/such/path' }, 404],
    ['an unknown path with a body', { method: 'POST', url: '/api/deals/no/such', payload: '{', headers: json }, 404],
    ['a path that cannot be decoded', { url: '/api/deals/%zz' }, 404],
    ['a path that is encoded', { url: '/%61pi/deals/%69mport' }, 405],
    ['a very long path', { url: `/api/deals/${'a'.repeat(3_000)}` }, 414],
    ['a wrong method', { url: '/api/deals/import' }, 405],
    ['a wrong method with a body', { method: 'PUT', url: '/api/deals/import', payload: '{', headers: json }, 405],
    ['a rare method', { method: 'TRACE' as 'GET', url: '/api/deals/import' }, 405],
    ['broken JSON', { method: 'POST', url: '/api/deals/import', payload: '{', headers: json }, 415],
    ['another media type', { method: 'POST', url: '/api/deals/import', payload: '{}', headers: json }, 415],
    [
      'an unheard-of media type',
      { method: 'POST', url: '/api/deals/import', payload: 'x', headers: { 'content-type': 'image/x' } },
      415,
    ],
    ['no owner', { method: 'POST', url: '/api/deals/import', payload: 'x', headers: pbn }, 400],
    [
      'a body that is too large',
      { method: 'POST', url: '/api/deals/import', payload: Buffer.alloc(6 * 1024 * 1024, ' '), headers: pbn },
      413,
    ],
    [
      'an unknown owner',
      { method: 'POST', url: '/api/deals/import?ownerId=nobody', payload: '[Board "1"]', headers: pbn },
      404,
    ],
  ]

  it.each(REQUESTS)('the key comes before %s', async (_name, request, status) => {
    const { headers: token } = await world.signIn()
    for (const credential of [{}, { 'x-api-key': 'wrong' }, { 'x-api-key': '' }, token]) {
      const headers = { ...request.headers, ...credential }
      expect(challengeOf(await world.request({ ...request, headers }))).toBe('ApiKey')
    }
    const answer = await world.request({ ...request, headers: { ...request.headers, ...WITH_API_KEY } })
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ code: expect.any(String), message: expect.any(String), meta: expect.any(Object) })
    expect(answer.headers['www-authenticate']).toBeUndefined()
  })
})

describe('an unknown path or method elsewhere', () => {
  it('is refused before credential and body are checked', async () => {
    const world = await openHttpWorld()
    const broken = { payload: '{', headers: { 'content-type': 'application/json', 'x-api-key': 'wrong' } }
    const unknown = await world.request({ method: 'POST', url: '/no/such/path', ...broken })
    expect(unknown).toMatchObject({ status: 404, body: { code: 'ROUTE_NOT_FOUND' } })
    const wrong = await world.request({ method: 'PUT', url: '/accounts/me', ...broken })
    expect(wrong).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } })
    expect(wrong.headers.allow).toBe('GET, HEAD, PATCH, DELETE, OPTIONS')
    await world.app.close()
  })
})

describe('the account of the caller', () => {
  let world: HttpWorld
  let time: HeldTime | undefined

  beforeEach(async () => {
    world = await openHttpWorld()
  })

  afterEach(async () => {
    time?.release()
    time = undefined
    await world.app.close()
  })

  const NEEDS_ACCOUNT: readonly (readonly [NonNullable<InjectOptions['method']>, string])[] = [
    ['GET', '/accounts/search?q=tea'],
    ['GET', '/accounts/teacher-1'],
    ['PATCH', '/accounts/teacher-1'],
    ['PATCH', '/accounts/me'],
    ['POST', '/deals'],
    ['GET', '/deals/x'],
    ['PATCH', '/deals/x'],
    ['GET', '/catalog/authors/teacher'],
    ['GET', '/catalog/authors/teacher/deals'],
  ]

  it.each(NEEDS_ACCOUNT)('is needed by %s %s', async (method, url) => {
    const headers = bearer(await tokenOf({ sub: 'teacher-1' }))
    const { status, body } = await world.request({ method, url, headers })
    expect(status).toBe(403)
    expect(body).toEqual({ code: 'ACCOUNT_REQUIRED', message: expect.any(String), meta: {} })
    expect(await world.repositories.accounts.findById('teacher-1' as Account['id'])).toBeNull()
  })

  it.each([...NEEDS_ACCOUNT, ['GET', '/accounts/me'], ['POST', '/accounts/me/complete-onboarding']] as const)(
    'must be active for %s %s',
    async (method, url) => {
      const { headers } = await world.signIn({ id: 'teacher-1' as Account['id'], isActive: false })
      const body = url.endsWith('onboarding') ? { payload: { displayName: 'Eve' } } : {}
      const answer = await world.request({ method, url, headers, ...body })
      expect(answer.status).toBe(403)
      expect(answer.body).toEqual({ code: 'ACCOUNT_INACTIVE', message: expect.any(String), meta: {} })
      const account = await world.repositories.accounts.findById('teacher-1' as Account['id'])
      expect(account).toMatchObject({ isActive: false, onboardedAt: null })
    },
  )

  it('is cached from its first GET on', async () => {
    const headers = bearer(await tokenOf({ sub: 'teacher-1' }))
    const search = () => world.request({ url: '/accounts/search?q=tea', headers })
    expect((await search()).body.code).toBe('ACCOUNT_REQUIRED')
    expect((await world.request({ url: '/accounts/me', headers })).status).toBe(200)
    expect((await search()).status).toBe(200)
  })

  it('immediately reflects a change of activity or role made here', async () => {
    const { account, headers } = await world.signIn()
    const other = await world.signIn()
    const change = (payload: object) =>
      world.request({ method: 'PATCH', url: `/accounts/${account.id}`, headers: WITH_API_KEY, payload })
    const readOther = async () => (await world.request({ url: `/accounts/${other.account.id}`, headers })).status

    expect(await readOther()).toBe(403)
    expect((await change({ role: 'admin' })).status).toBe(200)
    expect(await readOther()).toBe(200)
    expect((await change({ role: 'teacher' })).body.code).toBe('LAST_ADMIN')
    await world.signIn({ role: 'admin' })
    expect((await change({ isActive: false })).status).toBe(200)
    expect(await readOther()).toBe(403)
    expect((await world.request({ url: '/accounts/me', headers })).body.code).toBe('ACCOUNT_INACTIVE')
  })

  it.each([
    { change: { isActive: false }, before: 200, after: 403 },
    { change: { isActive: true }, before: 403, after: 200 },
    { change: { role: 'admin' as const }, before: 403, after: 200 },
    { change: { role: 'teacher' as const }, before: 200, after: 403 },
  ])('reflects within five seconds $change made by another instance', async ({ change, before, after }) => {
    const target = (await world.signIn()).account
    const isAboutActivity = 'isActive' in change
    const { account, headers } = await world.signIn(
      isAboutActivity ? { isActive: !change.isActive } : { role: change.role === 'admin' ? 'teacher' : 'admin' },
    )
    const url = isAboutActivity ? `/accounts/search?q=name` : `/accounts/${target.id}`
    const status = async () => (await world.request({ url, headers })).status
    time = holdTime()
    expect(await status()).toBe(before)

    const stored = await world.repositories.accounts.findById(account.id)
    expect(
      await world.repositories.accounts.save(stored as Account, { ...(stored as Account), ...change }),
    ).not.toBeNull()
    for (let second = 1; second < 5; second++) {
      await time.pass(SECOND)
      await status()
    }
    await time.pass(SECOND)
    expect(await status()).toBe(after)
  })
})
