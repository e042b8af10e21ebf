import sensible from '@fastify/sensible'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify'
import type { ReadPositions } from '../application/ports/read-positions.js'
import type { Turns } from '../application/ports/turns.js'
import { type AccountApiUseCases, accountApiRoutes } from './accounts/account-api-routes.js'
import { type AccountDataUseCases, accountDataRoutes } from './accounts/account-data-routes.js'
import { type AccountUseCases, accountRoutes } from './accounts/account-routes.js'
import { type AvatarUseCases, avatarRoutes } from './accounts/avatar-routes.js'
import { type UploadedPictureUseCases, uploadedPictureRoutes } from './accounts/uploaded-picture-routes.js'
import { type AnnouncementUseCases, announcementRoutes } from './announcements/announcement-routes.js'
import { type OwnKeyUseCases, ownKeyRoutes } from './api-keys/own-key-routes.js'
import { type BackOfficeUseCases, backOfficeRoutes } from './back-office/back-office-routes.js'
import { type CatalogUseCases, catalogRoutes } from './catalog/catalog-routes.js'
import { type CollectionUseCases, collectionRoutes } from './collections/collection-routes.js'
import { type PublicCollectionUseCases, publicCollectionRoutes } from './collections/public-collection-routes.js'
import { dealApiRoutes } from './deals/deal-api-routes.js'
import { dealImportApiRoutes } from './deals/deal-import-routes.js'
import { type DealUseCases, dealRoutes } from './deals/deal-routes.js'
import { type ErrorHandlerOptions, errorHandler } from './errors/error-handler.js'
import { type EventUseCases, eventRoutes } from './events/event-routes.js'
import { type FormUseCases, formRoutes } from './forms/form-routes.js'
import { type GrantUseCases, grantApiRoutes } from './grants/grant-routes.js'
import { type HealthChecks, healthRoutes } from './health/health-routes.js'
import { metricsRoutes, requestMetrics, type ServiceMetrics } from './metrics/metrics-routes.js'
import { deprecations } from './openapi/deprecations.js'
import { type DocsPageOptions, docsPage } from './openapi/docs-page.js'
import { NAMED_SCHEMAS } from './openapi/named-schemas.js'
import { openapi } from './openapi/openapi.js'
import { errorPages } from './pages/error-pages.js'
import { studentsPage } from './pages/students-page.js'
import { type WebOptions, webPages } from './pages/web-pages.js'
import { API_PREFIX, isApiPath } from './plugins/caller/api-key.js'
import { type AuthenticationOptions, createGuards, type Guards, identity } from './plugins/caller/authentication.js'
import { type IdempotencyOptions, idempotency } from './plugins/caller/idempotency.js'
import { recordImpersonation } from './plugins/caller/impersonation.js'
import { createRateLimiter, type RateLimits } from './plugins/caller/rate-limits.js'
import { readPositions } from './plugins/caller/read-positions.js'
import { turns } from './plugins/caller/turns.js'
import { answerBrokenRequest } from './plugins/connection/broken-requests.js'
import { CLIENT_TIMEOUTS, type ClientTimeouts } from './plugins/connection/client-timeouts.js'
import { type LingerBounds, lingeringClose } from './plugins/connection/lingering-close.js'
import { type OverloadLimits, overload } from './plugins/connection/overload.js'
import { type TrustedProxies, trustProxyOf } from './plugins/connection/proxies.js'
import { SLOW_READER_LIMITS, type SlowReaderLimits, slowReaders } from './plugins/connection/slow-readers.js'
import { type AllowedMethods, collectMethods } from './plugins/request/allowed-methods.js'
import { requestLog } from './plugins/request/logging.js'
import { publicAddress } from './plugins/request/public-address.js'
import { jsonBodies, mediaTypes } from './plugins/request/request-bodies.js'
import { requestHead } from './plugins/request/request-head.js'
import { requestIdOf } from './plugins/request/request-ids.js'
import { strictBodies } from './plugins/request/strict-bodies.js'
import { strictQueries } from './plugins/request/strict-queries.js'
import { refuseUnrouted, unknownPaths } from './plugins/request/unknown-paths.js'
import { answerUnroutable } from './plugins/request/unroutable-requests.js'
import { compression } from './plugins/response/compression.js'
import { conditionalReads } from './plugins/response/conditional-requests.js'
import { constantHeaders } from './plugins/response/constant-headers.js'
import { cors } from './plugins/response/cors.js'
import { type AnswerUseCases, answerRoutes } from './practice/answer-routes.js'
import { type ParticipantUseCases, participantRoutes } from './practice/participant-routes.js'
import { buildSerializer } from './responses/serializers.js'
import { type SharingGroupUseCases, sharingGroupRoutes } from './sharing-groups/sharing-group-routes.js'
import { withDecodablePath } from './validation/encoded-texts.js'
import { validatorCompiler } from './validation/validation.js'

/** Everything the HTTP layer needs from the other layers. */
export interface Services
  extends AuthenticationOptions,
    IdempotencyOptions,
    AccountApiUseCases,
    AccountDataUseCases,
    AccountUseCases,
    AnnouncementUseCases,
    AnswerUseCases,
    AvatarUseCases,
    UploadedPictureUseCases,
    BackOfficeUseCases,
    DealUseCases,
    CatalogUseCases,
    CollectionUseCases,
    EventUseCases,
    FormUseCases,
    GrantUseCases,
    OwnKeyUseCases,
    ParticipantUseCases,
    PublicCollectionUseCases,
    SharingGroupUseCases {
  readonly checks: HealthChecks
  readonly metrics: ServiceMetrics
  /** `null` if there is only one database. */
  readonly positions: ReadPositions | null
  readonly turns: Turns
}

export interface AppOptions extends ErrorHandlerOptions, DocsPageOptions {
  readonly logger: FastifyBaseLogger | null
  readonly trustProxy: TrustedProxies
  readonly version: string
  readonly rateLimits: RateLimits
  /** The public address of the service; `null`: the address to which each request was sent. */
  readonly publicUrl?: string | null
  /** Origins whose pages may call the service; none by default. */
  readonly corsOrigins?: readonly string[]
  /** Traces requests; has to be registered before any route. */
  readonly tracing?: FastifyPluginAsync | null
  /** Whether the metrics are served here; `true` by default. */
  readonly servesMetrics?: boolean
  readonly clientTimeouts?: ClientTimeouts
  /** The load above which requests are shed; never by default. */
  readonly overload?: OverloadLimits | null
  /** When slow readers are cut off. */
  readonly slowReaders?: SlowReaderLimits
  readonly linger?: LingerBounds
  /** The built pages; if absent, the service is just an API. */
  readonly web?: WebOptions | null
}

const MAX_BODY_BYTES = 256 * 1024
const MAX_PARAM_LENGTH = 2_048
const MAX_CONNECTIONS = 10_000

export const buildApp = async (services: Services, options: AppOptions): Promise<FastifyInstance> => {
  const app = createServer(options, (request, reply) => guards.requireApiKey(request, reply))
  await registerPlugins(app, services, options)
  const guards = createGuards(app, services, await createRateLimiter(app, options.rateLimits))
  await registerRouteRules(app, services)
  await registerRoutes(app, services, options, guards)
  return app
}

/** The bare server, with everything that runs before the first plugin sees a request. */
const createServer = (options: AppOptions, requireApiKey: Guards['requireApiKey']): FastifyInstance => {
  const { logger, clientTimeouts = CLIENT_TIMEOUTS } = options
  const fail = errorHandler(options)
  const refuseUnroutable = answerUnroutable({ fail, requireApiKey })
  const app = Fastify({
    ...(logger === null ? { logger: false } : { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    rewriteUrl: ({ url = '/' }) => withDecodablePath(url),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: clientTimeouts.request,
    connectionTimeout: clientTimeouts.silence,
    trustProxy: trustProxyOf(options.trustProxy),
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildSerializer: buildSerializer as never } },
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreDuplicateSlashes: false },
    frameworkErrors: (_error, request, reply) => refuseUnroutable(request as never, reply as never),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, logger),
    http: {
      requireHostHeader: false,
      headersTimeout: clientTimeouts.head,
      connectionsCheckingInterval: clientTimeouts.check,
    },
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.server.maxConnections = MAX_CONNECTIONS
  // An unknown `Expect` is ignored, and the request is handled without it (RFC 9110, section 10.1.1).
  app.server.on('checkExpectation', (request, response) => void app.server.emit('request', request, response))
  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler(fail)
  return app as unknown as FastifyInstance
}

/** Plugins that act on every request, in this order. */
const registerPlugins = async (app: FastifyInstance, services: Services, options: AppOptions): Promise<void> => {
  await app.register(jsonBodies)
  await app.register(mediaTypes)
  if (options.tracing) await app.register(options.tracing)
  await app.register(sensible)
  await app.register(publicAddress, { publicUrl: options.publicUrl ?? null })
  await app.register(unknownPaths)
  await app.register(constantHeaders, services)
  await app.register(requestHead, services)
  await app.register(lingeringClose, options.linger === undefined ? {} : { linger: options.linger })
  await app.register(requestLog)
  await app.register(requestMetrics, services)
  await app.register(cors, { origins: options.corsOrigins ?? [], isBarred: ({ url }) => isApiPath(url) })
  await app.register(slowReaders, options.slowReaders ?? SLOW_READER_LIMITS)
  if (options.overload) await app.register(overload, options.overload)
  await app.register(identity, services)
  if (services.positions !== null) await app.register(readPositions, { positions: services.positions })
  await app.register(conditionalReads, { release: options.version })
  await app.register(compression)
}

/** Plugins that act on routes as they are registered, and around their handlers, in this order. */
const registerRouteRules = async (app: FastifyInstance, services: Services): Promise<void> => {
  // Inside the transaction that records an impersonated write.
  await app.register(idempotency, services)
  await app.register(recordImpersonation, services)
  await app.register(turns, services)
  await app.register(strictQueries)
  await app.register(strictBodies)
  await app.register(deprecations)
}

const registerRoutes = async (
  app: FastifyInstance,
  services: Services,
  options: AppOptions,
  guards: Guards,
): Promise<void> => {
  const allowedMethods = collectMethods(app, MAX_PARAM_LENGTH)
  if (options.web) await app.register(errorPages, options.web)
  for (const schema of NAMED_SCHEMAS) app.addSchema(schema)
  await app.register(openapi, { version: options.version })
  await app.register(docsPage, options)
  await app.register(healthRoutes, services)
  if (options.servesMetrics ?? true) await app.register(metricsRoutes, { ...services, guards })
  await app.register(accountRoutes, { ...services, guards })
  await app.register(accountDataRoutes, { ...services, guards })
  await app.register(dealRoutes, { ...services, guards, prefix: '/deals' })
  await app.register(collectionRoutes, { ...services, guards, prefix: '/collections' })
  await app.register(answerRoutes, { ...services, guards, prefix: '/collections' })
  await app.register(sharingGroupRoutes, { ...services, guards, prefix: '/sharing-groups' })
  await app.register(announcementRoutes, { ...services, guards })
  await app.register(backOfficeRoutes, { ...services, guards, prefix: '/back-office' })
  await app.register(avatarRoutes, { ...services, guards })
  await app.register(uploadedPictureRoutes, { ...services, guards })
  await app.register(catalogRoutes, { ...services, guards, prefix: '/catalog' })
  await app.register(publicCollectionRoutes, { ...services, prefix: '/public' })
  await app.register(participantRoutes, { ...services, prefix: '/public' })
  await app.register(formRoutes, { ...services, prefix: '/forms' })
  await app.register(internalRoutes, { services, guards, allowedMethods, prefix: API_PREFIX })
  if (options.web) {
    await app.register(webPages, options.web)
    await app.register(studentsPage, { ...services, ...options.web })
  }
  allowedMethods.enforce(app, '')
  // Last, so that it does not run before the credential check under /api.
  await app.register(refuseUnrouted, { allowedMethods })
}

interface InternalOptions {
  readonly services: Services
  readonly guards: Guards
  readonly allowedMethods: AllowedMethods
}

/** The routes of internal backends. */
const internalRoutes: FastifyPluginAsync<InternalOptions> = async (api, { services, guards, allowedMethods }) => {
  // Runs before any other check, and for unknown paths under the prefix too.
  api.addHook('onRequest', guards.requireApiKey)
  await api.register(unknownPaths)
  await api.register(accountApiRoutes, services)
  await api.register(grantApiRoutes, services)
  await api.register(ownKeyRoutes, services)
  await api.register(eventRoutes, services)
  await api.register(dealImportApiRoutes, { ...services, prefix: '/deals' })
  await api.register(dealApiRoutes, { ...services, prefix: '/deals' })
  // Otherwise the route that handles preflights would respond to unknown paths here, without a guard.
  api.options('/*', { schema: { hide: true } }, async (_request, reply) => reply.callNotFound())
  allowedMethods.enforce(api, API_PREFIX)
}
