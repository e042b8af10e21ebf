import type { FastifyRequest } from 'fastify'
import { pathOf } from '../request-path.js'

const LINK = /^\/public\/collections(\/|$)/

type Asked = Pick<FastifyRequest, 'url' | 'routeOptions'>

/**
 * Whether a request is for a public link: by its route, however the path is spelled, and by its path where it has none or only
 * the one that handles preflights.
 */
export const isForLink = ({ url, routeOptions }: Asked): boolean =>
  LINK.test(routeOptions.url ?? '') || LINK.test(pathOf(url))

/** The token is all the credential there is, so that any page may read a link. No search engine is to list what it finds. */
export const LINK_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id',
  'x-robots-tag': 'noindex',
} as const

/** What a page may send to a link. */
export const LINK_PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'If-None-Match, Traceparent, Tracestate, X-Request-Id',
} as const
