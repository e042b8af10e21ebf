import { readFileSync } from 'node:fs'
import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { examineProvider } from '../../../src/cli/doctor/examine-provider.js'
import { examineToken } from '../../../src/cli/doctor/examine-token.js'
import { readSettings } from '../../../src/process/settings.js'
import { CLIENT_ID, openOpenIdProvider } from '../../support/openid-provider.js'
import { aSigningKey } from '../../support/signing-keys.js'

const PAGE = readFileSync('docs/identity-providers.md', 'utf8')

/** The settings that a section of the page gives, with the address of the provider of the test. */
const settingsOn = (section: string, issuer: string) => {
  const [, text = ''] = PAGE.split(`\n## ${section}\n`)
  const [, block = ''] = /```sh\n(AUTH_[\s\S]*?)```/.exec(text.split('\n## ')[0] ?? '') ?? []
  const given = Object.fromEntries(
    block
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/).slice(0, 2)),
  )
  return { given, settings: readSettings({ ...given, AUTH_ISSUER: issuer }) }
}

interface Recipe {
  readonly alg: string
  /** The token's audience, from the audience and the client id of the settings. */
  readonly aud: (audience: string, clientId: string) => string | readonly string[]
  readonly sub: string
  /** The claims that are in the access token if the provider is set up as the page says. */
  readonly claims: Readonly<Record<string, unknown>>
  /** The error without the page's advice, and the token that causes it. */
  readonly without: {
    readonly says: RegExp
    readonly aud?: string
    readonly claims?: Readonly<Record<string, unknown>>
    readonly isOpaque?: true
  }
}

const EMAIL = { email: 'teacher@example.org' }
const VERIFIED = { ...EMAIL, email_verified: true }

const RECIPES: Readonly<Record<string, Recipe>> = {
  Rauthy: {
    alg: 'EdDSA',
    aud: (_, clientId) => clientId,
    sub: 'za9UxpH7XVxqrtpEbThoqvn2',
    claims: VERIFIED,
    without: { says: /does not say whether the e-mail address is verified/, claims: EMAIL },
  },
  Keycloak: {
    alg: 'RS256',
    aud: (audience) => [audience, 'account'],
    sub: '9f1c2a3e-1f63-4d0e-9f7b-0f6f1c9a6a11',
    claims: { ...VERIFIED, name: 'Tea Cher' },
    without: { says: /audience of the token \(aud\) is "account"/, aud: 'account' },
  },
  Authentik: {
    alg: 'RS256',
    aud: (_, clientId) => clientId,
    sub: 'b'.repeat(64),
    claims: { ...VERIFIED, name: 'Tea Cher' },
    without: { says: /not verified \(email_verified is false\)/, claims: { ...EMAIL, email_verified: false } },
  },
  Auth0: {
    alg: 'RS256',
    aud: (audience) => [audience, 'https://your-tenant.eu.auth0.com/userinfo'],
    sub: 'auth0|65f0c0ffee',
    claims: { ...VERIFIED, name: 'Tea Cher' },
    without: { says: /e-mail address of the token \(email\) is missing/, claims: { email_verified: true } },
  },
  Logto: {
    alg: 'RS256',
    aud: (audience) => audience,
    sub: 'k3q9x1r7a2bc',
    claims: EMAIL,
    without: { says: /opaque/, isOpaque: true },
  },
  Zitadel: {
    alg: 'RS256',
    aud: (audience, clientId) => [clientId, audience],
    sub: '312909075212468632',
    claims: VERIFIED,
    without: { says: /opaque/, isOpaque: true },
  },
}

describe('an identity provider that is set up as its recipe says', () => {
  beforeEach(() => {
    // Whenever it is opened, the provider warns that it has no persistent storage.
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('is tested here for every recipe on the page', () => {
    const sections = [...PAGE.matchAll(/^## (.+)$/gm)].map(([, name = '']) => name)
    expect(sections).toEqual(['Opaque access tokens', ...Object.keys(RECIPES), 'How this was checked'])
  })

  it.each(Object.entries(RECIPES))('is accepted: %s', async (name, { alg, aud, sub, claims, without }) => {
    const key = await aSigningKey(alg)
    const given = settingsOn(name, 'https://id.example.org').given
    const audiences = { current: aud(given.AUTH_AUDIENCE, given.OIDC_CLIENT_ID) }
    const format = { current: 'jwt' as 'jwt' | 'opaque' }
    const provider = await openOpenIdProvider(given.AUTH_AUDIENCE, [key], {
      audience: () => audiences.current,
      format: () => format.current,
    })
    try {
      const { settings } = settingsOn(name, provider.issuer)
      expect((await examineProvider(settings)).map(({ state }) => state)).toEqual(['ok', 'ok'])

      const token = await provider.signIn({ sub, claims })
      expect(decodeJwt(token)).toMatchObject({ sub, client_id: CLIENT_ID, ...claims })
      expect(await examineToken(settings, token)).toMatchObject([
        { state: 'ok', message: expect.stringContaining(sub) },
      ])

      audiences.current = without.aud ?? audiences.current
      format.current = without.isOpaque === true ? 'opaque' : 'jwt'
      const bad = await provider.signIn({ sub, claims: without.claims ?? claims })
      expect(await examineToken(settings, bad)).toMatchObject([
        { state: 'problem', message: expect.stringMatching(without.says) },
      ])
    } finally {
      provider.close()
    }
  })

  it.each(Object.keys(RECIPES))('has settings that a service in production accepts: %s', (name) => {
    const { given } = settingsOn(name, 'https://id.example.org')
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/dealbook', API_KEY: 'x'.repeat(16) }
    expect(() => readSettings({ ...given, ...production })).not.toThrow()
  })
})
