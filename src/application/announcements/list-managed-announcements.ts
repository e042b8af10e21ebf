import { type Actor, requireAdmin } from '../../domain/actor.js'
import { stateOf, textBytesOf } from '../../domain/announcement.js'
import type { PageRequest } from '../../domain/page.js'
import { type BatchedList, listAtHand } from '../batched-list.js'
import type { AnnouncementRepository, CountedAnnouncement } from '../ports/announcement-repository.js'
import type { Clock } from '../ports/clock.js'

/** A page of announcements, and the time that their states refer to. */
export interface AnnouncementPage {
  readonly announcements: BatchedList<CountedAnnouncement>
  readonly total: number
  readonly at: Date
}

/** Lists every announcement for admins, newest first. */
export class ListManagedAnnouncements {
  constructor(
    private readonly announcements: AnnouncementRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN */
  async execute({ actor, ...request }: PageRequest & { readonly actor: Actor }): Promise<AnnouncementPage> {
    requireAdmin(actor)
    const at = this.clock.now()
    const { items, total } = await this.announcements.list(request)
    const announcements = listAtHand(
      items,
      ({ announcement }) => textBytesOf(announcement),
      ({ announcement, readCount }) => [announcement.id, announcement.revision, readCount, stateOf(announcement, at)],
    )
    return { announcements, total, at }
  }
}
