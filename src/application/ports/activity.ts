import type { Quota } from '../../domain/quotas.js'

/** Events for metrics. Reporting one neither fails nor waits. */
export interface Activity {
  /** A deal was served, or refused because the player has no serves left. */
  served(outcome: 'served' | 'refused'): void

  /** A request was refused because it would exceed a quota. */
  quotaExceeded(quota: Quota): void

  /** A file of boards was imported, with the number of records by outcome. */
  imported(records: { readonly imported: number; readonly repeated: number; readonly rejected: number }): void
}
