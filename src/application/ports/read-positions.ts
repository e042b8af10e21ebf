export interface FollowedRequest {
  /** The caller, as in `wrote`; `null` if there is none to identify. */
  readonly caller: string | null
  /** The positions that the client sends with the request, separated by commas; `undefined` if it sends none. */
  readonly position: string | undefined
  /** Whether this request allows reads that are a moment old. */
  readonly mayLag: boolean
}

/**
 * Ensures that callers read their own writes when several databases share the reads. The position of a write is a
 * string that identifies the state a database must have reached to show the write.
 */
export interface ReadPositions {
  /**
   * Runs work whose reads show everything written up to the positions of the request, and everything that its caller
   * wrote through this instance in the last 30 seconds. Call it again within the work once the caller is known.
   */
  follow(request: FollowedRequest, work: () => void): void

  /**
   * Call it after a write of the caller is committed. Returns its position, or one that only the primary has reached if
   * its own can't be found; `null` if nothing can have been written, because all databases were standbys. Never rejects.
   */
  wrote(caller: string | null): Promise<string | null>

  /** Call it after a write of the caller that may or may not have been committed. */
  mayHaveWritten(caller: string | null): void
}
