import { type AnnouncementFields, newAnnouncement } from '../../domain/announcement.js'
import type { Initiator } from '../../domain/audit.js'
import type { AnnouncementId } from '../../domain/ids.js'
import type { CountedAnnouncement } from '../ports/announcement-repository.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import { changedFields, type ManagedAnnouncements } from './managed-announcement.js'

interface Input extends Initiator {
  readonly fields: AnnouncementFields
}

/** Creates an announcement, for an admin. Without `publishedAt` it is a draft. */
export class CreateAnnouncement {
  constructor(
    private readonly managed: ManagedAnnouncements,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, VALIDATION_FAILED */
  execute({ fields, ...initiator }: Input): Promise<CountedAnnouncement> {
    return this.managed.asAdmin(initiator.actor, async (repositories) => {
      const announcement = newAnnouncement(this.ids.next() as AnnouncementId, fields, this.clock.now())
      await repositories.announcements.insert(announcement)
      await this.managed.record(repositories, initiator, 'create', announcement.id, changedFields({}, announcement))
      return { announcement, readCount: 0 }
    })
  }
}
