/** How long clients may take, in milliseconds. */
export interface ClientTimeouts {
  /** For the head of a request, starting when its connection opens. */
  readonly head: number
  /** For the whole of a request. */
  readonly request: number
  /** Without a byte read or written while a request is running. */
  readonly silence: number
  /** How often the first two are checked. */
  readonly check: number
}

export const CLIENT_TIMEOUTS: ClientTimeouts = { head: 10_000, request: 30_000, silence: 60_000, check: 2_000 }
