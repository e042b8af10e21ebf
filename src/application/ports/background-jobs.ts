import type { AccountId, SharingGroupId } from '../../domain/ids.js'

/** A job, identified by its kind and its account or group; the subject of a recount is empty. */
export interface BackgroundJob {
  readonly kind: 'erase-account' | 'withdraw-group' | 'recount'
  readonly subject: string
}

/**
 * Work on any number of rows, in pieces that are separate transactions. A job that has been started survives a restart.
 */
export interface BackgroundJobs {
  /**
   * Starts to remove a group from its owner's deals; those shared with no other group become private. No deal can be
   * shared with the group any more.
   */
  withdrawGroup(groupId: SharingGroupId, ownerId: AccountId, at: Date): Promise<void>

  /** Starts to recompute everything that is derived from other rows, or continues where that was interrupted. */
  recount(at: Date): Promise<void>

  /**
   * Runs the next piece of the given job or, by default, of the oldest erasure or withdrawal, unless another
   * transaction is working on it. Uses a separate transaction. Returns whether there was a piece to run.
   */
  advance(job?: BackgroundJob): Promise<boolean>
}
