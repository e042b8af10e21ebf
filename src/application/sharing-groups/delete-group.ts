import type { Clock } from '../ports/clock.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import { type GroupTarget, writeOwnGroup } from './managed-group.js'

/** Deletes a group, for its owner. Deals shared only with this group become private. */
export class DeleteGroup {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, SHARING_GROUP_NOT_FOUND, FORBIDDEN for a member, PRECONDITION_FAILED */
  execute(target: GroupTarget): Promise<void> {
    return writeOwnGroup(this.unitOfWork, target, async ({ deals, sharingGroups }, { id }, requireExpected) => {
      requireExpected()
      await deals.withdrawFromGroup(id, this.clock.now())
      await sharingGroups.delete(id)
    })
  }
}
