import { isIP } from 'node:net'
import { OperatorError } from '../application/operator-error.js'
import { DEFAULT_MAX_DEALS } from '../domain/quotas.js'
import type { LimitName, RateLimit } from '../http/plugins/rate-limits.js'
import type { Site } from '../http/site.js'
import { type Environment, EnvironmentReader, wholeNumber } from './environment.js'
import { readSite } from './site-settings.js'

/** The settings of the service, read once from the environment. Each is described in docs/operations.md. */
export interface Settings {
  /** Whether `NODE_ENV` is `production`: no demo data, no key or tokens of its own. */
  readonly production: boolean
  /** The address that the service listens at. */
  readonly host: string
  /** The TCP port that it listens on; 0: any that is free. */
  readonly port: number
  /** The address that people use, without a slash at its end; `null`: the one at which the service was asked. */
  readonly publicUrl: string | null
  /** The folder of the embedded database, of the keys the service makes for itself, and of the address it leaves. */
  readonly dataDir: string
  /** `null`: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  /** Where migrations go if `databaseUrl` leads through a pooler; `null`: to `databaseUrl`. */
  readonly databaseDirectUrl: string | null
  /** Connections to PostgreSQL at most. */
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
  /** Seconds from now that the `exp` of a token may be away. */
  readonly maxTokenAge: number
  /** Whether tokens without `email_verified` are refused; those that say `false` always are. */
  readonly requireVerifiedEmail: boolean
  /** The claim of a token that holds the e-mail address. */
  readonly emailClaim: string
  /** Which proxies are believed about the address of a client: a number of hops, or their networks; `false`: none. */
  readonly trustProxy: number | readonly string[] | false
  /** Origins whose pages may call the service from a browser; `*`: every one. */
  readonly corsOrigins: readonly string[]
  /** Whether admins may act as other accounts. */
  readonly impersonation: boolean
  /** Seconds between the first signal to stop and the last connection taken. */
  readonly drainDelay: number
  /** The least level that is logged. */
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
  /** What the pages call the service, and how they show it. */
  readonly site: Site
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

/** The settings are not usable: `problems` has one line for each that is bad or missing. */
export class SettingsError extends OperatorError {
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
  const reader = new EnvironmentReader(env)
  const production = reader.oneOf('NODE_ENV', ['production', 'development', 'test'], 'development') === 'production'
  if (production)
    reader.require(['DATABASE_URL', 'API_KEY', 'AUTH_ISSUER', 'AUTH_AUDIENCE'], 'with NODE_ENV=production')
  const settings: Settings = {
    production,
    apiKeys: readApiKeys(reader, production),
    identityProvider: readIdentityProvider(reader, production),
    oidcClientId: readOidcClientId(reader),
    ...readPlaces(reader),
    ...readDatabase(reader),
    redisUrl: reader.url('REDIS_URL', isRedisUrl, 'a redis:// or rediss:// address'),
    rateLimits: readRateLimits(reader),
    ...readStatements(reader),
    ...readTokens(reader),
    ...readCallers(reader),
    drainDelay: reader.whole('DRAIN_DELAY', 0, 25, production ? 5 : 0),
    ...readTelemetry(reader),
    ...readQuotas(reader),
    site: readSite(reader),
  }
  if (reader.problems.length > 0) throw new SettingsError(reader.problems)
  return settings
}

const readApiKeys = (reader: EnvironmentReader, production: boolean): readonly string[] => {
  const isServed = production || reader.has('DATABASE_URL')
  return ['API_KEY', 'API_KEY_PREVIOUS'].flatMap((name) => {
    const key = reader.text(name)
    if (key === null) return []
    if (!/^[\x21-\x7e]+$/.test(key)) reader.refuse(name, 'must be printable ASCII without spaces')
    if (isServed && key.length < MIN_KEY_LENGTH)
      reader.refuse(name, `must have ${MIN_KEY_LENGTH} characters or more where DATABASE_URL is set`)
    return [key]
  })
}

const readIdentityProvider = (reader: EnvironmentReader, production: boolean): IdentityProviderSettings | null => {
  const trustworthy = 'an https address (or http on a loopback address)'
  const issuer = reader.url('AUTH_ISSUER', isTrustworthyUrl, trustworthy)
  const jwksUri = reader.url('AUTH_JWKS_URI', isTrustworthyUrl, trustworthy)
  const audience = reader.text('AUTH_AUDIENCE')
  const isNamed = ['AUTH_ISSUER', 'AUTH_AUDIENCE', 'AUTH_JWKS_URI'].some((name) => reader.has(name))
  // In production both are required anyway.
  if (isNamed && !production)
    reader.require(['AUTH_ISSUER', 'AUTH_AUDIENCE'], 'where another AUTH_ setting names an identity provider')
  return issuer === null || audience === null ? null : { issuer, audience, jwksUri }
}

const readOidcClientId = (reader: EnvironmentReader): string | null => {
  const clientId = reader.text('OIDC_CLIENT_ID')
  if (clientId !== null && !reader.has('AUTH_ISSUER'))
    reader.refuse('OIDC_CLIENT_ID', 'needs an AUTH_ISSUER where people sign in')
  return clientId
}

const readPlaces = (reader: EnvironmentReader): Pick<Settings, 'host' | 'port' | 'publicUrl' | 'dataDir'> => ({
  host: reader.text('HOST') ?? '127.0.0.1',
  port: reader.whole('PORT', 0, 65_535, 3000),
  publicUrl: reader.parsed<string | null>(
    'PUBLIC_URL',
    bareAddress,
    'an https address (or http on a loopback address) without a path, such as https://dealbook.example.org',
    null,
  ),
  dataDir: reader.text('DATA_DIR') ?? '.data',
})

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'databaseDirectUrl' | 'databasePoolMax'>

const readDatabase = (reader: EnvironmentReader): DatabaseSettings => {
  const postgres = 'a postgres:// or postgresql:// address'
  return {
    databaseUrl: reader.url('DATABASE_URL', isPostgresUrl, postgres),
    databaseDirectUrl: reader.url('DATABASE_DIRECT_URL', isPostgresUrl, postgres),
    databasePoolMax: reader.whole('DATABASE_POOL_MAX', 1, 1_000, 10),
  }
}

const readRateLimits = (reader: EnvironmentReader): Settings['rateLimits'] => ({
  signedIn: reader.limit('RATE_LIMIT_SIGNED_IN', { count: 600, seconds: 300 }),
  search: reader.limit('RATE_LIMIT_SEARCH', { count: 60, seconds: 60 }),
  public: reader.limit('RATE_LIMIT_PUBLIC', { count: 120, seconds: 60 }),
  link: reader.limit('RATE_LIMIT_LINK', { count: 1_200, seconds: 60 }),
  forms: reader.limit('RATE_LIMIT_FORMS', { count: 5, seconds: 60 }),
  formsDay: reader.limit('RATE_LIMIT_FORMS_DAY', { count: 30, seconds: DAY }),
  failedAuth: reader.limit('RATE_LIMIT_FAILED_AUTH', { count: 20, seconds: 60 }),
  apiKey: reader.limit('RATE_LIMIT_API_KEY', null),
})

/** How statements are sent to the database, and how long they may take. */
const readStatements = (
  reader: EnvironmentReader,
): Pick<Settings, 'databasePreparedStatements' | 'databaseTimeouts'> => ({
  databasePreparedStatements: reader.isOn('DATABASE_PREPARED_STATEMENTS'),
  databaseTimeouts: {
    statement: reader.whole('DATABASE_STATEMENT_TIMEOUT', 0, 600_000, 5_000),
    lock: reader.whole('DATABASE_LOCK_TIMEOUT', 0, 600_000, 2_000),
    idleTransaction: reader.whole('DATABASE_IDLE_TRANSACTION_TIMEOUT', 0, 600_000, 5_000),
  },
})

const readTokens = (
  reader: EnvironmentReader,
): Pick<Settings, 'maxTokenAge' | 'requireVerifiedEmail' | 'emailClaim'> => ({
  maxTokenAge: reader.whole('AUTH_MAX_TOKEN_AGE', 60, 366 * DAY, 31 * DAY),
  requireVerifiedEmail: reader.parsed('AUTH_REQUIRE_VERIFIED_EMAIL', flag, 'true or false', false),
  emailClaim: reader.text('AUTH_EMAIL_CLAIM') ?? 'email',
})

/** Where callers come from, and as whom they may act. */
const readCallers = (reader: EnvironmentReader): Pick<Settings, 'trustProxy' | 'corsOrigins' | 'impersonation'> => ({
  trustProxy: reader.parsed<Settings['trustProxy']>(
    'TRUST_PROXY',
    (value) => wholeNumber(0, 100)(value) ?? networks(value),
    'a number of hops, or addresses and networks separated by commas',
    false,
  ),
  corsOrigins: reader.parsed<readonly string[]>(
    'CORS_ORIGINS',
    origins,
    '* or origins such as https://app.example.org, separated by commas',
    [],
  ),
  impersonation: reader.isOn('IMPERSONATION'),
})

const readTelemetry = (reader: EnvironmentReader): Pick<Settings, 'logLevel' | 'metricsPort' | 'otlpEndpoint'> => ({
  logLevel: reader.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
  metricsPort: reader.whole('METRICS_PORT', 0, 65_535, null),
  otlpEndpoint: reader.url('OTEL_EXPORTER_OTLP_ENDPOINT', isHttpUrl, 'an http or https address'),
})

const readQuotas = (reader: EnvironmentReader): Pick<Settings, 'freeCollections' | 'freeServes' | 'maxDeals'> => ({
  freeCollections: reader.whole('FREE_COLLECTIONS', 0, 1_000_000, 5),
  freeServes: reader.whole('FREE_SERVES_PER_DAY', 0, 1_000_000, null),
  maxDeals: reader.whole('MAX_DEALS', 1, 100_000_000, DEFAULT_MAX_DEALS),
})

const flag = (value: string): boolean | null => (value === 'true' ? true : value === 'false' ? false : null)

const isPostgresUrl = (value: string): boolean => URL.canParse(value) && /^postgres(ql)?:\/\//.test(value)

const isRedisUrl = (value: string): boolean => URL.canParse(value) && /^rediss?:\/\//.test(value)
const isHttpUrl = (value: string): boolean => URL.canParse(value) && /^https?:\/\//.test(value)

/** The origin of a trustworthy address that says no more than that, but perhaps a slash at its end. */
const bareAddress = (value: string): string | null => {
  if (!isTrustworthyUrl(value)) return null
  const { origin, href } = new URL(value)
  return href === `${origin}/` ? origin : null
}

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
