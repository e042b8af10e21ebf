import type { Account } from '../../domain/account.js'
import type { TokenClaims } from '../ports/access-token-verifier.js'
import type { AccountRepository } from '../ports/account-repository.js'
import type { Clock } from '../ports/clock.js'
import { ownAccount } from './own-account.js'

/** The account of the caller, made at the first call of its token. */
export class GetOwnAccount {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly clock: Clock,
  ) {}

  execute(claims: TokenClaims): Promise<Account> {
    return ownAccount(this.accounts, claims, this.clock)
  }
}
