import { type Actor, requireAccount } from '../../domain/actor.js'
import type { Page, PageRequest } from '../../domain/page.js'
import type { Plans } from '../plans.js'
import type { WhichCollections } from '../ports/collection-repository.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { type OwnedCollection, withDegraded } from './owned-collection.js'

interface Input extends PageRequest, WhichCollections {
  readonly actor: Actor
}

/** Lists the actor's collections, or the deleted ones, newest first. */
export class ListCollections {
  constructor(
    private readonly repositories: Pick<Repositories, 'collections' | 'entitlements'>,
    private readonly plans: Plans,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE */
  async execute({ actor, ...request }: Input): Promise<Page<OwnedCollection>> {
    const { id } = requireAccount(actor)
    const [{ items, total }, ceiling] = await Promise.all([
      this.repositories.collections.listByOwner(id, request),
      this.plans.ceilingOf(this.repositories, id),
    ])
    return { items: items.map(withDegraded(ceiling)), total }
  }
}
