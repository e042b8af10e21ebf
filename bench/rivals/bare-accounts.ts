// The routes of "bare" for accounts and announcements.

import { announcementBody, announcementsBody, isVisible } from './announcements.js'
import { accountBody, PAGE_SIZE } from './answers.js'
import { app, type Known, pool, refuse, requireCaller, requireToken, rows, SHOWS_ONE } from './bare-duties.js'
import type { AccountRow, AnnouncementRow, ReaderRow } from './rows.js'
import { escapeLike, fold, foldTerm, indexed, lengthOf, WORD_BREAKS } from './search-terms.js'

const ACCOUNT_COLUMNS = `
  a.id, a.email, a.display_name AS "displayName", a.first_name AS "firstName", a.last_name AS "lastName",
  a.organisation_name AS "organisationName", a.country, a.language, a.app_language AS "appLanguage",
  a.auction_system_id AS "auctionSystemId", a.is_active AS "isActive", a.role, a.signup_source AS "signupSource",
  a.is_organisation AS "isOrganisation", a.show_email_publicly AS "showEmail", a.avatar_url AS "avatarUrl",
  a.avatar_trusted AS "avatarTrusted", a.preferences, a.onboarded_at AS "onboardedAt", a.created_at AS "createdAt",
  a.updated_at AS "updatedAt", a.certified, a.handle, s.identifier, s.labels, s.sort_order AS "sortOrder"`
const ACCOUNT_SQL = `
  SELECT ${ACCOUNT_COLUMNS} FROM accounts a LEFT JOIN auction_systems s ON s.id = a.auction_system_id WHERE a.id = $1`

type JoinedRow = Omit<AccountRow, 'auctionSystem'> & {
  readonly auctionSystemId: string | null
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

export const mayManage = ({ caller }: Known, id: string): boolean => caller?.id === id || caller?.role === 'admin'

app.get('/accounts/:id', { onRequest: requireCaller }, async (request: Known, reply) => {
  const { id } = request.params as { id: string }
  if (!mayManage(request, id)) return refuse(reply, 403, 'FORBIDDEN')
  const [row] = await rows<JoinedRow>('account', ACCOUNT_SQL, [id])
  return row === undefined ? refuse(reply, 404, 'ACCOUNT_NOT_FOUND') : joinedBody(row)
})

app.patch('/accounts/:id', { ...SHOWS_ONE, onRequest: requireCaller }, async (request: Known, reply) => {
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

interface Profile {
  readonly displayName: string
  readonly firstName: string
  readonly country: string
  readonly language: string
  readonly appLanguage: string
}

/** Separates the name from the local part of the address in the searched text. */
const LINE_END = indexed('\n')

app.post(
  '/accounts/me/complete-onboarding',
  { ...SHOWS_ONE, onRequest: requireCaller },
  async (request: Known, reply) => {
    const { displayName, firstName, country, language, appLanguage } = request.body as Profile
    const name = fold(displayName)
    const [row] = await rows<JoinedRow>(
      'onboard',
      `WITH a AS (
      UPDATE accounts SET display_name = $2, first_name = $3, country = $4, language = $5, app_language = $6,
        search_name = $7, search_text = $8 || substr(search_text, strpos(search_text, $9)),
        onboarded_at = COALESCE(onboarded_at, now()), updated_at = now(), revision = revision + 1
      WHERE id = $1 RETURNING *)
    SELECT ${ACCOUNT_COLUMNS} FROM a LEFT JOIN auction_systems s ON s.id = a.auction_system_id`,
      [request.caller?.id, displayName, firstName, country, language, appLanguage, name, indexed(name), LINE_END],
    )
    return row === undefined ? refuse(reply, 404, 'ACCOUNT_NOT_FOUND') : joinedBody(row)
  },
)

const ANNOUNCEMENT_COLUMNS = `a.id, a.kind, a.title, a.body, a.action_label AS "actionLabel",
  a.action_path AS "actionPath", a.pinned, a.published_at AS "publishedAt", a.expires_at AS "expiresAt",
  a.audience_roles AS "audienceRoles", a.audience_languages AS "audienceLanguages",
  a.audience_countries AS "audienceCountries", r.read_at AS "readAt"`
const READS = 'LEFT JOIN announcement_reads r ON r.announcement_id = a.id AND r.account_id = $1'

const readReader = async (id: string | undefined): Promise<ReaderRow | undefined> => {
  const text = 'SELECT id, role, language, app_language AS "appLanguage", country FROM accounts WHERE id = $1'
  return (await rows<ReaderRow>('reader', text, [id]))[0]
}

app.get('/announcements', { onRequest: requireCaller }, async (request: Known, reply) => {
  const [reader, announcements] = await Promise.all([
    readReader(request.caller?.id),
    rows<AnnouncementRow>(
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
    rows<AnnouncementRow>(
      'announcement',
      `SELECT ${ANNOUNCEMENT_COLUMNS} FROM announcements a ${READS} WHERE a.id = $2`,
      [request.caller?.id, id],
    ),
  ])
  if (reader === undefined || row === undefined || !isVisible(row, reader))
    return refuse(reply, 404, 'ANNOUNCEMENT_NOT_FOUND')
  if (row.readAt !== null) return announcementBody(row)
  const [mark] = await rows<{ readAt: Date }>(
    'mark',
    `INSERT INTO announcement_reads AS r (account_id, announcement_id, read_at) VALUES ($1, $2, now())
     ON CONFLICT (account_id, announcement_id) DO UPDATE SET read_at = r.read_at RETURNING read_at AS "readAt"`,
    [request.caller?.id, id],
  )
  return announcementBody({ ...row, readAt: mark?.readAt ?? null })
})

/** $1 the term, $2 the caller, $3 and $4 patterns for the term at the start, and after a word break. */
const searchSql = (matches: string): string => `
  SELECT id, email, display_name AS "displayName", CASE WHEN avatar_trusted THEN avatar_url END AS "avatarUrl"
  FROM accounts
  WHERE is_active AND id <> $2 AND (${matches})
  ORDER BY CASE WHEN search_address = $1 THEN 0 WHEN search_name LIKE $3 THEN 1 WHEN search_name LIKE ANY ($4) THEN 2
    ELSE 3 END, search_name, id
  LIMIT ${PAGE_SIZE}`

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
  const term = foldTerm(q)
  if (term === null) return []
  const pattern = escapeLike(term)
  const values = [term, request.caller?.id, `${pattern}%`, WORD_BREAKS.map((mark) => `%${mark}${pattern}%`)]
  const found =
    lengthOf(term) >= 3
      ? await pool.query({ ...ANYWHERE, values: [...values, `%${indexed(term)}%`, `%${pattern}%`] })
      : await pool.query({ ...AT_START, values })
  return found.rows
})
