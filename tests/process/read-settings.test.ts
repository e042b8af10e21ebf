import { describe, expect, it } from 'vitest'
import type { Environment } from '../../src/process/environment.js'
import { readSettings, SettingsError } from '../../src/process/settings.js'

const problemsOf = (env: Environment): readonly string[] => {
  try {
    readSettings(env)
    return []
  } catch (error) {
    return (error as SettingsError).problems
  }
}

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://u:p@db/x',
  API_KEY: '0123456789abcdef',
  AUTH_ISSUER: 'https://id.example.org/',
  AUTH_AUDIENCE: 'dealbook',
}

describe('settings', () => {
  it('reject a short key if DATABASE_URL is set, and name it', () => {
    const DATABASE_URL = 'postgres://db/x'
    const short = '0123456789abcde'
    for (const name of ['API_KEY', 'API_KEY_PREVIOUS']) {
      const problem = `${name} must have 16 characters or more if DATABASE_URL is set`
      expect(problemsOf({ DATABASE_URL, [name]: short })).toEqual([problem])
      expect(problemsOf({ ...PRODUCTION, [name]: short })).toEqual([problem])
      expect(problemsOf({ DATABASE_URL, [name]: `${short}f` })).toEqual([])
      expect(problemsOf({ [name]: short })).toEqual([])
    }
  })

  it('may all be missing for a trial', () => {
    expect(readSettings({})).toEqual({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: null,
      dataDir: '.data',
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseReplicaUrls: [],
      databasePoolMax: 10,
      databasePreparedStatements: true,
      databaseTimeouts: { statement: 5_000, lock: 2_000, idleTransaction: 5_000 },
      apiKeys: [],
      identityProvider: null,
      oidcClientId: null,
      maxTokenAge: 2_678_400,
      requireVerifiedEmail: false,
      emailClaim: 'email',
      trustProxy: false,
      corsOrigins: [],
      drainDelay: 0,
      logLevel: 'info',
      metricsPort: null,
      otlpEndpoint: null,
      freeCollections: 5,
      freeServes: null,
      maxDeals: 100_000,
      solving: { isOn: true, workers: 1 },
      webhookAllowLoopback: false,
      site: { name: 'Dealbook', color: null, logo: null },
      impersonation: true,
      redisUrl: null,
      rateLimits: {
        signedIn: { count: 600, seconds: 300 },
        search: { count: 60, seconds: 60 },
        public: { count: 120, seconds: 60 },
        link: { count: 1_200, seconds: 60 },
        forms: { count: 5, seconds: 60 },
        formsDay: { count: 30, seconds: 86_400 },
        participants: { count: 100, seconds: 60 },
        pictures: { count: 10, seconds: 3_600 },
        failedAuth: { count: 20, seconds: 60 },
        apiKey: null,
      },
    })
  })

  it('limit serves only if configured', () => {
    for (const [value, freeServes] of [
      ['', null],
      ['0', 0],
      ['25', 25],
    ] as const)
      expect(readSettings({ FREE_SERVES_PER_DAY: value })).toMatchObject({ freeServes })
    for (const value of ['-1', '1.5', 'none', '1000001'])
      expect(problemsOf({ FREE_SERVES_PER_DAY: value })).toEqual([expect.stringContaining('FREE_SERVES_PER_DAY')])
  })

  it('accept the maximum number of deals as a whole number of at least 1', () => {
    expect(readSettings({ MAX_DEALS: '500' })).toMatchObject({ maxDeals: 500 })
    for (const value of ['0', '-1', '1.5', 'off', '100000001'])
      expect(problemsOf({ MAX_DEALS: value })).toEqual([expect.stringContaining('MAX_DEALS')])
  })

  it('can switch solving off, and accept up to eight workers', () => {
    expect(readSettings({ DOUBLE_DUMMY: 'off', DOUBLE_DUMMY_WORKERS: '8' })).toMatchObject({
      solving: { isOn: false, workers: 8 },
    })
    expect(problemsOf({ DOUBLE_DUMMY_WORKERS: '9' })).toEqual([expect.stringContaining('DOUBLE_DUMMY_WORKERS')])
  })

  it('can allow webhook receivers on this machine, but not in production', () => {
    const allowed = { WEBHOOK_ALLOW_LOOPBACK: 'on' }
    expect(readSettings(allowed)).toMatchObject({ webhookAllowLoopback: true })
    expect(problemsOf({ ...allowed, NODE_ENV: 'production' })).toContainEqual(
      expect.stringMatching(/^WEBHOOK_ALLOW_LOOPBACK must not be on/),
    )
    expect(problemsOf({ WEBHOOK_ALLOW_LOOPBACK: 'true' })).toEqual([expect.stringMatching(/^WEBHOOK_ALLOW_LOOPBACK /)])
  })

  it('accept rate limits as a count and seconds, or off', () => {
    expect(
      readSettings({ RATE_LIMIT_API_KEY: '1000/1', RATE_LIMIT_PUBLIC: 'off', RATE_LIMIT_FORMS_DAY: '1/86400' }),
    ).toMatchObject({
      rateLimits: { apiKey: { count: 1000, seconds: 1 }, public: null, formsDay: { count: 1, seconds: 86_400 } },
    })
    for (const value of ['5', '5/', '/5', '0/60', '5/0', '5/60/1', '5/86401', '-1/60', '5 /60', '5/1m', 'none', 'OFF'])
      expect(problemsOf({ RATE_LIMIT_SEARCH: value }), value).toEqual([expect.stringMatching(/^RATE_LIMIT_SEARCH /)])
  })

  it('accept only the address of a Redis server', () => {
    for (const redisUrl of ['redis://127.0.0.1:6379/3', 'rediss://user:secret@cache.example.org'])
      expect(readSettings({ REDIS_URL: redisUrl })).toMatchObject({ redisUrl })
    for (const value of ['127.0.0.1:6379', 'http://x', 'redis:'])
      expect(problemsOf({ REDIS_URL: value })).toEqual([expect.stringMatching(/^REDIS_URL /)])
  })

  it('accept up to eight replicas of a database', () => {
    const DATABASE_URL = 'postgres://a@db/dealbook'
    const read = (urls: string) => readSettings({ DATABASE_URL, DATABASE_REPLICA_URLS: urls, API_KEY: 'x'.repeat(16) })
    const replica = 'postgresql://a@replica:5433/dealbook'
    expect(read('').databaseReplicaUrls).toEqual([])
    expect(read(`${replica}, ${replica}`).databaseReplicaUrls).toEqual([replica, replica])
    expect(read(Array(8).fill(replica).join()).databaseReplicaUrls).toHaveLength(8)
    const refused = [expect.stringMatching(/^DATABASE_REPLICA_URLS must be up to 8 /)]
    for (const value of ['replica', 'mysql://x', `${replica},`, Array(9).fill(replica).join()])
      expect(problemsOf({ DATABASE_URL, DATABASE_REPLICA_URLS: value }), value).toEqual(refused)
    expect(problemsOf({ DATABASE_REPLICA_URLS: replica })).toEqual([
      expect.stringMatching(/^DATABASE_URL is required with DATABASE_REPLICA_URLS/),
    ])
  })

  it('accept whole numbers in digits only', () => {
    for (const value of ['1e3', '0x10', '+5', '-0', '5.0', '1_000', 'Infinity', '٣'])
      for (const name of ['PORT', 'DATABASE_POOL_MAX', 'METRICS_PORT', 'MAX_DEALS'])
        expect(problemsOf({ [name]: value }), value).toEqual([
          expect.stringMatching(new RegExp(`^${name} must be a whole`)),
        ])
  })

  it('treat an empty value as missing', () => {
    expect(readSettings({ PORT: '', HOST: ' ' })).toMatchObject({ port: 3000, host: '127.0.0.1' })
  })

  it('are read as configured', () => {
    const settings = readSettings({
      ...PRODUCTION,
      API_KEY_PREVIOUS: 'fedcba9876543210',
      AUTH_JWKS_URI: 'http://127.0.0.1:9/keys',
      TRUST_PROXY: '2',
      PORT: '0',
      AUTH_REQUIRE_VERIFIED_EMAIL: 'true',
      AUTH_EMAIL_CLAIM: 'https://x/email',
      LOG_LEVEL: 'warn',
      DATABASE_POOL_MAX: '5',
    })
    expect(settings).toMatchObject({
      production: true,
      apiKeys: ['0123456789abcdef', 'fedcba9876543210'],
      trustProxy: 2,
      port: 0,
      drainDelay: 5,
      identityProvider: { issuer: 'https://id.example.org/', audience: 'dealbook', jwksUri: 'http://127.0.0.1:9/keys' },
      requireVerifiedEmail: true,
      emailClaim: 'https://x/email',
      logLevel: 'warn',
      databasePoolMax: 5,
    })
    expect(readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual(['loopback', '10.0.0.0/8'])
  })

  it('report all invalid and missing values in one message', () => {
    const env = {
      NODE_ENV: 'production',
      PORT: '70000',
      API_KEY: 'short',
      AUTH_ISSUER: 'http://id.example.org',
      DATABASE_POOL_MAX: '0',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'a b',
      AUTH_REQUIRE_VERIFIED_EMAIL: 'yes',
      DATABASE_DIRECT_URL: 'mysql://x',
      DRAIN_DELAY: '-1',
    }
    const named = [
      'PORT',
      'API_KEY',
      'AUTH_ISSUER',
      'DATABASE_POOL_MAX',
      'LOG_LEVEL',
      'TRUST_PROXY',
      'AUTH_REQUIRE_VERIFIED_EMAIL',
      'DATABASE_DIRECT_URL',
      'DRAIN_DELAY',
      'DATABASE_URL',
      'AUTH_AUDIENCE',
    ]
    const problems = problemsOf(env)
    for (const name of named) expect(problems.filter((problem) => problem.startsWith(`${name} `))).toHaveLength(1)
    expect(problems).toHaveLength(named.length)
    expect(() => readSettings(env)).toThrow(SettingsError)
  })

  it.each(['http://example.org', 'ftp://x', 'https//x', 'http://127.0.0.1.evil.org', 'http://localhost@evil.org/'])(
    'reject the issuer %j',
    (issuer) => {
      expect(problemsOf({ AUTH_ISSUER: issuer, AUTH_AUDIENCE: 'x' })).toEqual([expect.stringMatching(/^AUTH_ISSUER /)])
    },
  )

  it('require issuer and audience together', () => {
    expect(problemsOf({ AUTH_ISSUER: 'https://id.example.org' })).toEqual([expect.stringMatching(/^AUTH_AUDIENCE /)])
    expect(problemsOf({ AUTH_JWKS_URI: 'https://id.example.org' })).toHaveLength(2)
  })

  it('accept a public address without a path', () => {
    for (const [value, address] of [
      ['https://lessons.example.org', 'https://lessons.example.org'],
      ['https://Lessons.example.org:443/', 'https://lessons.example.org'],
      ['http://localhost:3000', 'http://localhost:3000'],
    ])
      expect(readSettings({ PUBLIC_URL: value }).publicUrl).toBe(address)
    for (const value of [
      'lessons.example.org',
      'http://lessons.example.org',
      'https://lessons.example.org/dealbook',
      'https://lessons.example.org/?',
      'https://lessons.example.org/#top',
      'https://somebody@lessons.example.org',
      'ftp://localhost',
    ])
      expect(problemsOf({ PUBLIC_URL: value }), value).toEqual([expect.stringMatching(/^PUBLIC_URL /)])
  })

  it('accept origins as browsers write them', () => {
    expect(readSettings({ CORS_ORIGINS: 'https://a.example.org, http://localhost:5173' }).corsOrigins).toEqual([
      'https://a.example.org',
      'http://localhost:5173',
    ])
    expect(readSettings({ CORS_ORIGINS: '*' }).corsOrigins).toEqual(['*'])
    for (const value of [
      'a.example.org',
      'https://a.example.org/',
      'https://A.example.org',
      'https://a:443',
      '*, https://a',
      'null',
    ])
      expect(problemsOf({ CORS_ORIGINS: value }), value).toEqual([expect.stringMatching(/^CORS_ORIGINS /)])
  })

  it('configure the database, metrics and traces', () => {
    const settings = readSettings({
      DATABASE_PREPARED_STATEMENTS: 'off',
      DATABASE_STATEMENT_TIMEOUT: '0',
      DATABASE_LOCK_TIMEOUT: '250',
      METRICS_PORT: '9464',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    })
    expect(settings).toMatchObject({
      databasePreparedStatements: false,
      databaseTimeouts: { statement: 0, lock: 250, idleTransaction: 5_000 },
      metricsPort: 9464,
      otlpEndpoint: 'http://collector:4318',
    })
    const bad = {
      DATABASE_PREPARED_STATEMENTS: 'no',
      DATABASE_STATEMENT_TIMEOUT: '5s',
      DATABASE_LOCK_TIMEOUT: '-1',
      DATABASE_IDLE_TRANSACTION_TIMEOUT: 'x',
      METRICS_PORT: '70000',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    }
    for (const [name, value] of Object.entries(bad))
      expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} `))])
  })

  it('accept a client id of the pages only with an identity provider', () => {
    expect(readSettings({ ...PRODUCTION, OIDC_CLIENT_ID: 'pages' })).toMatchObject({ oidcClientId: 'pages' })
    expect(problemsOf({ OIDC_CLIENT_ID: 'pages' })).toEqual([expect.stringMatching(/^OIDC_CLIENT_ID /)])
  })

  it('never reveal the value of a secret', () => {
    const problems = problemsOf({ NODE_ENV: 'production', API_KEY: 'hunter2', DATABASE_URL: 'mysql://u:hunter3@x' })
    expect(problems.join()).not.toMatch(/hunter/)
  })
})
