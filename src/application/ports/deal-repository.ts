import type { Deal } from '../../domain/deal.js'
import type { AccountId, DealId } from '../../domain/ids.js'
import type { Page, PageRequest } from '../../domain/page.js'

export interface DealRepository {
  findById(id: DealId): Promise<Deal | null>

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

  /** Exactly the deals of the owner that `isExposedInCatalog` accepts: latest `publishedAt` first, nulls last, then latest id. */
  listExposedByOwner(ownerId: AccountId, request: PageRequest): Promise<Page<Deal>>
}
