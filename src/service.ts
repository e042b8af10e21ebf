import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Redis } from 'ioredis'
import { pino } from 'pino'
import { isTrustworthyUrl, type Settings } from './config.js'
import { createContainer, Ports, prismaAdapters, servicesOf } from './container.js'
import { isEmpty, seedDemoData } from './demo-data.js'
import { buildApp, type Services } from './http/app.js'
import { Connections } from './http/connections.js'
import { loggerOptions } from './http/logging.js'
import { metricsServer } from './http/metrics/metrics-routes.js'
import { OVERLOAD_LIMITS } from './http/overload.js'
import type { SignIn } from './http/web.js'
import { JoseAccessTokenVerifier, type TokenRules } from './infrastructure/jose/jose-access-token-verifier.js'
import { KeySet } from './infrastructure/jose/key-set.js'
import { LOCAL_AUDIENCE, LOCAL_ISSUER, LocalIssuer } from './infrastructure/jose/local-issuer.js'
import { remoteKeySource } from './infrastructure/jose/remote-key-source.js'
import type { Tracing } from './infrastructure/opentelemetry/tracing.js'
import { type Database, missingSessionSettings, openEmbedded, openPostgres } from './infrastructure/prisma/database.js'
import { isDatabaseOutOfReach, translated } from './infrastructure/prisma/prisma-errors.js'
import { tracePool } from './infrastructure/prisma/trace-pool.js'
import { openRedis } from './infrastructure/redis/redis-connection.js'
import { systemClock } from './infrastructure/system/system-clock.js'

export const { version } = createRequire(import.meta.url)('../package.json') as { version: string }

/** The built pages, from src as from dist. */
const WEB_FOLDER = join(import.meta.dirname, '../dist/web')

/** Lines go out together, in so many bytes or after so many milliseconds; what waits is written when the process ends. */
const LOG_BUFFER = { dest: 1, sync: false, minLength: 4_096, periodicFlush: 100 }

/** A running service is stopped within this, whatever still runs. */
const STOP_DEADLINE_MS = 29_000

/** Something an operator has to put right before the service can start; shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** What to print of an error that ends the process: its message where an operator can act on it, else all of it. */
export const forOperators = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const names = ['SettingsError', 'StartError', 'FolderInUseError', 'CommandError', 'UnansweredPieceError']
  if (names.includes(error.name)) return error.message
  const text = error.message || (error as NodeJS.ErrnoException).code
  if (isDatabaseOutOfReach(error)) return `The database cannot be reached: ${text}`
  if ((error as NodeJS.ErrnoException).syscall !== undefined) return text
  return error
}

/** What a process of the service writes is for its owner alone. */
export const writePrivately = (): void => {
  process.umask(0o077)
}

interface OpenDatabaseOptions {
  /** For bulk work: without the timeouts of a database that serves requests. */
  readonly isPatient?: boolean
  readonly onPoolError?: (error: Error) => void
}

export const openDatabase = async (settings: Settings, options: OpenDatabaseOptions = {}): Promise<Database> =>
  settings.databaseUrl === null
    ? openEmbedded(settings.dataDir)
    : openPostgres({
        url: settings.databaseUrl,
        directUrl: settings.databaseDirectUrl,
        poolMax: settings.databasePoolMax,
        timeouts: settings.databaseTimeouts,
        isPooled: !settings.databasePreparedStatements,
        dataDir: settings.dataDir,
        ...options,
      })

/** Where a service without an API_KEY keeps one that it made itself. */
export const localApiKeyFile = (dataDir: string): string => join(dataDir, 'api-key')

/** The key of a service that tries itself out, kept in the data folder. */
export const localApiKey = (dataDir: string): string => {
  const file = localApiKeyFile(dataDir)
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

const identityOf = async (settings: Settings, onLoadError: (error: unknown) => void) => {
  const { identityProvider, maxTokenAge, requireVerifiedEmail, emailClaim } = settings
  const common = { maxTokenAge, requireVerifiedEmail }
  if (identityProvider !== null) {
    const rules: TokenRules = { ...common, ...identityProvider, emailClaim }
    return { rules, load: remoteKeySource({ ...identityProvider, isAllowed: isTrustworthyUrl }), onLoadError }
  }
  const issuer = await LocalIssuer.open(settings.dataDir)
  const rules: TokenRules = { ...common, issuer: LOCAL_ISSUER, audience: LOCAL_AUDIENCE, emailClaim: 'email' }
  return { rules, load: async () => issuer.publicKeys(), onLoadError }
}

/** Opens the migrated database for bulk work, and closes it afterwards. @throws StartError while migrations are pending */
export const withDatabase = async (settings: Settings, work: (database: Database) => Promise<void>): Promise<void> => {
  const database = await openDatabase(settings, { isPatient: true })
  try {
    if ((await database.migrator.pending()).length > 0) throw new StartError('Run "dealbook migrate" first.')
    await work(database)
  } finally {
    await database.close()
  }
}

export interface RunningService {
  readonly address: string
  readonly database: Database
  /** Whether it serves the pages, not the API alone. */
  readonly hasPages: boolean
  /** Drains and stops; further calls give the same promise. */
  stop(): Promise<void>
}

export interface StartOptions {
  /** Applies pending migrations first; without it they keep the service from starting. */
  readonly migrate: boolean
  /** Puts demo data into an empty embedded database. */
  readonly seedWhenEmpty: boolean
}

/** Starts the service. @throws StartError, FolderInUseError, or what the database says when it cannot be reached */
export const startService = async (settings: Settings, options: StartOptions): Promise<RunningService> => {
  const logger = pino(loggerOptions(settings.logLevel), pino.destination(LOG_BUFFER))
  const database = await openDatabase(settings, {
    onPoolError: (error) => logger.warn({ err: error }, 'a database connection broke'),
  })
  const tracing = settings.otlpEndpoint === null ? null : await openTracing(settings.otlpEndpoint)
  if (tracing !== null) tracePool(database.pool, tracing.tracer)
  let keys: KeySet | undefined
  let redis: Redis | null = null
  try {
    await prepareDatabase(database, settings, options)

    const { rules, load, onLoadError } = await identityOf(settings, (error) =>
      logger.warn({ err: error }, 'the keys of the identity provider could not be fetched'),
    )
    const keySet = new KeySet({ load, onLoadError, onKeyRemoved: () => verifier.forgetAll() })
    const verifier = new JoseAccessTokenVerifier(keySet, rules, systemClock)
    keys = keySet
    // A provider that does not answer holds up neither the start nor whoever shows no token.
    void keySet.start()

    if (settings.redisUrl !== null) redis = await openRedis(settings.redisUrl)
    let isDraining = false
    const container = createContainer({
      store: prismaAdapters(database),
      verifier,
      apiKeys: settings.apiKeys,
      limits: {
        freeCollections: settings.freeCollections,
        freeServes: settings.freeServes,
        maxDeals: settings.maxDeals,
      },
      isImpersonationAllowed: settings.impersonation,
      checks: {
        checkDatabase: async () => void (await database.pool.query('SELECT 1')),
        hasKeys: () => verifier.isReady(),
        isDraining: () => isDraining,
      },
    })
    const metrics = container.resolve(Ports.metrics)
    metrics.watchProcess(version)
    metrics.watchPool(database.pool)
    metrics.watchCache('tokens', verifier)
    const hasPages = existsSync(join(WEB_FOLDER, 'index.html'))
    const app = await buildApp(servicesTraced(servicesOf(container), tracing), {
      logger: logger,
      trustProxy: settings.trustProxy,
      corsOrigins: settings.corsOrigins,
      tracing: tracing?.requests ?? null,
      servesMetrics: settings.metricsPort === null,
      // In the process, the database itself holds up the event loop.
      overload: database.kind === 'postgres' ? OVERLOAD_LIMITS : null,
      version,
      translateError: translated,
      rateLimits: { limits: settings.rateLimits, redis },
      web: hasPages ? { folder: WEB_FOLDER, signIn: signInOf(settings) } : null,
    })
    const metricsPage = settings.metricsPort === null ? null : metricsServer(metrics)
    if (metricsPage !== null) {
      await once(metricsPage.listen(settings.metricsPort ?? 0, settings.host), 'listening')
      logger.info(`Metrics at ${addressOf(metricsPage.address() as AddressInfo)}/metrics`)
    }
    const connections = new Connections(app.server)
    app.addHook('preClose', async () => {
      await connections.whenAllAreTaken()
      connections.endUnused()
    })
    await app.listen({ host: settings.host, port: settings.port })
    const address = addressOf(app.server.address() as AddressInfo)
    database.publishAddress(address)

    let stopped: Promise<void> | undefined
    const stop = async (): Promise<void> => {
      isDraining = true
      await new Promise((resolve) => setTimeout(resolve, settings.drainDelay * 1000))
      const cutOff = () => {
        logger.warn('requests that did not end were cut off')
        app.server.closeAllConnections()
      }
      const deadline = setTimeout(cutOff, STOP_DEADLINE_MS - settings.drainDelay * 1000)
      await app.close()
      metricsPage?.close()
      metricsPage?.closeAllConnections()
      clearTimeout(deadline)
      keySet.close()
      redis?.disconnect()
      await database.close()
      await tracing?.close()
    }
    return {
      address,
      database,
      hasPages,
      stop: () => {
        stopped ??= stop()
        return stopped
      },
    }
  } catch (error) {
    keys?.close()
    redis?.disconnect()
    await database.close()
    await tracing?.close()
    throw error
  }
}

/** Loaded only where somebody collects traces. */
const openTracing = async (endpoint: string): Promise<Tracing> => {
  const { Tracing } = await import('./infrastructure/opentelemetry/tracing.js')
  return new Tracing({ endpoint, version })
}

/** What asks nobody anything stays out of the traces. */
const servicesTraced = (services: Services, tracing: Tracing | null): Services => {
  if (tracing === null) return services
  const { apiKeys, auctionSystems, callers, checks, clock, metrics, verifier, ...useCases } = services
  return { ...services, ...tracing.ofUseCases(useCases) }
}

const prepareDatabase = async (database: Database, settings: Settings, options: StartOptions): Promise<void> => {
  if (database.kind === 'postgres' && !settings.databasePreparedStatements) {
    const missing = await missingSessionSettings(database.pool)
    if (missing.length > 0)
      throw new StartError(
        `DATABASE_PREPARED_STATEMENTS=off: the role has to bring the settings of its sessions. Run these, then restart the pooler:\n${missing.join('\n')}`,
      )
  }
  if (options.migrate) await database.migrator.apply()
  else {
    const pending = await database.migrator.pending()
    if (pending.length > 0)
      throw new StartError(`Migrations are pending (${pending.join(', ')}). Run "dealbook migrate" first.`)
  }
  if (options.seedWhenEmpty && database.kind === 'embedded' && !settings.production) {
    if (await isEmpty(database)) await seedDemoData(database, systemClock.now())
  }
}

const signInOf = ({ identityProvider, oidcClientId }: Settings): SignIn | null =>
  identityProvider === null || oidcClientId === null
    ? null
    : { authority: identityProvider.issuer, audience: identityProvider.audience, clientId: oidcClientId }

const addressOf = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`

/** Stops at the first SIGTERM or SIGINT and then ends the process; further signals change nothing. */
export const stopOnSignals = (service: RunningService): void => {
  const stop = () =>
    void service.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
