import type { IdempotentRequest } from '../../domain/idempotent-request.js'

/** Thrown when waiting for another request with the same key timed out. The transaction cannot be used any more. */
export class KeyInUse extends Error {
  override readonly name = 'KeyInUse'
}

/**
 * The keys with which requests take effect only once. Stores the response of each request with its key, in whatever form
 * the transport chooses.
 */
export interface IdempotencyKeys<Answer = unknown> {
  /**
   * Claims the caller's key for a request until the transaction ends, waiting for any other request that has claimed it.
   * Returns `null` if the key is free (a response stored before `since` no longer counts), otherwise the fingerprint and the
   * response of the request that used it.
   * @throws KeyInUse
   */
  claim(request: IdempotentRequest, at: Date, since: Date): Promise<KeptRequest<Answer> | null>

  /** Stores the response of a request that has claimed its key. */
  keep(request: IdempotentRequest, answer: Answer): Promise<void>

  /** Deletes up to `atMost` keys that were claimed before the given time, oldest first. Returns how many. */
  deleteBefore(moment: Date, atMost: number): Promise<number>
}

/** A request that took effect with a key. */
export interface KeptRequest<Answer> {
  readonly fingerprint: string
  readonly answer: Answer
}
