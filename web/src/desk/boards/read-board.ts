import type { Deal } from 'dealbook-client'

/** A board as loaded, with the ETag that changes are based on. */
export interface ReadBoard {
  readonly deal: Deal
  readonly etag: string | null
}
