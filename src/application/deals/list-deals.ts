import { type Actor, requireActingFor } from '../../domain/actor.js'
import type { Deal } from '../../domain/deal.js'
import { parseAccountId } from '../../domain/ids.js'
import type { PageRequest } from '../../domain/page.js'
import type { DealFilter, DealRepository } from '../ports/deal-repository.js'
import { type DealPage, wholeDeals } from './deal-list.js'

interface Input extends Omit<DealFilter, 'ownerId'>, PageRequest {
  readonly actor: Actor
  /** Absent: the deals of all owners, for internal backends only. */
  readonly ownerId?: string | undefined
}

/** Lists whole deals, newest first, for their owner or an internal backend. Empty for an unknown owner. */
export class ListDeals {
  constructor(private readonly deals: DealRepository) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN */
  async execute({ actor, ownerId: text, sharing, lifecycle, page, pageSize }: Input): Promise<DealPage<Deal>> {
    requireActingFor(actor, text)
    const ownerId = text === undefined ? undefined : parseAccountId(text)
    const found =
      ownerId === null
        ? { items: [], total: 0 }
        : await this.deals.list({ ownerId, sharing, lifecycle }, { page, pageSize })
    return { deals: wholeDeals(this.deals, found.items), total: found.total }
  }
}
