import { type Actor, requireAdminOrBackend } from '../../domain/actor.js'
import type { Grant } from '../../domain/grant.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { grantedAccount } from './account-grants.js'

/** Lists the grants of an account, newest start first, for admins and internal backends. */
export class ListGrants {
  constructor(private readonly repositories: Pick<Repositories, 'accounts' | 'grants'>) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, ACCOUNT_NOT_FOUND */
  async execute({
    actor,
    accountId,
  }: {
    readonly actor: Actor
    readonly accountId: string
  }): Promise<readonly Grant[]> {
    requireAdminOrBackend(actor, 'grants')
    const { id } = await grantedAccount(this.repositories, accountId)
    return this.repositories.grants.listByAccount(id)
  }
}
