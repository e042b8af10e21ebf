import { accountRequired, accountsNotFound } from '../../domain/account.js'
import type { CallerAccount } from '../../domain/actor.js'
import {
  type Announcements,
  announcementNotFound,
  isVisibleTo,
  type MarkedAnnouncement,
  selectAnnouncements,
} from '../../domain/announcement.js'
import { type AccountId, parseAccountId, parseAnnouncementId } from '../../domain/ids.js'
import type { AnnouncementRepository } from '../ports/announcement-repository.js'
import type { Clock } from '../ports/clock.js'

/** What accounts see of the announcements. */
export class ReadAnnouncements {
  constructor(
    private readonly announcements: AnnouncementRepository,
    private readonly clock: Clock,
  ) {}

  async list(caller: CallerAccount): Promise<Announcements> {
    const visible = await this.select(caller.id, this.clock.now())
    if (visible === null) throw accountRequired()
    return visible
  }

  /** What an account sees at a moment, for an admin. @throws ACCOUNT_NOT_FOUND */
  async preview({ accountId: text, at }: { accountId: string; at: Date | null }): Promise<Announcements> {
    const id = parseAccountId(text)
    const visible = id === null ? null : await this.select(id, at ?? this.clock.now())
    if (visible === null) throw accountsNotFound([text])
    return visible
  }

  /** Marks as read; the first time stays. @throws ANNOUNCEMENT_NOT_FOUND for one that the caller does not see now */
  async markRead({ caller, id: text }: { caller: CallerAccount; id: string }): Promise<MarkedAnnouncement> {
    const id = parseAnnouncementId(text)
    const found = id === null ? null : await this.announcements.findFor(caller.id, id)
    const now = this.clock.now()
    if (found === null || !isVisibleTo(found.announcement, found.reader, now)) throw announcementNotFound()
    const { announcement } = found
    const readAt = found.readAt ?? (await this.announcements.markRead(caller.id, announcement.id, now))
    if (readAt === null) throw announcementNotFound()
    return { announcement, readAt }
  }

  private async select(id: AccountId, at: Date): Promise<Announcements | null> {
    const found = await this.announcements.listFor(id, at)
    return found && selectAnnouncements(found.announcements, found.reader, at)
  }
}
