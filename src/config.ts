import { isIP } from 'node:net'
import { DEFAULT_MAX_DEALS } from './domain/quotas.js'
import type { LimitName, RateLimit } from './http/rate-limits.js'

/** The settings of the service, read once from the environment. Each is described in docs/operations.md. */
export interface Settings {
  readonly production: boolean
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** `null`: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  readonly databaseDirectUrl: string | null
  readonly databasePoolMax: number
  /** Where the instances count requests together; `null`: each counts for itself. */
  readonly redisUrl: string | null
  /** `null`: not limited. */
  readonly rateLimits: Readonly<Record<LimitName, RateLimit | null>>
  /** `false` behind PgBouncer in transaction mode: neither named statements nor start-up parameters. */
  readonly databasePreparedStatements: boolean
  /** Milliseconds after which PostgreSQL ends what a request asks of it; 0: never. */
  readonly databaseTimeouts: DatabaseTimeouts
  /** The keys that internal backends may show; none: every call with a key is refused. */
  readonly apiKeys: readonly string[]
  /** `null`: the service is its own issuer. */
  readonly identityProvider: IdentityProviderSettings | null
  /** What the identity provider knows the pages as; `null`: people sign in to them with a token. */
  readonly oidcClientId: string | null
  readonly maxTokenAge: number
  readonly requireVerifiedEmail: boolean
  readonly emailClaim: string
  readonly trustProxy: number | readonly string[] | false
  /** Origins whose pages may call the service from a browser; `*`: every one. */
  readonly corsOrigins: readonly string[]
  /** Whether admins may act as other accounts. */
  readonly impersonation: boolean
  /** Seconds between the first signal to stop and the last connection taken. */
  readonly drainDelay: number
  readonly logLevel: LogLevel
  /** Where `/metrics` is served without a key; `null`: on `port`, with the API key. */
  readonly metricsPort: number | null
  /** Base address of a collector that takes traces over OTLP/HTTP; `null`: no traces. */
  readonly otlpEndpoint: string | null
  /** Unarchived collections that an account may have without a grant. */
  readonly freeCollections: number
  /** Serves that an account has a UTC day without a grant; `null`: no limit for anyone. */
  readonly freeServes: number | null
  /** Deals that an account keeps at most without a grant, trashed ones included. */
  readonly maxDeals: number
}

export interface DatabaseTimeouts {
  readonly statement: number
  readonly lock: number
  readonly idleTransaction: number
}

export interface IdentityProviderSettings {
  readonly issuer: string
  readonly audience: string
  /** `null`: found through the issuer's discovery document. */
  readonly jwksUri: string | null
}

export type Environment = Readonly<Record<string, string | undefined>>

/** The settings are not usable: `problems` has one line for each that is bad or missing. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'

  constructor(readonly problems: readonly string[]) {
    super(`The settings are not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

const MIN_KEY_LENGTH = 16
const DAY = 24 * 60 * 60

/** https, or http on a loopback address: the addresses from which keys may be fetched. */
export const isTrustworthyUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname))
}

/** Reads and checks all settings. @throws SettingsError naming every bad or missing one */
export const readSettings = (env: Environment): Settings => {
  const problems: string[] = []
  const text = (name: string): string | null => env[name]?.trim() || null

  const parsed = <Value>(
    name: string,
    parse: (value: string) => Value | null,
    rule: string,
    fallback: Value,
  ): Value => {
    const value = text(name)
    if (value === null) return fallback
    const result = parse(value)
    if (result === null) problems.push(`${name} must be ${rule}`)
    return result ?? fallback
  }
  const whole = (name: string, min: number, max: number, fallback: number): number =>
    parsed(name, wholeNumber(min, max), `a whole number from ${min} to ${max}`, fallback)
  const oneOf = <Value extends string>(name: string, values: readonly Value[], fallback: Value): Value =>
    parsed(name, (value) => values.find((known) => known === value) ?? null, `one of ${values.join(', ')}`, fallback)
  const url = (name: string, isGood: (value: string) => boolean, rule: string): string | null =>
    parsed<string | null>(name, (value) => (isGood(value) ? value : null), rule, null)

  const limit = (name: string, fallback: RateLimit | null): RateLimit | null => {
    const rule = '<count>/<seconds>, both whole numbers from 1, the seconds to 86400, or off'
    const value = parsed<RateLimit | 'off'>(name, rateLimit, rule, fallback ?? 'off')
    return value === 'off' ? null : value
  }

  const production = oneOf('NODE_ENV', ['production', 'development', 'test'], 'development') === 'production'
  const required = (name: string): void => {
    if (production && text(name) === null) problems.push(`${name} is required with NODE_ENV=production`)
  }
  for (const name of ['DATABASE_URL', 'API_KEY', 'AUTH_ISSUER', 'AUTH_AUDIENCE']) required(name)

  const apiKeys = ['API_KEY', 'API_KEY_PREVIOUS'].flatMap((name) => {
    const key = text(name)
    if (key === null) return []
    if (!/^[\x21-\x7e]+$/.test(key)) problems.push(`${name} must be printable ASCII without spaces`)
    const isServed = production || text('DATABASE_URL') !== null
    if (isServed && key.length < MIN_KEY_LENGTH)
      problems.push(`${name} must have ${MIN_KEY_LENGTH} characters or more where DATABASE_URL is set`)
    return [key]
  })

  const trustworthy = 'an https address (or http on a loopback address)'
  const issuer = url('AUTH_ISSUER', isTrustworthyUrl, trustworthy)
  const jwksUri = url('AUTH_JWKS_URI', isTrustworthyUrl, trustworthy)
  const audience = text('AUTH_AUDIENCE')
  const namesProvider = ['AUTH_ISSUER', 'AUTH_AUDIENCE', 'AUTH_JWKS_URI'].some((name) => text(name) !== null)
  if (namesProvider && !production) {
    for (const name of ['AUTH_ISSUER', 'AUTH_AUDIENCE'])
      if (text(name) === null)
        problems.push(`${name} is required where another AUTH_ setting names an identity provider`)
  }

  if (text('OIDC_CLIENT_ID') !== null && text('AUTH_ISSUER') === null)
    problems.push('OIDC_CLIENT_ID needs an AUTH_ISSUER where people sign in')

  const postgres = 'a postgres:// or postgresql:// address'
  const settings: Settings = {
    production,
    host: text('HOST') ?? '127.0.0.1',
    port: whole('PORT', 0, 65_535, 3000),
    dataDir: text('DATA_DIR') ?? '.data',
    databaseUrl: url('DATABASE_URL', isPostgresUrl, postgres),
    databaseDirectUrl: url('DATABASE_DIRECT_URL', isPostgresUrl, postgres),
    databasePoolMax: whole('DATABASE_POOL_MAX', 1, 1_000, 10),
    redisUrl: url('REDIS_URL', isRedisUrl, 'a redis:// or rediss:// address'),
    rateLimits: {
      signedIn: limit('RATE_LIMIT_SIGNED_IN', { count: 600, seconds: 300 }),
      search: limit('RATE_LIMIT_SEARCH', { count: 60, seconds: 60 }),
      public: limit('RATE_LIMIT_PUBLIC', { count: 120, seconds: 60 }),
      forms: limit('RATE_LIMIT_FORMS', { count: 5, seconds: 60 }),
      formsDay: limit('RATE_LIMIT_FORMS_DAY', { count: 30, seconds: DAY }),
      failedAuth: limit('RATE_LIMIT_FAILED_AUTH', { count: 20, seconds: 60 }),
      apiKey: limit('RATE_LIMIT_API_KEY', null),
    },
    databasePreparedStatements: oneOf('DATABASE_PREPARED_STATEMENTS', ['on', 'off'], 'on') === 'on',
    databaseTimeouts: {
      statement: whole('DATABASE_STATEMENT_TIMEOUT', 0, 600_000, 5_000),
      lock: whole('DATABASE_LOCK_TIMEOUT', 0, 600_000, 2_000),
      idleTransaction: whole('DATABASE_IDLE_TRANSACTION_TIMEOUT', 0, 600_000, 5_000),
    },
    apiKeys,
    identityProvider: issuer === null || audience === null ? null : { issuer, audience, jwksUri },
    oidcClientId: text('OIDC_CLIENT_ID'),
    maxTokenAge: whole('AUTH_MAX_TOKEN_AGE', 60, 366 * DAY, 31 * DAY),
    requireVerifiedEmail: parsed('AUTH_REQUIRE_VERIFIED_EMAIL', flag, 'true or false', false),
    emailClaim: text('AUTH_EMAIL_CLAIM') ?? 'email',
    trustProxy: parsed<number | readonly string[] | false>(
      'TRUST_PROXY',
      (value) => wholeNumber(0, 100)(value) ?? networks(value),
      'a number of hops, or addresses and networks separated by commas',
      false,
    ),
    corsOrigins: parsed<readonly string[]>(
      'CORS_ORIGINS',
      origins,
      '* or origins such as https://app.example.org, separated by commas',
      [],
    ),
    impersonation: oneOf('IMPERSONATION', ['on', 'off'], 'on') === 'on',
    drainDelay: whole('DRAIN_DELAY', 0, 25, production ? 5 : 0),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    metricsPort: parsed<number | null>('METRICS_PORT', wholeNumber(0, 65_535), 'a whole number from 0 to 65535', null),
    otlpEndpoint: url('OTEL_EXPORTER_OTLP_ENDPOINT', isHttpUrl, 'an http or https address'),
    freeCollections: whole('FREE_COLLECTIONS', 0, 1_000_000, 5),
    freeServes: parsed<number | null>(
      'FREE_SERVES_PER_DAY',
      wholeNumber(0, 1_000_000),
      'a whole number from 0 to 1000000',
      null,
    ),
    maxDeals: whole('MAX_DEALS', 1, 100_000_000, DEFAULT_MAX_DEALS),
  }
  if (problems.length > 0) throw new SettingsError(problems)
  return settings
}

const wholeNumber =
  (min: number, max: number) =>
  (value: string): number | null => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
    return number >= min && number <= max ? number : null
  }

/** `<count>/<seconds>`, at most a thousand million requests and a day. */
const rateLimit = (value: string): RateLimit | 'off' | null => {
  if (value === 'off') return value
  const [count = '', seconds = '', ...rest] = value.split('/')
  const limit = { count: wholeNumber(1, 1_000_000_000)(count), seconds: wholeNumber(1, DAY)(seconds) }
  return rest.length > 0 || limit.count === null || limit.seconds === null ? null : (limit as RateLimit)
}

const flag = (value: string): boolean | null => (value === 'true' ? true : value === 'false' ? false : null)

const isPostgresUrl = (value: string): boolean => URL.canParse(value) && /^postgres(ql)?:\/\//.test(value)

const isRedisUrl = (value: string): boolean => URL.canParse(value) && /^rediss?:\/\//.test(value)
const isHttpUrl = (value: string): boolean => URL.canParse(value) && /^https?:\/\//.test(value)

/** As a browser writes them: scheme, host and a port that is not the scheme's own. */
const origins = (value: string): readonly string[] | null => {
  const entries = value.split(',').map((entry) => entry.trim())
  if (entries.length === 1 && entries[0] === '*') return entries
  return entries.every((entry) => isHttpUrl(entry) && new URL(entry).origin === entry) ? entries : null
}

const isNetwork = (entry: string): boolean => {
  if (/^(loopback|linklocal|uniquelocal)$/.test(entry)) return true
  const [address = '', prefix = '0', ...rest] = entry.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && wholeNumber(0, bits)(prefix) !== null
}

const networks = (value: string): readonly string[] | null => {
  const entries = value.split(',').map((entry) => entry.trim())
  return entries.every(isNetwork) ? entries : null
}
