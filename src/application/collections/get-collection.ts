import { type Actor, requireAccount } from '../../domain/actor.js'
import type { Deal } from '../../domain/deal.js'
import type { DealList } from '../deals/deal-list.js'
import type { Plans } from '../plans.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { collectionEntries, entriesAsDealList } from './collection-entries.js'
import { collectionIdOf, type OwnedCollection, ownedCollection, withDegraded } from './owned-collection.js'

export interface CollectionDeals {
  /** Differs whenever one of the deals has changed. */
  readonly version: string
  readonly read: () => Promise<DealList<Deal>>
}

export interface CollectionWithDeals extends OwnedCollection {
  /** In collection order; `null` if they were not requested. */
  readonly deals: CollectionDeals | null
}

interface Input {
  readonly actor: Actor
  readonly id: string
  readonly withDeals: boolean
}

/** Reads a collection for its owner. */
export class GetCollection {
  constructor(
    private readonly repositories: Repositories,
    private readonly plans: Plans,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND */
  async execute({ actor, id, withDeals }: Input): Promise<CollectionWithDeals> {
    requireAccount(actor)
    const collection = await ownedCollection(this.repositories, actor, collectionIdOf(id))
    const owned = withDegraded(await this.plans.ceilingOf(this.repositories, collection.ownerId))(collection)
    if (!withDeals) return { ...owned, deals: null }
    const { deals } = this.repositories
    const read = async () =>
      entriesAsDealList(deals, actor, collection, await collectionEntries(deals, actor, collection))
    return { ...owned, deals: { version: await deals.versionOfCollection(collection.id), read } }
  }
}
