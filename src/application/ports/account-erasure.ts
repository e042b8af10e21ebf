import type { AccountId } from '../../domain/ids.js'

export interface AccountErasure {
  /**
   * Deletes an account and everything stored about its owner: read marks, subscriptions in both directions, memberships,
   * owned groups, grants and stored responses. Its deals are orphaned; its collections are archived with their links
   * closed, and remain without access. Its handle stays reserved until the given time. Afterwards, only the audit trail
   * refers to the account. Daily figures still count it.
   */
  erase(id: AccountId, at: Date, handleHeldUntil: Date): Promise<void>

  /** Releases up to `atMost` handles that are reserved until this time or earlier. Returns how many. */
  releaseHandles(heldUntil: Date, atMost: number): Promise<number>

  /** When an account with this id was last erased; `null` if there is no record of that. */
  findErasedAt(id: AccountId): Promise<Date | null>
}
