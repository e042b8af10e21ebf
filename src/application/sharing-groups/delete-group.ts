import type { BackgroundWork } from '../maintenance/background-work.js'
import type { Clock } from '../ports/clock.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import { type GroupTarget, writeOwnGroup } from './managed-group.js'

/** Deletes a group for its owner. Deals shared only with it become private, in the background if there are many. */
export class DeleteGroup {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly work: BackgroundWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, SHARING_GROUP_NOT_FOUND, FORBIDDEN for a member, PRECONDITION_FAILED */
  async execute(target: GroupTarget): Promise<void> {
    const deleted = await writeOwnGroup(
      this.unitOfWork,
      target,
      async ({ jobs, sharingGroups }, group, requireExpected) => {
        requireExpected()
        await sharingGroups.delete(group.id)
        await jobs.withdrawGroup(group.id, group.ownerId, this.clock.now())
        return group.id
      },
    )
    await this.work.begin({ kind: 'withdraw-group', subject: deleted })
  }
}
