import type { Account } from '../../domain/account.js'
import type { Actor } from '../../domain/actor.js'
import type { TokenClaims } from '../ports/access-token-verifier.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { identityOf, ownAccount } from './own-account.js'

interface Input {
  readonly actor: Actor
  /** The claims of the actor's token, from which a missing account is created; `null` means that none is created. */
  readonly claims: TokenClaims | null
}

/** Reads the actor's account, and creates it on the first call with claims. */
export class GetOwnAccount {
  constructor(
    private readonly repositories: Pick<Repositories, 'accounts' | 'erasure'>,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, ACCOUNT_EMAIL_TAKEN */
  async execute({ actor, claims }: Input): Promise<Account> {
    return ownAccount(this.repositories, identityOf(actor, claims), this.clock)
  }
}
