import { isSelf, requireAccount } from '../../domain/actor.js'
import { type AccountId, parseAccountId, parseSharingGroupId } from '../../domain/ids.js'
import { requireRevision } from '../../domain/revision.js'
import { mayReadGroup } from '../../domain/sharing-group.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import { type GroupTarget, writeOwnGroup } from './managed-group.js'

interface Input extends GroupTarget {
  readonly accountId: string
}

/** Removes a member from a group: the owner can remove anyone, and members can leave. */
export class RemoveGroupMember {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, SHARING_GROUP_NOT_FOUND, FORBIDDEN for another member, PRECONDITION_FAILED */
  async execute({ accountId: text, ...target }: Input): Promise<void> {
    requireAccount(target.actor)
    const accountId = parseAccountId(text)
    if (accountId !== null && isSelf(target.actor, accountId)) return this.leave(target, accountId)
    await writeOwnGroup(this.unitOfWork, target, async ({ sharingGroups }, { id }, requireExpected) => {
      requireExpected()
      if (accountId !== null) await sharingGroups.removeMember(id, accountId)
    })
  }

  /** Succeeds for any group, so that a retry gets the same response, and outsiders learn nothing. */
  private async leave({ actor, id: text, expected }: GroupTarget, accountId: AccountId): Promise<void> {
    const id = parseSharingGroupId(text)
    if (id === null) return
    await this.unitOfWork.run(async ({ sharingGroups }) => {
      const group = await sharingGroups.lock(id)
      if (group !== null && mayReadGroup(actor, group)) requireRevision(group, expected)
      await sharingGroups.removeMember(id, accountId)
    })
  }
}
