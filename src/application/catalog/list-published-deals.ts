import type { CallerAccount } from '../../domain/actor.js'
import type { CursorRequest, PublicationCursor } from '../../domain/cursor.js'
import type { DealList } from '../deals/deal-list.js'
import type { Clock } from '../ports/clock.js'
import type { DealRepository, PublishedDeal } from '../ports/deal-repository.js'
import { type AuthoredDeal, authoredDeals } from './author-cards.js'

export interface PublishedDeals {
  readonly deals: DealList<AuthoredDeal>
  /** `null` at the end of the list. */
  readonly next: PublicationCursor | null
}

/** Lists exposed deals of several authors, the latest published first. */
export class ListPublishedDeals {
  constructor(
    private readonly deals: DealRepository,
    private readonly clock: Clock,
  ) {}

  /** Of all authors. */
  recent(request: CursorRequest): Promise<PublishedDeals> {
    return this.page(request, (wider, at) => this.deals.listRecent(wider, at))
  }

  /** Of the authors that the caller follows. */
  feed({ caller, ...request }: CursorRequest & { readonly caller: CallerAccount }): Promise<PublishedDeals> {
    return this.page(request, (wider, at) => this.deals.listFeed(caller.id, wider, at))
  }

  /** Reads one more than asked for, to see whether the list goes on. */
  private async page(
    { after, limit }: CursorRequest,
    read: (wider: CursorRequest, at: Date) => Promise<readonly PublishedDeal[]>,
  ): Promise<PublishedDeals> {
    const at = this.clock.now()
    const found = await read({ after, limit: limit + 1 }, at)
    const shown = found.slice(0, limit)
    const last = shown.at(-1)?.deal
    const next = found.length > limit && last !== undefined ? { publishedAt: last.publishedAt, id: last.id } : null
    return { deals: authoredDeals(this.deals, shown, at), next }
  }
}
