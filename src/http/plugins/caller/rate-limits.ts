import { hash } from 'node:crypto'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { AdmitReader } from '../../../application/collections/public-links.js'
import { rateLimited } from '../../../domain/errors.js'
import { WindowCounts } from './window-counts.js'

export interface RateLimit {
  readonly count: number
  readonly seconds: number
}

/** An address followed by the client's port, as some proxies write it: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/

/**
 * The address of a client. For IPv6 it is the /64 network, which belongs to one subscriber. Empty once disconnected.
 */
export const addressOf = ({ ip = '' }: { readonly ip: string | undefined }): string => {
  const [, v4, v6] = WITH_PORT.exec(ip) ?? []
  return normalizeIP(v4 ?? v6 ?? ip)
}

/** The signed-in account; under impersonation, the admin's. */
const accountOf = ({ auth }: FastifyRequest): string => auth?.userId ?? ''

/** A public link together with the address of its reader. Keyed by a digest, never by the token itself. */
const linkOf = (request: FastifyRequest): string => {
  const { token = '' } = request.params as { readonly token?: string }
  return `${hash('sha256', token, 'base64url')} ${addressOf(request)}`
}

/** The named API key; `all` for the key of the settings. */
const apiKeyOf = ({ actor }: FastifyRequest): string => (actor.kind === 'backend' && actor.key?.id) || 'all'

/** The key by which each limit counts requests. */
const COUNTED_BY = {
  signedIn: accountOf,
  search: accountOf,
  public: addressOf,
  link: linkOf,
  participants: linkOf,
  forms: addressOf,
  formsDay: addressOf,
  failedAuth: addressOf,
  pictures: accountOf,
  apiKey: apiKeyOf,
} as const satisfies Record<string, (request: FastifyRequest) => string>

export type LimitName = keyof typeof COUNTED_BY

/** The limits of open links. */
export type LinkLimit = 'link' | 'participants'

const LIMIT_NAMES = Object.keys(COUNTED_BY) as LimitName[]

export interface RateLimits {
  /** `null`: no limit. */
  readonly limits: Readonly<Record<LimitName, RateLimit | null>>
  /** The server on which several instances share their counts; `null`: each instance counts separately. */
  readonly redis: Redis | null
}

export const NO_RATE_LIMITS: RateLimits = {
  limits: {
    ...{ signedIn: null, search: null, failedAuth: null, apiKey: null },
    ...{ public: null, link: null, participants: null, forms: null, formsDay: null, pictures: null },
  },
  redis: null,
}

/** Limits of individual routes, counted in this order, in addition to the credential's limit. */
const ROUTE_LIMITS = {
  public: ['public'],
  /** Counted by `admitToLink` once it is known whether the link is open. */
  link: [],
  forms: ['forms', 'formsDay'],
  search: ['search'],
  pictures: ['pictures'],
} as const satisfies Record<string, readonly LimitName[]>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limits against which requests of the route are counted. */
    limit?: keyof typeof ROUTE_LIMITS
  }
  interface FastifyInstance {
    /**
     * Counts a request for a public link, whose token is the route's parameter `token`. If the link is open, it is
     * counted per link and address, so that a whole class can share an address; otherwise it counts as a guess of the
     * address.
     */
    admitToLink: (request: FastifyRequest, reply: FastifyReply, limit: LinkLimit) => AdmitReader
  }
}

export interface RateLimiter {
  /** Counts the request, and sets the headers with the remaining limit. @throws RATE_LIMITED if nothing remains */
  count(name: LimitName, request: FastifyRequest, reply: FastifyReply): Promise<void>
}

const NAMESPACE = 'dealbook:limit'

type Counter = ReturnType<FastifyInstance['createRateLimit']>

/** Opens a counter in a separate scope, so that its settings do not affect any route or other counter. */
const openCounter = async (
  app: FastifyInstance,
  name: LimitName,
  { count, seconds }: RateLimit,
  redis: Redis | null,
): Promise<Counter> => {
  let counter: Counter | undefined
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      global: false,
      max: count,
      timeWindow: seconds * 1000,
      keyGenerator: COUNTED_BY[name],
      ...(redis === null ? { store: WindowCounts } : { redis, nameSpace: `${NAMESPACE}:${name}:` }),
    })
    counter = scope.createRateLimit()
  })
  return counter as unknown as Counter
}

/** How long a request waits for Redis before it is counted without it. */
const ANSWER_TIMEOUT_MS = 500

/**
 * Fails if work takes too long. A reply that arrived while this process was busy is read first, so it still counts as
 * in time.
 */
const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error(`no reply within ${ANSWER_TIMEOUT_MS} ms`))
    timer = setTimeout(() => setImmediate(giveUp), ANSWER_TIMEOUT_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** How long an instance counts separately before it tries Redis again, in milliseconds. */
const PAUSE_MS = 1_000

/** Tracks whether Redis responds. While it doesn't, one request per second tries it. */
class Availability {
  private retryAt: number | null = null

  constructor(private readonly log: FastifyInstance['log']) {}

  mayAsk(): boolean {
    const now = performance.now()
    if (this.retryAt === null) return true
    if (now < this.retryAt) return false
    this.retryAt = now + PAUSE_MS
    return true
  }

  answered(): void {
    if (this.retryAt === null) return
    this.retryAt = null
    this.log.info('Redis responds again: instances share their rate limits')
  }

  failed(err: unknown): void {
    if (this.retryAt === null) this.log.warn({ err }, 'Redis does not respond: each instance counts separately')
    this.retryAt = performance.now() + PAUSE_MS
  }
}

const withFallback =
  (shared: Counter, local: Counter, redis: Availability): Counter =>
  async (request, options) => {
    if (!redis.mayAsk()) return local(request, options)
    try {
      const counted = await inTime(shared(request, options))
      redis.answered()
      return counted
    } catch (error) {
      redis.failed(error)
      return local(request, options)
    }
  }

/** If a request counts against several limits, the headers describe the one that is closest to being reached. */
const tell = (reply: FastifyReply, max: number, remaining: number, seconds: number): void => {
  const told = reply.getHeader('ratelimit-remaining')
  if (told !== undefined && Number(told) < remaining) return
  reply.headers({ 'ratelimit-limit': max, 'ratelimit-remaining': remaining, 'ratelimit-reset': seconds })
}

/** Limits the routes that name a limit in their `config`, and provides the counters for the guards. */
export const createRateLimiter = async (app: FastifyInstance, { limits, redis }: RateLimits): Promise<RateLimiter> => {
  const availability = new Availability(app.log)
  const counters: Partial<Record<LimitName, Counter>> = {}
  for (const name of LIMIT_NAMES) {
    const limit = limits[name]
    if (limit === null) continue
    const local = await openCounter(app, name, limit, null)
    counters[name] =
      redis === null ? local : withFallback(await openCounter(app, name, limit, redis), local, availability)
  }

  /** The number of seconds for which this limit would refuse requests too. */
  const waitFor = async (name: LimitName, request: FastifyRequest): Promise<number> => {
    const counted = await counters[name]?.(request, { increment: false })
    return counted === undefined || counted.isAllowed || counted.remaining > 0 ? 0 : counted.ttlInSeconds
  }

  const count = async (
    name: LimitName,
    request: FastifyRequest,
    reply: FastifyReply,
    others: readonly LimitName[] = [],
  ): Promise<void> => {
    const counted = await counters[name]?.(request)
    if (counted === undefined || counted.isAllowed) return
    const seconds = Math.max(1, counted.ttlInSeconds)
    tell(reply, counted.max, counted.remaining, seconds)
    if (!counted.isExceeded) return
    const wait = Math.max(seconds, ...(await Promise.all(others.map((other) => waitFor(other, request)))))
    reply.header('retry-after', wait)
    throw rateLimited(wait)
  }

  app.decorate('admitToLink', (request, reply, limit) => (isOpen) => count(isOpen ? limit : 'public', request, reply))

  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit
    if (limit === undefined) return
    const countRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const names: readonly LimitName[] = ROUTE_LIMITS[limit]
      for (const name of names) {
        const others = names.filter((other) => other !== name)
        await count(name, request, reply, others)
      }
    }
    // After the route's guard, which authenticates the caller.
    route.onRequest = [...[route.onRequest ?? []].flat(), countRequest]
  })
  return { count }
}
