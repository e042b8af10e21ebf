import type { ErrorKind } from '../../domain/errors.js'

/** The only place that maps the domain's error codes to statuses. */
export const STATUS_OF_KIND: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  forbidden: 403,
  'not-found': 404,
  gone: 410,
  conflict: 409,
  stale: 412,
  exhausted: 402,
  limited: 429,
  unavailable: 503,
}

/** Error codes of the transport itself, by status. Those of the rules are in `domain/errors.ts`. */
export const TRANSPORT_ERROR_CODES = {
  400: 'MALFORMED_JSON',
  401: 'UNAUTHORIZED',
  404: 'ROUTE_NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  431: 'HEADERS_TOO_LARGE',
  500: 'INTERNAL_ERROR',
} as const

export type TransportStatus = keyof typeof TRANSPORT_ERROR_CODES

const MESSAGES: Readonly<Record<TransportStatus, string>> = {
  400: 'The body is not well-formed JSON.',
  401: 'This needs valid credentials.',
  404: 'There is no such route.',
  405: 'The route does not have this method.',
  408: 'The request took too long to arrive.',
  413: 'The body is too large.',
  414: 'The address is too long.',
  415: 'The body is of a media type that is not accepted here.',
  431: 'The headers are too large.',
  500: 'Something went wrong on our side.',
}

export interface ErrorBody {
  readonly code: string
  readonly message: string
  readonly meta: Readonly<Record<string, unknown>>
}

export const isTransportStatus = (status: number): status is TransportStatus =>
  Object.hasOwn(TRANSPORT_ERROR_CODES, status)

export const transportErrorBody = (status: TransportStatus, meta: ErrorBody['meta'] = {}): ErrorBody => ({
  code: TRANSPORT_ERROR_CODES[status],
  message: MESSAGES[status],
  meta,
})
