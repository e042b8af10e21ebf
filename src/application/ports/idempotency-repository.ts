import type { IdempotentRequest, KeptAnswer } from '../../domain/idempotency.js'

export interface IdempotencyRepository {
  /**
   * Claims the caller's key for a request until the transaction ends. Another one that has claimed it is waited for.
   * Gives `null` when it is free (a kept answer from before `since` no longer counts), else the request's fingerprint
   * and its answer.
   */
  claim(request: IdempotentRequest, at: Date, since: Date): Promise<{ fingerprint: string; answer: KeptAnswer } | null>

  /** Keeps the answer of a claimed request. */
  keep(request: IdempotentRequest, answer: KeptAnswer): Promise<void>

  /** Deletes what was claimed before a moment, at most so much of it, the oldest first. Gives how much. */
  deleteBefore(moment: Date, atMost: number): Promise<number>
}
