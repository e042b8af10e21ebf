import { columnsOf } from './columns.js'
import { isLiveOrScheduled } from './exposure-sql.js'
import type { AnnouncementModel } from './generated/models.js'
import type { JsonRow } from './moments.js'
import type { Statement } from './statements.js'

export interface ReaderRow {
  readonly readerId: string
  readonly role: string
  readonly language: string | null
  readonly appLanguage: string | null
  readonly country: string | null
}

export type ShownRow = Omit<AnnouncementModel, 'createdAt' | 'updatedAt'>
export type MarkedRow = ShownRow & { readonly readAt: Date | null }
export type ReaderWithListRow = ReaderRow & { readonly announcements: readonly JsonRow<MarkedRow>[] | null }

/** The columns of an announcement that a `ShownAnnouncement` has, by the fields of the model. */
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
  audienceRoles: 'audience_roles',
  audienceLanguages: 'audience_languages',
  audienceCountries: 'audience_countries',
} as const satisfies Record<keyof ShownRow, string>

const READER_COLUMNS = `reader.id AS "readerId", reader.role, reader.language,
  reader.app_language AS "appLanguage", reader.country`

/** By its key, for each announcement: an account may have marks on many more than it is shown. */
const READ_AT = `(SELECT read_at FROM announcement_reads WHERE account_id = $1 AND announcement_id = a.id) AS "readAt"`
const MARKED_COLUMNS = `${columnsOf(SHOWN, 'a')}, ${READ_AT}`

/** The reader once, and the announcements as one JSON text: dozens of rows of texts by language are read at once. */
export const LIST_FOR: Statement = {
  name: 'announcements_for',
  text: `SELECT ${READER_COLUMNS}, (
      SELECT json_agg(marked) FROM (
        SELECT ${MARKED_COLUMNS} FROM announcements a WHERE ${isLiveOrScheduled('$2')}
      ) AS marked
    ) AS announcements
    FROM accounts reader WHERE reader.id = $1`,
}
export const FIND_FOR: Statement = {
  name: 'announcement_for',
  text: `SELECT ${MARKED_COLUMNS}, ${READER_COLUMNS} FROM accounts reader CROSS JOIN announcements a
    WHERE reader.id = $1 AND a.id = $2::uuid`,
}
/** Returns the first mark: an existing row is touched, so that it is seen whichever request wrote it. */
export const MARK_READ: Statement = {
  name: 'announcement_mark_read',
  kind: 'write',
  text: `INSERT INTO announcement_reads AS mark (account_id, announcement_id, read_at)
    SELECT reader.id, a.id, $3::timestamptz FROM accounts reader CROSS JOIN announcements a
    WHERE reader.id = $1 AND a.id = $2::uuid
    FOR KEY SHARE
    ON CONFLICT (account_id, announcement_id) DO UPDATE SET read_at = mark.read_at
    RETURNING read_at AS "readAt"`,
}
