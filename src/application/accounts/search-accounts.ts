import { foldSearchTerm, type SlimAccount } from '../../domain/account-search.js'
import type { CallerAccount } from '../../domain/actor.js'
import type { AccountRepository } from '../ports/account-repository.js'

interface Input {
  readonly caller: CallerAccount
  readonly q: string
  /** Share flows leave the requesting account out, author filters let it in. */
  readonly includeSelf: boolean
}

export class SearchAccounts {
  constructor(private readonly accounts: AccountRepository) {}

  async execute({ caller, q, includeSelf }: Input): Promise<readonly SlimAccount[]> {
    const term = foldSearchTerm(q)
    return term === null ? [] : this.accounts.search({ term, except: includeSelf ? null : caller.id })
  }
}
