import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Once } from '../application/create-once.js'
import { accountCaller, type IdempotentRequest, type KeptAnswer } from '../domain/idempotency.js'
import { addressOf } from './rate-limits.js'

/** Whose key it is. Of the public it is known by its address, of which a hash is kept. */
const callerOf = (request: FastifyRequest): string => {
  const { actor } = request
  if (actor.kind === 'account') return accountCaller(actor.account.id, actor.impersonatedBy)
  if (actor.kind === 'service') return actor.kind
  return `address:${createHash('sha256').update(addressOf(request)).digest('base64')}`
}

/** What tells this request from another one under the same key: method, path, query, body and, for a serve, its player. */
const fingerprintOf = ({ method, url, body }: FastifyRequest, player: string | null): string => {
  const digest = createHash('sha256').update(`${method} ${url}\n${player === null ? '' : `${player}\n`}`)
  return digest.update(Buffer.isBuffer(body) ? body : (JSON.stringify(body) ?? '')).digest('base64')
}

const idempotentRequest = (request: FastifyRequest, player: string | null): IdempotentRequest | null => {
  const key = request.headers['idempotency-key']
  // Its form is a matter of the route's schema. Repeated, the header is one list.
  if (typeof key !== 'string') return null
  return { caller: callerOf(request), key, fingerprint: fingerprintOf(request, player) }
}

interface Answered<Created> {
  readonly status: number
  readonly body: (created: Created) => unknown
  readonly location?: (created: Created) => string
  /** Whether later writes of what is created honour `If-Match`. */
  readonly hasRevision?: boolean
  /** Whom the request names as the player of a serve. */
  readonly player?: string | null
}

/** The revision of everything that has just been created. */
const FIRST_REVISION = 1

/** How a POST that creates, or a serve, is answered, at first and again under its Idempotency-Key. */
export const onceOf = <Created>(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, location, hasRevision = false, player = null }: Answered<Created>,
): Once<Created> => {
  reply.code(status)
  if (hasRevision) reply.revision = FIRST_REVISION
  return {
    request: idempotentRequest(request, player),
    answer: (created) => ({
      status,
      body: reply.serialize(body(created)) as string,
      location: location?.(created) ?? null,
    }),
  }
}

/** Prepares to answer with a body that is serialised already, and gives it for the handler to return. */
export const sendKept = (reply: FastifyReply, { status, body, location }: KeptAnswer): never => {
  if (location !== null) reply.header('location', location)
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
  // The schema of the route describes the value, not its text.
  return body as never
}
