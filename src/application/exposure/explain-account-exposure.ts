import { type Actor, accountRequired, requireAccount } from '../../domain/actor.js'
import { authorExposure, type Exposure } from '../../domain/exposure.js'
import { foundOr } from '../found-or.js'
import type { AccountRepository } from '../ports/account-repository.js'

/** Explains to an account why it is, or is not, in the catalog. */
export class ExplainAccountExposure {
  constructor(private readonly accounts: AccountRepository) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE */
  async execute({ actor }: { readonly actor: Actor }): Promise<Exposure> {
    const { id } = requireAccount(actor)
    return authorExposure(foundOr(await this.accounts.findById(id), accountRequired))
  }
}
