import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, validationFailed } from '../../domain/errors.js'
import { faultsOf } from '../validation/validation.js'
import {
  type ErrorBody,
  isTransportStatus,
  STATUS_OF_KIND,
  type TransportStatus,
  transportErrorBody,
} from './transport-errors.js'

const RETRY_AFTER_SECONDS = 2

interface Answer {
  readonly status: number
  readonly body: ErrorBody
}

const answerOf = (error: unknown, request: FastifyRequest): Answer => {
  if (error instanceof DomainError)
    return { status: STATUS_OF_KIND[error.kind], body: { code: error.code, message: error.message, meta: error.meta } }
  const { validation, statusCode } = error as Partial<FastifyError>
  if (validation !== undefined) {
    const { issues, total } = faultsOf(request, error as FastifyError)
    return answerOf(validationFailed(issues, total), request)
  }
  if (statusCode !== undefined && statusCode < 500 && isTransportStatus(statusCode)) return transportAnswer(statusCode)
  // Other faults that the framework finds in a request, such as an invalid content length or an incomplete body.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return transportAnswer(400)
  return transportAnswer(500, { requestId: request.id })
}

const transportAnswer = (status: TransportStatus, meta?: ErrorBody['meta']): Answer => ({
  status,
  body: transportErrorBody(status, meta),
})

export interface ErrorHandlerOptions {
  /** Translates adapters' errors into domain errors if there is a matching one; returns any other unchanged. */
  readonly translateError: (error: unknown) => unknown
}

/** Responds to every failure with `{code, message, meta}` or, outside the API, with a page for browsers. */
export const errorHandler =
  ({ translateError }: ErrorHandlerOptions) =>
  (thrown: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const error = translateError(thrown)
    const { status, body } = answerOf(error, request)
    logFailure(request.log, status, thrown)
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
    const { retryAfterSeconds } = body.meta as { readonly retryAfterSeconds?: number }
    if (retryAfterSeconds !== undefined && !reply.hasHeader('retry-after'))
      reply.header('retry-after', retryAfterSeconds)
    // Removes headers of resources that don't exist: the failed transaction around the handler was rolled back.
    reply.removeHeader('location').removeHeader('etag')
    const page = request.server.errorPage?.(request, reply, status) ?? null
    if (page !== null) return void reply.code(status).type('text/html; charset=utf-8').send(page)
    // Not serialised with the route's schema: a framework error may have a status that the route does not declare.
    reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
  }

const logFailure = (log: FastifyBaseLogger, status: number, error: unknown): void => {
  if (status === 500) log.error({ err: error }, 'request failed')
  else if (status === 503) log.warn({ err: error }, 'request refused')
}
