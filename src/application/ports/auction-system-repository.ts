import type { AuctionSystem } from '../../domain/auction-system.js'

export interface AuctionSystemRepository {
  /** `null` if there is none. */
  findById(id: string): Promise<AuctionSystem | null>

  /** By `sortOrder`, then by id. */
  list(): Promise<readonly AuctionSystem[]>
}
