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

/** What decides who may see a deal and what may be done with it. */
export type DealHeader = Pick<SharedDeal, 'id' | 'ownerId' | 'sharing' | 'lifecycle'>

/** What stands in a list for a deal whose texts are large; the deal is read when its turn comes. */
export interface DealOutline extends DealHeader, Pick<SharedDeal, 'boardNumber' | 'publishedAt'> {
  readonly revision: number
  /** Roughly what its texts take as JSON. */
  readonly bytes: number
}

/** A deal of a list: whole, or its outline. */
export type Listed<Whole extends SharedDeal> = Whole | DealOutline

export const isOutline = (deal: Listed<SharedDeal>): deal is DealOutline => 'bytes' in deal

/** A deal whose texts take more bytes than this stands in a list as its outline. */
export const MAX_LISTED_BYTES = 4_096
/** So does every deal of a collection past this place. */
export const MAX_LISTED_PLACES = 100

/** A deal of an author whom the catalog lists, with the author's grants active at the time of the read. */
export interface PublishedDeal {
  readonly deal: Listed<SharedDeal>
  readonly owner: Omit<Author, 'createdAt'>
  readonly grants: readonly Grant[]
}

/** Lists hold small deals whole and large ones as outlines: `MAX_LISTED_BYTES`. */
export interface DealRepository {
  findById(id: DealId): Promise<Deal | null>

  /** The deal with its owner; a deal without one is `null` here. */
  findOwned(id: DealId): Promise<DealWithOwner | null>

  /** Those of the deals that there are, whole, in the order of the ids. */
  findMany(ids: readonly DealId[]): Promise<readonly Deal[]>

  /** The outlines of those of the deals that there are, in no order; the deals are locked until the transaction ends. */
  lockMany(ids: readonly DealId[]): Promise<readonly DealOutline[]>

  /** Those of the deals that have an owner, each with it, in no order. None of them is deleted until the transaction ends. */
  holdOwned(ids: readonly DealId[]): Promise<readonly { readonly deal: DealHeader; readonly owner: Author }[]>

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
  list(filter: DealFilter, request: PageRequest): Promise<Page<Listed<Deal>>>

  /** So many deals of an owner from behind an id on, the latest id first. */
  listByOwner(ownerId: AccountId, after: DealId | null, limit: number): Promise<readonly Listed<Deal>[]>

  /** Exactly the deals that `isSharedWithGroups` accepts for the group and whose owner is active, the latest id first. */
  listByGroup(groupId: SharingGroupId, request: PageRequest): Promise<Page<Listed<Deal>>>

  /** The deals of a collection that have an owner, in its order. */
  listByCollection(
    collectionId: CollectionId,
  ): Promise<readonly { readonly deal: Listed<Deal>; readonly owner: Author }[]>

  /** Exactly the deals of a collection that `isExposedBy` its owner accepts, in its order. */
  listExposedByCollection(collectionId: CollectionId): Promise<readonly Listed<SharedDeal>[]>

  /**
   * The account that carries the handle, active or not, and exactly those of its deals that `isExposedInCatalog` accepts,
   * in the order of `latestPublishedFirst`. `null` when nobody carries it.
   */
  listExposedByHandle(
    handle: Handle,
    request: PageRequest,
  ): Promise<(Page<Listed<SharedDeal>> & { readonly owner: Author }) | null>

  /** The exposed deals of all listed authors that come after the cursor, in the order of `latestPublishedFirst`. */
  listRecent(request: CursorRequest, at: Date): Promise<readonly PublishedDeal[]>

  /** As `listRecent`, of the authors that the account follows. */
  listFeed(followerId: AccountId, request: CursorRequest, at: Date): Promise<readonly PublishedDeal[]>
}
