// The rival "bare": Fastify and pg as a good hand would write them for these routes alone, with the duties that the
// service has, in plain code. No layers, no container, no repositories, no schemas. With NAKED it leaves the duties out too,
// but for knowing the caller.
import { hash, randomUUID, timingSafeEqual } from 'node:crypto'
import Fastify, { type DoneFuncWithErrOrRes, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { pino } from 'pino'
import { v7 } from 'uuid'
import { foldSearchTerm, matchesAnywhere, WORD_BREAKS } from '../../src/domain/account-search.js'
import { isVisibleTo, type Reader } from '../../src/domain/announcement.js'
import { SECURITY_HEADERS } from '../../src/http/plugins/security-headers.js'
import type { AccountModel, DealModel } from '../../src/infrastructure/prisma/generated/models.js'
import { indexable } from '../../src/infrastructure/prisma/search-columns.js'
import {
  type AccountRow,
  accountBody,
  announcementBody,
  announcementsBody,
  authorBody,
  cardBody,
  dealBody,
  type MarkedRow,
  markedAnnouncement,
  nextCursorOf,
  PAGE_SIZE,
  paginationBody,
  sharedDealBody,
} from './answers.js'

/** The environment that it needs, beside PORT. */
export type RivalSettings = Readonly<
  Record<'DATABASE_URL' | 'API_KEY' | 'AUTH_ISSUER' | 'AUTH_AUDIENCE' | 'JWKS_URI', string>
>

const { DATABASE_URL, API_KEY, AUTH_ISSUER, AUTH_AUDIENCE, JWKS_URI } = process.env as RivalSettings
const { LOG_LEVEL = 'info', NAKED } = process.env
const hasDuties = NAKED === undefined

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

const showsThing = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'PATCH'
const tag = (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: DoneFuncWithErrOrRes): void => {
  const isTagged = showsThing(request) && reply.statusCode === 200 && reply.getHeader('cache-control') !== 'no-store'
  const etag = isTagged && typeof payload === 'string' ? `"${hash('sha1', payload, 'base64url')}"` : null
  if (etag !== null) reply.header('etag', etag)
  if (etag === null || request.method !== 'GET' || request.headers['if-none-match'] !== etag) done(null, payload)
  else {
    reply.code(304)
    done(null, null)
  }
}

const logLine = (request: Known, reply: FastifyReply, done: () => void): void => {
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
}

if (hasDuties) app.addHook('onSend', tag).addHook('onResponse', logLine)

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

const keyHash = hash('sha256', API_KEY, 'buffer')

const requireKey = async (request: Known, reply: FastifyReply) => {
  const given = request.headers['x-api-key']
  if (typeof given === 'string' && timingSafeEqual(hash('sha256', given, 'buffer'), keyHash)) return
  return refuse(reply.header('www-authenticate', 'ApiKey'), 401, 'UNAUTHENTICATED')
}

/** Sends a statement by its name. */
const rows = async <Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]> =>
  (await pool.query({ name, text, values: [...values] })).rows

const ACCOUNT_COLUMNS = `
  a.id, a.email, a.display_name AS "displayName", a.first_name AS "firstName", a.last_name AS "lastName",
  a.organisation_name AS "organisationName", a.country, a.language, a.app_language AS "appLanguage",
  a.auction_system_id AS "auctionSystemId", a.is_active AS "isActive", a.role, a.signup_source AS "signupSource",
  a.is_organisation AS "isOrganisation", a.show_email_publicly AS "showEmail", a.avatar_url AS "avatarUrl",
  a.avatar_trusted AS "avatarTrusted", a.preferences, a.onboarded_at AS "onboardedAt", a.created_at AS "createdAt",
  a.updated_at AS "updatedAt", a.certified, a.handle, s.identifier, s.labels, s.sort_order AS "sortOrder"`
const ACCOUNT_SQL = `
  SELECT ${ACCOUNT_COLUMNS} FROM accounts a LEFT JOIN auction_systems s ON s.id = a.auction_system_id WHERE a.id = $1`

type JoinedRow = AccountRow & {
  readonly identifier: string
  readonly labels: Record<string, string>
  readonly sortOrder: number
}
const joinedBody = (row: JoinedRow) => {
  const { auctionSystemId: id, identifier, labels, sortOrder } = row
  return accountBody({ ...row, auctionSystem: id === null ? null : { id, identifier, labels, sortOrder } })
}

app.get('/accounts/me', { onRequest: requireToken }, async (request: Known, reply) => {
  const [row] = await rows<JoinedRow>('account', ACCOUNT_SQL, [request.subject])
  if (row === undefined) return refuse(reply, 404, 'ACCOUNT_NOT_FOUND')
  if (!row.isActive) return refuse(reply, 403, 'ACCOUNT_INACTIVE')
  return joinedBody(row)
})

const mayManage = ({ caller }: Known, id: string): boolean => caller?.id === id || caller?.role === 'admin'

app.get('/accounts/:id', { onRequest: requireCaller }, async (request: Known, reply) => {
  const { id } = request.params as { id: string }
  if (!mayManage(request, id)) return refuse(reply, 403, 'FORBIDDEN')
  const [row] = await rows<JoinedRow>('account', ACCOUNT_SQL, [id])
  return row === undefined ? refuse(reply, 404, 'ACCOUNT_NOT_FOUND') : joinedBody(row)
})

app.patch('/accounts/:id', { onRequest: requireCaller }, async (request: Known, reply) => {
  const { id } = request.params as { id: string }
  if (!mayManage(request, id)) return refuse(reply, 403, 'FORBIDDEN')
  const { country, preferences } = request.body as { country: string; preferences: object }
  const [row] = await rows<JoinedRow>(
    'patch',
    `WITH a AS (
      UPDATE accounts SET country = $2, preferences = preferences || $3::jsonb, updated_at = now(), revision = revision + 1
      WHERE id = $1 RETURNING *)
    SELECT ${ACCOUNT_COLUMNS} FROM a LEFT JOIN auction_systems s ON s.id = a.auction_system_id`,
    [id, country, JSON.stringify(preferences)],
  )
  return row === undefined ? refuse(reply, 404, 'ACCOUNT_NOT_FOUND') : joinedBody(row)
})

const ANNOUNCEMENT_COLUMNS = `a.id, a.kind, a.title, a.body, a.action_label AS "actionLabel",
  a.action_path AS "actionPath", a.pinned, a.published_at AS "publishedAt", a.expires_at AS "expiresAt",
  a.audience_roles AS "audienceRoles", a.audience_languages AS "audienceLanguages",
  a.audience_countries AS "audienceCountries", r.read_at AS "readAt"`
const READS = 'LEFT JOIN announcement_reads r ON r.announcement_id = a.id AND r.account_id = $1'

const readReader = async (id: string | undefined): Promise<Reader | undefined> => {
  const text = 'SELECT id, role, language, app_language AS "appLanguage", country FROM accounts WHERE id = $1'
  return (await rows<Reader>('reader', text, [id]))[0]
}

app.get('/announcements', { onRequest: requireCaller }, async (request: Known, reply) => {
  const [reader, announcements] = await Promise.all([
    readReader(request.caller?.id),
    rows<MarkedRow>(
      'announcements',
      `SELECT ${ANNOUNCEMENT_COLUMNS} FROM announcements a ${READS}
       WHERE a.published_at IS NOT NULL AND (a.expires_at IS NULL OR a.expires_at > now())`,
      [request.caller?.id],
    ),
  ])
  return reader === undefined ? refuse(reply, 403, 'ACCOUNT_REQUIRED') : announcementsBody(announcements, reader)
})

app.post('/announcements/:id/read', { onRequest: requireCaller }, async (request: Known, reply) => {
  const { id } = request.params as { id: string }
  const [reader, [row]] = await Promise.all([
    readReader(request.caller?.id),
    rows<MarkedRow>('announcement', `SELECT ${ANNOUNCEMENT_COLUMNS} FROM announcements a ${READS} WHERE a.id = $2`, [
      request.caller?.id,
      id,
    ]),
  ])
  const marked = row && markedAnnouncement(row)
  if (reader === undefined || marked === undefined || !isVisibleTo(marked.announcement, reader, new Date()))
    return refuse(reply, 404, 'ANNOUNCEMENT_NOT_FOUND')
  if (marked.readAt !== null) return announcementBody(marked)
  const [mark] = await rows<{ readAt: Date }>(
    'mark',
    `INSERT INTO announcement_reads AS r (account_id, announcement_id, read_at) VALUES ($1, $2, now())
     ON CONFLICT (account_id, announcement_id) DO UPDATE SET read_at = r.read_at RETURNING read_at AS "readAt"`,
    [request.caller?.id, id],
  )
  return announcementBody({ ...marked, readAt: mark?.readAt ?? null })
})

const DEAL_COLUMNS = `d.id, d.owner_id AS "ownerId", d.title, d.board_number AS "boardNumber", d.dealer, d.vulnerability,
  d.hands, d.auction, d.commentary, d.themes, d.sharing, d.lifecycle, d.published_at AS "publishedAt",
  d.created_at AS "createdAt", d.updated_at AS "updatedAt"`
const PERSON_COLUMNS = `a.display_name AS "displayName", a.avatar_url AS "avatarUrl", a.avatar_trusted AS "avatarTrusted",
  a.certified, a.handle, EXISTS (SELECT FROM grants g WHERE g.account_id = a.id AND g.source = 'subscription'
    AND g.starts_at <= now() AND (g.ends_at IS NULL OR g.ends_at > now()) AND g.revoked_at IS NULL) AS premium`
const EXPOSED = "d.sharing = 'public' AND d.lifecycle = 'active'"
const PUBLISHED = "COALESCE(d.published_at, '-infinity')"
const LATEST_FIRST = `ORDER BY ${PUBLISHED} DESC, d.id DESC`

type PersonRow = AccountModel & { readonly premium: boolean }

app.get('/catalog/authors/:handle', { onRequest: requireCaller }, async (request, reply) => {
  const { handle } = request.params as { handle: string }
  const text = `SELECT ${PERSON_COLUMNS}, a.created_at AS "createdAt" FROM accounts a WHERE a.handle = $1 AND a.is_active`
  const [row] = await rows<PersonRow>('author', text, [handle])
  return row === undefined ? refuse(reply, 404, 'CATALOG_AUTHOR_NOT_FOUND') : authorBody(row, row.premium)
})

app.get('/catalog/authors/:handle/deals', { onRequest: requireCaller }, async (request, reply) => {
  const { handle } = request.params as { handle: string }
  const [author] = await rows<{ id: string }>('author-id', 'SELECT id FROM accounts WHERE handle = $1 AND is_active', [
    handle,
  ])
  if (author === undefined) return refuse(reply, 404, 'CATALOG_AUTHOR_NOT_FOUND')
  const from = `FROM deals d WHERE d.owner_id = $1 AND ${EXPOSED}`
  const [page, [counted]] = await Promise.all([
    rows<DealModel>('page', `SELECT ${DEAL_COLUMNS} ${from} ${LATEST_FIRST} LIMIT $2 OFFSET $3`, [
      author.id,
      PAGE_SIZE,
      0,
    ]),
    rows<{ total: number }>('page-total', `SELECT count(*)::int AS total ${from}`, [author.id]),
  ])
  return { deals: page.map(sharedDealBody), pagination: paginationBody(counted?.total ?? 0) }
})

app.get('/catalog/collections/:id/deals', { onRequest: requireCaller }, async (request, reply) => {
  const { id } = request.params as { id: string }
  const [collection] = await rows<{ ownerId: string; seniority: number; ceiling: number | null }>(
    'collection',
    `SELECT c.owner_id AS "ownerId", (
        SELECT count(*)::int FROM collections o WHERE o.owner_id = c.owner_id AND o.archived_at IS NULL
          AND (o.created_at, o.id) < (c.created_at, c.id)) AS seniority, (
        SELECT CASE WHEN bool_or("limit" IS NULL) THEN NULL ELSE greatest(5, max("limit")) END FROM grants g
        WHERE g.account_id = a.id AND g.feature = 'collections' AND g.starts_at <= now()
          AND (g.ends_at IS NULL OR g.ends_at > now()) AND g.revoked_at IS NULL) AS ceiling
     FROM collections c JOIN accounts a ON a.id = c.owner_id
     WHERE c.id = $1 AND c.public_enabled AND c.archived_at IS NULL AND a.is_active AND a.handle IS NOT NULL
       AND (c.available_from IS NULL OR c.available_from <= now()) AND (c.available_until IS NULL OR c.available_until > now())`,
    [id],
  )
  if (collection === undefined || (collection.ceiling !== null && collection.seniority >= collection.ceiling))
    return refuse(reply, 404, 'DEAL_COLLECTION_NOT_FOUND')
  const deals = await rows<DealModel>(
    'collection-deals',
    `SELECT ${DEAL_COLUMNS} FROM collections c CROSS JOIN unnest(c.deal_ids) WITH ORDINALITY AS held(id, place)
       JOIN deals d ON d.id = held.id
     WHERE c.id = $1 AND d.owner_id = c.owner_id AND ${EXPOSED} ORDER BY held.place`,
    [id],
  )
  return deals.length === 0 ? refuse(reply, 404, 'DEAL_COLLECTION_NOT_FOUND') : deals.map(sharedDealBody)
})

const publishedBody = (list: string, found: readonly (DealModel & PersonRow)[]) => ({
  deals: found.slice(0, PAGE_SIZE).map((row) => ({ ...sharedDealBody(row), author: cardBody(row, row.premium) })),
  nextCursor: nextCursorOf(list, found),
})

app.get('/catalog/deals', { onRequest: requireCaller }, async () => {
  const text = `SELECT ${DEAL_COLUMNS}, ${PERSON_COLUMNS} FROM deals d JOIN accounts a ON a.id = d.owner_id
    WHERE ${EXPOSED} AND a.is_active AND a.handle IS NOT NULL ${LATEST_FIRST} LIMIT $1`
  return publishedBody('recent', await rows('recent', text, [PAGE_SIZE + 1]))
})

app.get('/catalog/feed', { onRequest: requireCaller }, async (request: Known) => {
  const text = `SELECT ${DEAL_COLUMNS}, ${PERSON_COLUMNS}
    FROM subscriptions s JOIN accounts a ON a.id = s.author_id
      CROSS JOIN LATERAL (SELECT * FROM deals d WHERE d.owner_id = a.id AND ${EXPOSED} ${LATEST_FIRST} LIMIT $2) AS d
    WHERE s.follower_id = $1 AND a.is_active AND a.handle IS NOT NULL ${LATEST_FIRST} LIMIT $2`
  return publishedBody('feed', await rows('feed', text, [request.caller?.id, PAGE_SIZE + 1]))
})

app.get('/api/deals/:id', { onRequest: requireKey }, async (request: Known, reply) => {
  const { id } = request.params as { id: string }
  const text = `SELECT ${DEAL_COLUMNS}, d.personal_themes AS "personalThemes", d.inspirations,
    d.sharing_group_ids AS "sharingGroupIds" FROM deals d WHERE d.id = $1`
  const [deal] = await rows<DealModel>('deal', text, [id])
  if (deal === undefined) return refuse(reply, 404, 'DEAL_NOT_FOUND')
  const player = request.subject ? (callers.get(request.subject) ?? (await readCaller(request.subject))) : null
  const playerId = player?.isActive ? player.id : null
  const serve = { id: v7(), playerId, servedAt: new Date(), remaining: null }
  await rows(
    'serve',
    `WITH paid AS (
      INSERT INTO serve_counts AS c (player_id, day, used) SELECT $3::text, $4::date, 1 WHERE $3::text IS NOT NULL
      ON CONFLICT (player_id, day) DO UPDATE SET used = c.used + 1)
    INSERT INTO serves (id, deal_id, player_id, served_at) VALUES ($1, $2, $3::text, $4)`,
    [serve.id, id, playerId, serve.servedAt],
  )
  reply.header('cache-control', 'no-store')
  return { deal: dealBody(deal), serve }
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
