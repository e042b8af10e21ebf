import type { AnnouncementRepository, CountedAnnouncement } from '../../../application/ports/announcement-repository.js'
import type { Account } from '../../../domain/account.js'
import { type Announcement, asShown, type MarkedAnnouncement } from '../../../domain/announcement.js'
import type { Reader } from '../../../domain/audience.js'
import type { AccountId, AnnouncementId } from '../../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../../domain/page.js'
import { compareCodePoints } from '../../../domain/text.js'
import type { InMemoryDatabase } from '../in-memory-database.js'

export class InMemoryAnnouncementRepository implements AnnouncementRepository {
  constructor(private readonly db: InMemoryDatabase) {}

  async listFor(accountId: AccountId, at: Date) {
    const account = this.db.tables.accounts.get(accountId)
    if (account === undefined) return null
    const announcements = [...this.db.tables.announcements.values()]
      .filter(({ publishedAt, expiresAt }) => publishedAt !== null && (expiresAt === null || expiresAt > at))
      .map((announcement) => this.marked(accountId, announcement))
    return { reader: toReader(account), announcements }
  }

  async findFor(accountId: AccountId, id: AnnouncementId) {
    const account = this.db.tables.accounts.get(accountId)
    const announcement = this.db.tables.announcements.get(id)
    if (account === undefined || announcement === undefined) return null
    return { ...this.marked(accountId, announcement), reader: toReader(account) }
  }

  markRead(accountId: AccountId, id: AnnouncementId, at: Date): Promise<Date | null> {
    return this.db.write(({ accounts, announcements, announcementReads }) => {
      if (!accounts.has(accountId) || !announcements.has(id)) return null
      const key = keyOf(accountId, id)
      const kept = announcementReads.get(key) ?? { accountId, announcementId: id, readAt: at }
      announcementReads.set(key, kept)
      return kept.readAt
    })
  }

  async listReads(accountId: AccountId) {
    return [...this.db.tables.announcementReads.values()]
      .filter((read) => read.accountId === accountId)
      .map(({ announcementId: id, readAt }) => ({ id, readAt }))
      .sort((a, b) => b.readAt.getTime() - a.readAt.getTime() || compareCodePoints(a.id, b.id))
  }

  async findById(id: AnnouncementId): Promise<CountedAnnouncement | null> {
    const announcement = this.db.tables.announcements.get(id)
    return announcement === undefined ? null : this.counted(announcement)
  }

  async list(request: PageRequest): Promise<Page<CountedAnnouncement>> {
    const all = [...this.db.tables.announcements.values()].sort(
      (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || compareCodePoints(b.id, a.id),
    )
    const items = all.slice(offsetOf(request), offsetOf(request) + request.pageSize)
    return { items: items.map((announcement) => this.counted(announcement)), total: all.length }
  }

  insert(announcement: Announcement): Promise<void> {
    return this.db.write(({ announcements }) => void announcements.set(announcement.id, structuredClone(announcement)))
  }

  save(announcement: Announcement): Promise<Announcement> {
    return this.db.write(({ announcements }) => {
      const stored = announcements.get(announcement.id)
      if (stored === undefined) throw new Error('the announcement does not exist')
      const { revision, createdAt } = stored
      const saved = structuredClone({ ...announcement, revision: revision + 1, createdAt })
      announcements.set(announcement.id, saved)
      return structuredClone(saved)
    })
  }

  /** Does nothing: transactions run one after another here. */
  async lock(): Promise<void> {}

  async delete(id: AnnouncementId): Promise<void> {
    await this.resetReads(id)
    await this.db.write(({ announcements }) => void announcements.delete(id))
  }

  resetReads(id: AnnouncementId): Promise<void> {
    return this.db.write(({ announcementReads }) => {
      for (const [key, { announcementId }] of announcementReads)
        if (announcementId === id) announcementReads.delete(key)
    })
  }

  deleteReadsOfEnded(before: Date, limit: number): Promise<number> {
    return this.db.write(({ announcements, announcementReads }) => {
      const isOld = ({ announcementId }: { readonly announcementId: AnnouncementId }): boolean => {
        const { expiresAt = null } = announcements.get(announcementId) ?? {}
        return expiresAt !== null && expiresAt < before
      }
      const old = [...announcementReads].filter(([, read]) => isOld(read)).slice(0, limit)
      for (const [key] of old) announcementReads.delete(key)
      return old.length
    })
  }

  private marked(accountId: AccountId, announcement: Announcement): MarkedAnnouncement {
    const readAt = this.db.tables.announcementReads.get(keyOf(accountId, announcement.id))?.readAt ?? null
    return { announcement: asShown(structuredClone(announcement)), readAt }
  }

  private counted(announcement: Announcement): CountedAnnouncement {
    const reads = [...this.db.tables.announcementReads.values()]
    const readCount = reads.filter(({ announcementId }) => announcementId === announcement.id).length
    return { announcement: structuredClone(announcement), readCount }
  }
}

const keyOf = (accountId: AccountId, id: AnnouncementId): string => JSON.stringify([accountId, id])

const toReader = ({ id, role, language, appLanguage, country }: Account): Reader => ({
  id,
  role,
  language,
  appLanguage,
  country,
})
