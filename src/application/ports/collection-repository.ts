import type { Author } from '../../domain/author.js'
import type { Collection, CollectionState, ViewsOfDay } from '../../domain/collection.js'
import type { Grant } from '../../domain/grant.js'
import type { AccountId, CollectionId, DealId } from '../../domain/ids.js'
import type { Page, PageRequest } from '../../domain/page.js'

export interface CollectionWithOwner {
  readonly collection: Collection
  readonly owner: Author
  /** How many of its deals are exposed by its owner (`isExposedBy`). */
  readonly exposedDeals: number
}

/** The fields of a collection that, together with its seniority, decide whether its link is live. */
type Link = Pick<Collection, 'id' | 'revision' | 'publicEnabled' | 'availableFrom' | 'availableUntil' | 'archivedAt'>

/** A collection as the catalog lists it. */
export interface CountedCollection {
  readonly collection: Link & Pick<Collection, 'title' | 'description' | 'createdAt' | 'updatedAt'>
  /** How many of its deals are exposed by its owner (`isExposedBy`). */
  readonly exposedDeals: number
}

/** An entry in a list of open collections. */
export interface OpenCollection {
  readonly collection: Link & Pick<Collection, 'seniority'>
  /** The size of its title and description in UTF-8. */
  readonly bytes: number
  /** `null` for all entries of a list that exceeds `MAX_WHOLE_COLLECTIONS` or `MAX_WHOLE_BYTES`. */
  readonly counted: CountedCollection | null
}

/** In longer lists of open collections, each collection is read and counted only when it is needed. */
export const MAX_WHOLE_COLLECTIONS = 50
/** The same applies to lists whose texts are larger than this, in bytes. */
export const MAX_WHOLE_BYTES = 128 * 1024

/** The fields that decide whether a link is live, and those that students see besides the deals. */
export interface LinkedCollection {
  readonly collection: Omit<Collection, 'dealIds' | 'views'>
  readonly owner: Author
  /** The owner's grants that were active at the time of the read. */
  readonly grants: readonly Grant[]
}

export interface WhichCollections {
  /** Whether to list the deleted collections instead of the others; `false` by default. */
  readonly deleted?: boolean
}

/**
 * Never returns collections whose owner's account has been erased. Only the methods that say so return deleted ones;
 * all others ignore them. They count towards the quota, but not towards the plan's ceiling.
 */
export interface CollectionRepository {
  /** The collection with its `seniority`, as in all reads here; `null` if there is none. */
  findById(id: CollectionId): Promise<Collection | null>

  /** The collection, if it is deleted and can still be restored. */
  findDeleted(id: CollectionId): Promise<Collection | null>

  /** The collection with its owner and the number of its exposed deals. */
  findOwned(id: CollectionId): Promise<CollectionWithOwner | null>

  /** The collection, whether or not its link is live. The cost does not depend on its contents. */
  findLinked(id: CollectionId, at: Date): Promise<LinkedCollection | null>

  /** The collection whose public link has the token, open or not. The cost does not depend on its contents. */
  findByPublicToken(token: string, at: Date): Promise<LinkedCollection | null>

  /** Inserts a collection with a new id. */
  insert(collection: Collection): Promise<void>

  /**
   * Overwrites a collection, deleted or not, if its stored revision is that of `before`, and increments the revision.
   * Returns the collection as stored, or `null`, without writing anything, if the stored revision differs or the
   * collection no longer exists. The owner, `createdAt` and the relative age of stored collections never change.
   * @param added deals that must still exist; `null` is also returned if one of them does not
   */
  save(before: Collection, after: Collection, added?: readonly DealId[]): Promise<Collection | null>

  /** Locks the collection until the transaction ends, so that no other writer can change it before its `save`. */
  lock(id: CollectionId): Promise<void>

  /**
   * Deletes the collection permanently, even if it is marked as deleted; its deals stay. Does nothing if there is none.
   * Its participants are deleted as by `ParticipantRepository.deleteAll`.
   */
  deleteForever(collection: Collection, at: Date): Promise<void>

  /**
   * Permanently deletes up to `atMost` collections that were deleted before this time. Returns how many. Leaves their
   * participants' answers to `ParticipantRepository.removeDeleted`.
   */
  deleteForeverBefore(time: Date, atMost: number): Promise<number>

  /** The owner's collections, or only the deleted ones, the newest `createdAt` first, then the latest id. */
  listByOwner(ownerId: AccountId, request: PageRequest & WhichCollections): Promise<Page<Collection>>

  /** Up to `limit` of the owner's collections in the same order, starting after the given one. */
  listByOwnerAfter(
    ownerId: AccountId,
    after: Collection | null,
    which: WhichCollections & { readonly limit: number },
  ): Promise<readonly Collection[]>

  /** The owner's unarchived collections with open links, in the order of `listByOwner`. */
  listOpenByOwner(ownerId: AccountId): Promise<readonly OpenCollection[]>

  /** The collections with these ids that exist, in the order of the ids. */
  listCounted(ids: readonly CollectionId[]): Promise<readonly CountedCollection[]>

  /** How many of the owner's collections are in each state of `stateOfCollection`. */
  countByState(ownerId: AccountId, ceiling: number | null, at: Date): Promise<Readonly<Record<CollectionState, number>>>

  /** How many unarchived collections an account owns. */
  countUnarchived(ownerId: AccountId): Promise<number>

  /**
   * Adds to the views of collections, each of which is listed at most once per day. Skips collections that no longer
   * exist. Changes neither revisions nor `updatedAt`.
   */
  addViews(views: readonly ViewsOfDay[]): Promise<void>

  /** Removes a deal from all collections, including deleted ones. */
  removeDeal(dealId: DealId): Promise<void>
}
