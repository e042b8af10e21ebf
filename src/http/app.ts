import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { type IncomingMessage, METHODS } from 'node:http'
import { createRequire } from 'node:module'
import type { Socket } from 'node:net'
import { dirname, join } from 'node:path'
import sensible from '@fastify/sensible'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, {
  type ConnectionError,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
  type HookHandlerDoneFunction,
  type HTTPMethods,
  LogController,
} from 'fastify'
import { validationFailed } from '../domain/errors.js'
import { AccountDto, AuctionSystemDto, SlimAccountDto } from './accounts/account-dtos.js'
import { type AccountUseCases, accountApiRoutes, accountRoutes } from './accounts/account-routes.js'
import { type AvatarUseCases, avatarRoutes } from './accounts/avatar-routes.js'
import { AccountExportDto } from './accounts/export-dtos.js'
import { ANNOUNCEMENT_SCHEMAS } from './announcements/announcement-dtos.js'
import { type AnnouncementUseCases, announcementRoutes } from './announcements/announcement-routes.js'
import { atOnce, DEFAULT_WAIT_MS } from './at-once.js'
import { type AuthenticationOptions, createGuards, identity } from './authentication.js'
import { BACK_OFFICE_SCHEMAS } from './back-office/back-office-dtos.js'
import { type BackOfficeUseCases, backOfficeRoutes } from './back-office/back-office-routes.js'
import { CATALOG_SCHEMAS } from './catalog/catalog-dtos.js'
import { type CatalogUseCases, catalogRoutes } from './catalog/catalog-routes.js'
import { COLLECTION_SCHEMAS } from './collections/collection-dtos.js'
import { type CollectionUseCases, collectionRoutes } from './collections/collection-routes.js'
import { PublicCollectionDto } from './collections/public-collection-dtos.js'
import { type PublicCollectionUseCases, publicCollectionRoutes } from './collections/public-collection-routes.js'
import { compression } from './compression.js'
import { conditionalReads } from './conditional-requests.js'
import { isEncoded } from './content-encoding.js'
import { cors } from './cors.js'
import { dealApiRoutes } from './deals/deal-api-routes.js'
import { DEAL_SCHEMAS } from './deals/deal-dtos.js'
import { type DealUseCases, dealImportApiRoutes, dealRoutes } from './deals/deal-routes.js'
import { type ErrorHandlerOptions, errorHandler } from './error-handler.js'
import { ExposureDto } from './exposure-dtos.js'
import { FormSubmissionDto } from './forms/form-dtos.js'
import { type FormUseCases, formRoutes } from './forms/form-routes.js'
import { GrantDto, type GrantUseCases, grantApiRoutes } from './grants/grant-routes.js'
import { type HealthChecks, healthRoutes } from './health/health-routes.js'
import { describeImpersonation, recordImpersonation } from './impersonation.js'
import { isBodyLeft, type LingerBounds, lingeringClose } from './lingering.js'
import { logRequest, requestLog } from './logging.js'
import { metricsRoutes, requestMetrics, type ServiceMetrics } from './metrics/metrics-routes.js'
import { completed } from './openapi.js'
import { type OverloadLimits, overload } from './overload.js'
import { createRateLimiter, type RateLimits } from './rate-limits.js'
import { pathOf } from './request-path.js'
import { ErrorDto, PaginationDto } from './schemas.js'
import { DOCS_CONTENT_SECURITY_POLICY, SECURITY_HEADERS } from './security-headers.js'
import { buildSerializer } from './serializers.js'
import { SharedAnswer, serveFolder } from './shared-files.js'
import { SharingGroupDto } from './sharing-groups/sharing-group-dtos.js'
import { type SharingGroupUseCases, sharingGroupRoutes } from './sharing-groups/sharing-group-routes.js'
import { SLOW_READER_LIMITS, type SlowReaderLimits, slowReaders } from './slow-readers.js'
import { strictQueries } from './strict-queries.js'
import { type TransportStatus, transportErrorBody } from './transport-errors.js'
import { validatorCompiler } from './validation.js'
import { type WebOptions, webPages } from './web.js'

/** Everything the HTTP layer asks of the rest. */
export interface Services
  extends AuthenticationOptions,
    AccountUseCases,
    AnnouncementUseCases,
    AvatarUseCases,
    BackOfficeUseCases,
    DealUseCases,
    CatalogUseCases,
    CollectionUseCases,
    FormUseCases,
    GrantUseCases,
    PublicCollectionUseCases,
    SharingGroupUseCases {
  readonly checks: HealthChecks
  readonly metrics: ServiceMetrics
}

export interface AppOptions extends ErrorHandlerOptions {
  readonly logger: FastifyBaseLogger | null
  readonly trustProxy: number | readonly string[] | false
  readonly version: string
  readonly rateLimits: RateLimits
  /** Origins whose pages may call the service; none unless told. */
  readonly corsOrigins?: readonly string[]
  /** Traces requests; it has to see every route. */
  readonly tracing?: FastifyPluginAsync | null
  /** Whether the numbers are served here; they are unless told otherwise. */
  readonly servesMetrics?: boolean
  readonly patience?: Patience
  /** How long work of which only so much runs at once waits for its turn, in milliseconds. */
  readonly turnWaitMs?: number
  /** From where on requests are shed; they never are unless told. */
  readonly overload?: OverloadLimits | null
  /** When readers are cut off that take too little. */
  readonly slowReaders?: SlowReaderLimits
  readonly linger?: LingerBounds
  /** The built pages; absent: the service is an API alone. */
  readonly web?: WebOptions | null
}

/** How long clients may take, in milliseconds. */
export interface Patience {
  /** For the head of a request, from the opening of its connection on. */
  readonly head: number
  /** For the whole of a request. */
  readonly request: number
  /** Without taking or giving a byte, while a request runs. */
  readonly silence: number
  /** How often the first two are looked after. */
  readonly check: number
}

const PATIENCE: Patience = { head: 10_000, request: 30_000, silence: 60_000, check: 2_000 }
const MAX_BODY_BYTES = 256 * 1024
const MAX_PARAM_LENGTH = 2_048
const MAX_URL_LENGTH = 8_192
const MAX_CONNECTIONS = 10_000
const API_PREFIX = '/api'

/** A request id from outside is taken when it cannot forge a log line or grow one. */
const SANE_REQUEST_ID = /^[\w.:+=/-]{1,128}$/

const requestIdOf = ({ headers }: IncomingMessage): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && SANE_REQUEST_ID.test(given) ? given : randomUUID()
}

export const buildApp = async (services: Services, options: AppOptions): Promise<FastifyInstance> => {
  const fail = errorHandler(options)
  const { patience = PATIENCE } = options
  const app = Fastify({
    ...(options.logger === null ? { logger: false } : { loggerInstance: options.logger }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: patience.request,
    connectionTimeout: patience.silence,
    trustProxy: trustedProxies(options.trustProxy),
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildSerializer: buildSerializer as never } },
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreDuplicateSlashes: false },
    frameworkErrors: (error, request, reply) => {
      const refuse = async (): Promise<never> => {
        if (isApiPath(request.url)) await guards.requireApiKey(request as FastifyRequest, reply as never)
        // A path that cannot be decoded names no route.
        throw error.statusCode === 414 ? app.httpErrors.uriTooLong() : app.httpErrors.notFound()
      }
      reply.raw.on('close', () => logRequest(request, reply))
      void reply.headers(constantHeaders(request))
      if (isBodyLeft(request.raw)) void reply.header('connection', 'close')
      refuse().catch((refusal: unknown) => fail(refusal, request as FastifyRequest, reply as never))
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, options.logger),
    http: {
      requireHostHeader: false,
      headersTimeout: patience.head,
      connectionsCheckingInterval: patience.check,
    },
  }).withTypeProvider<TypeBoxTypeProvider>()

  const isKeyGood = (headers: IncomingMessage['headers']): boolean => services.apiKeys.accept(headers['x-api-key'])

  app.server.maxConnections = MAX_CONNECTIONS
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler(fail)
  acceptJson(app)
  refuseMediaTypes(app)
  // A demand of HTTP that nobody here makes; the request is taken without it (RFC 9110, section 10.1.1).
  app.server.on('checkExpectation', (request, response) => void app.server.emit('request', request, response))

  if (options.tracing) await app.register(options.tracing)
  await app.register(sensible)
  const answerUnknownPath = async (): Promise<never> => {
    throw app.httpErrors.notFound()
  }
  const refuseUnknownPath = ({ is404 }: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void =>
    done(is404 ? app.httpErrors.notFound() : undefined)
  app.setNotFoundHandler(answerUnknownPath)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(constantHeaders(request))
    if (services.checks.isDraining()) reply.header('connection', 'close')
    const fault = faultOf(request)
    // Under /api the credential comes first; the guard there refuses.
    if (fault !== null && (!isApiPath(request.url) || isKeyGood(request.headers))) return done(fault)
    done()
  })
  await app.register(lingeringClose, options.linger === undefined ? {} : { linger: options.linger })
  await app.register(requestLog)
  await app.register(requestMetrics, services)
  await app.register(cors, { origins: options.corsOrigins ?? [], isBarred: ({ url }) => isApiPath(url) })
  await app.register(slowReaders, options.slowReaders ?? SLOW_READER_LIMITS)
  if (options.overload) await app.register(overload, options.overload)
  await app.register(identity, services)
  await app.register(conditionalReads, { release: options.version })
  await app.register(compression)
  const guards = createGuards(app, services, await createRateLimiter(app, options.rateLimits))
  await app.register(recordImpersonation, services)
  await app.register(atOnce, { ...services, waitMs: options.turnWaitMs ?? DEFAULT_WAIT_MS })
  await app.register(strictQueries)
  const refuseOtherMethods = collectMethods(app)

  for (const schema of [
    ErrorDto,
    PaginationDto,
    AuctionSystemDto,
    AccountDto,
    SlimAccountDto,
    AccountExportDto,
    ...ANNOUNCEMENT_SCHEMAS,
    ...BACK_OFFICE_SCHEMAS,
    ...CATALOG_SCHEMAS,
    ...COLLECTION_SCHEMAS,
    PublicCollectionDto,
    FormSubmissionDto,
    ExposureDto,
    GrantDto,
    SharingGroupDto,
    ...DEAL_SCHEMAS,
  ])
    app.addSchema(schema)
  await describe(app, options.version)

  await app.register(healthRoutes, services)
  if (options.servesMetrics ?? true) await app.register(metricsRoutes, { ...services, guards })
  await app.register(accountRoutes, { ...services, guards })
  await app.register(dealRoutes, { ...services, guards, prefix: '/deals' })
  await app.register(collectionRoutes, { ...services, guards, prefix: '/collections' })
  await app.register(sharingGroupRoutes, { ...services, guards, prefix: '/sharing-groups' })
  await app.register(announcementRoutes, { ...services, guards })
  await app.register(backOfficeRoutes, { ...services, guards, prefix: '/back-office' })
  await app.register(avatarRoutes, { ...services, guards })
  await app.register(catalogRoutes, { ...services, guards, prefix: '/catalog' })
  await app.register(publicCollectionRoutes, { ...services, prefix: '/public' })
  await app.register(formRoutes, { ...services, prefix: '/forms' })
  await app.register(
    async (api) => {
      // Before anything else is looked at, for unknown paths under it too.
      api.addHook('onRequest', guards.requireApiKey)
      api.setNotFoundHandler(answerUnknownPath)
      await api.register(accountApiRoutes, services)
      await api.register(grantApiRoutes, services)
      await api.register(dealImportApiRoutes, { ...services, prefix: '/deals' })
      await api.register(dealApiRoutes, { ...services, prefix: '/deals' })
      // Else the route under which preflights are taken would answer for unknown paths here, without a guard.
      api.options('/*', { schema: { hide: true } }, async (_request, reply) => reply.callNotFound())
      refuseOtherMethods(api, API_PREFIX)
    },
    { prefix: API_PREFIX },
  )
  if (options.web) await app.register(webPages, options.web)
  refuseOtherMethods(app, '')
  // Before a body is looked at, and last, so that it does not come before the credential under /api.
  app.addHook('onRequest', refuseUnknownPath)
  return app as unknown as FastifyInstance
}

/** The address is taken from X-Forwarded-For for as many hops, or from as many networks, as the settings name. */
const trustedProxies = (setting: AppOptions['trustProxy']) => {
  if (typeof setting === 'number') return (_address: string, hop: number) => hop < setting
  return setting === false ? false : [...setting]
}

const constantHeaders = ({ id }: FastifyRequest) => ({
  ...SECURITY_HEADERS,
  'x-request-id': id,
  'cache-control': 'private, no-cache',
})

/** What is wrong with the head of a request, whatever its route. */
const faultOf = ({ headers, raw, server }: FastifyRequest): Error | null => {
  // HTTP/1.1 asks for it (RFC 9112, section 3.2); refused here, so that the answer is like any other.
  if (headers.host === undefined && raw.httpVersion === '1.1')
    return validationFailed([{ path: '/host', message: 'is required' }])
  return (raw.url ?? '').length > MAX_URL_LENGTH ? server.httpErrors.uriTooLong() : null
}

/** However its letters are encoded: the router decodes them. */
const isApiPath = (url: string): boolean => /^\/(?:a|%61)(?:p|%70)(?:i|%69)\//.test(pathOf(url))

/** No route takes a compressed body, and PATCH alone takes merge patches: told from the head, before the size is looked at. */
const refuseMediaTypes = (app: FastifyInstance): void => {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { method, headers } = request
    const type = headers['content-type']
    if (type === undefined || method === 'GET' || method === 'HEAD') return done(null, payload)
    const isMisplaced = method !== 'PATCH' && type.startsWith('application/merge-patch+json')
    if (isMisplaced || isEncoded(request)) return done(app.httpErrors.unsupportedMediaType())
    done(null, payload)
  })
}

/** JSON is UTF-8 (RFC 8259, section 8.1): other bytes are refused, not replaced. PATCH also takes merge patches (RFC 7396). */
const acceptJson = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'application/merge-patch+json'],
    { parseAs: 'buffer' },
    (request, body, done) => {
      // What clients send with a DELETE or a POST of nothing; a route that needs a body says so.
      if (body.length === 0) return done(null, undefined)
      if (!isUtf8(body as Buffer)) return done(app.httpErrors.badRequest())
      return parseJson(request, body.toString(), done)
    },
  )
}

/**
 * Notes the methods of each path; the function it gives has every path under a prefix tell them to OPTIONS, and refuse every
 * other method with a 405.
 */
const collectMethods = (app: FastifyInstance) => {
  const methodsOf = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    methodsOf.set(url, methods)
  })
  return (scope: FastifyInstance, prefix: string): void => {
    for (const [url, methods] of [...methodsOf]) {
      if (!url.startsWith(prefix) || methods.has('OPTIONS') || /[*]|.\/$/.test(url)) continue
      const others = app.supportedMethods.filter((method) => method !== 'OPTIONS' && !methods.has(method))
      const allow = [...methods, 'OPTIONS'].join(', ')
      scope.options(url.slice(prefix.length), { schema: { hide: true } }, async (_request, reply) => {
        reply.code(204).header('allow', allow)
        return null
      })
      const refuse = async (_request: FastifyRequest, reply: FastifyReply): Promise<never> => {
        reply.header('allow', allow)
        throw app.httpErrors.methodNotAllowed()
      }
      scope.route({
        method: others as HTTPMethods[],
        url: url.slice(prefix.length),
        schema: { hide: true },
        // A body is not looked at first.
        onRequest: refuse,
        handler: refuse,
      })
    }
  }
}

const describe = async (app: FastifyInstance, version: string): Promise<void> => {
  await app.register(swagger, {
    transform: describeImpersonation,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dealbook',
        version,
        description: 'Backend of a training platform for bridge teachers.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      tags: [
        { name: 'accounts', description: 'Profiles, preferences and onboarding' },
        { name: 'deals', description: 'The boards of the signed-in teacher' },
        { name: 'collections', description: 'Ordered sets of deals with a public link' },
        { name: 'sharing groups', description: 'Chosen peers with whom deals are shared' },
        { name: 'catalog', description: "Authors' showcases, for signed-in accounts" },
        { name: 'public', description: 'For students and visitors, without a credential' },
        { name: 'announcements', description: 'A banner and news, with read marks' },
        { name: 'back-office', description: 'For admins' },
        { name: 'internal backends', description: 'Server to server, with an API key; serves of deals to players' },
        { name: 'operations', description: 'Health and numbers' },
      ],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        },
      },
    },
    transformObject: (described) =>
      completed('openapiObject' in described ? described.openapiObject : described.swaggerObject) as never,
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, i) => (typeof json.$id === 'string' ? json.$id : `def-${i}`),
    },
  })
  await app.register(async (docs) => {
    const contentSecurityPolicy = Object.entries(DOCS_CONTENT_SECURITY_POLICY).map((entry) => entry.join(' '))
    serveFolder(docs, SWAGGER_UI_FILES, {
      prefix: '/docs/static/',
      headers: { 'content-security-policy': contentSecurityPolicy.join('; ') },
      isServed: (path) => !MADE_BY_SWAGGER_UI.has(path),
    })
    // It never changes, and anyone may ask for it: it is written out once.
    const written = new Map<string, SharedAnswer>()
    const documentAt = (path: string): SharedAnswer => {
      const isYaml = path.endsWith('yaml')
      const make = () =>
        isYaml
          ? new SharedAnswer(Buffer.from(app.swagger({ yaml: true })), 'application/x-yaml')
          : new SharedAnswer(Buffer.from(JSON.stringify(app.swagger())), 'application/json; charset=utf-8')
      const document = written.get(path) ?? make()
      written.set(path, document)
      return document
    }
    docs.addHook('onRequest', async (request, reply) => {
      const path = request.routeOptions.url ?? ''
      if (!DOCUMENTS.has(path)) return
      reply.send(await documentAt(path).send(request, reply))
      return reply
    })
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: DOCS_CONTENT_SECURITY_POLICY })
    docs.get('/openapi.json', { compress: false, schema: { hide: true } }, async (_request, reply) => reply)
  })
}

/** Where the OpenAPI document is served. */
const DOCUMENTS: ReadonlySet<string> = new Set(['/openapi.json', '/docs/json', '/docs/yaml'])
const SWAGGER_UI_FILES = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static')
const MADE_BY_SWAGGER_UI: ReadonlySet<string> = new Set(['index.html', 'csp.json'])

const BROKEN_REQUESTS: Readonly<Record<string, TransportStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** The status of what is not a request of HTTP at all. A head that is too long because of its address says so. */
const statusOfBroken = ({ code, rawPacket }: ClientError, { bytesRead }: Socket): TransportStatus => {
  const line =
    Buffer.isBuffer(rawPacket) && rawPacket.length === bytesRead ? rawPacket.subarray(0, MAX_URL_LENGTH) : null
  if (code === 'HPE_HEADER_OVERFLOW' && line?.includes('\n') === false) return 414
  return BROKEN_REQUESTS[code ?? ''] ?? 400
}

type ClientError = Pick<ConnectionError, 'code'> & { readonly rawPacket?: unknown }

/** Answers what is not a request of HTTP at all, on the bare socket. */
const answerBrokenRequest = (error: ClientError, socket: Socket, log: FastifyBaseLogger | null): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  const status = statusOfBroken(error, socket)
  const body = JSON.stringify(transportErrorBody(status))
  const reqId = randomUUID()
  log?.info({ reqId, method: null, route: null, status, code: error.code, caller: 'public', actor: null }, 'request')
  socket.end(
    `HTTP/1.1 ${status} Error\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\nx-request-id: ${reqId}\r\n\r\n${body}`,
  )
}
