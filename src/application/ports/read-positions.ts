export interface FollowedRequest {
  /** Who reads, as in `wrote`; `null` for nobody in particular. */
  readonly caller: string | null
  /** The positions that the request brings back, separated by commas; `undefined` if it has none. */
  readonly position: string | undefined
  /** Whether reads that may be a moment old may be so in this request. */
  readonly mayLag: boolean
}

/**
 * Keeps callers from reading what is older than their own writes, where several databases share the reads. The position of a
 * write is a text that says what has to be there to show it.
 */
export interface ReadPositions {
  /**
   * Runs work, whose reads show at least what was written up to the position that the request brings back, and what its caller
   * wrote here in the last 30 seconds. Call it again within that work once more is known of the request.
   */
  follow(request: FollowedRequest, work: () => void): void

  /** Call it once a write of the caller has been committed. Returns its position; `null` if it isn't known. Never rejects. */
  wrote(caller: string | null): Promise<string | null>

  /** Call it for a write of the caller that may or may not have been committed. */
  mayHaveWritten(caller: string | null): void
}
