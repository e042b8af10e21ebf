import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type { JSONWebKeySet } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TokenVerdict } from '../../../src/application/ports/access-token-verifier.js'
import { JoseAccessTokenVerifier } from '../../../src/infrastructure/jose/jose-access-token-verifier.js'
import { KeySet, type KeySource } from '../../../src/infrastructure/jose/key-set.js'
import { remoteKeySource } from '../../../src/infrastructure/jose/remote-key-source.js'
import { isTrustworthyUrl } from '../../../src/process/settings.js'
import { NOON } from '../../support/builders.js'
import { type HeldTime, HOUR, holdTime, MINUTE, SECOND } from '../../support/held-time.js'
import { aSigningKey, type SigningKey, signedWith } from '../../support/signing-keys.js'
import { TEST_RULES } from '../../support/tokens.js'

const COOLDOWN = 30 * SECOND
/** Regular refreshes are four to six minutes apart. */
const LONGEST_REFRESH = 6 * MINUTE
const INVALID: TokenVerdict = { outcome: 'invalid' }
const UNAVAILABLE: TokenVerdict = { outcome: 'unavailable' }
const VALID = { outcome: 'valid', claims: { userId: 'teacher-1' } }

let first: SigningKey
let second: SigningKey
let tokenOfFirst: string
let tokenOfSecond: string

const tokenFrom = (key: SigningKey, header: object = {}): Promise<string> => {
  const now = NOON.getTime() / 1000
  const { issuer: iss, audience: aud } = TEST_RULES
  return signedWith(key, { iss, aud, sub: 'teacher-1', email: 'teacher@example.org', exp: now + 3_600 }, header)
}

beforeAll(async () => {
  first = await aSigningKey('EdDSA', 'first')
  second = await aSigningKey('ES256', 'second')
  tokenOfFirst = await tokenFrom(first)
  tokenOfSecond = await tokenFrom(second)
})

const keySetOf = (...keys: readonly SigningKey[]): JSONWebKeySet => ({ keys: keys.map(({ publicJwk }) => publicJwk) })

const deferred = <Value>() => {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

const open: KeySet[] = []

/** A verifier with the keys of a source, set up as in the service. Its clock is stopped, so no token expires. */
const watch = (load: KeySource) => {
  const attempts: Promise<unknown>[] = []
  const failures: unknown[] = []
  const keys = new KeySet({
    load: () => {
      const attempt = load()
      attempts.push(attempt)
      return attempt
    },
    onLoadError: (error) => failures.push(error),
    onKeyRemoved: () => verifier.forgetAll(),
  })
  const verifier = new JoseAccessTokenVerifier(keys, TEST_RULES, { now: () => NOON })
  open.push(keys)
  return {
    keys,
    verifier,
    attempts,
    failures,
    verify: async (token: string) => verifier.verify(token),
  }
}

let time: HeldTime

beforeEach(() => {
  time = holdTime()
})

afterEach(() => {
  for (const keys of open.splice(0)) keys.close()
  time.release()
})

describe('the keys of a working provider', () => {
  it('are fetched again for an unknown key id', async () => {
    let published = keySetOf(first)
    const { keys, verify, attempts } = watch(async () => published)
    await keys.start()
    expect(await verify(tokenOfFirst)).toMatchObject(VALID)

    published = keySetOf(first, second)
    await time.pass(COOLDOWN)
    expect(await verify(tokenOfSecond)).toMatchObject(VALID)
    expect(await verify(tokenOfFirst)).toMatchObject(VALID)
    expect(attempts).toHaveLength(2)
  })

  it('are fetched again in the background, without any request', async () => {
    let published = keySetOf(first)
    const { keys, verify } = watch(async () => published)
    await keys.start()
    published = keySetOf(first, second)
    await time.pass(LONGEST_REFRESH)
    published = keySetOf(first)
    expect(await verify(tokenOfSecond)).toMatchObject(VALID)
  })

  it('are fetched every four to six minutes', async () => {
    const { keys, attempts } = watch(async () => keySetOf(first))
    await keys.start()
    await time.pass(12 * HOUR)
    const refreshes = attempts.length - 1
    expect(refreshes).toBeGreaterThanOrEqual(120)
    expect(refreshes).toBeLessThanOrEqual(180)
  })

  it('are fetched once in a flood of a thousand unknown key ids, while others are served', async () => {
    const gate = deferred<JSONWebKeySet>()
    let answer = Promise.resolve(keySetOf(first))
    const { keys, verify, attempts } = watch(() => answer)
    await keys.start()
    await time.pass(COOLDOWN)
    const tokens = await Promise.all(
      Array.from({ length: 1_000 }, (_, n) => tokenFrom(second, { kid: `unknown-${n}` })),
    )

    answer = gate.promise
    const flood = tokens.map(verify)
    expect(await verify(tokenOfFirst)).toMatchObject(VALID)
    gate.resolve(keySetOf(first))
    expect(await Promise.all(flood)).toEqual(tokens.map(() => INVALID))
    expect(attempts).toHaveLength(2)

    await time.pass(COOLDOWN - 1)
    expect(await Promise.all(tokens.map(verify))).toEqual(tokens.map(() => INVALID))
    expect(attempts).toHaveLength(2)

    await time.pass(1)
    expect(await Promise.all(tokens.map(verify))).toEqual(tokens.map(() => INVALID))
    expect(attempts).toHaveLength(3)
  })

  it('are not fetched for tokens that are refused without them', async () => {
    const { keys, verify, attempts } = watch(async () => keySetOf(first))
    await keys.start()
    await time.pass(COOLDOWN)
    const [, payload, signature] = tokenOfFirst.split('.')
    const headerOf = (header: object) => Buffer.from(JSON.stringify(header)).toString('base64url')
    for (const header of [{ alg: 'none', kid: 'new' }, { alg: 'HS256', kid: 'new' }, { kid: 'new' }])
      expect(await verify(`${headerOf(header)}.${payload}.${signature}`)).toEqual(INVALID)
    expect(attempts).toHaveLength(1)
  })

  it.each([0, 1, 2, 5, 100])('are awaited by a token of a new key that arrives %i ticks before them', async (ticks) => {
    let answer = Promise.resolve(keySetOf(first))
    const { keys, verify, attempts } = watch(() => answer)
    await keys.start()
    const gate = deferred<JSONWebKeySet>()
    answer = gate.promise
    await time.passToNextTimer()
    const early = verify(tokenOfSecond)
    for (let tick = 0; tick < ticks; tick++) await null
    gate.resolve(keySetOf(first, second))
    expect(await early).toMatchObject(VALID)
    expect(attempts).toHaveLength(2)
  })

  it('are not fetched again if closed during a fetch', async () => {
    const gate = deferred<JSONWebKeySet>()
    const { keys, attempts } = watch(() => gate.promise)
    const started = keys.start()
    keys.close()
    gate.resolve(keySetOf(first))
    await started
    await time.pass(HOUR)
    expect(attempts).toHaveLength(1)
  })

  it('are not fetched again once closed', async () => {
    const { keys, attempts } = watch(async () => keySetOf(first))
    await keys.start()
    keys.close()
    await time.pass(HOUR)
    expect(attempts).toHaveLength(1)
  })
})

describe('a key that was removed from the set', () => {
  it('is refused after the next refresh, and its cached tokens are dropped', async () => {
    let published = keySetOf(first, second)
    const { keys, verify } = watch(async () => published)
    await keys.start()
    expect(await verify(tokenOfFirst)).toMatchObject(VALID)
    expect(await verify(tokenOfSecond)).toMatchObject(VALID)

    published = keySetOf(second)
    await time.pass(LONGEST_REFRESH)
    expect(await verify(tokenOfFirst)).toEqual(INVALID)
    expect(await verify(await tokenFrom(first, { typ: 'JWT' }))).toEqual(INVALID)
    expect(await verify(tokenOfSecond)).toMatchObject(VALID)
  })

  it('is refused even if another key took its id', async () => {
    let published = keySetOf(first)
    const { keys, verify } = watch(async () => published)
    await keys.start()
    expect(await verify(tokenOfFirst)).toMatchObject(VALID)

    const successor = await aSigningKey('EdDSA', first.kid)
    published = keySetOf(successor)
    await time.pass(LONGEST_REFRESH)
    expect(await verify(tokenOfFirst)).toEqual(INVALID)
    expect(await verify(await tokenFrom(successor))).toMatchObject(VALID)
  })

  it('is refused within ten minutes even after a failed refresh', async () => {
    let load: KeySource = async () => keySetOf(first, second)
    const { keys, verify } = watch(() => load())
    await keys.start()
    expect(await verify(tokenOfFirst)).toMatchObject(VALID)

    load = async () => {
      load = async () => keySetOf(second)
      throw new Error('out of reach')
    }
    await time.pass(10 * MINUTE)
    expect(await verify(tokenOfFirst)).toEqual(INVALID)
  })

  it('is refused for a token that was being verified when it was removed', async () => {
    let answer = Promise.resolve(keySetOf(first, second))
    const { keys, verify } = watch(() => answer)
    await keys.start()
    await verify(await tokenFrom(first, { typ: 'JWT' }))

    const gate = deferred<JSONWebKeySet>()
    answer = gate.promise
    await time.pass(LONGEST_REFRESH)
    const underWay = verify(tokenOfFirst)
    // The signature is computed on another thread, so with microtasks alone the check gets exactly that far.
    for (let tick = 0; tick < 100; tick++) await null
    gate.resolve(keySetOf(second))
    expect(await underWay).toMatchObject(VALID)

    expect(await verify(tokenOfFirst)).toEqual(INVALID)
  })
})

describe('a misbehaving provider', () => {
  let server: Server
  let origin: string
  let elsewhere: Server
  let elsewhereOrigin: string
  let strayRequests = 0
  let answer: (request: IncomingMessage, response: ServerResponse) => void

  const listening = async (created: Server): Promise<string> => {
    await once(created.listen(0, '127.0.0.1'), 'listening')
    return `http://127.0.0.1:${(created.address() as AddressInfo).port}`
  }

  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response))
    origin = await listening(server)
    elsewhere = createServer((_request, response) => {
      strayRequests++
      json(response, keySetOf(second))
    })
    elsewhereOrigin = await listening(elsewhere)
  })

  afterAll(() => {
    for (const running of [server, elsewhere]) {
      running.closeAllConnections()
      running.close()
    }
  })

  beforeEach(() => {
    strayRequests = 0
  })

  const json = (response: ServerResponse, body: unknown, status = 200): void => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

  const discovery = (changes: object = {}) => ({ issuer: origin, jwks_uri: `${origin}/jwks`, ...changes })

  const provider =
    (keys: unknown, document: unknown = discovery()): typeof answer =>
    ({ url }, response) =>
      json(response, url === '/jwks' ? keys : document)

  const failing =
    (fail: (response: ServerResponse) => void): typeof answer =>
    ({ url }, response) =>
      url === '/jwks' ? fail(response) : json(response, discovery())

  const loadRemotely = (): KeySource => remoteKeySource({ issuer: origin, jwksUri: null, isAllowed: isTrustworthyUrl })

  const ILLNESSES: readonly (readonly [string, () => typeof answer])[] = [
    ['answers 500', () => failing((response) => response.writeHead(500).end('{"keys":[]}'))],
    ['answers 500 with keys', () => failing((response) => json(response, keySetOf(second), 500))],
    ['answers 404', () => failing((response) => response.writeHead(404).end())],
    ['answers 204', () => failing((response) => response.writeHead(204).end())],
    ['answers with a page', () => provider('<!doctype html><title>Maintenance</title>')],
    ['answers with half a key set', () => provider(JSON.stringify(keySetOf(second)).slice(0, -8))],
    ['answers with nothing', () => provider('')],
    ['answers with null', () => provider('null')],
    ['answers with a list of keys', () => provider(keySetOf(second).keys)],
    ['answers with a text', () => provider('"keys"')],
    ['answers with keys that are no list', () => provider({ keys: { 0: second.publicJwk, length: 1 } })],
    ['answers with an empty key set', () => provider({ keys: [] })],
    ['answers with a key that is null', () => provider({ keys: [null, second.publicJwk] })],
    ['answers with a key that is empty', () => provider({ keys: [{}] })],
    ['answers with a shared secret', () => provider({ keys: [{ kty: 'oct', kid: 'second', k: 'c2VjcmV0' }] })],
    ['answers with a key that is cut off', () => provider({ keys: [{ ...second.publicJwk, x: 'AAAA' }] })],
    ['answers with a key for encryption', () => provider({ keys: [{ ...second.publicJwk, use: 'enc' }] })],
    ['answers without end', () => failing(pour)],
    ['answers with a small text that unpacks to a huge one', () => failing(sendBomb)],
    ['breaks the connection', () => failing((response) => void response.destroy())],
    [
      'breaks the connection in the middle',
      () =>
        failing((response) => {
          response.writeHead(200, { 'content-length': 10_000 }).write('{"keys":[')
          setImmediate(() => response.destroy())
        }),
    ],
    [
      'redirects to other keys',
      () => failing((response) => response.writeHead(302, { location: `${elsewhereOrigin}/jwks` }).end()),
    ],
    [
      'redirects discovery',
      () => (_request, response) => {
        response.writeHead(301, { location: `${elsewhereOrigin}/discovery` }).end()
      },
    ],
    ['names another issuer', () => provider(keySetOf(second), discovery({ issuer: 'https://other.example.org' }))],
    ['names its issuer with a slash', () => provider(keySetOf(second), discovery({ issuer: `${origin}/` }))],
    ['names no issuer', () => provider(keySetOf(second), discovery({ issuer: undefined }))],
    ['discovers null', () => provider(keySetOf(second), 'null')],
    ['discovers a page', () => provider(keySetOf(second), '<!doctype html>')],
    ['names no place for its keys', () => provider(keySetOf(second), discovery({ jwks_uri: undefined }))],
    ['names a number as the place', () => provider(keySetOf(second), discovery({ jwks_uri: 7 }))],
    ['names a relative place', () => provider(keySetOf(second), discovery({ jwks_uri: '/jwks' }))],
  ]

  const pour = (response: ServerResponse): void => {
    const junk = function* () {
      for (;;) yield ' '.repeat(64 * 1024)
    }
    pipeline(Readable.from(junk()), response, () => {})
  }

  const sendBomb = (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    response.end(gzipSync(JSON.stringify({ ...keySetOf(second), filling: ' '.repeat(4 * 1024 * 1024) })))
  }

  it.each(ILLNESSES)('keeps its known keys going when it %s, and is asked again', async (_name, illness) => {
    answer = provider(keySetOf(first))
    const { keys, verify, failures } = watch(loadRemotely())
    await keys.start()
    expect(failures).toEqual([])
    expect(await verify(tokenOfFirst)).toMatchObject(VALID)

    answer = illness()
    time.skip(COOLDOWN)
    expect(await verify(tokenOfSecond)).toEqual(INVALID)
    expect(failures).toEqual([expect.any(Error)])
    expect(await verify(tokenOfFirst)).toMatchObject(VALID)
    expect(await verify(await tokenFrom(first, { typ: 'JWT' }))).toMatchObject(VALID)
    expect(strayRequests).toBe(0)

    answer = provider(keySetOf(second))
    time.skip(COOLDOWN)
    expect(await verify(tokenOfSecond)).toMatchObject(VALID)
    expect(await verify(tokenOfFirst)).toEqual(INVALID)
  })

  it.each(ILLNESSES)('accepts no token if it %s from the start', async (_name, illness) => {
    answer = illness()
    const { keys, verify, failures } = watch(loadRemotely())
    await keys.start()
    expect(failures).toHaveLength(1)
    expect(keys.isReady()).toBe(false)
    for (const token of [tokenOfFirst, tokenOfSecond]) expect(await verify(token)).toEqual(UNAVAILABLE)
    expect(await verify('not a token')).toEqual(INVALID)
    expect(strayRequests).toBe(0)
  })

  it.each([
    'http://identity.example.org/jwks',
    'http://127.0.0.1.example.org/jwks',
    'http://localhost.example.org/jwks',
    'http://127.0.0.1@example.org/jwks',
    'http://10.0.0.1/jwks',
    'http://169.254.169.254/latest/meta-data',
    'http://0.0.0.0/jwks',
    'http://[::ffff:10.0.0.1]/jwks',
    'ftp://127.0.0.1/jwks',
    'file:///etc/passwd',
    'data:application/json,{"keys":[]}',
    '//127.0.0.1/jwks',
    '',
  ])('is not followed to %j for its keys', async (jwks_uri) => {
    answer = provider(keySetOf(second), discovery({ jwks_uri }))
    await expect(loadRemotely()()).rejects.toThrow('the discovery document names no usable jwks_uri')
  })

  it('is not waited for indefinitely, neither for its response nor for the rest of it', async () => {
    const patience = AbortSignal.timeout.bind(AbortSignal)
    const shortened = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => patience(ms / 50))
    try {
      answer = () => {}
      await expect(loadRemotely()()).rejects.toThrow('timeout')
      answer = failing((response) => void response.writeHead(200).write('{"keys":['))
      await expect(loadRemotely()()).rejects.toThrow('timeout')
    } finally {
      shortened.mockRestore()
    }
  })
})

describe('the keys of an unreachable provider', () => {
  const outOfReach: KeySource = async () => {
    throw new Error('out of reach')
  }

  it('are used while a fetch hangs', async () => {
    let load: KeySource = async () => keySetOf(first)
    const { keys, verify, attempts } = watch(() => load())
    await keys.start()
    load = () => new Promise(() => {})
    await time.pass(LONGEST_REFRESH)
    expect(attempts).toHaveLength(2)
    expect(await verify(tokenOfFirst)).toMatchObject(VALID)
  })

  it('are used for 24 hours, and then no token can be verified until they are fetched again', async () => {
    let load: KeySource = async () => keySetOf(first)
    const { keys, verify, verifier } = watch(() => load())
    await keys.start()
    expect(await verify(tokenOfFirst)).toMatchObject(VALID)

    load = outOfReach
    await time.pass(24 * HOUR - 1)
    expect(await verify(tokenOfFirst)).toMatchObject(VALID)
    expect(await verify(await tokenFrom(first, { typ: 'JWT' }))).toMatchObject(VALID)
    expect(verifier.isReady()).toBe(true)

    await time.pass(1)
    expect(await verify(tokenOfFirst)).toEqual(UNAVAILABLE)
    expect(verifier.isReady()).toBe(false)

    load = async () => keySetOf(first)
    await time.pass(LONGEST_REFRESH)
    expect(await verify(tokenOfFirst)).toMatchObject(VALID)
    expect(verifier.isReady()).toBe(true)
  })

  it('are awaited by tokens during the first fetch', async () => {
    const gate = deferred<JSONWebKeySet>()
    const { keys, verify } = watch(() => gate.promise)
    const started = keys.start()
    const early = [verify(tokenOfFirst), verify(tokenOfSecond)]
    gate.resolve(keySetOf(first))
    await started
    expect(await Promise.all(early)).toMatchObject([VALID, INVALID])
  })

  it('are requested at growing intervals of at most six minutes until they arrive', async () => {
    let load: KeySource = outOfReach
    const moments: number[] = []
    const { keys, verify, failures } = watch(() => {
      moments.push(Date.now())
      return load()
    })
    await keys.start()
    expect(await verify(tokenOfFirst)).toEqual(UNAVAILABLE)
    await time.pass(HOUR)

    const intervals = moments.slice(1).map((moment, n) => moment - (moments[n] as number))
    expect(intervals.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 64, 128].map((seconds) => seconds * SECOND))
    for (const interval of intervals.slice(8)) {
      expect(interval).toBeGreaterThanOrEqual(4 * MINUTE)
      expect(interval).toBeLessThanOrEqual(LONGEST_REFRESH)
    }
    expect(failures).toHaveLength(moments.length)

    load = async () => keySetOf(first)
    await time.pass(LONGEST_REFRESH)
    expect(await verify(tokenOfFirst)).toMatchObject(VALID)

    load = outOfReach
    const before = moments.length
    await time.pass(LONGEST_REFRESH + SECOND)
    expect((moments[before + 1] as number) - (moments[before] as number)).toBe(SECOND)
  })

  it('are not fetched for unknown key ids more often than with a working provider', async () => {
    let load: KeySource = async () => keySetOf(first)
    const { keys, verify, attempts } = watch(() => load())
    await keys.start()
    load = outOfReach
    await time.pass(COOLDOWN)
    const tokens = await Promise.all(Array.from({ length: 100 }, (_, n) => tokenFrom(second, { kid: `unknown-${n}` })))
    expect(await Promise.all(tokens.map(verify))).toEqual(tokens.map(() => INVALID))
    expect(await Promise.all(tokens.map(verify))).toEqual(tokens.map(() => INVALID))
    expect(attempts).toHaveLength(2)
  })
})
