import type { Account } from '../../domain/account.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { type Identity, ownAccount } from './own-account.js'

/** The account of the caller, made at the first call of its token. */
export class GetOwnAccount {
  constructor(
    private readonly repositories: Pick<Repositories, 'accounts' | 'erasure'>,
    private readonly clock: Clock,
  ) {}

  execute(identity: Identity): Promise<Account> {
    return ownAccount(this.repositories, identity, this.clock)
  }
}
