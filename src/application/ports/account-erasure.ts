import type { AccountId } from '../../domain/ids.js'

export interface AccountErasure {
  /**
   * Makes an account unknown, with its owned groups, memberships, grants and uploaded picture, and begins the job that removes the rest: read
   * marks, subscriptions in both directions and stored responses go, serves are kept without it as their player, its deals are orphaned, its collections archived with
   * their links closed. Until the job is done, nothing reads as the account's own, and its id cannot be used again. Its
   * handle stays reserved until the given time. In the end, the audit trail has a pseudonym in place of its id. Daily figures still
   * count it.
   */
  erase(id: AccountId, at: Date, handleHeldUntil: Date): Promise<void>

  /** Releases up to `atMost` handles that are reserved until this time or earlier. Returns how many. */
  releaseHandles(reservedUntil: Date, atMost: number): Promise<number>

  /** When an account with this id was last erased; `null` if there is no record of that. */
  findErasedAt(id: AccountId): Promise<Date | null>
}
