import type { Author } from '../../domain/author.js'
import { type Collection, collectionCeiling, collectionNotFound } from '../../domain/collection.js'
import type { SharedDeal } from '../../domain/deal.js'
import { isExposedBy, isSharedCollection } from '../../domain/exposure.js'
import { parseCollectionId } from '../../domain/ids.js'
import { type DealList, sharedDeals } from '../deals/deal-list.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'
import type { ListedAuthors } from './listed-authors.js'

export interface SharedCollection {
  readonly collection: Collection
  /** Exposed deals only. */
  readonly dealCount: number
}

/** The collections that the catalog shows. */
export class SharedCollections {
  constructor(
    private readonly repositories: Repositories,
    private readonly authors: ListedAuthors,
    private readonly clock: Clock,
    private readonly freeCollections: number,
  ) {}

  /** An author's shared collections, newest first. @throws CATALOG_AUTHOR_NOT_FOUND */
  async ofAuthor({ handle }: { handle: string }): Promise<readonly SharedCollection[]> {
    const author = await this.authors.byHandle(handle)
    const at = this.clock.now()
    const [found, ceiling] = await Promise.all([
      this.repositories.collections.listOpenByOwner(author.id),
      this.ceilingOf(author, at),
    ])
    return found
      .filter(({ collection, exposedDeals }) => isSharedCollection({ author, collection, ceiling, exposedDeals, at }))
      .map(({ collection, exposedDeals }) => ({ collection, dealCount: exposedDeals }))
  }

  /** The exposed deals of a shared collection that its owner authored, in its order. @throws DEAL_COLLECTION_NOT_FOUND */
  async dealsOf({ id: text }: { id: string }): Promise<DealList<SharedDeal>> {
    const id = parseCollectionId(text)
    if (id === null) throw collectionNotFound()
    const at = this.clock.now()
    const [found, held] = await Promise.all([
      this.repositories.collections.findLinked(id, at),
      this.repositories.deals.listExposedByCollection(id),
    ])
    if (found === null) throw collectionNotFound()
    const { collection, owner: author, grants } = found
    const ceiling = collectionCeiling(grants, this.freeCollections)
    const isExposed = (deal: Parameters<typeof isExposedBy>[1]) => isExposedBy(author.id, deal)
    const exposedDeals = held.filter(isExposed).length
    if (!isSharedCollection({ author, collection, ceiling, exposedDeals, at })) throw collectionNotFound()
    return sharedDeals(this.repositories.deals, held, isExposed)
  }

  private async ceilingOf({ id }: Author, at: Date): Promise<number | null> {
    return collectionCeiling(await this.repositories.entitlements.listActiveGrants(id, at), this.freeCollections)
  }
}
