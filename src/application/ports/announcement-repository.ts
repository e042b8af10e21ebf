import type { Announcement, MarkedAnnouncement } from '../../domain/announcement.js'
import type { Reader } from '../../domain/audience.js'
import type { AccountId, AnnouncementId } from '../../domain/ids.js'
import type { Page, PageRequest } from '../../domain/page.js'

export interface CountedAnnouncement {
  readonly announcement: Announcement
  /** How many accounts have marked it as read. */
  readonly readCount: number
}

export interface AnnouncementRepository {
  /**
   * The account as a reader, and all announcements that are live or scheduled at the given time, with the account's read
   * marks, in no particular order. `null` if there is no such account.
   */
  listFor(
    accountId: AccountId,
    at: Date,
  ): Promise<{ readonly reader: Reader; readonly announcements: readonly MarkedAnnouncement[] } | null>

  /** One announcement with the account's read mark; `null` if there is no such announcement or account. */
  findFor(accountId: AccountId, id: AnnouncementId): Promise<(MarkedAnnouncement & { readonly reader: Reader }) | null>

  /** Marks as read, and returns when that first happened; `null` if the announcement or the account doesn't exist. */
  markRead(accountId: AccountId, id: AnnouncementId, at: Date): Promise<Date | null>

  /** The read marks of an account, latest first. */
  listReads(accountId: AccountId): Promise<readonly { readonly id: AnnouncementId; readonly readAt: Date }[]>

  /** With the number of accounts that have read it; `null` if there is none. */
  findById(id: AnnouncementId): Promise<CountedAnnouncement | null>

  /** Newest first. */
  list(request: PageRequest): Promise<Page<CountedAnnouncement>>

  /** Inserts an announcement with a new id. */
  insert(announcement: Announcement): Promise<void>

  /** Overwrites the announcement and increments its revision. The stored `createdAt` never changes. */
  save(announcement: Announcement): Promise<Announcement>

  /** Locks the announcement until the transaction ends. */
  lock(id: AnnouncementId): Promise<void>

  /** Deletes the announcement and its read marks. */
  delete(id: AnnouncementId): Promise<void>

  /** Deletes all read marks of an announcement. */
  resetReads(id: AnnouncementId): Promise<void>

  /** Deletes up to `limit` read marks of announcements that ended before the given time. Returns how many. */
  deleteReadsOfEnded(before: Date, limit: number): Promise<number>
}
