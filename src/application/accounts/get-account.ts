import { type Account, accountNotFound } from '../../domain/account.js'
import type { Actor } from '../../domain/actor.js'
import { foundOr } from '../found-or.js'
import type { AccountRepository } from '../ports/account-repository.js'
import { managedAccountId } from './managed-account.js'

/** Reads an account for its owner, an admin or an internal backend. */
export class GetAccount {
  constructor(private readonly accounts: AccountRepository) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN, ACCOUNT_NOT_FOUND */
  async execute({ actor, id }: { readonly actor: Actor; readonly id: string }): Promise<Account> {
    return foundOr(await this.accounts.findById(managedAccountId(actor, id)), accountNotFound)
  }
}
