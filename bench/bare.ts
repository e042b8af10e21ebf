// The rival: Fastify and pg as a good hand would write them for these routes alone, with the duties that the service has,
// in plain code. No layers, no container, no repositories, no schemas.
import { hash, randomUUID } from 'node:crypto'
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { pino } from 'pino'
import { foldSearchTerm, matchesAnywhere, WORD_BREAKS } from '../src/domain/account-search.js'
import { indexable } from '../src/infrastructure/prisma/search-columns.js'

/** The environment that it needs, beside PORT. */
export type RivalSettings = Readonly<Record<'DATABASE_URL' | 'AUTH_ISSUER' | 'AUTH_AUDIENCE' | 'JWKS_URI', string>>

const { DATABASE_URL, AUTH_ISSUER, AUTH_AUDIENCE, JWKS_URI } = process.env as RivalSettings
const { LOG_LEVEL = 'info' } = process.env

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, keepAlive: true })
pool.on('error', () => {})

interface Caller {
  id: string
  role: string
  isActive: boolean
}

/** A request with what its hooks find out. */
type Known = FastifyRequest & { subject?: string | null; caller?: Caller | null }

const app = Fastify({
  loggerInstance: pino({ level: LOG_LEVEL }),
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: ({ headers }) => {
    const given = headers['x-request-id']
    return typeof given === 'string' && /^[\w.:@+=/-]{1,128}$/.test(given) ? given : randomUUID()
  },
})
app.decorateRequest('subject', null)
app.decorateRequest('caller', null)

// Tokens: verified once, then known by their hash until they expire.
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

// Accounts of callers: a snapshot of at most five seconds.
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

app.addHook('onRequest', (request: Known, reply, done) => {
  reply.headers({
    'x-request-id': request.id,
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  })
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

app.addHook('onSend', (request, reply, payload, done) => {
  if (reply.statusCode !== 200 || typeof payload !== 'string' || request.method !== 'GET') return done(null, payload)
  const etag = `"${hash('sha1', payload, 'base64url')}"`
  reply.header('etag', etag)
  if (request.headers['if-none-match'] !== etag) return done(null, payload)
  reply.code(304)
  done(null, null)
})

app.addHook('onResponse', (request: Known, reply, done) => {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 100) / 100,
      caller: request.subject ? 'account' : 'public',
      actor: request.subject,
    },
    'request',
  )
  done()
})

const refuse = (reply: FastifyReply, status: number, code: string): FastifyReply =>
  reply.code(status).send({ code, message: code, meta: {} })

const requireToken = async (request: Known, reply: FastifyReply) => {
  if (!request.subject) return refuse(reply.header('www-authenticate', 'Bearer'), 401, 'UNAUTHENTICATED')
}

const requireCaller = async (request: Known, reply: FastifyReply) => {
  if (!request.subject) return refuse(reply.header('www-authenticate', 'Bearer'), 401, 'UNAUTHENTICATED')
  const caller = callers.get(request.subject) ?? (await readCaller(request.subject))
  if (caller === null) return refuse(reply, 403, 'ACCOUNT_REQUIRED')
  if (!caller.isActive) return refuse(reply, 403, 'ACCOUNT_INACTIVE')
  request.caller = caller
}

const ACCOUNT_SQL = `
  SELECT a.id, a.email, a.display_name, a.first_name, a.last_name, a.organisation_name, a.country, a.language,
    a.app_language, a.auction_system_id, a.is_active, a.role, a.signup_source, a.is_organisation, a.show_email_publicly,
    a.avatar_url, a.avatar_trusted, a.preferences, a.onboarded_at, a.created_at, a.updated_at, a.certified, a.handle,
    s.identifier, s.labels, s.sort_order
  FROM accounts a LEFT JOIN auction_systems s ON s.id = a.auction_system_id
  WHERE a.id = $1`

app.get('/accounts/me', { onRequest: requireToken }, async (request: Known, reply) => {
  const { rows } = await pool.query({ name: 'account', text: ACCOUNT_SQL, values: [request.subject] })
  const row = rows[0]
  if (row === undefined) return refuse(reply, 404, 'ACCOUNT_NOT_FOUND')
  if (!row.is_active) return refuse(reply, 403, 'ACCOUNT_INACTIVE')
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    organisationName: row.organisation_name,
    country: row.country,
    language: row.language,
    appLanguage: row.app_language,
    auctionSystem:
      row.auction_system_id === null
        ? null
        : { id: row.auction_system_id, identifier: row.identifier, labels: row.labels, sortOrder: row.sort_order },
    isActive: row.is_active,
    role: row.role,
    signupSource: row.signup_source,
    isOrganisation: row.is_organisation,
    showEmailPublicly: row.show_email_publicly,
    avatarUrl: row.avatar_url,
    avatarTrusted: row.avatar_trusted,
    preferences: row.preferences,
    onboardedAt: row.onboarded_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    certified: row.certified,
    handle: row.handle,
  }
})

/** $1 the term, $2 the caller, $3 the term as the start of a pattern, $4 the term after a word break, in patterns. */
const searchSql = (matches: string): string => `
  SELECT id, email, display_name AS "displayName", CASE WHEN avatar_trusted THEN avatar_url END AS "avatarUrl"
  FROM accounts
  WHERE is_active AND id <> $2 AND (${matches})
  ORDER BY CASE WHEN search_address = $1 THEN 0 WHEN search_name LIKE $3 THEN 1 WHEN search_name LIKE ANY ($4) THEN 2
    ELSE 3 END, search_name, id
  LIMIT 20`

const AT_START = { name: 'search-start', text: searchSql('search_name LIKE $3 OR search_address LIKE $3') }
const ANYWHERE = {
  name: 'search-anywhere',
  text: searchSql(
    `search_text LIKE $5 AND (search_name LIKE $6 OR regexp_replace(search_address, '@[^@]*$', '') LIKE $6)
      OR search_address LIKE $3`,
  ),
}

app.get('/accounts/search', { onRequest: requireCaller }, async (request: Known, reply) => {
  const { q } = request.query as { q?: unknown }
  if (typeof q !== 'string' || q.length > 100) return refuse(reply, 400, 'VALIDATION_FAILED')
  const term = foldSearchTerm(q)
  if (term === null) return []
  const pattern = term.replace(/[\\%_]/g, '\\$&')
  const values = [term, request.caller?.id, `${pattern}%`, WORD_BREAKS.map((mark) => `%${mark}${pattern}%`)]
  const { rows } = matchesAnywhere(term)
    ? await pool.query({ ...ANYWHERE, values: [...values, `%${indexable(term)}%`, `%${pattern}%`] })
    : await pool.query({ ...AT_START, values })
  return rows
})

app.get('/health/ready', async () => {
  await pool.query('SELECT 1')
  return { status: 'ok' }
})

process.on('SIGTERM', () => {
  app
    .close()
    .then(() => pool.end())
    .finally(() => process.exit(0))
})

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
