import type { SharedDeal } from '../../domain/deal.js'
import { isExposedInCatalog } from '../../domain/exposure.js'
import type { Handle } from '../../domain/handle.js'
import type { PageRequest } from '../../domain/page.js'
import { sharedDeals } from '../deals/deal-list.js'
import type { DealPage } from '../deals/list-deals.js'
import type { DealRepository } from '../ports/deal-repository.js'
import { findListed } from './listed-authors.js'

/** An author's exposed deals, most recently published first. */
export class ListAuthorDeals {
  constructor(private readonly deals: DealRepository) {}

  async execute({ handle, ...request }: PageRequest & { readonly handle: string }): Promise<DealPage<SharedDeal>> {
    const find = (carried: Handle) => this.deals.listExposedByHandle(carried, request)
    const { items, total } = await findListed(handle, find, ({ owner }) => owner)
    return { deals: sharedDeals(this.deals, items, isExposedInCatalog), total }
  }
}
