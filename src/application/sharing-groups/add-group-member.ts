import { accountNotFound } from '../../domain/account.js'
import { parseAccountId } from '../../domain/ids.js'
import { MAX_MEMBERS, sharingGroupFull } from '../../domain/sharing-group.js'
import { foundOr } from '../found-or.js'
import type { Clock } from '../ports/clock.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { Quotas } from '../quotas.js'
import { type GroupTarget, writeOwnGroup } from './managed-group.js'

interface Input extends GroupTarget {
  readonly accountId: string
}

/** Adds an account to a group, for the group's owner. Can be repeated. */
export class AddGroupMember {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, SHARING_GROUP_NOT_FOUND, FORBIDDEN for a member, ACCOUNT_NOT_FOUND for an
   *   unknown or inactive account, SHARING_GROUP_FULL, QUOTA_EXCEEDED, PRECONDITION_FAILED
   */
  execute({ accountId: text, ...target }: Input): Promise<void> {
    return writeOwnGroup(this.unitOfWork, target, async (repositories, group, requireExpected) => {
      const { accounts, sharingGroups } = repositories
      const accountId = foundOr(parseAccountId(text), accountNotFound)
      const account = foundOr(await accounts.findById(accountId), accountNotFound)
      if (!account.isActive) throw accountNotFound()
      const isIn = account.id === group.ownerId || group.memberIds.includes(account.id)
      if (!isIn && group.memberIds.length >= MAX_MEMBERS) throw sharingGroupFull()
      if (!isIn) {
        await sharingGroups.addMember(group.id, account.id, this.clock.now())
        await this.quotas.settleMembership(repositories, account.id, group.ownerId)
      }
      requireExpected()
    })
  }
}
