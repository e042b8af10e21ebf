import { type Actor, requireAdmin } from '../../domain/actor.js'
import type { AnnouncementRepository, CountedAnnouncement } from '../ports/announcement-repository.js'
import { announcementIdOf, managedAnnouncement } from './managed-announcement.js'

/** Reads an announcement for an admin, with the number of accounts that have read it. */
export class GetAnnouncement {
  constructor(private readonly announcements: AnnouncementRepository) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, ANNOUNCEMENT_NOT_FOUND */
  async execute({ actor, id }: { readonly actor: Actor; readonly id: string }): Promise<CountedAnnouncement> {
    requireAdmin(actor)
    return managedAnnouncement(this.announcements, announcementIdOf(id))
  }
}
