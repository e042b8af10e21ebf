import type { FastifyRequest } from 'fastify'
import { pathOf } from '../request/request-path.js'

const LINK = /^\/public\/collections(\/|$)/

type Asked = Pick<FastifyRequest, 'url' | 'routeOptions'>

/**
 * Whether a request is for a public link. Checks the route, however the path is spelled, and also the path, because it
 * may have no route or only the one for preflights.
 */
export const isForLink = ({ url, routeOptions }: Asked): boolean =>
  LINK.test(routeOptions.url ?? '') || LINK.test(pathOf(url))

/** The token is the only credential, so any page may read a link. Search engines must not index responses. */
export const LINK_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id',
  'x-robots-tag': 'noindex',
} as const

/** The methods and headers that a page may use for a link. */
export const LINK_PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'If-None-Match, Traceparent, Tracestate, X-Request-Id',
} as const
