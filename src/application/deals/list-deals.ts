import type { Deal } from '../../domain/deal.js'
import { type PageRequest, requireReachable } from '../../domain/page.js'
import type { DealRepository } from '../ports/deal-repository.js'
import { type DealListRequest, dealFilterOf, type FilterSources, versionOfDeals } from './deal-filter.js'
import { type DealPage, wholeDeals } from './deal-list.js'

export interface ListedDeals {
  /** Differs whenever the list may have changed. */
  readonly version: unknown
  readonly read: () => Promise<DealPage<Deal>>
}

/** Lists whole deals by filter and order, for their owner or an internal backend. An unknown owner has no deals. */
export class ListDeals {
  constructor(
    private readonly deals: DealRepository,
    private readonly sources: FilterSources,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN, DEAL_COLLECTION_NOT_FOUND, SHARING_GROUP_NOT_FOUND, VALIDATION_FAILED */
  async execute({ page, pageSize, ...asked }: DealListRequest & PageRequest): Promise<ListedDeals> {
    const found = await dealFilterOf(this.sources, asked)
    return {
      version: await versionOfDeals(this.deals, found),
      read: async () => {
        const request = { page, pageSize }
        const { items, ...total } =
          found.filter === null
            ? { items: [], total: 0 }
            : requireReachable(request, await this.deals.list(found.filter, request))
        return { deals: wholeDeals(this.deals, items), ...total }
      },
    }
  }
}
