import type { Initiator } from '../../domain/audit.js'
import type { Grant } from '../../domain/grant.js'
import type { AuditTrail } from '../audit/audit-trail.js'
import type { CurrentRights } from '../current-rights.js'
import type { Clock } from '../ports/clock.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import { endGrant, grantedAccount, recordGrant } from './account-grants.js'

interface Input extends Initiator {
  readonly accountId: string
  readonly grantId: string
}

/** Revokes a grant of an account immediately, for an admin. Audited. */
export class RevokeAccountGrant {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rights: CurrentRights,
    private readonly trail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, ACCOUNT_NOT_FOUND,
   *   GRANT_NOT_FOUND for another account's
   */
  async execute({ accountId, grantId, ...initiator }: Input): Promise<Grant> {
    return this.unitOfWork.run(async (repositories) => {
      await this.rights.requireAdmin(repositories, initiator.actor)
      const { id } = await grantedAccount(repositories, accountId)
      const { before, after } = await endGrant(repositories, grantId, this.clock.now(), id)
      await recordGrant(this.trail, repositories, initiator, 'grant.revoke', before, after)
      return after
    })
  }
}
