import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { JoseAccessTokenVerifier } from '../../../src/infrastructure/jose/jose-access-token-verifier.js'
import { KeySet } from '../../../src/infrastructure/jose/key-set.js'
import { remoteKeySource } from '../../../src/infrastructure/jose/remote-key-source.js'
import { systemClock } from '../../../src/infrastructure/system/system-clock.js'
import { isTrustworthyUrl } from '../../../src/process/settings.js'
import { SECOND } from '../../support/held-time.js'
import { type Answer, type HttpWorld, openHttpWorld } from '../../support/http-world.js'
import { type OpenIdProvider, openOpenIdProvider } from '../../support/openid-provider.js'
import { aSigningKey, type SigningKey } from '../../support/signing-keys.js'
import { TEST_RULES } from '../../support/tokens.js'

const COOLDOWN = 30 * SECOND
const TEACHER = {
  sub: 'auth0|teacher-1',
  claims: { email: 'Teacher@example.org', email_verified: true, name: 'Tea Cher' },
}

describe('the service with an OpenID provider', () => {
  let key: SigningKey
  let provider: OpenIdProvider
  let keys: KeySet
  let world: HttpWorld

  beforeEach(async () => {
    // Whenever it is opened, the provider warns that it has no persistent storage.
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    key = await aSigningKey('RS256', 'first')
    provider = await openOpenIdProvider(TEST_RULES.audience, [key])
    const { issuer } = provider
    keys = new KeySet({
      load: remoteKeySource({ issuer, jwksUri: null, isAllowed: isTrustworthyUrl }),
      onKeyRemoved: () => verifier.forgetAll(),
    })
    const verifier = new JoseAccessTokenVerifier(
      keys,
      { ...TEST_RULES, issuer, requireVerifiedEmail: true },
      systemClock,
    )
    await keys.start()
    world = await openHttpWorld({ verifier })
  })

  afterEach(async () => {
    vi.restoreAllMocks()
    keys.close()
    await world.app.close()
    provider.close()
  })

  const ownAccount = (token: string): Promise<Answer> =>
    world.request({ url: '/accounts/me', headers: { authorization: `Bearer ${token}` } })

  /** Pretends that the last fetch was long ago, so that an unknown key id triggers another one. */
  const letCooldownPass = (): void => {
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + COOLDOWN)
  }

  it('finds its keys through discovery', () => {
    expect(provider.requests).toEqual(['GET /.well-known/openid-configuration', 'GET /jwks'])
    expect(keys.isReady()).toBe(true)
  })

  it('recognises a user who signed in there', async () => {
    const token = await provider.signIn(TEACHER)
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', kid: 'first', typ: 'at+jwt' })
    expect(decodeJwt(token)).toMatchObject({ iss: provider.issuer, aud: TEST_RULES.audience, sub: TEACHER.sub })

    const { status, body } = await ownAccount(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: 'auth0|teacher-1',
      email: 'Teacher@example.org',
      displayName: 'Tea Cher',
      role: 'teacher',
      isActive: true,
    })
    expect((await ownAccount(await provider.signIn(TEACHER))).body).toEqual(body)
  })

  it('refuses users without a verified e-mail address', async () => {
    for (const claims of [
      {},
      { email: 'teacher@example.org' },
      { email: 'teacher@example.org', email_verified: false },
    ]) {
      const { status, body } = await ownAccount(await provider.signIn({ sub: TEACHER.sub, claims }))
      expect(status).toBe(401)
      expect(body.code).toBe('UNAUTHORIZED')
    }
  })

  it('refuses tokens of another provider', async () => {
    const other = await openOpenIdProvider(TEST_RULES.audience, [key])
    try {
      expect((await ownAccount(await other.signIn(TEACHER))).status).toBe(401)
    } finally {
      other.close()
    }
  })

  it.each(['PS256', 'ES256', 'EdDSA'])('keeps working when the provider changes to a key for %s', async (alg) => {
    const before = await provider.signIn(TEACHER)
    expect((await ownAccount(before)).status).toBe(200)

    const next = await aSigningKey(alg, 'second')
    await provider.rotate([next, key])
    letCooldownPass()
    const after = await provider.signIn(TEACHER)
    expect(decodeProtectedHeader(after)).toMatchObject({ alg, kid: 'second' })
    expect((await ownAccount(after)).status).toBe(200)
    expect((await ownAccount(before)).status).toBe(200)
  })

  it('refuses tokens signed with a key that the provider has revoked', async () => {
    const before = await provider.signIn(TEACHER)
    expect((await ownAccount(before)).status).toBe(200)

    await provider.rotate([await aSigningKey('ES256', 'second')])
    letCooldownPass()
    expect((await ownAccount(await provider.signIn(TEACHER))).status).toBe(200)
    expect((await ownAccount(before)).status).toBe(401)
  })
})
