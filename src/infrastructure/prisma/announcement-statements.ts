import type { Audience, Reader } from '../../domain/announcement.js'
import { columnsOf } from './columns.js'
import { isLiveOrScheduled } from './exposure-sql.js'
import type { AnnouncementModel } from './generated/models.js'
import type { Statement } from './statements.js'

type AudienceField = 'audienceRoles' | 'audienceLanguages' | 'audienceCountries'

/** The columns of a `ShownAnnouncement`, but for its audience. */
export type ShownRow = Omit<AnnouncementModel, 'createdAt' | 'updatedAt' | AudienceField>

/** Of an announcement, for a reader. */
export interface MarkedRow extends ShownRow {
  /** `null` for everyone. */
  readonly audience: Audience | null
  readonly readAt: Date | null
  /** The `Reader` as JSON text, the same in each row: it is parsed once. */
  readonly reader: string
}

/** The one row for a reader who is shown nothing. */
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

/** Most announcements are for everyone, and three empty lists for each of dozens take long to read. */
const AUDIENCE = `CASE WHEN (a.audience_roles, a.audience_languages, a.audience_countries) <> ('{}', '{}', '{}')
    THEN json_build_object('roles', a.audience_roles, 'languages', a.audience_languages, 'countries', a.audience_countries)
  END AS audience`

/** By its key, for each announcement: an account may have marks on many more than it is shown. */
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
/** `OFFSET 0` has the text made once, and not for each announcement. */
const THE_READER = `(
    SELECT json_build_object(${READER_FIELDS.join(', ')})::text AS reader FROM accounts WHERE id = $1 OFFSET 0
  ) AS reader`

/** Where the planner knew the time, it would expect fewer rows than without, and plan anew for each reader. */
const UNKNOWN_TIME = '(SELECT $2::timestamptz)'

export const LIST_FOR: Statement = {
  name: 'announcements_for',
  text: `SELECT ${MARKED_COLUMNS} FROM ${THE_READER} LEFT JOIN announcements a ON ${isLiveOrScheduled(UNKNOWN_TIME)}`,
}
export const FIND_FOR: Statement = {
  name: 'announcement_for',
  text: `SELECT ${MARKED_COLUMNS} FROM ${THE_READER} JOIN announcements a ON a.id = $2::uuid`,
}
/** Returns the first mark: an existing row is touched, so that it is seen whichever request wrote it. */
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
