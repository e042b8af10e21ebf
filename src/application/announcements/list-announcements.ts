import { type Actor, accountRequired, requireAccount } from '../../domain/actor.js'
import { foundOr } from '../found-or.js'
import type { AnnouncementRepository } from '../ports/announcement-repository.js'
import type { Clock } from '../ports/clock.js'
import { type VisibleAnnouncements, visibleAnnouncements } from './visible-announcements.js'

/** Lists the banner and the news that the actor sees now. */
export class ListAnnouncements {
  constructor(
    private readonly announcements: AnnouncementRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE */
  async execute({ actor }: { readonly actor: Actor }): Promise<VisibleAnnouncements> {
    const { id } = requireAccount(actor)
    return foundOr(await visibleAnnouncements(this.announcements, id, this.clock.now()), accountRequired)
  }
}
