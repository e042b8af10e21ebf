import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import sensible from '@fastify/sensible'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type HTTPMethods,
  LogController,
} from 'fastify'
import { validationFailed } from '../domain/errors.js'
import { AccountDto, AuctionSystemDto, SlimAccountDto } from './accounts/account-dtos.js'
import { type AccountUseCases, accountApiRoutes, accountRoutes } from './accounts/account-routes.js'
import { AccountExportDto } from './accounts/export-dtos.js'
import { ANNOUNCEMENT_SCHEMAS } from './announcements/announcement-dtos.js'
import { type AnnouncementUseCases, announcementRoutes } from './announcements/announcement-routes.js'
import { type AuthenticationOptions, createGuards, identity } from './authentication.js'
import { BACK_OFFICE_SCHEMAS } from './back-office/back-office-dtos.js'
import { type BackOfficeUseCases, backOfficeRoutes } from './back-office/back-office-routes.js'
import { CATALOG_SCHEMAS } from './catalog/catalog-dtos.js'
import { type CatalogUseCases, catalogRoutes } from './catalog/catalog-routes.js'
import { COLLECTION_SCHEMAS } from './collections/collection-dtos.js'
import { type CollectionUseCases, collectionRoutes } from './collections/collection-routes.js'
import { PublicCollectionDto } from './collections/public-collection-dtos.js'
import { type PublicCollectionUseCases, publicCollectionRoutes } from './collections/public-collection-routes.js'
import { conditionalReads } from './conditional-requests.js'
import { isEncoded } from './content-encoding.js'
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
import { requestLog } from './logging.js'
import { completed } from './openapi.js'
import { createRateLimiter, type RateLimits } from './rate-limits.js'
import { ErrorDto, PaginationDto } from './schemas.js'
import { SharingGroupDto } from './sharing-groups/sharing-group-dtos.js'
import { type SharingGroupUseCases, sharingGroupRoutes } from './sharing-groups/sharing-group-routes.js'
import { type TransportStatus, transportErrorBody } from './transport-errors.js'
import { textGuard, validatorCompiler } from './validation.js'
import { type WebOptions, webPages } from './web.js'

/** Everything the HTTP layer asks of the rest. */
export interface Services
  extends AuthenticationOptions,
    AccountUseCases,
    AnnouncementUseCases,
    BackOfficeUseCases,
    DealUseCases,
    CatalogUseCases,
    CollectionUseCases,
    FormUseCases,
    GrantUseCases,
    PublicCollectionUseCases,
    SharingGroupUseCases {
  readonly checks: HealthChecks
}

export interface AppOptions extends ErrorHandlerOptions {
  readonly logger: FastifyBaseLogger | null
  readonly trustProxy: number | readonly string[] | false
  readonly version: string
  readonly rateLimits: RateLimits
  /** The built pages; absent: the service is an API alone. */
  readonly web?: WebOptions | null
}

const MAX_BODY_BYTES = 256 * 1024
const MAX_PARAM_LENGTH = 2_048
const REQUEST_TIMEOUT_MS = 30_000
const API_PREFIX = '/api'

/** A request id from outside is taken when it cannot forge a log line or grow one. */
const SANE_REQUEST_ID = /^[\w.:+=/-]{1,128}$/

const requestIdOf = ({ headers }: IncomingMessage): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && SANE_REQUEST_ID.test(given) ? given : randomUUID()
}

export const buildApp = async (services: Services, options: AppOptions): Promise<FastifyInstance> => {
  const fail = errorHandler(options)
  const app = Fastify({
    ...(options.logger === null ? { logger: false } : { loggerInstance: options.logger }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustedProxies(options.trustProxy),
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreDuplicateSlashes: false },
    frameworkErrors: (error, request, reply) => {
      const refuse = async (): Promise<never> => {
        if (isApiPath(request.url)) await guards.requireApiKey(request as FastifyRequest, reply as never)
        // A path that cannot be decoded names no route.
        throw error.statusCode === 414 ? app.httpErrors.uriTooLong() : app.httpErrors.notFound()
      }
      void reply.header('x-request-id', request.id)
      refuse().catch((refusal: unknown) => fail(refusal, request as FastifyRequest, reply as never))
    },
    clientErrorHandler: answerBrokenRequest,
    http: { requireHostHeader: false },
  }).withTypeProvider<TypeBoxTypeProvider>()

  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler(fail)
  acceptJson(app)
  // A demand of HTTP that nobody here makes; the request is taken without it (RFC 9110, section 10.1.1).
  app.server.on('checkExpectation', (request, response) => void app.server.emit('request', request, response))

  await app.register(sensible)
  const refuseUnknownPath = async ({ is404 }: FastifyRequest): Promise<void> => {
    if (is404) throw app.httpErrors.notFound()
  }
  app.setNotFoundHandler(refuseUnknownPath)
  await app.register(identity, services)
  await app.register(requestLog)
  await app.register(conditionalReads)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'x-request-id': request.id,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    // HTTP/1.1 asks for it (RFC 9112, section 3.2); refused here, so that the answer is like any other.
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      return done(validationFailed([{ path: '/host', message: 'is required' }]))
    if (services.checks.isDraining()) reply.header('connection', 'close')
    done()
  })
  const guards = createGuards(app, services, await createRateLimiter(app, options.rateLimits))
  await app.register(recordImpersonation, services)
  await textGuard(app)
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
  await app.register(accountRoutes, { ...services, guards })
  await app.register(dealRoutes, { ...services, guards, prefix: '/deals' })
  await app.register(collectionRoutes, { ...services, guards, prefix: '/collections' })
  await app.register(sharingGroupRoutes, { ...services, guards, prefix: '/sharing-groups' })
  await app.register(announcementRoutes, { ...services, guards })
  await app.register(backOfficeRoutes, { ...services, guards, prefix: '/back-office' })
  await app.register(catalogRoutes, { ...services, guards, prefix: '/catalog' })
  await app.register(publicCollectionRoutes, { ...services, prefix: '/public' })
  await app.register(formRoutes, { ...services, prefix: '/forms' })
  await app.register(
    async (api) => {
      // Before anything else is looked at, for unknown paths under it too.
      api.addHook('onRequest', guards.requireApiKey)
      api.setNotFoundHandler(refuseUnknownPath)
      await api.register(accountApiRoutes, services)
      await api.register(grantApiRoutes, services)
      await api.register(dealImportApiRoutes, { ...services, prefix: '/deals' })
      await api.register(dealApiRoutes, { ...services, prefix: '/deals' })
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

const isApiPath = (url: string): boolean => url.startsWith(`${API_PREFIX}/`)

/** JSON is UTF-8 (RFC 8259, section 8.1): other bytes are refused, not replaced. PATCH also takes merge patches (RFC 7396). */
const acceptJson = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'application/merge-patch+json'],
    { parseAs: 'buffer' },
    (request, body, done) => {
      const isPatchType = request.headers['content-type']?.startsWith('application/merge-patch+json') === true
      if (isEncoded(request) || (isPatchType && request.method !== 'PATCH'))
        return done(app.httpErrors.unsupportedMediaType())
      if (!isUtf8(body as Buffer)) return done(app.httpErrors.badRequest())
      return parseJson(request, body.toString(), done)
    },
  )
}

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Notes the methods of each path; the function it gives makes every other method of the paths under a prefix a 405. */
const collectMethods = (app: FastifyInstance) => {
  const methodsOf = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    methodsOf.set(url, methods)
  })
  return (scope: FastifyInstance, prefix: string): void => {
    for (const [url, methods] of [...methodsOf]) {
      const others = METHODS.filter((method) => !methods.has(method))
      if (!url.startsWith(prefix) || others.length === 0 || /[*]|.\/$/.test(url)) continue
      const allow = [...methods].join(', ')
      const refuse = async (_request: FastifyRequest, reply: FastifyReply): Promise<never> => {
        reply.header('allow', allow)
        throw app.httpErrors.methodNotAllowed()
      }
      scope.route({
        method: others,
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
        { name: 'operations', description: 'Health' },
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
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: { persistAuthorization: true } })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}

const BROKEN_REQUESTS: Readonly<Record<string, TransportStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers what is not a request of HTTP at all, on the bare socket. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  const status = BROKEN_REQUESTS[error.code ?? ''] ?? 400
  const body = JSON.stringify(transportErrorBody(status))
  socket.end(
    `HTTP/1.1 ${status} Error\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\nx-request-id: ${randomUUID()}\r\n\r\n${body}`,
  )
}
