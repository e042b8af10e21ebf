import type { Deal } from '../../domain/deal.js'
import { parseAccountId } from '../../domain/ids.js'
import type { Page, PageRequest } from '../../domain/page.js'
import type { DealFilter, DealRepository } from '../ports/deal-repository.js'

interface Input extends Omit<DealFilter, 'ownerId'>, PageRequest {
  /** Whose deals; absent: everyone's. */
  readonly ownerId?: string | undefined
}

/** Deals, newest first. An owner that nobody is has none. */
export class ListDeals {
  constructor(private readonly deals: DealRepository) {}

  async execute({ ownerId: text, sharing, lifecycle, page, pageSize }: Input): Promise<Page<Deal>> {
    const ownerId = text === undefined ? undefined : parseAccountId(text)
    if (ownerId === null) return { items: [], total: 0 }
    return this.deals.list({ ownerId, sharing, lifecycle }, { page, pageSize })
  }
}
