import type { Actor, CallerAccount } from '../../domain/actor.js'
import type { Author } from '../../domain/author.js'
import { type Collection, isDegraded } from '../../domain/collection.js'
import type { Deal } from '../../domain/deal.js'
import type { Page, PageRequest } from '../../domain/page.js'
import { everyBatch } from '../batched-list.js'
import { type DealList, dealList } from '../deals/deal-list.js'
import type { Clock } from '../ports/clock.js'
import type { Listed } from '../ports/deal-repository.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { ceilingOf, collectionIdOf, ownedCollection } from './managed-collection.js'
import { mayHold } from './readable-deals.js'

/** A collection as its owner reads it: whether it is degraded is computed anew each time. */
export interface ReadCollection {
  readonly collection: Collection
  readonly degraded: boolean
}

/** A deal of a collection as a list has it, with its owner. */
export interface HeldDeal {
  readonly deal: Listed<Deal>
  readonly owner: Author
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
  async dealsOf(actor: Actor, { collection }: ReadCollection): Promise<DealList<Deal>> {
    return this.listOf(actor, await this.heldDeals(actor, collection))
  }

  async heldDeals(actor: Actor, { id }: Pick<Collection, 'id'>): Promise<readonly HeldDeal[]> {
    const held = await this.repositories.deals.listByCollection(id)
    return held.filter(({ deal, owner }) => mayHold(actor, deal, owner))
  }

  listOf(actor: Actor, held: readonly HeldDeal[]): DealList<Deal> {
    return dealList(this.repositories.deals, {
      entries: held,
      dealOf: ({ deal }) => deal,
      asWhole: (deal) => deal,
      show: (deal, { owner }) => (mayHold(actor, deal, owner) ? deal : null),
    })
  }

  async list({ owner, ...request }: PageRequest & { readonly owner: CallerAccount }): Promise<Page<ReadCollection>> {
    const [{ items, total }, ceiling] = await Promise.all([
      this.repositories.collections.listByOwner(owner.id, request),
      this.ceiling(owner.id),
    ])
    return { items: items.map((collection) => ({ collection, degraded: isDegraded(collection, ceiling) })), total }
  }

  /** All of them, newest first, so many at a time. */
  async *every(owner: CallerAccount, limit: number): AsyncIterable<readonly ReadCollection[]> {
    const { collections } = this.repositories
    const ceiling = await this.ceiling(owner.id)
    const stretch = (last: Collection | null) => collections.listByOwnerAfter(owner.id, last, limit)
    for await (const items of everyBatch<Collection>(stretch))
      yield items.map((collection) => ({ collection, degraded: isDegraded(collection, ceiling) }))
  }

  async withStanding(collection: Collection): Promise<ReadCollection> {
    return { collection, degraded: isDegraded(collection, await this.ceiling(collection.ownerId)) }
  }

  private ceiling(ownerId: Collection['ownerId']): Promise<number | null> {
    return ceilingOf(this.repositories, { ownerId }, { free: this.freeCollections, at: this.clock.now() })
  }
}
