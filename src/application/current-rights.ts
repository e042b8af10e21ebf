import type { Actor, CallerAccount } from '../domain/actor.js'
import { accountIdsOf, currentActor, requireAdmin } from '../domain/current-actor.js'
import type { CallerAccounts } from './ports/caller-accounts.js'
import type { Repositories } from './ports/unit-of-work.js'

type Stores = Pick<Repositories, 'accounts'>

/**
 * What an actor may do by its accounts as a transaction reads them, where the seconds for which `CallerAccounts` remembers
 * them are too long.
 */
export class CurrentRights {
  constructor(private readonly callers: CallerAccounts) {}

  /** The actor as it stands in this transaction. @throws the refusals of `currentActor` */
  async currentActor({ accounts }: Stores, actor: Actor): Promise<Actor> {
    const ids = accountIdsOf(actor)
    const found: CallerAccount[] = []
    for (const id of ids) {
      const account = await accounts.findById(id)
      if (account !== null) found.push(account)
    }
    // Whether or not it was stale: these writes are rare.
    for (const id of ids) this.callers.forget(id)
    return currentActor(actor, found)
  }

  /** @throws FORBIDDEN and the refusals of `currentActor` */
  async requireAdmin(stores: Stores, actor: Actor): Promise<void> {
    requireAdmin(await this.currentActor(stores, actor))
  }
}
