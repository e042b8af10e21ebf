import type { Initiator } from '../../domain/audit.js'
import { type ExpectedRevisions, requireRevision } from '../../domain/revision.js'
import { changedFields, type ManagedAnnouncements } from './managed-announcement.js'

interface Input extends Initiator {
  readonly id: string
  readonly expected?: ExpectedRevisions
}

/** Deletes an announcement and its read marks, for an admin. */
export class DeleteAnnouncement {
  constructor(private readonly managed: ManagedAnnouncements) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, ANNOUNCEMENT_NOT_FOUND,
   *   PRECONDITION_FAILED
   */
  execute({ id, expected, ...initiator }: Input): Promise<void> {
    return this.managed.write(initiator.actor, id, async (repositories, { announcement }) => {
      requireRevision(announcement, expected)
      await repositories.announcements.delete(announcement.id)
      await this.managed.record(repositories, initiator, 'delete', announcement.id, changedFields(announcement, {}))
    })
  }
}
