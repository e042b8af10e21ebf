import type { ApiKey } from '../../domain/api-key.js'
import type { Initiator } from '../../domain/audit.js'
import type { CurrentRights } from '../current-rights.js'
import type { CallerKeys } from '../ports/caller-keys.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { KeyWrites } from './key-writes.js'

interface Input extends Initiator {
  readonly id: string
}

/** Revokes an API key, for an admin: immediately on this instance, within 5 seconds on the others. Audited. */
export class RevokeApiKey {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rights: CurrentRights,
    private readonly writes: KeyWrites,
    private readonly callerKeys: CallerKeys,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, API_KEY_NOT_FOUND */
  async execute({ id, ...initiator }: Input): Promise<ApiKey> {
    try {
      return await this.unitOfWork.run(async (repositories) => {
        await this.rights.requireAdmin(repositories, initiator.actor)
        return this.writes.revoke(repositories, initiator, id)
      })
    } finally {
      // Also after a failure: the transaction may have been committed, with only the database's reply lost.
      this.callerKeys.refresh()
    }
  }
}
