import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Once } from '../application/create-once.js'
import { validationFailed } from '../domain/errors.js'
import { type IdempotentRequest, type KeptAnswer, MAX_KEY_LENGTH } from '../domain/idempotency.js'

const KEY = new RegExp(`^[\\x20-\\x7e]{1,${MAX_KEY_LENGTH}}$`)

const callerOf = ({ actor }: FastifyRequest): string =>
  actor.kind === 'account' ? `account:${actor.account.id}` : actor.kind

/** What tells this request from another one under the same key: method, path, query and body. */
const fingerprintOf = ({ method, url, body }: FastifyRequest): string => {
  const digest = createHash('sha256').update(`${method} ${url}\n`)
  return digest.update(Buffer.isBuffer(body) ? body : (JSON.stringify(body) ?? '')).digest('base64')
}

const idempotentRequest = (request: FastifyRequest): IdempotentRequest | null => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !KEY.test(key))
    throw validationFailed([
      { path: '/idempotency-key', message: `must be 1 to ${MAX_KEY_LENGTH} printable characters` },
    ])
  return { caller: callerOf(request), key, fingerprint: fingerprintOf(request) }
}

interface Answered<Created> {
  readonly status: number
  readonly body: (created: Created) => unknown
  readonly location?: (created: Created) => string
}

/** How a POST that creates is answered, at first and again under its Idempotency-Key. */
export const onceOf = <Created>(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, location }: Answered<Created>,
): Once<Created> => {
  reply.code(status)
  return {
    request: idempotentRequest(request),
    answer: (created) => ({
      status,
      body: reply.serialize(body(created)) as string,
      location: location?.(created) ?? null,
    }),
  }
}

/** Sends an answer that is serialised already. */
export const sendKept = (reply: FastifyReply, { status, body, location }: KeptAnswer): FastifyReply => {
  if (location !== null) reply.header('location', location)
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(body)
}
