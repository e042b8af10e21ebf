import type { ApiKeyFields } from '../../domain/api-key.js'
import type { Initiator } from '../../domain/audit.js'
import type { CurrentRights } from '../current-rights.js'
import type { CallerKeys } from '../ports/caller-keys.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { KeyWrites, SecretKey } from './key-writes.js'

interface Input extends Initiator {
  readonly fields: ApiKeyFields
}

/** Creates an API key for a backend, for an admin. Audited. */
export class CreateApiKey {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rights: CurrentRights,
    private readonly writes: KeyWrites,
    private readonly callerKeys: CallerKeys,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, VALIDATION_FAILED, QUOTA_EXCEEDED */
  async execute({ fields, ...initiator }: Input): Promise<SecretKey> {
    const made = await this.unitOfWork.run(async (repositories) => {
      // The lock ensures that either a concurrent demotion of the admin sees this write, or this write sees it.
      await repositories.accounts.lockRoles()
      await this.rights.requireAdmin(repositories, initiator.actor)
      return this.writes.create(repositories, initiator, fields)
    })
    this.unitOfWork.afterCommit(() => this.callerKeys.refresh())
    return made
  }
}
