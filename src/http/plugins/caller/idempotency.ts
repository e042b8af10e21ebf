import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { CurrentRights } from '../../../application/current-rights.js'
import type { FairQueue } from '../../../application/fair-queue.js'
import type { Clock } from '../../../application/ports/clock.js'
import { type IdempotencyKeys, KeyInUse, type StoredResponse } from '../../../application/ports/idempotency-keys.js'
import type { UnitOfWork } from '../../../application/ports/unit-of-work.js'
import { administers } from '../../../domain/actor.js'
import { HOUR_MS } from '../../../domain/day.js'
import { forbidden, serviceUnavailable } from '../../../domain/errors.js'
import {
  accountCaller,
  IDEMPOTENCY_HOURS,
  type IdempotentRequest,
  keyReused,
} from '../../../domain/idempotent-request.js'
import { IdempotencyHeaders } from '../../dtos/schemas.js'
import { addressOf } from './rate-limits.js'

export interface RespondOnceOptions<Dto> {
  /** The player that the request names for a serve; another player makes it a different request. */
  readonly player?: string | null
  /** What is stored of a response that shows a secret. */
  readonly kept?: (response: Dto) => Dto
  /** The response that is sent for what is stored. */
  readonly shown?: (kept: Dto) => Promise<Dto>
}

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Responds with what `answer` returns. If the request has an `Idempotency-Key`, `answer` runs in one transaction that also
     * stores its response: a repeated request gets the stored response, an error is not stored, and simultaneous requests wait
     * for the first.
     */
    respondOnce<Dto>(reply: FastifyReply, answer: () => Promise<Dto>, options?: RespondOnceOptions<Dto>): Promise<Dto>
  }
  interface FastifyContextConfig {
    /** The handler calls `respondOnce` itself, because it first does work that takes too long for a transaction. */
    manualIdempotency?: boolean
    /** The response to a creation shows a stored resource, whose later writes honour `If-Match`. */
    createsRevision?: boolean
  }
}

/** The revision of a resource that has just been created. */
const FIRST_REVISION = 1

/** How often a request waits for a lock on its key: in total, longer than a transaction may take. */
const WAITS = 6

/** Identifies the owner of a key; anonymous callers by a hash of the link that they use or, without one, of their address. */
const callerKeyOf = (request: FastifyRequest): string => {
  const { actor } = request
  if (actor.kind === 'account') return accountCaller(actor.account.id, actor.impersonatedBy)
  if (actor.kind === 'backend') return actor.key === null ? actor.kind : `key:${actor.key.id}`
  const { token } = request.params as { readonly token?: string }
  const [kind, name] = token === undefined ? ['address', addressOf(request)] : ['link', token]
  return `${kind}:${createHash('sha256').update(name).digest('base64')}`
}

/** Distinguishes this request from another one with the same key: method, path, query, body and, for a serve, the player. */
const fingerprintOf = ({ method, url, body }: FastifyRequest, player: string | null): string => {
  const digest = createHash('sha256').update(`${method} ${url}\n${player === null ? '' : `${player}\n`}`)
  return digest.update(Buffer.isBuffer(body) ? body : (JSON.stringify(body) ?? '')).digest('base64')
}

const idempotentRequest = (request: FastifyRequest, player: string | null): IdempotentRequest | null => {
  const key = request.headers['idempotency-key']
  // The route's schema checks the format. A repeated header arrives as one list.
  if (typeof key !== 'string') return null
  return { caller: callerKeyOf(request), key, fingerprint: fingerprintOf(request, player) }
}

/** Sends a stored response, whose body is already serialised. */
const sendStored = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, location }: StoredResponse,
): never => {
  if (location !== null) reply.header('location', location)
  if (request.routeOptions.config.createsRevision) reply.revision = FIRST_REVISION
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
  // The cast: the body is already text, but the route's type is that of its schema.
  return body as never
}

/** Sends a stored response, completed by what it was stored without. */
const sendKept = <Dto>(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredResponse,
  shown: RespondOnceOptions<Dto>['shown'],
): Dto | Promise<Dto> => {
  if (shown === undefined) return sendStored(request, reply, stored)
  if (stored.location !== null) reply.header('location', stored.location)
  reply.code(stored.status)
  return shown(JSON.parse(stored.body))
}

export interface IdempotencyOptions {
  readonly idempotencyKeys: IdempotencyKeys
  readonly unitOfWork: UnitOfWork
  readonly rights: CurrentRights
  readonly queue: FairQueue
  readonly clock: Clock
}

/** Makes requests with an `Idempotency-Key` take effect once, on the routes that accept one. */
export const idempotency = fastifyPlugin(
  async (app, { idempotencyKeys, unitOfWork, rights, queue, clock }: IdempotencyOptions) => {
    /** The stored response to a request, or else a new one. */
    const attempt = (
      request: FastifyRequest,
      claimed: IdempotentRequest,
      make: () => Promise<StoredResponse>,
    ): Promise<StoredResponse> =>
      unitOfWork.enclose(async (repositories) => {
        const now = clock.now()
        const since = new Date(now.getTime() - IDEMPOTENCY_HOURS * HOUR_MS)
        const kept = await idempotencyKeys.claim(claimed, now, since)
        if (kept === null) {
          const made = await make()
          await idempotencyKeys.keep(claimed, made)
          return made
        }
        // A caller who has lost access in the meantime does not get the response again.
        const current = await rights.currentActor(repositories, request.actor)
        if (administers(request.actor) && !administers(current)) throw forbidden()
        if (kept.fingerprint !== claimed.fingerprint) throw keyReused()
        return kept.response
      })

    const insist = async (waits: number, answer: () => Promise<StoredResponse>): Promise<StoredResponse> => {
      for (let left = waits; left > 0; left--)
        try {
          return await answer()
        } catch (error) {
          if (!(error instanceof KeyInUse)) throw error
        }
      throw serviceUnavailable()
    }

    app.decorateRequest('respondOnce', async function respondOnce<
      Dto,
    >(this: FastifyRequest, reply: FastifyReply, answer: () => Promise<Dto>, options: RespondOnceOptions<Dto> = {}) {
      const { player = null, kept: keptOf = (response) => response, shown } = options
      const claimed = idempotentRequest(this, player)
      if (claimed === null) return answer()
      const make = async (): Promise<StoredResponse> => {
        const body = reply.serialize(keptOf(await answer())) as string
        return { status: reply.statusCode, body, location: (reply.getHeader('location') as string) ?? null }
      }
      const once = () => attempt(this, claimed, make)
      // An enclosing transaction would fail with the first wait, and occupy its connection while queued.
      if (unitOfWork.isEnclosed()) return sendKept(this, reply, await insist(1, once), shown)
      // One after another, so that requests waiting for the same key use only one connection.
      const kept = await queue.run(`${claimed.caller} ${claimed.key}`, () => insist(WAITS, once))
      return sendKept(this, reply, kept, shown)
    })

    app.addHook('onRoute', (route) => {
      if (route.schema?.headers !== IdempotencyHeaders || route.config?.manualIdempotency) return
      const { handler } = route
      route.handler = async function (request, reply) {
        return request.respondOnce(reply, async () => handler.call(this, request, reply))
      }
    })
  },
)
