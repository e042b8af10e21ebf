import type { Author } from '../../domain/author.js'
import type { Bid } from '../../domain/bridge/auction.js'
import type { CursorRequest } from '../../domain/cursor.js'
import type { Deal, Lifecycle, PlainDeal, SharedDeal } from '../../domain/deal.js'
import type { DealOrder, DealPlace } from '../../domain/deal-order.js'
import type { BoardSearch } from '../../domain/deal-search.js'
import type { Grant } from '../../domain/grant.js'
import type { Handle } from '../../domain/handle.js'
import type { AccountId, CollectionId, DealId, SharingGroupId } from '../../domain/ids.js'
import { isFiltering, type Page, type PageRequest } from '../../domain/page.js'
import type { Sharing } from '../../domain/sharing.js'

/** A filter and order for a list of deals. All conditions must be met; absent ones are ignored. */
export interface DealFilter extends BoardSearch {
  readonly ownerId?: AccountId | undefined
  readonly sharing?: Sharing | undefined
  readonly lifecycle?: Lifecycle | undefined
  /** Only deals with these ids. */
  readonly ids?: readonly DealId[] | undefined
  /** Only deals shared with this group, whatever their lifecycle. */
  readonly sharingGroupId?: SharingGroupId | undefined
  /** Only deals of which it is known that some declarer makes this bid, double dummy. */
  readonly makes?: Bid | undefined
  /** Only deals created at this time or later. */
  readonly createdFrom?: Date | undefined
  /** Only deals created before this time. */
  readonly createdUntil?: Date | undefined
  /** `LATEST_CREATED` by default. */
  readonly order?: DealOrder | undefined
}

/** Whether the filter sets anything but the owner. */
export const isFiltered = ({ ownerId: _, order: __, ...filter }: DealFilter): boolean => isFiltering(filter)

/** A deal in a list, with its position. */
export interface PlacedDeal {
  readonly deal: Listed<Deal>
  readonly place: DealPlace
}

export interface DealWithOwner {
  readonly deal: Deal
  readonly owner: Author
}

/** The fields that decide who may see a deal and what may be done with it. */
export type DealHeader = Pick<SharedDeal, 'id' | 'ownerId' | 'sharing' | 'lifecycle'>

/** A large deal as it appears in a list. The deal itself is read when it is needed. */
export interface DealOutline
  extends DealHeader,
    Pick<SharedDeal, 'title' | 'boardNumber' | 'publishedAt' | 'createdAt'> {
  readonly revision: number
  /** The approximate size, as JSON, of what the list leaves out. */
  readonly bytes: number
}

/** A deal in a list: the deal itself, or its outline. */
export type Listed<Whole extends SharedDeal> = Whole | DealOutline

export const isOutline = (deal: Listed<SharedDeal>): deal is DealOutline => 'bytes' in deal

/** Lists contain only the outlines of deals whose texts are larger than this, in bytes. */
export const MAX_LISTED_BYTES = 4_096
/** Lists of a collection's deals contain only outlines past this position. */
export const MAX_LISTED_PLACES = 100

/** A deal by an author whom the catalog lists, with the author's grants that were active at the time of the read. */
export interface PublishedDeal {
  readonly deal: Listed<SharedDeal>
  readonly owner: Omit<Author, 'createdAt'>
  readonly grants: readonly Grant[]
}

export interface OwnedHeader {
  readonly deal: DealHeader
  readonly owner: Author
}

/** A deal before and after a change. */
export interface DealChangePair {
  readonly before: Deal
  readonly after: Deal
}

/** Lists contain small deals whole and large ones as outlines: see `MAX_LISTED_BYTES`. */
export interface DealRepository {
  /** Any deal, whatever its sharing and lifecycle, with or without an owner; `null` if there is none. */
  findById(id: DealId): Promise<Deal | null>

  /** The deal with its owner; `null` if the deal does not exist or has no owner. */
  findOwned(id: DealId): Promise<DealWithOwner | null>

  /** The deals with these ids that exist, whole, in the order of the ids. */
  findMany(ids: readonly DealId[]): Promise<readonly Deal[]>

  /** Like `findMany`, as plain deals. */
  findManyPlain(ids: readonly DealId[]): Promise<readonly PlainDeal[]>

  /** Locks the deals with these ids that exist until the transaction ends, and returns them ordered by id. */
  lockMany(ids: readonly DealId[]): Promise<readonly Listed<Deal>[]>

  /** The deals with these ids that have an owner, each with its owner, in no particular order. */
  findHeaders(ids: readonly DealId[]): Promise<readonly OwnedHeader[]>

  /** Like `findHeaders`, and prevents the deletion of these deals until the transaction ends. */
  lockHeaders(ids: readonly DealId[]): Promise<readonly OwnedHeader[]>

  /** The given boards (`boardKey`) that the owner has in deals that are not trashed, each with one of these deals. */
  findBoards(ownerId: AccountId, keys: readonly string[]): Promise<ReadonlyMap<string, DealId>>

  /** Makes all other transactions that lock the boards of this owner wait until this one ends. */
  lockBoards(ownerId: AccountId): Promise<void>

  /** Inserts new deals: all of them or, if it throws, none. Outside of a transaction, only one. */
  insertMany(deals: readonly Deal[]): Promise<void>

  /**
   * Inserts a new deal in a separate transaction, if its owner exists and has fewer deals than `limit`, even if several
   * are inserted concurrently. Returns whether it did.
   */
  insertWithin(deal: Deal, limit: number): Promise<boolean>

  /**
   * Overwrites the deal `before`, as it was read, with `after` if its stored revision is still the same, and increments
   * the revision. Returns the deal as stored, or `null`, without writing anything, if the stored revision differs or
   * the deal no longer exists. A stored `publishedAt`, the `createdAt` and the owner never change.
   */
  save(before: Deal, after: Deal): Promise<Deal | null>

  /**
   * Overwrites locked deals, and increments their revisions. A stored `publishedAt` and the `createdAt` never change;
   * the owner may be removed. Throws, without writing anything, if a stored revision differs.
   */
  saveMany(changes: readonly DealChangePair[]): Promise<void>

  /** Locks the deal until the transaction ends, so that no other writer can change it before its `save`. */
  lock(id: DealId): Promise<void>

  /**
   * Deletes a locked deal. Daily figures still count it. `CollectionRepository.removeDeal` removes it from collections.
   */
  delete(deal: Deal): Promise<void>

  /**
   * The deals that match the filter, in its order; a search includes personal themes. If the filter sets anything
   * except the owner, at most `MAX_FILTERED` deals are counted, and a page beyond them is empty.
   */
  list(filter: DealFilter, request: PageRequest): Promise<Page<Listed<Deal>>>

  /**
   * A string that changes whenever a deal of the owner (for `null`, of any owner) is created, changed or deleted.
   */
  versionOf(ownerId: AccountId | null): Promise<string>

  /** A string that changes whenever the collection's deals with an owner, their order, or these owners change. */
  versionOfCollection(collectionId: CollectionId): Promise<string>

  /** Up to `limit` deals in the order of `list`, starting after the given position. */
  listAfter(filter: DealFilter, after: DealPlace | null, limit: number): Promise<readonly PlacedDeal[]>

  /**
   * Exactly the deals that `isReadableByGroups` accepts for the group and whose owner is active, in the order of
   * `latestCreatedFirst`.
   */
  listByGroup(groupId: SharingGroupId, request: PageRequest): Promise<Page<Listed<PlainDeal>>>

  /**
   * The deals of a collection that have an owner, in collection order, as the owner of the collection reads them
   * (`asCollectedBy`).
   */
  listByCollection(
    collectionId: CollectionId,
  ): Promise<readonly { readonly deal: Listed<Deal>; readonly owner: Author }[]>

  /** Like `listByCollection`, as plain deals. */
  listPlainByCollection(
    collectionId: CollectionId,
  ): Promise<readonly { readonly deal: Listed<PlainDeal>; readonly owner: Author }[]>

  /** Exactly the deals of a collection that are exposed by its owner (`isExposedBy`), in collection order. */
  listExposedByCollection(collectionId: CollectionId): Promise<readonly Listed<SharedDeal>[]>

  /**
   * The account that has the handle, active or not, and exactly those of its deals that `isExposedInCatalog` accepts, in
   * the order of `latestPublishedFirst`. `null` if no account has the handle.
   */
  listExposedByHandle(
    handle: Handle,
    request: PageRequest,
  ): Promise<(Page<Listed<SharedDeal>> & { readonly owner: Author }) | null>

  /** A string that changes whenever the set of deals that the owner exposes (`isExposedBy`) changes. */
  versionOfExposed(ownerId: AccountId): Promise<string>

  /** The exposed deals of all listed authors after the cursor, in the order of `latestPublishedFirst`. */
  listRecent(request: CursorRequest, at: Date): Promise<readonly PublishedDeal[]>

  /** Like `listRecent`, but only deals of authors that the account follows. */
  listFeed(followerId: AccountId, request: CursorRequest, at: Date): Promise<readonly PublishedDeal[]>
}
