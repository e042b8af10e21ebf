import fastifyCors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isForLink, isForParticipants, LINK_PREFLIGHT } from './link-headers.js'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
const ALLOWED_HEADERS = [
  'Authorization',
  'Content-Type',
  'Dealbook-Position',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Traceparent',
  'Tracestate',
  'X-App-Impersonation',
  'X-Request-Id',
]
const EXPOSED_HEADERS = [
  'Dealbook-Position',
  'Deprecation',
  'ETag',
  'Link',
  'Location',
  'RateLimit-Limit',
  'RateLimit-Policy',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'Sunset',
  'WWW-Authenticate',
  'X-App-Impersonated',
  'X-Request-Id',
]
const MAX_AGE_SECONDS = 7_200

export interface CorsOptions {
  readonly origins: readonly string[]
  /** Routes that pages may not call; a preflight is treated like any other request there. */
  readonly isBarred: (request: FastifyRequest) => boolean
}

/** Responds to preflights for public links, which every page may read, whatever origins are allowed. */
const answerLinkPreflights = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers
    if (!isPreflight || !isForLink(request) || isForParticipants(request)) return done()
    reply
      .code(204)
      .headers({ ...LINK_PREFLIGHT, 'access-control-max-age': MAX_AGE_SECONDS })
      .send()
  })
}

/**
 * Allows pages from the given origins to call the service. Responds to their preflights before any credential is
 * checked; any other preflight, for example from a different origin, is treated as a plain OPTIONS.
 */
export const cors = fastifyPlugin(async (app, { origins, isBarred }: CorsOptions) => {
  answerLinkPreflights(app)
  if (origins.length === 0) return
  const isOpen = (origin: string): boolean => origins.includes('*') || origins.includes(origin)
  await app.register(fastifyCors, {
    delegator: (request, done) => {
      const { origin, 'access-control-request-method': method } = request.headers
      const isWelcome = origin !== undefined && isOpen(origin) && !isBarred(request) && !isForLink(request)
      done(null, {
        origin: isWelcome ? [...origins] : false,
        preflight: method !== undefined,
        methods: METHODS,
        allowedHeaders: ALLOWED_HEADERS,
        exposedHeaders: EXPOSED_HEADERS,
        maxAge: MAX_AGE_SECONDS,
      })
    },
  })
})
