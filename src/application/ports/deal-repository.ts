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

/** A filter and order for a list of deals. All conditions have to be met; missing ones are ignored. */
export interface DealFilter extends BoardSearch {
  readonly ownerId?: AccountId | undefined
  readonly sharing?: Sharing | undefined
  readonly lifecycle?: Lifecycle | undefined
  /** Only these. */
  readonly ids?: readonly DealId[] | undefined
  /** Shared with this group, whatever their lifecycle. */
  readonly sharingGroupId?: SharingGroupId | undefined
  /** Of which it is known that some declarer takes enough tricks for this bid, double dummy. */
  readonly makes?: Bid | undefined
  /** Created at this time or later. */
  readonly createdFrom?: Date | undefined
  /** Created before this time. */
  readonly createdUntil?: Date | undefined
  /** `LATEST_CREATED` by default. */
  readonly order?: DealOrder | undefined
}

/** Whether the filter sets anything but the owner. */
export const isFiltered = ({ ownerId: _, order: __, ...filter }: DealFilter): boolean => isFiltering(filter)

/** A deal of a list with its position there. */
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

/** Represents a large deal in a list. The deal itself is read when it is needed. */
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

/** Lists contain the outlines of deals whose texts are larger than this. */
export const MAX_LISTED_BYTES = 4_096
/** Lists of the deals of a collection also contain outlines past this position. */
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

  /** The deals that exist, whole, in the order of the ids. */
  findMany(ids: readonly DealId[]): Promise<readonly Deal[]>

  /** The same as plain deals. */
  findManyPlain(ids: readonly DealId[]): Promise<readonly PlainDeal[]>

  /** The deals that exist, in the order of their ids. Locks them until the transaction ends. */
  lockMany(ids: readonly DealId[]): Promise<readonly Listed<Deal>[]>

  /** The deals that have an owner, each with its owner, in no particular order. */
  findHeaders(ids: readonly DealId[]): Promise<readonly OwnedHeader[]>

  /** The same, but none of them can be deleted until the transaction ends. */
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
   * Overwrites the deal `before`, as it was read, with `after` if its stored revision is still the same, and increments the
   * revision. Returns the deal as stored, or `null`, without writing anything, if the stored revision differs or the deal is
   * gone. A stored `publishedAt`, the `createdAt` and the owner never change.
   */
  save(before: Deal, after: Deal): Promise<Deal | null>

  /**
   * Overwrites many deals that are locked, and increments their revisions. A stored `publishedAt` and the `createdAt` never
   * change; the owner may be removed. Throws, without writing anything, if a stored revision differs.
   */
  saveMany(changes: readonly DealChangePair[]): Promise<void>

  /** Locks the deal until the transaction ends, so that no other writer can get in before its `save`. */
  lock(id: DealId): Promise<void>

  /**
   * Deletes a deal that is locked. Daily figures still count it. Does not remove it from collections: see
   * `CollectionRepository.removeDeal`.
   */
  delete(deal: Deal): Promise<void>

  /**
   * The deals that match the filter, in its order; a search includes personal themes. If the filter sets anything but
   * the owner, no more than `MAX_FILTERED` deals are counted, and a page beyond them is empty.
   */
  list(filter: DealFilter, request: PageRequest): Promise<Page<Listed<Deal>>>

  /**
   * A text that changes whenever a deal of the owner is created, changed or deleted; for `null`, a deal of any owner.
   */
  versionOf(ownerId: AccountId | null): Promise<string>

  /** A text that changes whenever the collection's deals with an owner, their order, or one of these owners changes. */
  versionOfCollection(collectionId: CollectionId): Promise<string>

  /** Up to `limit` deals in the order of `list`, starting after the given position. */
  listAfter(filter: DealFilter, after: DealPlace | null, limit: number): Promise<readonly PlacedDeal[]>

  /** Exactly the deals that `isReadableByGroups` accepts for the group and whose owner is active, in the order of `latestCreatedFirst`. */
  listByGroup(groupId: SharingGroupId, request: PageRequest): Promise<Page<Listed<PlainDeal>>>

  /**
   * The deals of a collection that have an owner, in collection order, as the owner of the collection reads them
   * (`asCollectedBy`).
   */
  listByCollection(
    collectionId: CollectionId,
  ): Promise<readonly { readonly deal: Listed<Deal>; readonly owner: Author }[]>

  /** The same as plain deals. */
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

  /** A text that identifies the set of deals exposed by their owner (`isExposedBy`): it changes whenever the set does. */
  versionOfExposed(ownerId: AccountId): Promise<string>

  /** The exposed deals of all listed authors after the cursor, in the order of `latestPublishedFirst`. */
  listRecent(request: CursorRequest, at: Date): Promise<readonly PublishedDeal[]>

  /** Like `listRecent`, but only the authors that the account follows. */
  listFeed(followerId: AccountId, request: CursorRequest, at: Date): Promise<readonly PublishedDeal[]>
}
