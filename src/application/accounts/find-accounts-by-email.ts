import type { Account } from '../../domain/account.js'
import { type Actor, requireBackend } from '../../domain/actor.js'
import type { AccountRepository } from '../ports/account-repository.js'

/** Finds the account with an e-mail address, ignoring case; returns at most one. For internal backends. */
export class FindAccountsByEmail {
  constructor(private readonly accounts: AccountRepository) {}

  /** @throws FORBIDDEN */
  async execute({ actor, email }: { readonly actor: Actor; readonly email: string }): Promise<readonly Account[]> {
    requireBackend(actor, 'accounts')
    const account = await this.accounts.findByEmail(email)
    return account === null ? [] : [account]
  }
}
