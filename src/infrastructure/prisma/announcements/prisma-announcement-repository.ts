import type { AnnouncementRepository, CountedAnnouncement } from '../../../application/ports/announcement-repository.js'
import type { Role } from '../../../domain/actor.js'
import type {
  Announcement,
  AnnouncementKind,
  LocaleTexts,
  MarkedAnnouncement,
  ShownAnnouncement,
} from '../../../domain/announcement.js'
import { type Audience, EVERYONE, type Reader } from '../../../domain/audience.js'
import type { AccountId, AnnouncementId } from '../../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../../domain/page.js'
import type { Statements } from '../../postgres/statements.js'
import type { Prisma } from '../generated/client.js'
import type { AnnouncementModel } from '../generated/models.js'
import {
  FIND_FOR,
  LIST_FOR,
  MARK_READ,
  type MarkedRow,
  type NothingRow,
  type ShownRow,
} from './announcement-statements.js'

const READ_COUNT = { _count: { select: { reads: true } } } as const
type CountedRow = AnnouncementModel & { readonly _count: { readonly reads: number } }

export class PrismaAnnouncementRepository implements AnnouncementRepository {
  constructor(
    private readonly prisma: Prisma.TransactionClient,
    private readonly statements: Statements,
  ) {}

  async listFor(accountId: AccountId, at: Date) {
    const rows = await this.statements.rows<MarkedRow | NothingRow>(LIST_FOR, [accountId, at])
    const [first] = rows
    return first === undefined ? null : { reader: toReader(first), announcements: rows.filter(isMarked).map(toMarked) }
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
    const row = await this.prisma.announcement.findUnique({ where: { id }, include: READ_COUNT })
    return row && toCounted(row)
  }

  async list(request: PageRequest): Promise<Page<CountedAnnouncement>> {
    const rows = await this.prisma.announcement.findMany({
      include: READ_COUNT,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: offsetOf(request),
      take: request.pageSize,
    })
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

  deleteReadsOfEnded(before: Date, limit: number): Promise<number> {
    return this.prisma.$executeRaw`
      DELETE FROM announcement_reads r USING (
        SELECT m.account_id, m.announcement_id
        FROM announcements a JOIN announcement_reads m ON m.announcement_id = a.id
        WHERE a.expires_at < ${before.toISOString()}::timestamptz LIMIT ${limit}
      ) AS old WHERE r.account_id = old.account_id AND r.announcement_id = old.announcement_id`
  }
}

/** The fields with texts by language, as Prisma takes and returns them. */
type TextField = 'title' | 'body' | 'actionLabel'

const toRow = (
  announcement: Announcement,
): Omit<AnnouncementModel, TextField> & Readonly<Record<TextField, LocaleTexts>> => ({
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
  ...toShown(row, {
    roles: row.audienceRoles as Role[],
    languages: row.audienceLanguages,
    countries: row.audienceCountries,
  }),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

const toShown = (row: ShownRow, audience: Audience): ShownAnnouncement => ({
  id: row.id as AnnouncementId,
  revision: row.revision,
  kind: row.kind as AnnouncementKind,
  title: row.title as LocaleTexts,
  body: row.body as LocaleTexts,
  actionLabel: row.actionLabel as LocaleTexts,
  actionPath: row.actionPath,
  pinned: row.pinned,
  publishedAt: row.publishedAt,
  expiresAt: row.expiresAt,
  audience,
})

const toReader = ({ reader }: Pick<MarkedRow, 'reader'>): Reader => JSON.parse(reader) as Reader

const isMarked = (row: MarkedRow | NothingRow): row is MarkedRow => row.id !== null

const toMarked = (row: MarkedRow): MarkedAnnouncement => ({
  announcement: toShown(row, row.audience ?? EVERYONE),
  readAt: row.readAt,
})

const toCounted = (row: CountedRow): CountedAnnouncement => ({
  announcement: toAnnouncement(row),
  readCount: row._count.reads,
})
