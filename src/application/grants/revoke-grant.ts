import { type Actor, requireBackend } from '../../domain/actor.js'
import type { Grant } from '../../domain/grant.js'
import type { Clock } from '../ports/clock.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import { endGrant } from './account-grants.js'

/** Revokes a grant immediately, for billing. Repeated calls keep the time of the first. */
export class RevokeGrant {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws FORBIDDEN, GRANT_NOT_FOUND */
  async execute({ actor, id }: { readonly actor: Actor; readonly id: string }): Promise<Grant> {
    requireBackend(actor, 'grants')
    return this.unitOfWork.run(async (repositories) => (await endGrant(repositories, id, this.clock.now())).after)
  }
}
