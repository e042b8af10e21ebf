import { DomainError } from './errors.js'

/** A bidding system that a teacher uses (Standard American, Acol, …). */
export interface AuctionSystem {
  readonly id: string
  readonly identifier: string
  /** Names by BCP 47 language tag. */
  readonly labels: Readonly<Record<string, string>>
  readonly sortOrder: number
}

export const auctionSystemNotFound = (id: string): DomainError =>
  new DomainError('not-found', 'AUCTION_SYSTEM_NOT_FOUND', 'There is no such auction system.', { ids: [id] })
