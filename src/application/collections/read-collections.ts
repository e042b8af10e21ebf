import type { Actor, CallerAccount } from '../../domain/actor.js'
import { type Collection, isDegraded } from '../../domain/collection.js'
import type { Deal } from '../../domain/deal.js'
import type { Page, PageRequest } from '../../domain/page.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { ceilingOf, collectionIdOf, ownedCollection } from './managed-collection.js'
import { visibleDeals } from './readable-deals.js'

/** A collection as its owner reads it: whether it is degraded is computed anew each time. */
export interface ReadCollection {
  readonly collection: Collection
  readonly degraded: boolean
}

/** Reads collections for their owner. */
export class ReadCollections {
  constructor(
    private readonly repositories: Repositories,
    private readonly clock: Clock,
    private readonly freeCollections: number,
  ) {}

  async one({ actor, id }: { actor: Actor; id: string }): Promise<ReadCollection> {
    return this.withStanding(await ownedCollection(this.repositories, actor, collectionIdOf(id)))
  }

  /** The deals that the collection shows its owner, in its order. */
  async dealsOf(actor: Actor, { collection }: ReadCollection): Promise<readonly Deal[]> {
    return visibleDeals(actor, await this.repositories.deals.listByCollection(collection.id))
  }

  async list({ owner, ...request }: PageRequest & { readonly owner: CallerAccount }): Promise<Page<ReadCollection>> {
    const [{ items, total }, ceiling] = await Promise.all([
      this.repositories.collections.listByOwner(owner.id, request),
      this.ceiling(owner.id),
    ])
    return { items: items.map((collection) => ({ collection, degraded: isDegraded(collection, ceiling) })), total }
  }

  async withStanding(collection: Collection): Promise<ReadCollection> {
    return { collection, degraded: isDegraded(collection, await this.ceiling(collection.ownerId)) }
  }

  private ceiling(ownerId: Collection['ownerId']): Promise<number | null> {
    return ceilingOf(this.repositories, { ownerId }, { free: this.freeCollections, at: this.clock.now() })
  }
}
