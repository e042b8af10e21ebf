import { type Account, accountNotFound, mayManageAccount } from '../../domain/account.js'
import { type Actor, administers } from '../../domain/actor.js'
import { forbidden } from '../../domain/errors.js'
import { type AccountId, parseAccountId } from '../../domain/ids.js'
import type { AccountRepository } from '../ports/account-repository.js'

/** The id of an account that the actor may read and change. To anyone else the answer is one, whether or not it exists. */
export const managedAccountId = (actor: Actor, text: string): AccountId => {
  const id = parseAccountId(text)
  if (id === null ? !administers(actor) : !mayManageAccount(actor, id)) throw forbidden()
  if (id === null) throw accountNotFound()
  return id
}

export class GetAccount {
  constructor(private readonly accounts: AccountRepository) {}

  async execute({ actor, id }: { actor: Actor; id: string }): Promise<Account> {
    const account = await this.accounts.findById(managedAccountId(actor, id))
    if (account === null) throw accountNotFound()
    return account
  }
}
