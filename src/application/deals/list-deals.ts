import type { Deal } from '../../domain/deal.js'
import type { PageRequest } from '../../domain/page.js'
import type { DealRepository } from '../ports/deal-repository.js'
import { type AskedDeals, dealFilterOf, type FilterSources } from './deal-filter.js'
import { type DealPage, wholeDeals } from './deal-list.js'

/** Lists whole deals by filter and order, for their owner or an internal backend. Empty for an unknown owner. */
export class ListDeals {
  constructor(
    private readonly deals: DealRepository,
    private readonly sources: FilterSources,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN, DEAL_COLLECTION_NOT_FOUND, SHARING_GROUP_NOT_FOUND */
  async execute({ page, pageSize, ...asked }: AskedDeals & PageRequest): Promise<DealPage<Deal>> {
    const filter = await dealFilterOf(this.sources, asked)
    const found = filter === null ? { items: [], total: 0 } : await this.deals.list(filter, { page, pageSize })
    return { deals: wholeDeals(this.deals, found.items), total: found.total }
  }
}
