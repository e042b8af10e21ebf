import type { Account } from '../../domain/account.js'
import type { AccountRepository } from '../ports/account-repository.js'

/** The accounts with an address, compared without case: one or none. */
export class FindAccountsByEmail {
  constructor(private readonly accounts: AccountRepository) {}

  async execute(email: string): Promise<readonly Account[]> {
    const account = await this.accounts.findByEmail(email)
    return account === null ? [] : [account]
  }
}
