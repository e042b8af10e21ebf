import type { AuctionSystemRepository } from '../../../application/ports/auction-system-repository.js'
import type { AuctionSystem } from '../../../domain/auction-system.js'
import { compareCodePoints } from '../../../domain/text.js'
import type { InMemoryDatabase } from '../in-memory-database.js'

export class InMemoryAuctionSystemRepository implements AuctionSystemRepository {
  constructor(private readonly db: InMemoryDatabase) {}

  async findById(id: string): Promise<AuctionSystem | null> {
    return structuredClone(this.db.tables.auctionSystems.get(id) ?? null)
  }

  async list(): Promise<readonly AuctionSystem[]> {
    return structuredClone([...this.db.tables.auctionSystems.values()]).sort(
      (a, b) => a.sortOrder - b.sortOrder || compareCodePoints(a.id, b.id),
    )
  }
}
