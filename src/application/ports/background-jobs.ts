import type { AccountId, SharingGroupId, WebhookId } from '../../domain/ids.js'

/** A job, identified by its kind and its subject: an account, group or webhook. Other jobs have an empty subject. */
export interface BackgroundJob {
  readonly kind: 'erase-account' | 'withdraw-group' | 'remove-answers' | 'update-deliveries' | 'recount'
  readonly subject: string
}

/**
 * Jobs that work on any number of rows, in pieces that are separate transactions. A started job survives a restart.
 */
export interface BackgroundJobs {
  /**
   * Starts to remove a group from its owner's deals; deals shared with no other group become private. From now on, no
   * deal can be shared with the group.
   */
  withdrawGroup(groupId: SharingGroupId, ownerId: AccountId, at: Date): Promise<void>

  /**
   * Starts to update the deliveries of a webhook that was changed or deleted. All deliveries of a deleted webhook are
   * deleted, and so are pending ones of kinds that the webhook no longer wants. Other pending ones lose their claims
   * and start from the beginning, as by `sentAgain`.
   */
  updateDeliveries(webhookId: WebhookId, at: Date): Promise<void>

  /** Starts to recompute everything that is derived from other rows, or continues an interrupted recount. */
  recount(at: Date): Promise<void>

  /** The unfinished jobs, oldest first, without recounts. */
  listUnfinished(): Promise<readonly BackgroundJob[]>

  /**
   * Runs the next piece of a job in a separate transaction, unless another transaction is working on the job. Returns
   * whether there was a piece to run.
   */
  advance(job: BackgroundJob): Promise<boolean>
}
