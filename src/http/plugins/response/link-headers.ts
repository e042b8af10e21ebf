import type { FastifyRequest } from 'fastify'
import { pathOf } from '../request/request-path.js'

const LINK = /^\/public\/collections(\/|$)/

const PARTICIPANTS = /^\/public\/collections\/[^/]+\/participants(\/|$)/

type Asked = Pick<FastifyRequest, 'url' | 'routeOptions'>

/**
 * Whether a request is for a public link. Checks the route, however the path is spelled, and also the path, because it
 * may have no route or only the one for preflights.
 */
export const isForLink = ({ url, routeOptions }: Asked): boolean =>
  LINK.test(routeOptions.url ?? '') || LINK.test(pathOf(url))

/** Whether a request is for a participant's route, which only the link's own page may call. */
export const isForParticipants = ({ url, routeOptions }: Asked): boolean =>
  PARTICIPANTS.test(routeOptions.url ?? '') || PARTICIPANTS.test(pathOf(url))

/** The token is the only credential, so any page may read a link. Search engines must not index responses. */
const OPEN_TO_PAGES = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id',
} as const
const NOT_INDEXED = { 'x-robots-tag': 'noindex' } as const

/** The headers of every response to a request for a link. */
export const linkHeadersOf = (request: Asked) =>
  isForParticipants(request) ? NOT_INDEXED : { ...OPEN_TO_PAGES, ...NOT_INDEXED }

/** The methods and headers that a page may use for a link. */
export const LINK_PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'Dealbook-Position, If-None-Match, Traceparent, Tracestate, X-Request-Id',
} as const
