import { type Actor, requireAccount } from '../../domain/actor.js'
import { announcementNotFound, isVisibleTo, type MarkedAnnouncement } from '../../domain/announcement.js'
import { parseAnnouncementId } from '../../domain/ids.js'
import { foundOr } from '../found-or.js'
import type { AnnouncementRepository } from '../ports/announcement-repository.js'
import type { Clock } from '../ports/clock.js'

/** Marks an announcement as read. Repeated calls keep the time of the first. */
export class MarkAnnouncementRead {
  constructor(
    private readonly announcements: AnnouncementRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, ANNOUNCEMENT_NOT_FOUND also for one that the actor cannot see now */
  async execute({ actor, id: text }: { readonly actor: Actor; readonly id: string }): Promise<MarkedAnnouncement> {
    const caller = requireAccount(actor)
    const id = foundOr(parseAnnouncementId(text), announcementNotFound)
    const found = foundOr(await this.announcements.findFor(caller.id, id), announcementNotFound)
    const { announcement, reader } = found
    const now = this.clock.now()
    if (!isVisibleTo(announcement, reader, now)) throw announcementNotFound()
    const readAt = found.readAt ?? (await this.announcements.markRead(caller.id, announcement.id, now))
    return { announcement, readAt: foundOr(readAt, announcementNotFound) }
  }
}
