import type { Audience, Reader } from '../../../domain/audience.js'
import { columnsOf } from '../../postgres/columns.js'
import type { Statement } from '../../postgres/statements.js'
import { isLiveOrScheduled } from '../exposure-sql.js'
import type { AnnouncementModel } from '../generated/models.js'

type AudienceField = 'audienceRoles' | 'audienceLanguages' | 'audienceCountries'

/** The columns of a `ShownAnnouncement`, without its audience. */
export type ShownRow = Omit<AnnouncementModel, 'createdAt' | 'updatedAt' | AudienceField>

/** An announcement with the read mark of one reader. */
export interface MarkedRow extends ShownRow {
  /** `null` for everyone. */
  readonly audience: Audience | null
  readonly readAt: Date | null
  /** The `Reader` as JSON text; the same in every row, so it is parsed once. */
  readonly reader: string
}

/** The only row for a reader without announcements. */
export type NothingRow = { readonly [Field in keyof Omit<MarkedRow, 'reader'>]: null } & Pick<MarkedRow, 'reader'>

const SHOWN = {
  id: 'id',
  revision: 'revision',
  kind: 'kind',
  title: 'title',
  body: 'body',
  actionLabel: 'action_label',
  actionPath: 'action_path',
  pinned: 'pinned',
  publishedAt: 'published_at',
  expiresAt: 'expires_at',
} as const satisfies Record<keyof ShownRow, string>

/**
 * `null` for everyone, which is the usual case: three empty lists for each of dozens of announcements would take long
 * to read.
 */
const AUDIENCE = `CASE WHEN (a.audience_roles, a.audience_languages, a.audience_countries) <> ('{}', '{}', '{}')
    THEN json_build_object('roles', a.audience_roles, 'languages', a.audience_languages, 'countries', a.audience_countries)
  END AS audience`

/** Looked up by key for each announcement: an account may have read many more than it is shown now. */
const READ_AT = `(SELECT read_at FROM announcement_reads WHERE account_id = $1 AND announcement_id = a.id) AS "readAt"`

const MARKED_COLUMNS = `${columnsOf(SHOWN, 'a')}, ${AUDIENCE}, ${READ_AT}, reader.reader`

const READER = {
  id: 'id',
  role: 'role',
  language: 'language',
  appLanguage: 'app_language',
  country: 'country',
} as const satisfies Record<keyof Reader, string>

const READER_FIELDS = Object.entries(READER).map(([field, column]) => `'${field}', ${column}`)
/** `OFFSET 0` makes PostgreSQL build the text only once, and not for each announcement. */
const READER_COLUMN = `(
    SELECT json_build_object(${READER_FIELDS.join(', ')})::text AS reader FROM accounts WHERE id = $1 OFFSET 0
  ) AS reader`

/** If the planner knew the time, it would estimate fewer rows and replan for every reader. */
const UNKNOWN_TIME = '(SELECT $2::timestamptz)'

export const LIST_FOR: Statement = {
  name: 'announcements_for',
  text: `SELECT ${MARKED_COLUMNS} FROM ${READER_COLUMN} LEFT JOIN announcements a ON ${isLiveOrScheduled(UNKNOWN_TIME)}`,
}
export const FIND_FOR: Statement = {
  name: 'announcement_for',
  text: `SELECT ${MARKED_COLUMNS} FROM ${READER_COLUMN} JOIN announcements a ON a.id = $2::uuid`,
}
/**
 * Returns the first read mark. An existing row is updated without a change, so that it is returned even if a concurrent
 * request inserted it.
 */
export const MARK_READ: Statement = {
  name: 'announcement_mark_read',
  kind: 'write',
  locks: 0,
  text: `INSERT INTO announcement_reads AS mark (account_id, announcement_id, read_at)
    SELECT reader.id, a.id, $3::timestamptz FROM accounts reader CROSS JOIN announcements a
    WHERE reader.id = $1 AND a.id = $2::uuid
    FOR KEY SHARE
    ON CONFLICT (account_id, announcement_id) DO UPDATE SET read_at = mark.read_at
    RETURNING read_at AS "readAt"`,
}
