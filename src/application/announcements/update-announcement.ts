import { type AnnouncementPatch, changeAnnouncement } from '../../domain/announcement.js'
import type { Initiator } from '../../domain/audit.js'
import { type ExpectedRevisions, requireRevision } from '../../domain/revision.js'
import type { CountedAnnouncement } from '../ports/announcement-repository.js'
import type { Clock } from '../ports/clock.js'
import { changedFields, type ManagedAnnouncements } from './managed-announcement.js'

interface Input extends Initiator {
  readonly id: string
  readonly patch: AnnouncementPatch
  readonly expected?: ExpectedRevisions
}

/** Applies a merge patch to an announcement, for an admin. */
export class UpdateAnnouncement {
  constructor(
    private readonly managed: ManagedAnnouncements,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, ANNOUNCEMENT_NOT_FOUND,
   *   VALIDATION_FAILED, PRECONDITION_FAILED
   */
  execute({ id, patch, expected, ...initiator }: Input): Promise<CountedAnnouncement> {
    return this.managed.write(initiator.actor, id, async (repositories, { announcement: before, readCount }) => {
      const after = changeAnnouncement(before, patch, this.clock.now())
      requireRevision(before, expected)
      if (after === before) return { announcement: before, readCount }
      const announcement = await repositories.announcements.save(after)
      await this.managed.record(repositories, initiator, 'update', before.id, changedFields(before, after))
      return { announcement, readCount }
    })
  }
}
