import type { Deal } from '../../domain/deal.js'
import { parseAccountId } from '../../domain/ids.js'
import type { PageRequest } from '../../domain/page.js'
import type { DealFilter, DealRepository } from '../ports/deal-repository.js'
import { type DealList, wholeDeals } from './deal-list.js'

interface Input extends Omit<DealFilter, 'ownerId'>, PageRequest {
  /** Whose deals; absent: everyone's. */
  readonly ownerId?: string | undefined
}

/** A page of deals, and how many there are. */
export interface DealPage<Shown> {
  readonly deals: DealList<Shown>
  readonly total: number
}

/** Deals, newest first. An unknown owner has none. */
export class ListDeals {
  constructor(private readonly deals: DealRepository) {}

  async execute({ ownerId: text, sharing, lifecycle, page, pageSize }: Input): Promise<DealPage<Deal>> {
    const ownerId = text === undefined ? undefined : parseAccountId(text)
    const found =
      ownerId === null
        ? { items: [], total: 0 }
        : await this.deals.list({ ownerId, sharing, lifecycle }, { page, pageSize })
    return { deals: wholeDeals(this.deals, found.items), total: found.total }
  }
}
