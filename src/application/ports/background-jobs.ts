import type { AccountId, SharingGroupId } from '../../domain/ids.js'

/** A job by what it does, and to which account or group; the subject of a recount is empty. */
export interface BackgroundJob {
  readonly kind: 'erase-account' | 'withdraw-group' | 'recount'
  readonly subject: string
}

/** Work on any number of rows, done in pieces that each are a transaction. What was begun survives a restart. */
export interface BackgroundJobs {
  /**
   * Begins to remove a group from its owner's deals that are shared with it; those shared with no other group become private.
   * No deal can be shared with the group any more.
   */
  withdrawGroup(groupId: SharingGroupId, ownerId: AccountId, at: Date): Promise<void>

  /** Begins to derive everything again that is derived from other rows, or goes on with that where it was interrupted. */
  recount(at: Date): Promise<void>

  /**
   * Does the next piece of a job or, by default, of the erasure or withdrawal that began first, but only if no other
   * transaction is at work on it. Takes a transaction of its own. Returns whether there was a piece to do.
   */
  advance(job?: BackgroundJob): Promise<boolean>
}
