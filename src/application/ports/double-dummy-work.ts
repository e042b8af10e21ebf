import type { FourHands } from '../../domain/bridge/double-dummy/double-dummy-solver.js'
import type { TrickTable } from '../../domain/bridge/par.js'
import type { Deal } from '../../domain/deal.js'
import type { AccountId, DealId } from '../../domain/ids.js'

/** A deal that a worker has claimed, to compute its double dummy results. */
export interface ClaimedDeal extends Pick<Deal, 'id' | 'ownerId' | 'hands' | 'doubleDummy' | 'sharing' | 'lifecycle'> {
  /** How often the deal has been claimed, including this time. */
  readonly tries: number
  readonly leasedUntil: Date
}

export interface Claim {
  /** The owner of the deal claimed last; empty at first. */
  readonly after: AccountId | ''
  readonly at: Date
  /** Until this time, no other worker can claim the deal. */
  readonly until: Date
}

/**
 * The deals whose double dummy results have yet to be computed. Repositories queue deals as `consequencesOf` says, in
 * the transaction of the write, and remove deleted deals.
 */
export interface DoubleDummyWork {
  /**
   * Claims a deal of the next owner after `after`; owners take turns in the order of their ids. Of an owner's deals,
   * the one written last comes first; imported deals come after all others, in file order. Skips deals until their
   * claims have expired. `null` if there is no deal left to claim.
   */
  claim(claim: Claim): Promise<ClaimedDeal | null>

  /** A computed table of the same hands that `mayShareTricks` allows for the deal; `null` if none is found quickly. */
  findSolved(deal: ClaimedDeal): Promise<TrickTable | null>

  /**
   * Stores a computed table if the deal still has these hands. Changes the versions of `DealRepository`, but neither
   * the revision nor `updatedAt`.
   */
  store(id: DealId, hands: FourHands, tricks: TrickTable): Promise<void>

  /** Removes a claimed deal, unless another worker has claimed it since, or it was queued again with new hands. */
  finish(deal: ClaimedDeal): Promise<void>

  /** Undoes the claim and its attempt, so that the deal can be claimed immediately. */
  release(deal: ClaimedDeal): Promise<void>

  /** The number of queued deals, claimed or not, counted up to `MAX_COUNTED_WORK`. */
  count(): Promise<number>
}

/** The number up to which queued deals are counted. */
export const MAX_COUNTED_WORK = 100_000
