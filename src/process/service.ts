import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { type Logger, pino } from 'pino'
import type { ViewCounter } from '../application/collections/view-counter.js'
import type { BackgroundWork } from '../application/maintenance/background-work.js'
import type { SolvingWork } from '../application/maintenance/solving-work.js'
import type { WebhookWork } from '../application/maintenance/webhook-work.js'
import type { DealSolver } from '../application/ports/deal-solver.js'
import { createContainer, servicesOf } from '../container/container.js'
import { Ports, prismaAdapters, replicatedAdapters, type WebhookSettings } from '../container/ports.js'
import { Shared } from '../container/shared.js'
import { buildApp } from '../http/app.js'
import type { ServiceMetrics } from '../http/metrics/metrics-routes.js'
import type { WebOptions } from '../http/pages/web-pages.js'
import { OVERLOAD_LIMITS } from '../http/plugins/connection/overload.js'
import { loggerOptions } from '../http/plugins/request/logging.js'
import type { Tracing } from '../infrastructure/opentelemetry/tracing.js'
import { WebWebhookSender } from '../infrastructure/outgoing-http/web-webhook-sender.js'
import type { Database } from '../infrastructure/postgres/database.js'
import { tracePool } from '../infrastructure/postgres/trace-pool.js'
import { translated } from '../infrastructure/prisma/prisma-errors.js'
import type { Metrics } from '../infrastructure/prometheus/metrics.js'
import { ThreadSolver } from '../infrastructure/solver/thread-solver.js'
import { startBackgroundWork, startCounting, startDelivering, startSolving } from './background.js'
import { listen, listenForMetrics } from './listen.js'
import { type OpenCluster, openCluster } from './open-cluster.js'
import { openDatabase, type PrepareOptions, prepareDatabase } from './open-database.js'
import { type OpenIdentity, openIdentity, signInOf } from './open-identity.js'
import { Resources } from './resources.js'
import type { Settings } from './settings.js'
import { stopOnce } from './stop.js'
import { version } from './version.js'

/** The built pages; the path is right from both src and dist. */
const WEB_FOLDER = join(import.meta.dirname, '../../dist/web')

/** Log lines are written in batches of this many bytes, or after this many milliseconds; the rest when the process ends. */
const LOG_BUFFER = { dest: 1, sync: false, minLength: 4_096, periodicFlush: 100 }

export interface RunningService {
  readonly address: string
  readonly database: Database
  /** Whether it serves the pages as well as the API. */
  readonly hasPages: boolean
  /** Drains and stops; further calls return the same promise. */
  stop(): Promise<void>
}

/** Starts the service. @throws StartError, FolderInUseError, or the database's error if it can't be reached */
export const startService = async (settings: Settings, options: PrepareOptions): Promise<RunningService> => {
  const logger = pino(loggerOptions(settings.logLevel), pino.destination(LOG_BUFFER))
  const resources = new Resources()
  try {
    return await start(settings, options, logger, resources)
  } catch (error) {
    await resources.closeAll()
    throw error
  }
}

const start = async (
  settings: Settings,
  options: PrepareOptions,
  logger: Logger,
  resources: Resources,
): Promise<RunningService> => {
  const backends = await openBackends(settings, options, logger, resources)
  const drain = { isDraining: false }
  const hasPages = existsSync(join(WEB_FOLDER, 'index.html'))
  const { app, metrics, work, views, solvingWork, solver, webhookWork } = await createApp(settings, {
    ...backends,
    logger,
    drain,
    hasPages,
  })
  resources.add(startBackgroundWork(work))
  resources.add(startCounting(views))
  resources.add(startSolving(solvingWork, settings.solving))
  resources.add(() => solver.close())
  resources.add(startDelivering(webhookWork))
  if (settings.metricsPort !== null) {
    const page = await listenForMetrics(metrics, { host: settings.host, port: settings.metricsPort }, resources)
    logger.info(`Metrics at ${page}`)
  }
  const address = await listen(app, settings, resources)
  backends.database.publishAddress(address)
  return {
    address,
    database: backends.database,
    hasPages,
    stop: stopOnce({
      drainDelay: settings.drainDelay,
      onDrain: () => {
        drain.isDraining = true
      },
      close: () => resources.closeAll(),
      cutOff: () => {
        logger.warn('cut off requests that did not finish in time')
        app.server.closeAllConnections()
      },
    }),
  }
}

/** The external resources that the service uses while it runs. */
interface Backends extends OpenIdentity {
  readonly tracing: Tracing | null
  readonly database: Database
  /** The database and its replicas; `null` if there are none. */
  readonly cluster: OpenCluster | null
  readonly redis: Redis | null
}

const openBackends = async (
  settings: Settings,
  options: PrepareOptions,
  logger: Logger,
  resources: Resources,
): Promise<Backends> => {
  // Opened first, and therefore closed last: it also traces what the others do while closing.
  const tracing = settings.otlpEndpoint === null ? null : await openTracing(settings.otlpEndpoint)
  resources.add(() => tracing?.close())
  const onPoolError = (error: Error): void => logger.warn({ err: error }, 'a database connection broke')
  const cluster = await openCluster(settings, onPoolError)
  const database = cluster?.database ?? (await openDatabase(settings, { onPoolError }))
  resources.add(() => (cluster ?? database).close())
  const databases = cluster?.members.map((member) => member.database) ?? [database]
  if (tracing !== null) for (const { pool } of databases) tracePool(pool, tracing.tracer)
  await prepareDatabase(database, settings, { ...options, isStandby: cluster?.isStandby ?? false })
  await cluster?.watch()
  const identity = await openIdentity(settings, (error) =>
    logger.warn({ err: error }, 'the keys of the identity provider could not be fetched'),
  )
  resources.add(() => identity.keys.close())
  const redis = settings.redisUrl === null ? null : await connectRedis(settings.redisUrl)
  resources.add(() => redis?.disconnect())
  return { tracing, database, cluster, ...identity, redis }
}

/** Loaded only if Redis is configured. */
const connectRedis = async (url: string): Promise<Redis> => {
  const { openRedis } = await import('../infrastructure/redis/redis-connection.js')
  return openRedis(url)
}

/** Loaded only if traces are collected. */
const openTracing = async (endpoint: string): Promise<Tracing> => {
  const { Tracing } = await import('../infrastructure/opentelemetry/tracing.js')
  return new Tracing({ endpoint, version })
}

interface Surroundings extends Backends {
  readonly logger: Logger
  readonly drain: { readonly isDraining: boolean }
  readonly hasPages: boolean
}

interface CreatedApp {
  readonly app: FastifyInstance
  readonly metrics: ServiceMetrics
  readonly work: BackgroundWork
  readonly views: ViewCounter
  readonly solvingWork: SolvingWork
  readonly solver: DealSolver
  readonly webhookWork: WebhookWork
}

const createApp = async (
  settings: Settings,
  { tracing, database, cluster, verifier, redis, logger, drain, hasPages }: Surroundings,
): Promise<CreatedApp> => {
  const container = createContainer({
    store: cluster === null ? prismaAdapters(database) : replicatedAdapters(cluster.routes),
    positions: cluster?.routes ?? null,
    verifier,
    apiKeys: settings.apiKeys,
    limits: {
      freeCollections: settings.freeCollections,
      freeServes: settings.freeServes,
      maxDeals: settings.maxDeals,
    },
    turnSettings: {
      connections: database.pool.options.max,
      pauses: database.kind === 'embedded' ? EMBEDDED_PAUSES : 0,
    },
    isImpersonationAllowed: settings.impersonation,
    onBackgroundError: (error) => logger.warn({ err: error }, 'background work failed and will be retried'),
    onTricksDiffer: (dealId) => logger.info({ dealId }, 'the table of a file differs from the one that was computed'),
    openSolver: (use) => new ThreadSolver(use),
    solving: settings.solving,
    webhooks: webhooksOf(settings, tracing, logger),
    checks: {
      checkDatabase: () => (cluster ?? database).check(),
      isReadOnly: () => cluster?.isReadOnly() ?? false,
      hasKeys: () => verifier.isReady(),
      isDraining: () => drain.isDraining,
    },
  })
  const metrics = container.resolve(Ports.metrics)
  watchBackends(metrics, { database, cluster, verifier })
  const services = servicesOf(container, (useCases) => tracing?.ofMethods(useCases) ?? useCases)
  const app = await buildApp(services, {
    logger,
    trustProxy: settings.trustProxy,
    publicUrl: settings.publicUrl,
    corsOrigins: settings.corsOrigins,
    tracing: tracing?.requests ?? null,
    servesMetrics: settings.metricsPort === null,
    // An embedded database runs in this process, so it blocks the event loop itself.
    overload: database.kind === 'postgres' ? OVERLOAD_LIMITS : null,
    version,
    writesDocumentAhead: true,
    translateError: (error) => {
      cluster?.noticeFailure(error)
      return translated(error)
    },
    rateLimits: { limits: settings.rateLimits, redis },
    web: hasPages ? webOf(settings) : null,
  })
  metrics.watchConnections(app.server)
  const [work, views] = [container.resolve(Shared.work), container.resolve(Shared.views)]
  const [solvingWork, solver] = [container.resolve(Shared.solvingWork), container.resolve(Shared.solver)]
  return { app, metrics, work, views, solvingWork, solver, webhookWork: container.resolve(Shared.webhookWork) }
}

const webhooksOf = (
  { webhookAllowLoopback: allowsLoopback }: Settings,
  tracing: Tracing | null,
  logger: Logger,
): WebhookSettings => {
  const sending = { sender: new WebWebhookSender({ allowsLoopback }) }
  return {
    ...(tracing?.ofMethods(sending) ?? sending),
    allowsLoopback,
    onPaused: (webhookId) => logger.warn({ webhookId }, 'a webhook was paused because its receiver keeps failing'),
  }
}

const webOf = (settings: Settings): WebOptions => ({
  folder: WEB_FOLDER,
  signIn: signInOf(settings),
  isDemo: settings.identityProvider === null,
  site: settings.site,
})

const watchBackends = (
  metrics: Metrics,
  { database, cluster, verifier }: Pick<Backends, 'database' | 'cluster' | 'verifier'>,
): void => {
  metrics.watchProcess(version)
  metrics.watchPools(cluster?.members.map((member) => member.database.pool) ?? [database.pool])
  if (cluster !== null) metrics.watchReplicas(cluster.routes)
  metrics.watchCache('tokens', verifier)
}

/** See `TurnSettings`. On an idle event loop, these pauses take a millisecond. */
const EMBEDDED_PAUSES = 100
