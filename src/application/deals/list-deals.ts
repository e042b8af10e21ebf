import type { CallerAccount } from '../../domain/actor.js'
import type { Deal } from '../../domain/deal.js'
import type { Page, PageRequest } from '../../domain/page.js'
import type { DealFilter, DealRepository } from '../ports/deal-repository.js'

interface Input extends Omit<DealFilter, 'ownerId'>, PageRequest {
  readonly owner: CallerAccount
}

/** The deals of their owner, newest first. */
export class ListDeals {
  constructor(private readonly deals: DealRepository) {}

  execute({ owner, sharing, lifecycle, page, pageSize }: Input): Promise<Page<Deal>> {
    return this.deals.list({ ownerId: owner.id, sharing, lifecycle }, { page, pageSize })
  }
}
