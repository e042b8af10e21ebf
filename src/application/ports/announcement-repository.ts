import type { Announcement, MarkedAnnouncement, Reader } from '../../domain/announcement.js'
import type { AccountId, AnnouncementId } from '../../domain/ids.js'
import type { Page, PageRequest } from '../../domain/page.js'

export interface CountedAnnouncement {
  readonly announcement: Announcement
  /** How many accounts have marked it as read. */
  readonly readCount: number
}

export interface AnnouncementRepository {
  /**
   * The account as a reader, and every published announcement that is not over at the moment, scheduled ones included,
   * with the account's marks, in no order. `null` when there is no such account.
   */
  listFor(
    accountId: AccountId,
    at: Date,
  ): Promise<{ readonly reader: Reader; readonly announcements: readonly MarkedAnnouncement[] } | null>

  /** One announcement as the account finds it; `null` when there is none, or no such account. */
  findFor(accountId: AccountId, id: AnnouncementId): Promise<(MarkedAnnouncement & { readonly reader: Reader }) | null>

  /** Marks as read, and gives the first time it was; `null` when the announcement or the account is gone. */
  markRead(accountId: AccountId, id: AnnouncementId, at: Date): Promise<Date | null>

  /** The marks of an account, latest first. */
  listReads(accountId: AccountId): Promise<readonly { readonly id: AnnouncementId; readonly readAt: Date }[]>

  findById(id: AnnouncementId): Promise<CountedAnnouncement | null>

  /** Newest first. */
  list(request: PageRequest): Promise<Page<CountedAnnouncement>>

  insert(announcement: Announcement): Promise<void>

  /** Overwrites; its revision counts up by one. `createdAt` stays as first stored. */
  save(announcement: Announcement): Promise<Announcement>

  /** Locks the announcement until the transaction ends. */
  lock(id: AnnouncementId): Promise<void>

  /** Deletes the announcement with its marks. */
  delete(id: AnnouncementId): Promise<void>

  /** Takes every mark of an announcement away. */
  resetReads(id: AnnouncementId): Promise<void>
}
