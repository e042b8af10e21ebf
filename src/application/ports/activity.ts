import type { Quota } from '../../domain/quotas.js'

/** What happens here that somebody may want to count. Telling it neither fails nor waits. */
export interface Activity {
  /** A deal was handed out, or refused because the player has no serve left. */
  served(outcome: 'served' | 'refused'): void

  /** An account was refused more of something than it may keep. */
  quotaExceeded(quota: Quota): void

  /** A file of boards was imported; how many of its records became what. */
  imported(records: { readonly imported: number; readonly repeated: number; readonly rejected: number }): void
}
