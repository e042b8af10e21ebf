import type { DealRepository } from '../../application/ports/deal-repository.js'
import type { Deal } from '../../domain/deal.js'
import { isExposedInCatalog } from '../../domain/exposure.js'
import type { AccountId, DealId } from '../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../domain/page.js'
import { compareCodePoints } from '../../domain/text.js'
import type { InMemoryDatabase } from './in-memory-database.js'

export class InMemoryDealRepository implements DealRepository {
  constructor(private readonly db: InMemoryDatabase) {}

  async findById(id: DealId): Promise<Deal | null> {
    return structuredClone(this.db.tables.deals.get(id) ?? null)
  }

  insertMany(deals: readonly Deal[]): Promise<void> {
    return this.db.write((tables) => {
      if (deals.some(({ id }) => tables.deals.has(id))) throw new Error('a deal with this id is kept already')
      for (const deal of deals) tables.deals.set(deal.id, structuredClone(deal))
    })
  }

  save(deal: Deal): Promise<Deal | null> {
    return this.db.write((tables) => {
      const stored = tables.deals.get(deal.id)
      if (stored?.revision !== deal.revision) return null
      const saved = structuredClone({
        ...deal,
        revision: deal.revision + 1,
        ownerId: stored.ownerId,
        createdAt: stored.createdAt,
        publishedAt: stored.publishedAt ?? deal.publishedAt,
      })
      tables.deals.set(deal.id, saved)
      return structuredClone(saved)
    })
  }

  /** Transactions run one after another here: there is nobody to keep away. */
  async lock(): Promise<void> {}

  async listExposedByOwner(ownerId: AccountId, request: PageRequest): Promise<Page<Deal>> {
    const exposed = [...this.db.tables.deals.values()]
      .filter((deal) => deal.ownerId === ownerId && isExposedInCatalog(deal))
      .sort(latestPublishedFirst)
    const offset = offsetOf(request)
    return { items: structuredClone(exposed.slice(offset, offset + request.pageSize)), total: exposed.length }
  }
}

const latestPublishedFirst = (a: Deal, b: Deal): number =>
  (b.publishedAt?.getTime() ?? Number.NEGATIVE_INFINITY) - (a.publishedAt?.getTime() ?? Number.NEGATIVE_INFINITY) ||
  compareCodePoints(b.id, a.id)
