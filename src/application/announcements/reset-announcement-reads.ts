import type { Initiator } from '../../domain/audit.js'
import type { ManagedAnnouncements } from './managed-announcement.js'

/** Marks an announcement as unread for everyone, on behalf of an admin. */
export class ResetAnnouncementReads {
  constructor(private readonly managed: ManagedAnnouncements) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, ANNOUNCEMENT_NOT_FOUND */
  execute({ id, ...initiator }: Initiator & { readonly id: string }): Promise<void> {
    return this.managed.write(initiator.actor, id, async (repositories, { announcement }) => {
      await repositories.announcements.resetReads(announcement.id)
      await this.managed.record(repositories, initiator, 'reset-reads', announcement.id, {})
    })
  }
}
