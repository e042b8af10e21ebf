import type { AuctionSystemRepository } from '../../../application/ports/auction-system-repository.js'
import type { AuctionSystem } from '../../../domain/auction-system.js'
import type { Prisma } from '../generated/client.js'
import type { AuctionSystemModel } from '../generated/models.js'

export class PrismaAuctionSystemRepository implements AuctionSystemRepository {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  async findById(id: string): Promise<AuctionSystem | null> {
    const row = await this.prisma.auctionSystem.findUnique({ where: { id } })
    return row && toAuctionSystem(row)
  }

  async list(): Promise<readonly AuctionSystem[]> {
    const rows = await this.prisma.auctionSystem.findMany({ orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }] })
    return rows.map(toAuctionSystem)
  }
}

export const toAuctionSystem = ({ id, identifier, labels, sortOrder }: AuctionSystemModel): AuctionSystem => ({
  id,
  identifier,
  labels: labels as Readonly<Record<string, string>>,
  sortOrder,
})
