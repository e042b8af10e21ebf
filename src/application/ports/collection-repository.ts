import type { Author } from '../../domain/author.js'
import type { Collection } from '../../domain/collection.js'
import type { Grant } from '../../domain/grant.js'
import type { AccountId, CollectionId, DealId } from '../../domain/ids.js'
import type { Page, PageRequest } from '../../domain/page.js'

/** A collection with how many of its deals `isExposedBy` its owner accepts. */
export interface CollectionWithCount {
  readonly collection: Collection
  readonly exposedDeals: number
}

export interface OwnedCollection extends CollectionWithCount {
  readonly owner: Author
}

/** What decides whether a link is live, and what its students read beside the deals. */
export interface LinkedCollection {
  readonly collection: Omit<Collection, 'dealIds'>
  readonly owner: Author
  /** Those of the owner that are active at the time of the read. */
  readonly grants: readonly Grant[]
}

/** Collections whose owner's account is erased are kept for nobody: none of these finds them. */
export interface CollectionRepository {
  /** With its `seniority`, as every read here. */
  findById(id: CollectionId): Promise<Collection | null>

  /** The collection with its owner and its count of exposed deals. */
  findOwned(id: CollectionId): Promise<OwnedCollection | null>

  /** The collection, whatever its link. It costs the same whatever the collection holds, and so does the next. */
  findLinked(id: CollectionId, at: Date): Promise<LinkedCollection | null>

  /** The collection whose public link has the token, open or not. */
  findByPublicToken(token: string, at: Date): Promise<LinkedCollection | null>

  insert(collection: Collection): Promise<void>

  /**
   * Overwrites the collection whose stored revision is `collection.revision`, and counts that up by one: gives the
   * collection as stored, or `null`, with nothing written, when the stored revision is another or it is gone. Owner,
   * `createdAt` and a stored order of age stay.
   */
  save(collection: Collection): Promise<Collection | null>

  /** Locks the collection until the transaction ends, so that the next `save` of it meets no other writer. */
  lock(id: CollectionId): Promise<void>

  delete(id: CollectionId): Promise<void>

  /** The owner's collections, the newest `createdAt` first, then the latest id. */
  listByOwner(ownerId: AccountId, request: PageRequest): Promise<Page<Collection>>

  /** So many of the owner's collections from behind one on, in the same order. */
  listByOwnerAfter(ownerId: AccountId, after: Collection | null, limit: number): Promise<readonly Collection[]>

  /** The owner's unarchived collections with open links, in the order of `listByOwner`, with their counts. */
  listOpenByOwner(ownerId: AccountId): Promise<readonly CollectionWithCount[]>

  countUnarchived(ownerId: AccountId): Promise<number>

  /** Takes a deal out of every collection. */
  removeDeal(dealId: DealId): Promise<void>
}
