import type { FourHands } from '../../domain/bridge/double-dummy/double-dummy-solver.js'
import type { TrickTable } from '../../domain/bridge/par.js'
import type { Deal } from '../../domain/deal.js'
import type { AccountId, DealId } from '../../domain/ids.js'

/** A deal whose double dummy results one worker computes now. */
export interface ClaimedDeal extends Pick<Deal, 'id' | 'ownerId' | 'hands' | 'doubleDummy' | 'sharing' | 'lifecycle'> {
  /** How often it was claimed, this time included. */
  readonly tries: number
  readonly leasedUntil: Date
}

export interface Claim {
  /** The owner whose turn was the last; empty at first. */
  readonly after: AccountId | ''
  readonly at: Date
  /** Until then no other worker can claim the deal. */
  readonly until: Date
}

/**
 * The deals whose double dummy results are to be computed. Repositories queue deals as `consequencesOf` says, in the
 * transaction of the write, and remove those that are deleted.
 */
export interface DoubleDummyWork {
  /**
   * Claims a deal of the next owner after `after`, in the order of ids and around again: the one that was written last, those of
   * imports after all others and in the order of their file. Deals that are claimed already are skipped until their time is up.
   * `null` if nothing is left.
   */
  claim(claim: Claim): Promise<ClaimedDeal | null>

  /** A computed table of the same hands that `mayShareTricks` allows for the deal; `null` if none is found at once. */
  findSolved(deal: ClaimedDeal): Promise<TrickTable | null>

  /**
   * Stores a computed table if the deal still has these hands. Neither the revision nor `updatedAt` changes, but the versions of
   * `DealRepository` do.
   */
  store(id: DealId, hands: FourHands, tricks: TrickTable): Promise<void>

  /** Removes a deal that was claimed, unless its time was up and another worker has it, or it got other hands. */
  finish(deal: ClaimedDeal): Promise<void>

  /** Undoes the claim, so that the deal can be claimed at once. */
  release(deal: ClaimedDeal): Promise<void>

  /** The number of deals, claimed or not; of more than 100,000 only as many. */
  count(): Promise<number>
}

/** More are not counted. */
export const MAX_COUNTED_WORK = 100_000
