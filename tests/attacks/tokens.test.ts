import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { type CryptoKey, exportJWK, exportSPKI, importJWK, type JWK } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AttackedService, openAttackedService, sender, WITHOUT_LIMITS } from '../support/attacked-service.js'
import { badClaims, CRITICAL, DEFORMED, HOUR, signedAsItStands } from '../support/bad-tokens.js'
import { AUDIENCE } from '../support/hostile-provider.js'
import type { Answer } from '../support/http-world.js'
import { sendRaw } from '../support/raw-http.js'
import { aSigningKey, base64url, type SigningKey, signedWith } from '../support/signing-keys.js'
import { until } from '../support/until.js'

const VICTIM = 'victim'
const MAX_TOKEN_AGE = 31 * 24 * HOUR
const COOLDOWN_MS = 30_000

let service: AttackedService
let attacker: SigningKey

beforeAll(async () => {
  service = await openAttackedService()
  attacker = await aSigningKey('EdDSA', service.provider.key.kid)
})
afterAll(() => service.close())

const meOf = (token: string, on: Pick<AttackedService, 'request'> = service): Promise<Answer> =>
  on.request({ url: '/accounts/me', headers: { authorization: `Bearer ${token}` } })

/** Fails unless the token grants access to nothing, and public routes ignore it. */
const expectRefused = async (token: string, told = '', on = service): Promise<void> => {
  const answer = await meOf(token, on)
  expect({ status: answer.status, body: answer.body }, told).toEqual({
    status: 401,
    body: { code: 'UNAUTHORIZED', message: expect.any(String), meta: {} },
  })
  expect(answer.headers['www-authenticate'], told).toBe('Bearer error="invalid_token"')
}

const expectGood = async (token: string, on: Pick<AttackedService, 'request'> = service): Promise<void> => {
  expect((await meOf(token, on)).status).toBe(200)
}

/** Whether the token can be sent in a header at all. */
const canBeSent = (token: string): boolean => /^[\x21-\x7e]+$/.test(token)

describe('tokens', () => {
  it.each(['none', 'None', 'NONE', 'nOnE', '', undefined])('alg %j', async (alg) => {
    const [, payload, signature] = (await service.provider.tokenOf(VICTIM)).split('.')
    const header = base64url({ alg, typ: 'JWT', kid: service.provider.key.kid })
    await expectRefused(`${header}.${payload}.`)
    await expectRefused(`${header}.${payload}.${signature}`)
    await expectRefused(`${header}.${payload}`)
  })

  it.each(['HS256', 'HS384', 'HS512'])('%s signed with a public key, in whatever notation', async (alg) => {
    const { key, claimsOf } = service.provider
    const secrets = [
      await exportSPKI(key.publicKey),
      (await exportSPKI(key.publicKey)).trim(),
      JSON.stringify(key.publicJwk),
      String(key.publicJwk.x),
      Buffer.from(String(key.publicJwk.x), 'base64url'),
      AUDIENCE,
      'secret',
    ]
    for (const secret of secrets)
      for (const kid of [key.kid, undefined])
        await expectRefused(
          await signedWith({ alg, kid: key.kid, privateKey: Buffer.from(secret) }, claimsOf(VICTIM), { kid }),
        )
  })

  it.each(['ES256', 'RS256', 'PS256'])('another supported algorithm, %s, with the kid of a known key', async (alg) => {
    const other = await aSigningKey(alg, service.provider.key.kid)
    await expectRefused(await service.provider.tokenOf(VICTIM, {}, {}, other))
  })

  it('another key with a known kid, and without one', async () => {
    await expectRefused(await service.provider.tokenOf(VICTIM, {}, {}, attacker))
    await expectRefused(await service.provider.tokenOf(VICTIM, {}, { kid: undefined }, attacker))
  })

  it('the payload of another token with a valid signature', async () => {
    const { provider } = service
    const [header, , signature] = (await provider.tokenOf('thief')).split('.')
    await expectRefused(`${header}.${base64url(provider.claimsOf(VICTIM))}.${signature}`)
  })

  it.each(['jwk', 'jku', 'x5u', 'x5c', 'kid as an address'])('%s in the header: no request is sent', async (name) => {
    const { provider } = service
    const trap = `${provider.issuer}/trap`
    const header = {
      jwk: { jwk: attacker.publicJwk },
      jku: { jku: `${trap}/jku` },
      x5u: { x5u: `${trap}/x5u` },
      x5c: { x5c: [Buffer.from('no certificate').toString('base64')] },
      'kid as an address': { kid: `${trap}/kid` },
    }[name] as object
    for (const kid of [provider.key.kid, 'unheard-of', undefined])
      await expectRefused(await provider.tokenOf(VICTIM, {}, { kid, ...header }, attacker))
    expect(provider.requests.filter((path) => path.startsWith('/trap'))).toEqual([])
  })

  it('a flood of unknown kids: at most one fetch of keys in 30 s, and others are served', async () => {
    const { provider } = service
    const start = performance.now()
    const before = provider.keyRequests()
    const flood = Array.from({ length: 500 }, async (_, i) =>
      expectRefused(await provider.tokenOf(VICTIM, {}, { kid: `unheard-of-${i}` }, attacker)),
    )
    let isOver = false
    const over = Promise.all(flood).finally(() => {
      isOver = true
    })
    // On one connection, one after another: the database's capacity is not tested here.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const other = { request: sender(service.port, agent) }
    const good = await provider.tokenOf(VICTIM)
    do await expectGood(good, other)
    while (!isOver)
    await over
    agent.destroy()
    const allowed = 1 + Math.floor((performance.now() - start) / COOLDOWN_MS)
    expect(provider.keyRequests() - before).toBeLessThanOrEqual(allowed)
  })

  it.each(CRITICAL)('crit that names %s', async (_name, header) => {
    const { key, claimsOf } = service.provider
    await expectRefused(await signedAsItStands(key, claimsOf(VICTIM), header))
  })

  it.each(['iss', 'aud', 'exp', 'nbf', 'iat', 'sub', 'email', 'email_verified'])(
    '%s wrong, missing, a list, of another type, absurd',
    async (claim) => {
      const { provider } = service
      const now = Math.floor(Date.now() / 1000)
      const rules = { issuer: provider.issuer, audience: AUDIENCE, maxTokenAge: MAX_TOKEN_AGE }
      const bad = badClaims(rules, now, now + HOUR).filter(([, claims]) => claim in claims)
      expect(bad.length).toBeGreaterThan(2)
      for (const [name, claims] of bad) await expectRefused(await provider.tokenOf(VICTIM, claims), name)
      await expectGood(await provider.tokenOf(VICTIM))
    },
  )

  it('repeated claims: the last one counts, and is checked', async () => {
    const { provider } = service
    const payload = (last: object) =>
      `${JSON.stringify(provider.claimsOf(VICTIM)).slice(0, -1)},${JSON.stringify(last).slice(1)}`
    for (const last of [{ iss: 'https://evil.example.org' }, { exp: 1 }, { sub: 'a b' }, { email_verified: false }])
      await expectRefused(await signedWith(provider.key, payload(last)))
    await expectRefused(await signedWith(provider.key, `{"__proto__":${JSON.stringify(provider.claimsOf(VICTIM))}}`))
  })

  it.each(DEFORMED)('text that %s', async (_name, deform) => {
    const token = await service.provider.tokenOf(VICTIM)
    const deformed = deform(token)
    if (canBeSent(deformed)) return expectRefused(deformed)
    // What a header can't contain is cut off or refused by the transport; the rest must not grant access.
    const { status } = await sendRaw(service.port, [
      'GET /accounts/me HTTP/1.1',
      `Authorization: Bearer ${deformed.trim() === token ? '' : deformed}`,
    ])
    expect([400, 401]).toContain(status)
  })

  it('above 8 KiB, even if correctly signed, and not below', async () => {
    const { tokenOf } = service.provider
    const base = (await tokenOf(VICTIM, { filling: '' })).length
    const ofLength = (length: number) => tokenOf(VICTIM, { filling: 'x'.repeat(Math.floor(((length - base) * 3) / 4)) })
    await expectGood(await ofLength(8_180))
    await expectRefused(await ofLength(8_210))
    await expectRefused(await ofLength(12_000))
  })

  it('twice in the header, in two headers, with a comma, in the query, in a cookie', async () => {
    const token = await service.provider.tokenOf(VICTIM)
    const line = `Authorization: Bearer ${token}`
    const raw = (...lines: string[]) => sendRaw(service.port, ['GET /accounts/me HTTP/1.1', ...lines])
    expect((await raw(line)).status).toBe(200)
    for (const lines of [
      [line, line],
      [line, 'authorization: Bearer x'],
      ['AUTHORIZATION: Basic eDp5', line],
      [`${line}, Bearer ${token}`],
      [`${line} ${token}`],
      [`Cookie: authorization=${token}; access_token=${token}`],
      [`X-Authorization: Bearer ${token}`],
      [`Proxy-Authorization: Bearer ${token}`],
    ])
      expect((await raw(...lines)).status, lines.join()).toBe(401)
    for (const name of ['access_token', 'authorization', 'token'])
      expect((await service.request({ url: `/accounts/me?${name}=${token}` })).status).toBe(401)
  })

  it('a cached token after its exp', async () => {
    const { provider } = service
    // The tolerance of five seconds ends in two.
    const exp = Math.floor(Date.now() / 1000) - 3
    const token = await provider.tokenOf(VICTIM, { exp })
    const first = await meOf(token)
    // If the machine slept in the meantime, the token expired before it was seen, which proves less but is no fault.
    if (Date.now() < (exp + 4) * 1000) expect(first.status).toBe(200)
    while (Date.now() < (exp + 5) * 1000) await setTimeout(100)
    await expectRefused(token)
  })

  it('the victim is served as before', async () => {
    await expectGood(await service.provider.tokenOf(VICTIM))
    expect(service.isRunning()).toBe(true)
  })
})

describe('keys of the provider, with a clock that runs a hundred times as fast', () => {
  let fast: AttackedService
  let next: SigningKey
  let probes = 0

  beforeAll(async () => {
    fast = await openAttackedService({ ...WITHOUT_LIMITS, NODE_OPTIONS: '--import ./tests/support/fast-clock.mjs' })
    next = await aSigningKey('ES256', 'next')
  })
  afterAll(() => fast.close())

  it('a provider that does not respond: one request for sixty unknown kids, and others are served', async () => {
    const { provider } = fast
    const good = await provider.tokenOf(VICTIM)
    await expectGood(good, fast)
    const before = provider.keyRequests()
    const release = provider.hold()
    const flood = Array.from({ length: 60 }, async (_, i) =>
      expectRefused(await provider.tokenOf(VICTIM, {}, { kid: `unheard-of-${i}` }, attacker), '', fast),
    )
    await until(() => provider.keyRequests() > before)
    for (let i = 0; i < 20; i++) expect((await fast.request({ url: '/auction-systems' })).status).toBe(200)
    expect(provider.keyRequests() - before).toBe(1)
    release()
    await Promise.all(flood)
  })

  it.each([
    ['no JSON', '<html>'],
    ['no keys', '{"keys":[]}'],
    ['the keys of somebody else in a text', '{"keys":"all"}'],
    ['null', 'null'],
  ])(
    'a provider that responds with %s: known keys remain valid, and no other key is accepted',
    async (_name, rubbish) => {
      const { provider } = fast
      provider.publish(rubbish)
      const before = provider.keyRequests()
      await until(async () => {
        await expectRefused(await provider.tokenOf(VICTIM, {}, { kid: `rubbish-${Math.random()}` }, attacker), '', fast)
        return provider.keyRequests() > before
      })
      await expectGood(await provider.tokenOf(VICTIM), fast)
      provider.publish([provider.key.publicJwk])
    },
  )

  /** Makes the service load a set of keys; an additional key shows when they have been loaded. */
  const load = async (keys: readonly JWK[]): Promise<void> => {
    const { provider } = fast
    const probe = await aSigningKey('EdDSA', `probe-${++probes}`)
    provider.publish([provider.key.publicJwk, probe.publicJwk, ...keys])
    await until(async () => (await meOf(await provider.tokenOf(VICTIM, {}, {}, probe), fast)).status === 200)
  }

  it('a symmetric key in the key set itself', async () => {
    const secret = Buffer.alloc(64, 'k')
    await load([{ kty: 'oct', kid: 'shared', k: secret.toString('base64url') }])
    for (const alg of ['HS256', 'HS512'])
      await expectRefused(
        await signedWith({ alg, kid: 'shared', privateKey: secret }, fast.provider.claimsOf(VICTIM)),
        alg,
        fast,
      )
  })

  it.each(['RS384', 'RS512', 'PS384', 'PS512'])('%s by a key of the set that names no algorithm', async (alg) => {
    const { publicJwk, privateKey, kid } = await aSigningKey('RS256', `rsa-${alg}`)
    const { alg: _, ...anyAlgorithm } = publicJwk
    await load([anyAlgorithm])
    const { provider } = fast
    await expectGood(await signedWith({ alg: 'RS256', kid, privateKey }, provider.claimsOf(VICTIM)), fast)
    const { alg: _alg, ...material } = await exportJWK(privateKey)
    const other = (await importJWK(material, alg)) as CryptoKey
    await expectRefused(await signedWith({ alg, kid, privateKey: other }, provider.claimsOf(VICTIM)), alg, fast)
  })

  it('rotated keys: the new one is found by its kid, and the old one remains valid', async () => {
    const { provider } = fast
    const old = await provider.tokenOf(VICTIM)
    await expectGood(old, fast)
    provider.publish([next.publicJwk, provider.key.publicJwk])
    await until(async () => (await meOf(await provider.tokenOf(VICTIM, {}, {}, next), fast)).status === 200)
    await expectGood(old, fast)
  })

  it('a key removed from the set: refused after the next background fetch, even if cached', async () => {
    const { provider } = fast
    const old = await provider.tokenOf(VICTIM)
    await expectGood(old, fast)
    provider.publish([next.publicJwk])
    const before = provider.keyRequests()
    // Two of these fetches fit into ten minutes.
    let fetches = 0
    await until(async () => {
      fetches = provider.keyRequests() - before
      return fetches > 2 || (await meOf(old, fast)).status === 401
    })
    expect(fetches).toBeLessThanOrEqual(2)
    await expectRefused(old, '', fast)
    await expectGood(await provider.tokenOf(VICTIM, {}, {}, next), fast)
  })
})
