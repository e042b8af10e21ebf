import { foldSearchTerm, type SlimAccount } from '../../domain/account-search.js'
import { type Actor, requireAccount } from '../../domain/actor.js'
import type { AccountRepository } from '../ports/account-repository.js'

interface Input {
  readonly actor: Actor
  readonly q: string
  /** Sharing dialogs leave out the actor's own account; author filters include it. */
  readonly includeSelf: boolean
}

/** Finds active accounts by name or e-mail address. */
export class SearchAccounts {
  constructor(private readonly accounts: AccountRepository) {}

  /** Returns at most 20. @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE */
  async execute({ actor, q, includeSelf }: Input): Promise<readonly SlimAccount[]> {
    const { id } = requireAccount(actor)
    const term = foldSearchTerm(q)
    return term === null ? [] : this.accounts.search({ term, except: includeSelf ? null : id })
  }
}
