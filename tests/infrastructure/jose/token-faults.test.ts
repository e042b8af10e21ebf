import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../../src/infrastructure/jose/token-faults.js'
import { badClaims, type Claims, HOUR } from '../../support/bad-tokens.js'
import { aSigningKey, base64url, signedWith } from '../../support/signing-keys.js'
import { TEST_RULES } from '../../support/tokens.js'

const NOW = 1_800_000_000

const GOOD = {
  iss: TEST_RULES.issuer,
  aud: TEST_RULES.audience,
  sub: 'teacher-1',
  email: 'teacher@example.org',
  iat: NOW,
  exp: NOW + HOUR,
}

const whatIsWrong = async (claims: Claims, rules = TEST_RULES): Promise<readonly string[]> => {
  const token = await signedWith(await aSigningKey(), { ...GOOD, ...claims })
  return faultsOf(token, rules, NOW).map(({ what }) => what)
}

describe('the faults of a token', () => {
  it('are none if the service accepts it', async () => {
    for (const claims of [{}, { aud: ['other', TEST_RULES.audience] }, { iat: undefined }, { email_verified: true }])
      expect(await whatIsWrong(claims)).toEqual([])
  })

  it.each(badClaims(TEST_RULES, NOW))('explain one %s', async (_, claims) => {
    expect(await whatIsWrong(claims)).toHaveLength(1)
  })

  it('name what the token has, and what it should have', async () => {
    expect(await whatIsWrong({ aud: 'account' })).toEqual([
      'The audience of the token (aud) is "account", but AUTH_AUDIENCE is "dealbook"',
    ])
    expect(await whatIsWrong({ iss: `${TEST_RULES.issuer}/`, email: undefined })).toEqual([
      'The issuer of the token (iss) is "https://identity.example.org/", but AUTH_ISSUER is "https://identity.example.org"',
      'The e-mail address of the token (email) is missing',
    ])
    const rules = { ...TEST_RULES, emailClaim: 'https://example.org/email', requireVerifiedEmail: true }
    expect(await whatIsWrong({}, rules)).toEqual([
      'The e-mail address of the token (https://example.org/email) is missing',
      'The token does not say whether the e-mail address is verified (email_verified)',
    ])
  })

  it('include an algorithm with a shared secret', () => {
    const token = `${base64url({ alg: 'HS256' })}.${base64url(GOOD)}.AAAA`
    expect(faultsOf(token, TEST_RULES, NOW)).toMatchObject([{ what: 'The token is signed with "HS256"' }])
  })

  it.each([
    ['an opaque token', 'v2.local.7f3a', /opaque/],
    ['a reference', '2YotnFZFEjr1zCsicMWpAA', /opaque/],
    ['an encrypted token', 'e.k.i.c.t', /encrypted/],
    ['a token that is too long', `${'a'.repeat(9_000)}.b.c`, /8192 characters/],
  ])('say of %s what it is', (_, token, what) => {
    expect(faultsOf(token, TEST_RULES, NOW)).toMatchObject([{ what: expect.stringMatching(what) }])
  })
})
