import type { AccountId } from '../../domain/ids.js'

export interface AccountErasure {
  /**
   * Takes an account and all that is kept of its owner away: marks, subscriptions either way, memberships, owned groups,
   * grants and kept answers go; its deals are orphaned and its collections archived with their links closed, and stay for
   * nobody. Its handle is held until the moment given. Nothing else refers to it afterwards but the audit trail.
   * The figures of its days go on counting it.
   */
  erase(id: AccountId, at: Date, handleHeldUntil: Date): Promise<void>

  /** Forgets handles that are held no longer than until this moment, at most so many. Gives how many. */
  releaseHandles(heldUntil: Date, atMost: number): Promise<number>

  /** When an account of this id was last erased; `null` when none was, as far back as is remembered. */
  findErasedAt(id: AccountId): Promise<Date | null>
}
