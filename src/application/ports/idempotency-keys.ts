import type { IdempotentRequest } from '../../domain/idempotent-request.js'

/** Thrown when waiting for another request with the same key has timed out. The transaction can no longer be used. */
export class KeyInUse extends Error {
  override readonly name = 'KeyInUse'
}

/** The first response to a request, in a form that the transport can send again. Only the transport interprets it. */
export interface StoredResponse {
  readonly status: number
  readonly body: string
  /** The address of the created resource; `null` if nothing was created. */
  readonly location: string | null
}

/** The idempotency keys of requests, each with the stored response. */
export interface IdempotencyKeys {
  /**
   * Claims the caller's key for a request until the transaction ends, waiting for any other request that has claimed
   * it. Returns `null` if the key is free (a response stored before `since` no longer counts), otherwise the
   * fingerprint and the response of the request that used it.
   * @throws KeyInUse
   */
  claim(request: IdempotentRequest, at: Date, since: Date): Promise<CompletedRequest | null>

  /** Stores the response of a request that has claimed its key. */
  keep(request: IdempotentRequest, response: StoredResponse): Promise<void>

  /** Deletes up to `atMost` keys that were claimed before the given time, oldest first. Returns how many. */
  deleteBefore(moment: Date, atMost: number): Promise<number>
}

/** A request that took effect with a key. */
export interface CompletedRequest {
  readonly fingerprint: string
  readonly response: StoredResponse
}
