import type { AnnouncementRepository, CountedAnnouncement } from '../../application/ports/announcement-repository.js'
import type { Role } from '../../domain/account.js'
import type {
  Announcement,
  AnnouncementKind,
  LocaleTexts,
  MarkedAnnouncement,
  Reader,
  ShownAnnouncement,
} from '../../domain/announcement.js'
import type { AccountId, AnnouncementId } from '../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../domain/page.js'
import type { Prisma } from './generated/client.js'
import type { AnnouncementModel } from './generated/models.js'
import type { Statement, Statements } from './statements.js'

interface ReaderRow {
  readonly readerId: string
  readonly role: string
  readonly language: string | null
  readonly appLanguage: string | null
  readonly country: string | null
}

type ShownRow = Omit<AnnouncementModel, 'revision' | 'createdAt' | 'updatedAt'>
type MarkedRow = ShownRow & ReaderRow & { readonly readAt: Date | null }
type CountedRow = AnnouncementModel & { readonly readCount: number }

/** The columns of an announcement (`a`) that a `ShownAnnouncement` has, under the names of its model. */
const SHOWN_COLUMNS = `a.id, a.kind, a.title, a.body, a.action_label AS "actionLabel",
  a.action_path AS "actionPath", a.pinned, a.published_at AS "publishedAt", a.expires_at AS "expiresAt",
  a.audience_roles AS "audienceRoles", a.audience_languages AS "audienceLanguages",
  a.audience_countries AS "audienceCountries"`
const COLUMNS = `${SHOWN_COLUMNS}, a.revision, a.created_at AS "createdAt", a.updated_at AS "updatedAt"`

const READER_COLUMNS = `reader.id AS "readerId", reader.role, reader.language,
  reader.app_language AS "appLanguage", reader.country, mark.read_at AS "readAt"`

const MARK = 'LEFT JOIN announcement_reads mark ON mark.account_id = reader.id AND mark.announcement_id = a.id'

const READ_COUNT = `(
    SELECT count(*)::int FROM announcement_reads mark WHERE mark.announcement_id = a.id
  ) AS "readCount"`

const LIST_FOR: Statement = {
  name: 'announcements_for',
  text: `SELECT ${SHOWN_COLUMNS}, ${READER_COLUMNS}
    FROM accounts reader
      LEFT JOIN announcements a ON a.published_at IS NOT NULL AND (a.expires_at IS NULL OR a.expires_at > $2)
      ${MARK}
    WHERE reader.id = $1`,
}
const FIND_FOR: Statement = {
  name: 'announcement_for',
  text: `SELECT ${SHOWN_COLUMNS}, ${READER_COLUMNS} FROM accounts reader CROSS JOIN announcements a ${MARK}
    WHERE reader.id = $1 AND a.id = $2::uuid`,
}
/** What is there already is given back as it is: the row is touched so that it is seen, whoever wrote it first. */
const MARK_READ: Statement = {
  name: 'announcement_mark_read',
  kind: 'write',
  text: `INSERT INTO announcement_reads AS mark (account_id, announcement_id, read_at)
    SELECT reader.id, a.id, $3::timestamptz FROM accounts reader CROSS JOIN announcements a
    WHERE reader.id = $1 AND a.id = $2::uuid
    FOR KEY SHARE
    ON CONFLICT (account_id, announcement_id) DO UPDATE SET read_at = mark.read_at
    RETURNING read_at AS "readAt"`,
}
const FIND: Statement = {
  name: 'announcement_by_id',
  text: `SELECT ${COLUMNS}, ${READ_COUNT} FROM announcements a WHERE a.id = $1::uuid`,
}
const LIST: Statement = {
  name: 'announcements',
  text: `SELECT ${COLUMNS}, ${READ_COUNT} FROM announcements a ORDER BY a.created_at DESC, a.id DESC LIMIT $1 OFFSET $2`,
}

export class PrismaAnnouncementRepository implements AnnouncementRepository {
  constructor(
    private readonly prisma: Prisma.TransactionClient,
    private readonly statements: Statements,
  ) {}

  async listFor(accountId: AccountId, at: Date) {
    const rows = await this.statements.rows<MarkedRow | (ReaderRow & { readonly id: null })>(LIST_FOR, [accountId, at])
    const [first] = rows
    if (first === undefined) return null
    return { reader: toReader(first), announcements: rows.flatMap((row) => (row.id === null ? [] : [toMarked(row)])) }
  }

  async findFor(accountId: AccountId, id: AnnouncementId): Promise<(MarkedAnnouncement & { reader: Reader }) | null> {
    const [row] = await this.statements.rows<MarkedRow>(FIND_FOR, [accountId, id])
    return row === undefined ? null : { ...toMarked(row), reader: toReader(row) }
  }

  async markRead(accountId: AccountId, id: AnnouncementId, at: Date): Promise<Date | null> {
    const [row] = await this.statements.rows<{ readAt: Date }>(MARK_READ, [accountId, id, at])
    return row?.readAt ?? null
  }

  async listReads(accountId: AccountId) {
    const rows = await this.prisma.announcementRead.findMany({
      where: { accountId },
      orderBy: [{ readAt: 'desc' }, { announcementId: 'asc' }],
    })
    return rows.map(({ announcementId, readAt }) => ({ id: announcementId as AnnouncementId, readAt }))
  }

  async findById(id: AnnouncementId): Promise<CountedAnnouncement | null> {
    const [row] = await this.statements.rows<CountedRow>(FIND, [id])
    return row === undefined ? null : toCounted(row)
  }

  async list(request: PageRequest): Promise<Page<CountedAnnouncement>> {
    const rows = await this.statements.rows<CountedRow>(LIST, [request.pageSize, offsetOf(request)])
    return { items: rows.map(toCounted), total: await this.prisma.announcement.count() }
  }

  async insert(announcement: Announcement): Promise<void> {
    await this.prisma.announcement.create({ data: toRow(announcement) })
  }

  async save(announcement: Announcement): Promise<Announcement> {
    const { id, createdAt: _, revision: __, ...data } = toRow(announcement)
    const row = await this.prisma.announcement.update({ where: { id }, data: { ...data, revision: { increment: 1 } } })
    return toAnnouncement(row)
  }

  async lock(id: AnnouncementId): Promise<void> {
    await this.prisma.$queryRaw`SELECT 1 FROM announcements WHERE id = ${id}::uuid FOR UPDATE`
  }

  async delete(id: AnnouncementId): Promise<void> {
    await this.prisma.announcement.deleteMany({ where: { id } })
  }

  async resetReads(id: AnnouncementId): Promise<void> {
    await this.prisma.announcementRead.deleteMany({ where: { announcementId: id } })
  }
}

const toRow = (announcement: Announcement) => ({
  id: announcement.id,
  revision: announcement.revision,
  kind: announcement.kind,
  title: announcement.title,
  body: announcement.body,
  actionLabel: announcement.actionLabel,
  actionPath: announcement.actionPath,
  pinned: announcement.pinned,
  publishedAt: announcement.publishedAt,
  expiresAt: announcement.expiresAt,
  audienceRoles: [...announcement.audience.roles],
  audienceLanguages: [...announcement.audience.languages],
  audienceCountries: [...announcement.audience.countries],
  createdAt: announcement.createdAt,
  updatedAt: announcement.updatedAt,
})

const toAnnouncement = (row: AnnouncementModel): Announcement => ({
  ...toShown(row),
  revision: row.revision,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

const toShown = (row: ShownRow): ShownAnnouncement => ({
  id: row.id as AnnouncementId,
  kind: row.kind as AnnouncementKind,
  title: row.title as LocaleTexts,
  body: row.body as LocaleTexts,
  actionLabel: row.actionLabel as LocaleTexts,
  actionPath: row.actionPath,
  pinned: row.pinned,
  publishedAt: row.publishedAt,
  expiresAt: row.expiresAt,
  audience: {
    roles: row.audienceRoles as Role[],
    languages: row.audienceLanguages,
    countries: row.audienceCountries,
  },
})

const toReader = (row: ReaderRow): Reader => ({
  id: row.readerId as AccountId,
  role: row.role as Role,
  language: row.language,
  appLanguage: row.appLanguage,
  country: row.country,
})

const toMarked = (row: MarkedRow): MarkedAnnouncement => ({ announcement: toShown(row), readAt: row.readAt })

const toCounted = (row: CountedRow): CountedAnnouncement => ({
  announcement: toAnnouncement(row),
  readCount: row.readCount,
})
