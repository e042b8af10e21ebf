import type { SolvingSettings } from '../application/maintenance/solving-work.js'
import { OperatorError } from '../application/operator-error.js'
import { DAY_MS } from '../domain/day.js'
import { DEFAULT_MAX_DEALS } from '../domain/quotas.js'
import { isHttpsUrl, isLoopbackUrl } from '../domain/standard-formats.js'
import type { Site } from '../http/pages/site.js'
import type { LimitName, RateLimit } from '../http/plugins/caller/rate-limits.js'
import { type Environment, EnvironmentReader, wholeNumber } from './environment.js'
import { isHttpUrl, isPostgresUrl, isRedisUrl, networks, origins, replicaUrls } from './setting-formats.js'
import { readSite } from './site-settings.js'

/** The settings of the service, read once from the environment. Each is described in docs/settings.md. */
export interface Settings {
  /** Whether `NODE_ENV` is `production`: no demo data, and no key or tokens issued by the service itself. */
  readonly production: boolean
  /** The network address to listen on. */
  readonly host: string
  /** The TCP port to listen on; 0: any free port. */
  readonly port: number
  /**
   * The public address of the service, without a trailing slash; `null`: the address to which each request was sent.
   */
  readonly publicUrl: string | null
  /** The folder for the embedded database, generated keys, and the address of the running service. */
  readonly dataDir: string
  /** `null`: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  /** The address for migrations if `databaseUrl` is that of a pooler; `null`: `databaseUrl`. */
  readonly databaseDirectUrl: string | null
  /** Streaming replicas of that database, any of which may become its primary. */
  readonly databaseReplicaUrls: readonly string[]
  /** The maximum number of connections to each PostgreSQL server. */
  readonly databasePoolMax: number
  /** The Redis server on which instances share their request counts; `null`: each counts separately. */
  readonly redisUrl: string | null
  /** The rate limits by name; `null`: no limit. */
  readonly rateLimits: Readonly<Record<LimitName, RateLimit | null>>
  /** `false` with PgBouncer in transaction mode: uses neither prepared statements nor startup parameters. */
  readonly databasePreparedStatements: boolean
  /** Milliseconds after which PostgreSQL cancels the work of a request; 0: never. */
  readonly databaseTimeouts: DatabaseTimeouts
  /** The valid API keys of internal backends; if empty, every call with a key is refused. */
  readonly apiKeys: readonly string[]
  /** `null`: the service is its own issuer. */
  readonly identityProvider: IdentityProviderSettings | null
  /** The client id of the pages at the identity provider; `null`: users sign in by pasting a token. */
  readonly oidcClientId: string | null
  /** The maximum number of seconds until a token's `exp`. */
  readonly maxTokenAge: number
  /** Whether tokens without `email_verified` are refused; tokens with `false` always are. */
  readonly requireVerifiedEmail: boolean
  /** The token claim that contains the e-mail address. */
  readonly emailClaim: string
  /** Which proxies are trusted to report a client's address: a number of hops, or their networks; `false`: none. */
  readonly trustProxy: number | readonly string[] | false
  /** Origins whose pages may call the service; `*`: all. */
  readonly corsOrigins: readonly string[]
  /** Whether admins may act as other accounts. */
  readonly impersonation: boolean
  /** For how many seconds connections are still accepted after the first stop signal. */
  readonly drainDelay: number
  /** The minimum log level. */
  readonly logLevel: LogLevel
  /** The port on which `/metrics` is served without a key; `null`: on `port`, with the API key. */
  readonly metricsPort: number | null
  /** The base address of a collector that accepts traces over OTLP/HTTP; `null`: no traces. */
  readonly otlpEndpoint: string | null
  /** The number of unarchived collections that an account may have without a grant. */
  readonly freeCollections: number
  /** The number of serves per UTC day that an account has without a grant; `null`: no limit for any account. */
  readonly freeServes: number | null
  /** The maximum number of deals of an account without a grant, including trashed ones. */
  readonly maxDeals: number
  /** Whether and how deals are solved double dummy. */
  readonly solving: SolvingSettings
  /** Whether webhooks may have receivers on this machine, for trying them out. */
  readonly webhookAllowLoopback: boolean
  /** The name and appearance of the service on its pages. */
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
  /** `null`: taken from the issuer's discovery document. */
  readonly jwksUri: string | null
}

/** Invalid settings. `problems` has one line for each invalid or missing one. */
export class SettingsError extends OperatorError {
  override readonly name = 'SettingsError'

  constructor(readonly problems: readonly string[]) {
    super(`Invalid settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

const MIN_KEY_LENGTH = 16
const DAY = DAY_MS / 1_000

/** https, or http on a loopback address: the addresses from which keys may be fetched. */
export const isTrustworthyUrl = (text: string): boolean => isHttpsUrl(text) || isLoopbackUrl(text)

/** Reads and checks all settings. @throws SettingsError naming all invalid or missing ones */
export const readSettings = (env: Environment): Settings => {
  const reader = new EnvironmentReader(env)
  const settings = settingsFrom(reader)
  if (reader.problems.length > 0) throw new SettingsError(reader.problems)
  return settings
}

/** What the reader of all settings knows about them, valid or not. */
export const settingRules = (env: Environment): Pick<EnvironmentReader, 'names' | 'rules' | 'required'> => {
  const reader = new EnvironmentReader(env)
  settingsFrom(reader)
  return reader
}

/** The names of all settings. */
export const settingNames = (): ReadonlySet<string> => settingRules({}).names

const settingsFrom = (reader: EnvironmentReader): Settings => {
  const production = reader.oneOf('NODE_ENV', ['production', 'development', 'test'], 'development') === 'production'
  if (production)
    reader.require(['DATABASE_URL', 'API_KEY', 'AUTH_ISSUER', 'AUTH_AUDIENCE'], 'with NODE_ENV=production')
  return {
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
    solving: { isOn: reader.isOn('DOUBLE_DUMMY'), workers: reader.whole('DOUBLE_DUMMY_WORKERS', 0, 8, 1) },
    webhookAllowLoopback: readAllowLoopback(reader, production),
    site: readSite(reader),
  }
}

const readApiKeys = (reader: EnvironmentReader, production: boolean): readonly string[] => {
  const isServed = production || reader.has('DATABASE_URL')
  return ['API_KEY', 'API_KEY_PREVIOUS'].flatMap((name) => {
    const key = reader.text(name)
    if (key === null) return []
    if (!/^[\x21-\x7e]+$/.test(key)) reader.refuse(name, 'must be printable ASCII without spaces')
    if (isServed && key.length < MIN_KEY_LENGTH)
      reader.refuse(name, `must have ${MIN_KEY_LENGTH} characters or more if DATABASE_URL is set`)
    return [key]
  })
}

const readIdentityProvider = (reader: EnvironmentReader, production: boolean): IdentityProviderSettings | null => {
  const trustworthy = 'an https address (or http on a loopback address)'
  const issuer = reader.url('AUTH_ISSUER', isTrustworthyUrl, trustworthy)
  const jwksUri = reader.url('AUTH_JWKS_URI', isTrustworthyUrl, trustworthy)
  const audience = reader.text('AUTH_AUDIENCE')
  const isNamed = ['AUTH_ISSUER', 'AUTH_AUDIENCE', 'AUTH_JWKS_URI'].some((name) => reader.has(name))
  // In production, both settings are required anyway.
  if (isNamed && !production)
    reader.require(['AUTH_ISSUER', 'AUTH_AUDIENCE'], 'if another AUTH_ setting names an identity provider')
  return issuer === null || audience === null ? null : { issuer, audience, jwksUri }
}

const readOidcClientId = (reader: EnvironmentReader): string | null => {
  const clientId = reader.text('OIDC_CLIENT_ID')
  if (clientId !== null && !reader.has('AUTH_ISSUER'))
    reader.refuse('OIDC_CLIENT_ID', 'needs an AUTH_ISSUER at which users sign in')
  return clientId
}

const readPlaces = (reader: EnvironmentReader): Pick<Settings, 'host' | 'port' | 'publicUrl' | 'dataDir'> => ({
  host: reader.textOr('HOST', '127.0.0.1'),
  port: reader.whole('PORT', 0, 65_535, 3000),
  publicUrl: reader.parsed<string | null>(
    'PUBLIC_URL',
    bareAddress,
    'an https address (or http on a loopback address) without a path, such as https://dealbook.example.org',
    null,
  ),
  dataDir: reader.textOr('DATA_DIR', '.data'),
})

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReplicaUrls' | 'databasePoolMax'>

const readDatabase = (reader: EnvironmentReader): DatabaseSettings => {
  const postgres = 'a postgres:// or postgresql:// address'
  if (reader.has('DATABASE_REPLICA_URLS')) reader.require(['DATABASE_URL'], 'with DATABASE_REPLICA_URLS')
  return {
    databaseUrl: reader.url('DATABASE_URL', isPostgresUrl, postgres),
    databaseDirectUrl: reader.url('DATABASE_DIRECT_URL', isPostgresUrl, postgres),
    databaseReplicaUrls: reader.parsed<readonly string[]>(
      'DATABASE_REPLICA_URLS',
      replicaUrls,
      'up to 8 postgres:// or postgresql:// addresses, separated by commas',
      [],
    ),
    databasePoolMax: reader.whole('DATABASE_POOL_MAX', 1, 1_000, 10),
  }
}

/** A person rarely changes a picture, and each takes time to decode. */
const UPLOADED_PICTURES = { count: 10, seconds: 3_600 }

const readRateLimits = (reader: EnvironmentReader): Settings['rateLimits'] => ({
  signedIn: reader.limit('RATE_LIMIT_SIGNED_IN', { count: 600, seconds: 300 }),
  search: reader.limit('RATE_LIMIT_SEARCH', { count: 60, seconds: 60 }),
  public: reader.limit('RATE_LIMIT_PUBLIC', { count: 120, seconds: 60 }),
  link: reader.limit('RATE_LIMIT_LINK', { count: 1_200, seconds: 60 }),
  participants: reader.limit('RATE_LIMIT_PARTICIPANTS', { count: 100, seconds: 60 }),
  forms: reader.limit('RATE_LIMIT_FORMS', { count: 5, seconds: 60 }),
  formsDay: reader.limit('RATE_LIMIT_FORMS_DAY', { count: 30, seconds: DAY }),
  failedAuth: reader.limit('RATE_LIMIT_FAILED_AUTH', { count: 20, seconds: 60 }),
  pictures: UPLOADED_PICTURES,
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
  emailClaim: reader.textOr('AUTH_EMAIL_CLAIM', 'email'),
})

/** Whether to trust proxies, which origins may call, and whether admins may impersonate. */
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

/** Refused in production, where it would let admins reach other services on the machine. */
const readAllowLoopback = (reader: EnvironmentReader, production: boolean): boolean => {
  const name = 'WEBHOOK_ALLOW_LOOPBACK'
  const isAllowed = reader.oneOf(name, ['on', 'off'], 'off') === 'on'
  if (isAllowed && production) reader.refuse(name, 'must not be on with NODE_ENV=production')
  return isAllowed
}

const flag = (value: string): boolean | null => (value === 'true' ? true : value === 'false' ? false : null)

/** The origin of a trustworthy address that has no other parts, except possibly a trailing slash. */
const bareAddress = (value: string): string | null => {
  if (!isTrustworthyUrl(value)) return null
  const { origin, href } = new URL(value)
  return href === `${origin}/` ? origin : null
}
