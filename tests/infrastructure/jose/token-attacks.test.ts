import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, exportSPKI, importJWK } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TokenVerdict } from '../../../src/application/ports/access-token-verifier.js'
import {
  JoseAccessTokenVerifier,
  type TokenRules,
} from '../../../src/infrastructure/jose/jose-access-token-verifier.js'
import { KeySet } from '../../../src/infrastructure/jose/key-set.js'
import { badClaims, type Claims, CRITICAL, DEFORMED, HOUR, signedAsItStands } from '../../support/bad-tokens.js'
import { NOON } from '../../support/builders.js'
import { openHttpWorld } from '../../support/http-world.js'
import { listen, sendRaw } from '../../support/raw-http.js'
import { aSigningKey, base64url, type SigningKey, signedWith } from '../../support/signing-keys.js'
import { TEST_RULES, tokenOf } from '../../support/tokens.js'

const NOW = NOON.getTime() / 1000
const MAX_TOKEN_LENGTH = 8_192
const INVALID: TokenVerdict = { outcome: 'invalid' }

const goodClaims = {
  iss: TEST_RULES.issuer,
  aud: TEST_RULES.audience,
  sub: 'teacher-1',
  email: 'teacher@example.org',
  iat: NOW,
  exp: NOW + HOUR,
}

const keys: Record<'RS256' | 'PS256' | 'ES256' | 'EdDSA' | 'bare', SigningKey> = {} as never
let attacker: SigningKey
let time = NOON

beforeAll(async () => {
  for (const alg of ['RS256', 'PS256', 'ES256', 'EdDSA'] as const) keys[alg] = await aSigningKey(alg)
  const { publicJwk, ...bare } = await aSigningKey('RS256', 'bare')
  const { alg: _, ...anyAlgorithm } = publicJwk
  keys.bare = { ...bare, publicJwk: anyAlgorithm }
  attacker = await aSigningKey('EdDSA', keys.EdDSA.kid)
})

beforeEach(() => {
  time = NOON
})

const openVerifier = async (rules: Partial<TokenRules> = {}): Promise<JoseAccessTokenVerifier> => {
  const set = new KeySet({ load: async () => ({ keys: Object.values(keys).map(({ publicJwk }) => publicJwk) }) })
  await set.start()
  set.close()
  return new JoseAccessTokenVerifier(set, { ...TEST_RULES, ...rules }, { now: () => time })
}

const verdictOn = async (token: string, rules: Partial<TokenRules> = {}): Promise<TokenVerdict> =>
  (await openVerifier(rules)).verify(token)

const tokenWith = (claims: Claims): Promise<string> => signedWith(keys.EdDSA, { ...goodClaims, ...claims })

describe('a valid token', () => {
  it.each(['RS256', 'PS256', 'ES256', 'EdDSA'] as const)('is accepted when signed with %s', async (alg) => {
    expect(await verdictOn(await signedWith(keys[alg], { ...goodClaims, name: 'Tea Cher' }))).toEqual({
      outcome: 'valid',
      claims: { userId: 'teacher-1', email: 'teacher@example.org', name: 'Tea Cher', issuedAt: NOON },
    })
  })

  it('is accepted without a key id, whichever key signed it', async () => {
    for (const key of [keys.RS256, keys.bare, keys.EdDSA])
      expect(await verdictOn(await signedWith(key, goodClaims, { kid: undefined }))).toMatchObject({ outcome: 'valid' })
  })

  it.each<[string, Claims]>([
    ['lists our audience among others', { aud: ['https://other.example.org', TEST_RULES.audience] }],
    ['expired less than the tolerance ago', { exp: NOW - 4 }],
    ['ends as late as it may', { exp: NOW + TEST_RULES.maxTokenAge }],
    ['begins within the tolerance', { nbf: NOW + 5 }],
    ['was issued by a clock that is a little ahead', { iat: NOW + 5 }],
    ['does not say when it was issued', { iat: undefined }],
    ['has the longest subject there can be', { sub: 'a'.repeat(255) }],
    ['has a subject of every character there can be', { sub: 'aZ09._:|-@+=~' }],
    ['says that its e-mail is verified', { email_verified: true }],
    ['says in text that its e-mail is verified', { email_verified: 'true' }],
    ['does not say whether its e-mail is verified', { email_verified: undefined }],
  ])('is accepted when it %s', async (_name, claims) => {
    expect(await verdictOn(await tokenWith(claims))).toMatchObject({ outcome: 'valid' })
  })

  it('has the e-mail address in the configured claim, and in no other', async () => {
    const emailClaim = 'https://example.org/email'
    const token = await tokenWith({ [emailClaim]: 'other@example.org' })
    expect(await verdictOn(token, { emailClaim })).toMatchObject({ claims: { email: 'other@example.org' } })
    expect(await verdictOn(await tokenWith({}), { emailClaim })).toEqual(INVALID)
  })
})

describe('the signature of a token', () => {
  it.each(['none', 'None', 'NONE', 'nOnE', '', undefined])('is required under the algorithm %j', async (alg) => {
    const [, payload, signature] = (await tokenWith({})).split('.')
    const header = base64url({ alg, kid: keys.EdDSA.kid })
    expect(await verdictOn(`${header}.${payload}.`)).toEqual(INVALID)
    expect(await verdictOn(`${header}.${payload}.${signature}`)).toEqual(INVALID)
  })

  it.each(['HS256', 'HS384', 'HS512'])('must not be a %s with the public key, in whatever notation', async (alg) => {
    const { kid, publicKey, publicJwk } = keys.RS256
    const pem = await exportSPKI(publicKey)
    for (const secret of [pem, pem.trim(), JSON.stringify(publicJwk), publicJwk.n as string]) {
      const forged = await signedWith({ alg, kid, privateKey: Buffer.from(secret) }, goodClaims)
      expect(await verdictOn(forged)).toEqual(INVALID)
    }
  })

  it.each(['RS384', 'RS512', 'PS384', 'PS512'])(
    'is refused with %s even if made with a key of the set',
    async (alg) => {
      const { alg: _, ...material } = await exportJWK(keys.bare.privateKey)
      const privateKey = (await importJWK(material, alg)) as CryptoKey
      expect(await verdictOn(await signedWith({ alg, kid: 'bare', privateKey }, goodClaims))).toEqual(INVALID)
    },
  )

  it('is refused if another key made it under a known key id', async () => {
    expect(await verdictOn(await signedWith(attacker, goodClaims))).toEqual(INVALID)
  })

  it('is refused if another key made it without a key id', async () => {
    expect(await verdictOn(await signedWith(attacker, goodClaims, { kid: undefined }))).toEqual(INVALID)
  })

  it.each(['../../etc/passwd', "' OR 1=1 --", '', '__proto__', 'constructor', 7, null, ['key-EdDSA'], {}])(
    'is refused under the key id %j',
    async (kid) => {
      expect(await verdictOn(await signedWith(keys.EdDSA, goodClaims, { kid }))).toEqual(INVALID)
    },
  )

  it('is refused if it belongs to another payload', async () => {
    const [header, , signature] = (await tokenWith({})).split('.')
    const stolen = base64url({ ...goodClaims, sub: 'admin-1' })
    expect(await verdictOn(`${header}.${stolen}.${signature}`)).toEqual(INVALID)
  })

  it('is refused if it is all zeros', async () => {
    const header = base64url({ alg: 'ES256', kid: keys.ES256.kid })
    const zeroes = Buffer.alloc(64).toString('base64url')
    expect(await verdictOn(`${header}.${base64url(goodClaims)}.${zeroes}`)).toEqual(INVALID)
  })

  it.each(CRITICAL)('is refused where the header says that %s is critical', async (_name, header) => {
    expect(await verdictOn(await signedAsItStands(keys.EdDSA, goodClaims, header))).toEqual(INVALID)
  })
})

describe('a key contained in a token', () => {
  let server: Server
  let origin: string
  let seen: string[] = []

  beforeAll(async () => {
    server = createServer(({ url }, response) => {
      seen.push(url ?? '')
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ keys: [attacker.publicJwk] }))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })

  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const headers = (): Readonly<Record<string, object>> => ({
    jwk: { jwk: attacker.publicJwk },
    jku: { jku: `${origin}/jku` },
    x5u: { x5u: `${origin}/x5u` },
    x5c: { x5c: [Buffer.from('not a certificate').toString('base64')] },
    'jku as the issuer': { jku: `${origin}/jku`, iss: origin },
  })

  it.each(['jwk', 'jku', 'x5u', 'x5c', 'jku as the issuer'])('is ignored in %s', async (name) => {
    seen = []
    for (const kid of [keys.EdDSA.kid, 'unknown', `${origin}/kid`, undefined])
      expect(await verdictOn(await signedWith(attacker, goodClaims, { ...headers()[name], kid }))).toEqual(INVALID)
    expect(await verdictOn(await signedWith(keys.EdDSA, goodClaims, headers()[name]))).toMatchObject({
      outcome: 'valid',
    })
    await fetch(`${origin}/control`)
    expect(seen).toEqual(['/control'])
  })
})

describe('the claims of a token', () => {
  it.each(badClaims(TEST_RULES, NOW))('keep out a token %s', async (_name, claims) => {
    expect(await verdictOn(await tokenWith(claims))).toEqual(INVALID)
  })

  it.each(['1e400', '-1e400', '1e308'])('are refused if the expiry is written %s', async (exp) => {
    const { exp: _, ...claims } = goodClaims
    const payload = JSON.stringify(claims).replace(/\}$/, `,"exp":${exp}}`)
    expect(await verdictOn(await signedWith(keys.EdDSA, payload))).toEqual(INVALID)
  })

  it.each(['iat', 'nbf'])('are refused if the %s is too long', async (claim) => {
    const { iat: _, ...claims } = goodClaims
    const payload = JSON.stringify(claims).replace(/\}$/, `,"${claim}":1e400}`)
    expect(await verdictOn(await signedWith(keys.EdDSA, payload))).toEqual(INVALID)
  })

  it('need a verified e-mail address if the rules require one', async () => {
    const requireVerifiedEmail = true
    for (const email_verified of [undefined, false, 'false', null])
      expect(await verdictOn(await tokenWith({ email_verified }), { requireVerifiedEmail })).toEqual(INVALID)
    for (const email_verified of [true, 'true'])
      expect(await verdictOn(await tokenWith({ email_verified }), { requireVerifiedEmail })).toMatchObject({
        outcome: 'valid',
      })
  })

  it.each(['[]', 'null', '"teacher-1"', '7', '', '{"sub":', '\ufeff{}'])(
    'have to be an object, not %j',
    async (payload) => {
      expect(await verdictOn(await signedWith(keys.EdDSA, payload))).toEqual(INVALID)
    },
  )
})

describe('the text of a token', () => {
  it.each(DEFORMED)('is refused when it %s', async (_name, deform) => {
    expect(await verdictOn(deform(await tokenWith({})))).toEqual(INVALID)
  })

  it('is refused in the standard alphabet of base64', async () => {
    let token = await tokenWith({})
    for (let n = 0; !/[-_]/.test(token); n++) token = await tokenWith({ jti: `${n}` })
    expect(await verdictOn(token.replaceAll('-', '+').replaceAll('_', '/'))).toEqual(INVALID)
  })

  it('is refused above 8 KiB, and not below', async () => {
    const ofLength = async (filling: number) => tokenWith({ filling: 'x'.repeat(filling) })
    let filling = 5_000
    while ((await ofLength(filling + 1)).length <= MAX_TOKEN_LENGTH) filling++
    expect(await verdictOn(await ofLength(filling))).toMatchObject({ outcome: 'valid' })
    expect(await verdictOn(await ofLength(filling + 1))).toEqual(INVALID)
    expect(await verdictOn(await ofLength(1_000_000))).toEqual(INVALID)
  })
})

describe('a token that was accepted earlier', () => {
  it('is refused once it has expired, with the same tolerance as at first', async () => {
    const token = await tokenWith({})
    const verifier = await openVerifier()
    expect(await verifier.verify(token)).toMatchObject({ outcome: 'valid' })

    time = new Date((goodClaims.exp + 5) * 1_000 - 1)
    expect(await verifier.verify(token)).toMatchObject({ outcome: 'valid' })
    time = new Date((goodClaims.exp + 5) * 1_000)
    expect(await verifier.verify(token)).toEqual(INVALID)
    expect(await verdictOn(token)).toEqual(INVALID)
  })

  it('does not outlive its expiry if the clock was set back in the meantime', async () => {
    const token = await tokenWith({})
    const verifier = await openVerifier()
    expect(await verifier.verify(token)).toMatchObject({ outcome: 'valid' })
    time = new Date(NOON.getTime() - HOUR * 1_000)
    expect(await verifier.verify(token)).toMatchObject({ outcome: 'valid' })
    time = new Date((goodClaims.exp + 5) * 1_000)
    expect(await verifier.verify(token)).toEqual(INVALID)
  })

  it('does not make one that differs in a single character valid', async () => {
    const verifier = await openVerifier()
    const token = await tokenWith({})
    await verifier.verify(token)
    const [header, payload, signature = ''] = token.split('.')
    const other = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`
    expect(await verifier.verify(`${header}.${payload}.${other}`)).toEqual(INVALID)
    expect(await verifier.verify(token)).toMatchObject({ outcome: 'valid' })
  })
})

describe('the Authorization header', () => {
  it('is refused if it is repeated, even with the same valid token', async () => {
    const { app } = await openHttpWorld()
    const port = await listen(app)
    try {
      const line = `Authorization: Bearer ${await tokenOf({ sub: 'teacher-1' })}`
      const other = `authorization: Bearer ${await tokenOf({ sub: 'teacher-2' })}`
      const get = (...headers: string[]) => sendRaw(port, ['GET /accounts/me HTTP/1.1', ...headers])

      expect(await get(line)).toMatchObject({ status: 200 })
      for (const headers of [
        [line, line],
        [line, other],
        [line, 'Authorization: Bearer x'],
        ['Authorization: Bearer x', line],
        ['AUTHORIZATION:', line],
      ]) {
        const answer = await get(...headers)
        expect(answer.status).toBe(401)
        expect(answer.head).toMatch(/^www-authenticate: Bearer/im)
      }
      const open = await sendRaw(port, ['GET /auction-systems HTTP/1.1', line, line])
      expect(open.status).toBe(200)
    } finally {
      await app.close()
    }
  })
})
