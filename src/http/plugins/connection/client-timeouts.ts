/** Timeouts for clients, in milliseconds. */
export interface ClientTimeouts {
  /** For receiving the head of a request, starting when its connection opens. */
  readonly head: number
  /** For receiving the whole request. */
  readonly request: number
  /** For a running request on whose connection no byte is read or written. */
  readonly silence: number
  /** How often the first two are checked. */
  readonly check: number
}

export const CLIENT_TIMEOUTS: ClientTimeouts = { head: 10_000, request: 30_000, silence: 60_000, check: 2_000 }
