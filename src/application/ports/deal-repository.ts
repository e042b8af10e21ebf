import type { Author } from '../../domain/author.js'
import type { CursorRequest } from '../../domain/cursor.js'
import type { Deal, Lifecycle, SharedDeal, Sharing } from '../../domain/deal.js'
import type { Grant } from '../../domain/grant.js'
import type { Handle } from '../../domain/handle.js'
import type { AccountId, CollectionId, DealId, SharingGroupId } from '../../domain/ids.js'
import type { Page, PageRequest } from '../../domain/page.js'

export interface DealFilter {
  readonly ownerId?: AccountId | undefined
  readonly sharing?: Sharing | undefined
  readonly lifecycle?: Lifecycle | undefined
}

export interface DealWithOwner {
  readonly deal: Deal
  readonly owner: Author
}

/** A deal of an author whom the catalog lists, with the author's grants active at the time of the read. */
export interface PublishedDeal {
  readonly deal: SharedDeal
  readonly owner: Omit<Author, 'createdAt'>
  readonly grants: readonly Grant[]
}

export interface DealRepository {
  findById(id: DealId): Promise<Deal | null>

  /** The deal with its owner; a deal without one is `null` here. */
  findOwned(id: DealId): Promise<DealWithOwner | null>

  /** Those of the deals that there are, in no order. */
  findMany(ids: readonly DealId[]): Promise<readonly Deal[]>

  /** Those of the deals that there are, in no order, locked until the transaction ends. */
  lockMany(ids: readonly DealId[]): Promise<readonly Deal[]>

  /** Those of the deals that have an owner, each with it, in no order. None of them is deleted until the transaction ends. */
  holdOwned(ids: readonly DealId[]): Promise<readonly DealWithOwner[]>

  /** Keeps new deals: all of them or, when it throws, none. */
  insertMany(deals: readonly Deal[]): Promise<void>

  /**
   * Overwrites the deal whose stored revision is `deal.revision`, and counts that up by one: gives the deal as stored,
   * or `null`, with nothing written, when the stored revision is another or the deal is gone. A stored `publishedAt`
   * and `createdAt` survive any save, and so does the owner.
   */
  save(deal: Deal): Promise<Deal | null>

  /** Locks the deal until the transaction ends, so that the next `save` of it meets no other writer. */
  lock(id: DealId): Promise<void>

  /** Deletes the deal; the figures of its days go on counting it. Collections that hold it are for `CollectionRepository.removeDeal`. */
  delete(id: DealId): Promise<void>

  /** Takes a group out of the deals shared with it; a deal that no other group shares becomes private. */
  withdrawFromGroup(groupId: SharingGroupId, at: Date): Promise<void>

  /** The latest id first. */
  list(filter: DealFilter, request: PageRequest): Promise<Page<Deal>>

  /** Exactly the deals that `isSharedWithGroups` accepts for the group and whose owner is active, the latest id first. */
  listByGroup(groupId: SharingGroupId, request: PageRequest): Promise<Page<Deal>>

  /** The deals of a collection, in its order. */
  listByCollection(collectionId: CollectionId): Promise<readonly DealWithOwner[]>

  /** Exactly the deals of a collection that `isExposedBy` its owner accepts, in its order. */
  listExposedByCollection(collectionId: CollectionId): Promise<readonly SharedDeal[]>

  /**
   * The account that carries the handle, active or not, and exactly those of its deals that `isExposedInCatalog` accepts,
   * in the order of `latestPublishedFirst`. `null` when nobody carries it.
   */
  listExposedByHandle(
    handle: Handle,
    request: PageRequest,
  ): Promise<(Page<SharedDeal> & { readonly owner: Author }) | null>

  /** The exposed deals of all listed authors that come after the cursor, in the order of `latestPublishedFirst`. */
  listRecent(request: CursorRequest, at: Date): Promise<readonly PublishedDeal[]>

  /** As `listRecent`, of the authors that the account follows. */
  listFeed(followerId: AccountId, request: CursorRequest, at: Date): Promise<readonly PublishedDeal[]>
}
