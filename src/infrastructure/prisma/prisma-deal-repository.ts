import type { DealRepository } from '../../application/ports/deal-repository.js'
import type { Call } from '../../domain/auction.js'
import { SEATS, type Seat, type Vulnerability } from '../../domain/board.js'
import type { Deal, Lifecycle, Sharing } from '../../domain/deal.js'
import { CATALOG_EXPOSED_SHARING } from '../../domain/exposure.js'
import type { Hand, Hands } from '../../domain/hand.js'
import type { AccountId, DealId } from '../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../domain/page.js'
import type { Paragraph } from '../../domain/paragraph.js'
import type { Prisma } from './generated/client.js'
import type { DealModel } from './generated/models.js'

export class PrismaDealRepository implements DealRepository {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  async findById(id: DealId): Promise<Deal | null> {
    const row = await this.prisma.deal.findUnique({ where: { id } })
    return row && toDeal(row)
  }

  async insertMany(deals: readonly Deal[]): Promise<void> {
    await this.prisma.deal.createMany({ data: deals.map(toRow) })
  }

  async save(deal: Deal): Promise<Deal | null> {
    const { id, ownerId: _, createdAt: __, ...data } = toRow(deal)
    // A trigger keeps a stored published_at.
    const [row] = await this.prisma.deal.updateManyAndReturn({
      where: { id, revision: deal.revision },
      data: { ...data, revision: deal.revision + 1 },
    })
    return row === undefined ? null : toDeal(row)
  }

  async lock(id: DealId): Promise<void> {
    await this.prisma.$queryRaw`SELECT 1 FROM deals WHERE id = ${id}::uuid FOR UPDATE`
  }

  async listExposedByOwner(ownerId: AccountId, request: PageRequest): Promise<Page<Deal>> {
    const where = { ownerId, sharing: CATALOG_EXPOSED_SHARING, lifecycle: 'active' }
    const [rows, total] = await Promise.all([
      this.prisma.deal.findMany({
        where,
        orderBy: [{ publishedAt: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
        skip: offsetOf(request),
        take: request.pageSize,
      }),
      this.prisma.deal.count({ where }),
    ])
    return { items: rows.map(toDeal), total }
  }
}

const HIDDEN_HAND = '-'

const toRow = (deal: Deal): Omit<DealModel, 'commentary'> & { commentary: Prisma.InputJsonArray } => ({
  id: deal.id,
  revision: deal.revision,
  ownerId: deal.ownerId,
  title: deal.title,
  boardNumber: deal.boardNumber,
  dealer: deal.dealer,
  vulnerability: deal.vulnerability,
  hands: SEATS.map((seat) => deal.hands[seat] ?? HIDDEN_HAND).join(' '),
  auction: deal.auction.join(' '),
  commentary: deal.commentary as unknown as Prisma.InputJsonArray,
  themes: [...deal.themes],
  personalThemes: [...deal.personalThemes],
  inspirations: [...deal.inspirations],
  sharing: deal.sharing,
  lifecycle: deal.lifecycle,
  publishedAt: deal.publishedAt,
  createdAt: deal.createdAt,
  updatedAt: deal.updatedAt,
})

const toDeal = (row: DealModel): Deal => ({
  id: row.id as DealId,
  revision: row.revision,
  ownerId: row.ownerId as AccountId | null,
  title: row.title,
  boardNumber: row.boardNumber,
  dealer: row.dealer as Seat,
  vulnerability: row.vulnerability as Vulnerability,
  hands: toHands(row.hands),
  auction: row.auction === '' ? [] : (row.auction.split(' ') as Call[]),
  commentary: row.commentary as unknown as readonly Paragraph[],
  themes: row.themes,
  personalThemes: row.personalThemes,
  inspirations: row.inspirations,
  sharing: row.sharing as Sharing,
  sharingGroupIds: [],
  lifecycle: row.lifecycle as Lifecycle,
  publishedAt: row.publishedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

const toHands = (text: string): Hands => {
  const [N, E, S, W] = text.split(' ').map((hand) => (hand === HIDDEN_HAND ? null : (hand as Hand)))
  return { N, E, S, W } as Hands
}
