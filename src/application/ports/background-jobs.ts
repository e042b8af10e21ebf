import type { AccountId, SharingGroupId, WebhookId } from '../../domain/ids.js'

/** A job, identified by its kind and its account, group or webhook; the subject of the others is empty. */
export interface BackgroundJob {
  readonly kind: 'erase-account' | 'withdraw-group' | 'remove-answers' | 'update-deliveries' | 'recount'
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

  /**
   * Starts to bring the deliveries of a webhook that was changed or deleted into line with it. Those of a deleted one are deleted,
   * and so are pending ones of kinds that it does not want any more. The other pending ones are `sentAgain`, without their claims.
   */
  updateDeliveries(webhookId: WebhookId, at: Date): Promise<void>

  /** Starts to recompute everything that is derived from other rows, or continues where that was interrupted. */
  recount(at: Date): Promise<void>

  /** The jobs that are not finished, the oldest first, except for recounts. */
  listUnfinished(): Promise<readonly BackgroundJob[]>

  /**
   * Runs the next piece of a job, unless another transaction is working on it. Uses a separate transaction. Returns
   * whether there was a piece to run.
   */
  advance(job: BackgroundJob): Promise<boolean>
}
