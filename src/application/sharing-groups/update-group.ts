import { sharingGroupNotFound } from '../../domain/sharing-group.js'
import { foundOr } from '../found-or.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import { type GroupTarget, writeOwnGroup } from './managed-group.js'
import { groupSeenBy, type VisibleGroup } from './visible-group.js'

interface Input extends GroupTarget {
  /** If absent, nothing changes. */
  readonly name?: string | undefined
}

/** Renames a group, for its owner. */
export class UpdateGroup {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, SHARING_GROUP_NOT_FOUND, FORBIDDEN for a member, PRECONDITION_FAILED */
  execute({ name, ...target }: Input): Promise<VisibleGroup> {
    return writeOwnGroup(this.unitOfWork, target, async ({ sharingGroups }, { id, ownerId }, requireExpected) => {
      requireExpected()
      if (name !== undefined) await sharingGroups.rename(id, name)
      return groupSeenBy(ownerId)(foundOr(await sharingGroups.findWithMembers(id), sharingGroupNotFound))
    })
  }
}
