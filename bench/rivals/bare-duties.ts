// The duties of the rival "bare" in plain code: authentication, request id, one log line, ETag, the constant headers.
// With NAKED it omits all but authentication.
import { hash, randomUUID, timingSafeEqual } from 'node:crypto'
import Fastify, { type DoneFuncWithErrOrRes, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { logger, logRequest, type Known as Named, POOL, SETTINGS } from './settings.js'

const { API_KEY, AUTH_ISSUER, AUTH_AUDIENCE, JWKS_URI } = SETTINGS
const hasDuties = process.env.NAKED === undefined

export const pool = new pg.Pool(POOL)
pool.on('error', () => {})

/** Sends a prepared statement. */
export const rows = async <Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]> =>
  (await pool.query({ name, text, values: [...values] })).rows

/** Sends prepared statements in a transaction. */
export const inTransaction = async <Result>(work: (send: typeof rows) => Promise<Result>): Promise<Result> => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const result = await work(
      async (name, text, values) => (await client.query({ name, text, values: [...values] })).rows,
    )
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

interface Caller {
  id: string
  role: string
  isActive: boolean
}

/** A request with what its hooks determine. */
export type Known = Named & { caller?: Caller | null }

export const app = Fastify({
  loggerInstance: logger,
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: ({ headers }) => {
    const given = headers['x-request-id']
    return typeof given === 'string' && /^[\w.:@+=/-]{1,128}$/.test(given) ? given : randomUUID()
  },
})
app.decorateRequest('subject', null)
app.decorateRequest('caller', null)

// Tokens are verified once, then found by their hash until they expire.
const keys = createRemoteJWKSet(new URL(JWKS_URI))
const tokens = new LRUCache<string, { subject: string; endsAt: number }>({ max: 20_000 })

const subjectOf = async (token: string, key: string): Promise<string | null> => {
  try {
    const { payload } = await jwtVerify(token, keys, { issuer: AUTH_ISSUER, audience: AUTH_AUDIENCE })
    if (payload.sub === undefined || payload.exp === undefined) return null
    tokens.set(key, { subject: payload.sub, endsAt: payload.exp * 1000 })
    return payload.sub
  } catch {
    return null
  }
}

// Accounts of callers, cached for at most five seconds.
const callers = new LRUCache<string, Caller>({ max: 20_000, ttl: 5_000 })

const readCaller = async (id: string): Promise<Caller | null> => {
  const { rows } = await pool.query({
    name: 'caller',
    text: 'SELECT id, role, is_active AS "isActive" FROM accounts WHERE id = $1',
    values: [id],
  })
  if (rows.length === 0) return null
  callers.set(id, rows[0])
  return rows[0]
}

export const forgetCaller = (id: string): unknown => callers.delete(id)

export const callerOf = async (id: string): Promise<Caller | null> => callers.get(id) ?? (await readCaller(id))

const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

app.addHook('onRequest', (request: Known, reply, done) => {
  if (hasDuties)
    reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id, 'cache-control': 'private, no-cache' })
  const { authorization } = request.headers
  if (authorization === undefined || !authorization.startsWith('Bearer ')) return done()
  const token = authorization.slice('Bearer '.length)
  const key = hash('sha256', token, 'base64')
  const known = tokens.get(key)
  if (known !== undefined) {
    if (Date.now() < known.endsAt) request.subject = known.subject
    return done()
  }
  subjectOf(token, key).then((subject) => {
    request.subject = subject
    done()
  }, done)
})

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A write that responds with the one resource that it has written. */
    showsOne?: boolean
  }
}

/** Options of a route that writes one resource and returns it. */
export const SHOWS_ONE = { config: { showsOne: true } }

const showsThing = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' || routeOptions.config.showsOne === true
const tag = (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: DoneFuncWithErrOrRes): void => {
  const isTagged = showsThing(request) && reply.statusCode < 300 && reply.getHeader('cache-control') !== 'no-store'
  const etag = isTagged && typeof payload === 'string' ? `"${hash('sha1', payload, 'base64url')}"` : null
  if (etag !== null) reply.header('etag', etag)
  if (etag === null || request.method !== 'GET' || request.headers['if-none-match'] !== etag) done(null, payload)
  else {
    reply.code(304)
    done(null, null)
  }
}

if (hasDuties) app.addHook('onSend', tag).addHook('onResponse', logRequest)

export const refuse = (reply: FastifyReply, status: number, code: string): FastifyReply =>
  reply.code(status).send({ code, message: code, meta: {} })

export const requireToken = async (request: Known, reply: FastifyReply) => {
  if (!request.subject) return refuse(reply.header('www-authenticate', 'Bearer'), 401, 'UNAUTHENTICATED')
}

export const requireCaller = async (request: Known, reply: FastifyReply) => {
  if (!request.subject) return refuse(reply.header('www-authenticate', 'Bearer'), 401, 'UNAUTHENTICATED')
  const caller = await callerOf(request.subject)
  if (caller === null) return refuse(reply, 403, 'ACCOUNT_REQUIRED')
  if (!caller.isActive) return refuse(reply, 403, 'ACCOUNT_INACTIVE')
  request.caller = caller
}

const keyHash = hash('sha256', API_KEY, 'buffer')

export const requireKey = async (request: Known, reply: FastifyReply) => {
  const given = request.headers['x-api-key']
  if (typeof given === 'string' && timingSafeEqual(hash('sha256', given, 'buffer'), keyHash)) return
  return refuse(reply.header('www-authenticate', 'ApiKey'), 401, 'UNAUTHENTICATED')
}
