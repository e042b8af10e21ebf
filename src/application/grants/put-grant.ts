import { type Actor, requireBackend } from '../../domain/actor.js'
import { type Grant, type GrantFields, writtenGrant } from '../../domain/grant.js'
import type { Clock } from '../ports/clock.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import { grantedAccount, grantIdOf } from './account-grants.js'

interface Input {
  readonly actor: Actor
  readonly accountId: string
  readonly grantId: string
  readonly fields: GrantFields
}

/** Creates or replaces a grant with an id chosen by billing. Idempotent. */
export class PutGrant {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws FORBIDDEN, ACCOUNT_NOT_FOUND, GRANT_NOT_FOUND for another account's, GRANT_REVOKED, VALIDATION_FAILED */
  async execute({ actor, accountId, grantId, fields }: Input): Promise<{ grant: Grant; isNew: boolean }> {
    requireBackend(actor, 'grants')
    return this.unitOfWork.run(async (repositories) => {
      const account = await grantedAccount(repositories, accountId)
      const id = grantIdOf(grantId)
      await repositories.grants.lock(id)
      const before = await repositories.grants.findById(id)
      const grant = writtenGrant(id, account.id, fields, before, this.clock.now())
      await repositories.grants.put(grant, before)
      return { grant, isNew: before === null }
    })
  }
}
