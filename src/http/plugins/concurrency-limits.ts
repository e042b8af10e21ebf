import { E_TIMEOUT, Semaphore, withTimeout } from 'async-mutex'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { rateLimited } from '../../domain/errors.js'
import { parseAccountId } from '../../domain/ids.js'
import type { ServiceMetrics } from '../metrics/metrics-routes.js'
import { addressOf } from './rate-limits.js'

/** Work of which one caller has only so much running at once in this process. */
const AT_ONCE = { imports: 2 } as const
export type LimitedWork = keyof typeof AT_ONCE

/** A body of more bytes than this may become many times as much in memory: few are handled at once, for all callers together. */
const LARGE_BODY_BYTES = 1024 * 1024
const LARGE_AT_ONCE = 3

/** How long a request waits for those before it, in milliseconds. */
export const DEFAULT_WAIT_MS = 4_000
const RETRY_AFTER_SECONDS = 5

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What each request of the route is, of which a caller has only so much running at once. */
    atOnce?: LimitedWork
  }
  interface FastifyRequest {
    /** Settles with the handler of a route that is limited so. */
    limitedWork: Promise<unknown> | null
  }
}

/** Slots by key. A key is remembered as long as somebody has one of its slots or waits for one. */
export class Slots {
  private readonly semaphores = new Map<string, { readonly slots: Semaphore; users: number }>()

  constructor(
    private readonly slotsPerKey: number,
    private readonly waitMs: number,
  ) {}

  get size(): number {
    return this.semaphores.size
  }

  /** Waits for a slot and returns what gives it back; `null` when none was free in time. */
  async take(key: string): Promise<(() => void) | null> {
    const known = this.semaphores.get(key) ?? { slots: new Semaphore(this.slotsPerKey), users: 0 }
    this.semaphores.set(key, known)
    known.users++
    const leave = (): void => {
      if (--known.users === 0) this.semaphores.delete(key)
    }
    try {
      const [, release] = await withTimeout(known.slots, this.waitMs).acquire()
      return () => {
        release()
        leave()
      }
    } catch (error) {
      leave()
      if (error !== E_TIMEOUT) throw error
      return null
    }
  }
}

/**
 * Whose work it is: an account's, also where an internal backend does it for the account, or an address's. `null` where the
 * request names no account, and is refused for that.
 */
const ownerOf = (request: FastifyRequest): string | null => {
  const { actor, query } = request
  if (actor.kind === 'account') return actor.account.id
  if (actor.kind === 'service') return parseAccountId(String((query as { readonly ownerId?: unknown }).ownerId ?? ''))
  // No account id has a space.
  return `address ${addressOf(request)}`
}

/** Gives a slot back once the answer is sent, or the client gone, and the handler has ended. */
const releaseAtEnd = async (request: FastifyRequest, reply: FastifyReply, release: () => void): Promise<void> => {
  let isReleased = false
  const end = async (): Promise<void> => {
    if (isReleased) return
    isReleased = true
    await request.limitedWork?.catch(() => {})
    release()
  }
  reply.raw.once('finish', end).once('close', end)
  // It has gone while it waited: neither event comes any more.
  if (reply.raw.destroyed) await end()
}

interface AtOnceOptions {
  readonly metrics: ServiceMetrics
  readonly waitMs: number
}

/** Holds requests of the routes that name an `atOnce` in their `config` until the caller has a slot, before their body is read. */
export const atOnce = fastifyPlugin(async (app, { metrics, waitMs }: AtOnceOptions) => {
  app.decorateRequest('limitedWork', null)
  const slotsOf = Object.fromEntries(
    Object.entries(AT_ONCE).map(([work, slots]) => [work, new Slots(slots, waitMs)]),
  ) as Record<LimitedWork, Slots>

  const largeSlots = new Slots(LARGE_AT_ONCE, waitMs)

  const refuse = (work: LimitedWork, reply: FastifyReply): never => {
    metrics.refusedAtOnce(work)
    reply.header('retry-after', RETRY_AFTER_SECONDS)
    throw rateLimited(RETRY_AFTER_SECONDS)
  }

  /** Does the work once it is not one of too many large ones. */
  const inTurn = async <Result>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: LimitedWork,
    handle: () => Result,
  ) => {
    const isLarge = Buffer.isBuffer(request.body) && request.body.length > LARGE_BODY_BYTES
    if (!isLarge) return handle()
    const release = (await largeSlots.take('all')) ?? refuse(work, reply)
    try {
      return await handle()
    } finally {
      release()
    }
  }

  const takeSlot = (work: LimitedWork) => async (request: FastifyRequest, reply: FastifyReply) => {
    const owner = ownerOf(request)
    if (owner === null) return
    const release = await slotsOf[work].take(owner)
    if (release === null) return refuse(work, reply)
    await releaseAtEnd(request, reply, release)
  }

  app.addHook('onRoute', (route) => {
    const work = route.config?.atOnce
    if (work === undefined) return
    // After the guard of the route, which settles who calls.
    route.onRequest = [...[route.onRequest ?? []].flat(), takeSlot(work)]
    const { handler } = route
    route.handler = function (request, reply) {
      const handled = inTurn(request, reply, work, () => handler.call(this, request, reply))
      request.limitedWork = handled
      return handled
    }
  })
})
