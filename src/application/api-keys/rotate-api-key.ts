import type { Initiator } from '../../domain/audit.js'
import type { CurrentRights } from '../current-rights.js'
import type { CallerKeys } from '../ports/caller-keys.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { KeyWrites, SecretKey } from './key-writes.js'

interface Input extends Initiator {
  readonly id: string
}

/** Gives an API key a new secret, for an admin. The previous one is accepted for another day. Audited. */
export class RotateApiKey {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rights: CurrentRights,
    private readonly writes: KeyWrites,
    private readonly callerKeys: CallerKeys,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, API_KEY_NOT_FOUND */
  async execute({ id, ...initiator }: Input): Promise<SecretKey> {
    const made = await this.unitOfWork.run(async (repositories) => {
      // The lock ensures that either a concurrent demotion of the admin sees this write, or this write sees it.
      await repositories.accounts.lockRoles()
      await this.rights.requireAdmin(repositories, initiator.actor)
      return this.writes.rotate(repositories, initiator, id)
    })
    this.unitOfWork.afterCommit(() => this.callerKeys.refresh())
    return made
  }
}
