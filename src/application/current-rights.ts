import { type Actor, type CallerAccount, requireAdmin } from '../domain/actor.js'
import { accountIdsOf, currentActor } from '../domain/current-actor.js'
import type { CallerAccounts } from './ports/caller-accounts.js'
import type { Repositories } from './ports/unit-of-work.js'

type Stores = Pick<Repositories, 'accounts'>

/**
 * Checks an actor's rights against its accounts as read in the transaction, for writes that must not rely on the
 * accounts that `CallerAccounts` caches for a few seconds.
 */
export class CurrentRights {
  constructor(private readonly callers: CallerAccounts) {}

  /** The actor with its accounts as this transaction sees them. @throws the refusals of `currentActor` */
  async currentActor({ accounts }: Stores, actor: Actor): Promise<Actor> {
    const ids = accountIdsOf(actor)
    const found: CallerAccount[] = []
    for (const id of ids) {
      const account = await accounts.findById(id)
      if (account !== null) found.push(account)
    }
    // Unconditional, even though the cache may be up to date: these writes are rare.
    for (const id of ids) this.callers.forget(id)
    return currentActor(actor, found)
  }

  /** @throws FORBIDDEN and the refusals of `currentActor` */
  async requireAdmin(stores: Stores, actor: Actor): Promise<void> {
    requireAdmin(await this.currentActor(stores, actor))
  }
}
