import type { Initiator } from '../../domain/audit.js'
import { rejectIssues } from '../../domain/errors.js'
import { type Grant, type GrantFields, grantIssues, writtenGrant } from '../../domain/grant.js'
import type { GrantId } from '../../domain/ids.js'
import type { AuditTrail } from '../audit/audit-trail.js'
import type { CurrentRights } from '../current-rights.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import { grantedAccount, recordGrant } from './account-grants.js'

interface Input extends Initiator {
  readonly accountId: string
  readonly fields: GrantFields
}

/** Creates a grant manually, for an admin. Audited. */
export class GiveGrant {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rights: CurrentRights,
    private readonly trail: AuditTrail,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, VALIDATION_FAILED, ACCOUNT_NOT_FOUND */
  async execute({ accountId, fields, ...initiator }: Input): Promise<Grant> {
    return this.unitOfWork.run(async (repositories) => {
      await this.rights.requireAdmin(repositories, initiator.actor)
      const now = this.clock.now()
      rejectIssues(grantIssues({ startsAt: fields.startsAt ?? now, endsAt: fields.endsAt ?? null }))
      const account = await grantedAccount(repositories, accountId)
      const grant = writtenGrant(this.ids.next() as GrantId, account.id, fields, null, now)
      await repositories.grants.put(grant)
      await recordGrant(this.trail, repositories, initiator, 'grant.create', {}, grant)
      return grant
    })
  }
}
