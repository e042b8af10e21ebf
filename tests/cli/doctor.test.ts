import { writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { examineClock } from '../../src/cli/doctor/examine-clock.js'
import { examineDatabase } from '../../src/cli/doctor/examine-database.js'
import { examineProvider } from '../../src/cli/doctor/examine-provider.js'
import { examineProxy } from '../../src/cli/doctor/examine-proxy.js'
import { examineSettings } from '../../src/cli/doctor/examine-settings.js'
import { examineToken } from '../../src/cli/doctor/examine-token.js'
import { openEmbedded } from '../../src/infrastructure/pglite/embedded-database.js'
import { readSettings, settingNames } from '../../src/process/settings.js'
import { useEmbeddedService } from '../support/embedded-service.js'
import { complaints } from '../support/findings.js'
import { openHttpWorld } from '../support/http-world.js'
import { type KeyServer, openKeyServer } from '../support/key-server.js'
import { freePort } from '../support/own-servers.js'
import { runCli } from '../support/service-process.js'
import { aSigningKey } from '../support/signing-keys.js'

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://127.0.0.1/dealbook',
  API_KEY: 'a-key-of-sixteen-characters',
  AUTH_ISSUER: 'https://id.example.org',
  AUTH_AUDIENCE: 'dealbook',
  OIDC_CLIENT_ID: 'dealbook',
}

describe('the examination of settings', () => {
  it('reports nothing about good ones, all of whose names it knows', () => {
    expect(complaints(examineSettings({ ...PRODUCTION, PATH: '/bin', POSTGRES_PASSWORD: 'x' }).findings)).toBe('')
    expect(settingNames()).toContain('RATE_LIMIT_FORMS_DAY')
  })

  it('names every invalid one, and then examines nothing else', () => {
    const { settings, findings } = examineSettings({ ...PRODUCTION, PORT: 'x', AUTH_ISSUER: 'ftp://id' })
    expect(settings).toBeNull()
    expect(complaints(findings)).toMatch(/problem: AUTH_ISSUER must be .*\nproblem: PORT must be /)
  })

  it('warns of misspelt names, a service that is open by mistake, and pages without sign-in', () => {
    const { NODE_ENV: _, OIDC_CLIENT_ID: __, ...rest } = PRODUCTION
    expect(complaints(examineSettings({ ...rest, AUTH_AUDIENCES: 'dealbook' }).findings)).toMatch(
      /warning: NODE_ENV is not production.*\nwarning: OIDC_CLIENT_ID is not set.*\nwarning: AUTH_AUDIENCES is not a setting/,
    )
  })
})

describe('the examination of an identity provider', () => {
  let provider: KeyServer
  beforeEach(async () => {
    provider = await openKeyServer(await aSigningKey('RS256'))
  })
  afterEach(() => provider.close())

  const settingsOf = (more: Readonly<Record<string, string>> = {}) => {
    const { AUTH_JWKS_URI: _, ...issuer } = provider.settings
    return readSettings({ ...issuer, OIDC_CLIENT_ID: 'pages', ...more })
  }
  /** Publishes a discovery document with changes, and these keys. */
  const publish = (changes: object = {}, keys?: unknown) =>
    provider.behave(async ({ url }, response) => {
      const { AUTH_ISSUER: issuer } = provider.settings
      const { publicJwk } = await aSigningKey('RS256')
      const document = { issuer, jwks_uri: `${issuer}/keys`, code_challenge_methods_supported: ['S256'], ...changes }
      response.end(JSON.stringify(url === '/keys' ? (keys ?? { keys: [publicJwk] }) : document))
    })

  it('finds nothing wrong with a good one', async () => {
    expect(complaints(await examineProvider(readSettings(provider.settings)))).toBe('')
    publish()
    expect(complaints(await examineProvider(settingsOf()))).toBe('')
  })

  it.each<[string, object, unknown, RegExp]>([
    ['another issuer', { issuer: 'https://id.example.org/' }, undefined, /"https:\/\/id\.example\.org\/".*exactly/],
    ['no address of keys', { jwks_uri: undefined }, undefined, /no usable jwks_uri.*AUTH_JWKS_URI/],
    ['an address of keys that is not safe', { jwks_uri: 'http://192.0.2.1/' }, undefined, /no usable jwks_uri/],
    ['no PKCE', { code_challenge_methods_supported: ['plain'] }, undefined, /S256/],
    ['no key set', {}, { nothing: true }, /did not return a key set/],
    ['no keys', {}, { keys: [] }, /no key that can verify/],
    ['a shared secret', {}, { keys: [{ kty: 'oct', k: 'AAAA' }] }, /not with a shared secret/],
  ])('reports that it has %s', async (_, document, keys, what) => {
    publish(document, keys)
    expect(complaints(await examineProvider(settingsOf()))).toMatch(what)
  })

  it('reports that it fails or cannot be reached', async () => {
    provider.behave((_request, response) => void response.writeHead(502).end())
    expect(complaints(await examineProvider(settingsOf()))).toContain('answered 502')
    const nowhere = { AUTH_ISSUER: `http://127.0.0.1:${await freePort()}` }
    expect(complaints(await examineProvider(settingsOf(nowhere)))).toContain('ECONNREFUSED')
  })

  it('accepts a good token, and explains what is wrong with others', async () => {
    const settings = readSettings(provider.settings)
    expect(complaints(await examineToken(settings, await provider.tokenOf('teacher-1')))).toBe('')
    const wrong = await provider.tokenOf('teacher-1', { aud: 'account' })
    expect(complaints(await examineToken(settings, wrong))).toMatch(/aud\) is "account".*Have the provider put/)
    const stranger = await provider.tokenOf('teacher-1', {}, await aSigningKey('RS256'))
    expect(complaints(await examineToken(settings, stranger))).toContain('not signed by one of the published keys')
    expect(complaints(await examineToken(settings, 'opaque'))).toContain('docs/identity-providers.md')
    provider.behave((_request, response) => void response.writeHead(502).end())
    expect(complaints(await examineToken(settings, await provider.tokenOf('teacher-1')))).toContain('no keys')
  })

  it('compares the clocks', async () => {
    const at = (milliseconds: number) =>
      provider.behave(
        (_request, response) =>
          void response.setHeader('date', new Date(Date.now() + milliseconds).toUTCString()).end('{}'),
      )
    const settings = settingsOf()
    for (const agreeing of [0, 4_000, -4_000]) {
      at(agreeing)
      expect(complaints(await examineClock(settings))).toBe('')
    }
    at(60_000)
    expect(complaints(await examineClock(settings))).toMatch(/(59|60) s ahead/)
    at(-60_000)
    expect(complaints(await examineClock(settings))).toMatch(/(59|60) s behind/)
    provider.close()
    expect(complaints(await examineClock(settings))).toContain('could not be read')
  })
})

describe('the examination of proxies', () => {
  const examined = async (trustProxy: number | false, more: Readonly<Record<string, string>> = {}) => {
    const limits = { rateLimits: { public: { count: 100, seconds: 60 } } }
    const world = await openHttpWorld({ trustProxy, ...limits })
    try {
      const PUBLIC_URL = await world.app.listen({ port: 0, host: '127.0.0.1' })
      return complaints(await examineProxy(readSettings({ PUBLIC_URL, ...more })))
    } finally {
      await world.app.close()
    }
  }

  it('finds that visitors can forge their address if there are fewer proxies than TRUST_PROXY says', async () => {
    expect(await examined(false)).toBe('')
    expect(await examined(1)).toMatch(/^problem: The service believes any address/)
  })

  it("says that it can't tell without a rate limit", async () => {
    const world = await openHttpWorld()
    const PUBLIC_URL = await world.app.listen({ port: 0, host: '127.0.0.1' })
    expect(complaints(await examineProxy(readSettings({ PUBLIC_URL })))).toContain('set RATE_LIMIT_PUBLIC')
    await world.app.close()
  })

  it('reports that the service is not ready, or unreachable', async () => {
    const checks = { isDraining: () => true }
    const world = await openHttpWorld({ checks })
    const PUBLIC_URL = await world.app.listen({ port: 0, host: '127.0.0.1' })
    expect(complaints(await examineProxy(readSettings({ PUBLIC_URL })))).toContain('503: The service is shutting down.')
    await world.app.close()
    expect(complaints(await examineProxy(readSettings({ PUBLIC_URL })))).toContain('cannot be reached from here')
  })

  it('reports that TLS ends at an untrusted proxy, and that production needs an address', async () => {
    const behind = readSettings({ PUBLIC_URL: `https://127.0.0.1:${await freePort()}` })
    expect(complaints(await examineProxy(behind))).toContain('problem: A proxy ends TLS')
    expect(complaints(await examineProxy(readSettings(PRODUCTION)))).toContain('warning: PUBLIC_URL is not set')
  })
})

describe('dealbook doctor', () => {
  const { folder, env, fill } = useEmbeddedService()

  it('finds nothing wrong before the first start, and leaves nothing behind', async () => {
    const { code, stdout } = await runCli(['doctor'], env())
    expect(stdout).toMatch(/^ok {6}settings All settings are valid\.\n/)
    expect(stdout).toMatch(/\n0 problems, 0 warnings\.\n$/)
    expect(code).toBe(0)
    expect(await readdir(folder())).toEqual([])
  })

  it('exits with 1 if there is a problem', async () => {
    const { code, stdout } = await runCli(['doctor'], { ...env(), PORT: 'x' })
    expect(stdout).toContain('problem settings PORT must be ')
    expect(stdout).toMatch(/\n1 problem, 0 warnings\.\n$/)
    expect(code).toBe(1)
  })

  it('examines a token in a file', async () => {
    const token = await runCli(['token', 'new-teacher', '--email', 'new@example.org'], env())
    const file = join(folder(), 'token')
    writeFileSync(file, `Bearer ${token.stdout}`)
    expect(await runCli(['doctor', '--token', file], env())).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('accepted, for the account new-teacher with new@example.org.'),
    })
    expect(await runCli(['doctor', '--token', join(folder(), 'none')], env())).toMatchObject({ code: 1 })
  })

  it('opens the embedded database unless the service is using it, and reports if that fails', async () => {
    const settings = readSettings(env())
    await fill()
    expect(complaints(await examineDatabase(settings))).toBe('')
    const database = await openEmbedded(folder())
    expect(complaints(await examineDatabase(settings))).toMatch(/^skipped: .* is in use/)
    await database.pool.query("UPDATE _prisma_migrations SET migration_name = '9_later'")
    await database.close()
    expect(complaints(await examineDatabase(settings))).toMatch(
      /problem: Migrations are pending: 0_init\..*"dealbook migrate".*\nwarning: .*later version: 9_later/,
    )
  })

  it('reports that a folder is not a database', async () => {
    writeFileSync(join(folder(), 'pg'), 'not a folder')
    expect(complaints(await examineDatabase(readSettings(env())))).toMatch(/^problem: .* does not open/)
  })
})

describe('a key that only encrypts', () => {
  it('cannot verify tokens', async () => {
    const { publicKey } = await generateKeyPair('RSA-OAEP', { extractable: true })
    const provider = await openKeyServer({
      ...(await aSigningKey('RS256')),
      publicJwk: { ...(await exportJWK(publicKey)), use: 'enc' },
    })
    expect(complaints(await examineProvider(readSettings(provider.settings)))).toContain('no key that can verify')
    provider.close()
  })
})
