import type { AccountId } from '../../domain/ids.js'

export interface AccountErasure {
  /**
   * Removes an account with its own groups, memberships, grants and uploaded picture, and begins the job that handles
   * the rest. The job deletes read marks, subscriptions in both directions and stored responses; keeps serves, but
   * without the player; orphans deals; archives collections and closes their links; and replaces the id in the audit
   * trail with a pseudonym. Until it is done, no data is read as the account's own, and the id cannot be used again.
   * The handle stays reserved until the given time. Daily figures still count the account.
   */
  erase(id: AccountId, at: Date, handleHeldUntil: Date): Promise<void>

  /** Releases up to `atMost` handles that are reserved until this time or earlier. Returns how many. */
  releaseHandles(reservedUntil: Date, atMost: number): Promise<number>

  /** When an account with this id was last erased; `null` if there is no record of that. */
  findErasedAt(id: AccountId): Promise<Date | null>
}
