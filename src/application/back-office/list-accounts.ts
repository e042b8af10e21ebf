import type { Account } from '../../domain/account.js'
import { type Actor, requireAdmin } from '../../domain/actor.js'
import { type Page, type PageRequest, requireReachable } from '../../domain/page.js'
import type { AccountFilter, AccountRepository, AccountSort } from '../ports/account-repository.js'

interface Input extends PageRequest {
  readonly actor: Actor
  readonly filter: AccountFilter
  readonly sort: AccountSort
}

/** Lists accounts for admins. */
export class ListAccounts {
  constructor(private readonly accounts: AccountRepository) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, VALIDATION_FAILED */
  async execute({ actor, filter, sort, ...request }: Input): Promise<Page<Account>> {
    requireAdmin(actor)
    return requireReachable(request, await this.accounts.list(filter, sort, request))
  }
}
