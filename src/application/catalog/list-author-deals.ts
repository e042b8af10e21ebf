import { type Actor, requireAccount } from '../../domain/actor.js'
import type { SharedDeal } from '../../domain/deal.js'
import { isExposedInCatalog } from '../../domain/exposure.js'
import type { Handle } from '../../domain/handle.js'
import type { PageRequest } from '../../domain/page.js'
import { type DealPage, sharedDeals } from '../deals/deal-list.js'
import type { DealRepository } from '../ports/deal-repository.js'
import { findListed } from './listed-authors.js'

interface Input extends PageRequest {
  readonly actor: Actor
  readonly handle: string
}

/** Lists an author's exposed deals, most recently published first. */
export class ListAuthorDeals {
  constructor(private readonly deals: DealRepository) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, CATALOG_AUTHOR_NOT_FOUND */
  async execute({ actor, handle, ...request }: Input): Promise<DealPage<SharedDeal>> {
    requireAccount(actor)
    const find = (carried: Handle) => this.deals.listExposedByHandle(carried, request)
    const { items, total } = await findListed(handle, find, ({ owner }) => owner)
    return { deals: sharedDeals(this.deals, items, isExposedInCatalog), total }
  }
}
