import type { CallerAccount } from '../../domain/actor.js'
import type { CursorRequest, PublicationCursor } from '../../domain/cursor.js'
import type { DealRepository, DealWithOwner } from '../ports/deal-repository.js'
import type { AuthorCards, AuthoredDeal } from './author-cards.js'

export interface PublishedDeals {
  readonly deals: readonly AuthoredDeal[]
  /** `null` at the end of the list. */
  readonly next: PublicationCursor | null
}

/** Lists exposed deals of several authors, the latest published first. */
export class ListPublishedDeals {
  constructor(
    private readonly deals: DealRepository,
    private readonly cards: AuthorCards,
  ) {}

  /** Of all authors. */
  recent(request: CursorRequest): Promise<PublishedDeals> {
    return this.page(request, (wider) => this.deals.listRecent(wider))
  }

  /** Of the authors that the caller follows. */
  feed({ caller, ...request }: CursorRequest & { readonly caller: CallerAccount }): Promise<PublishedDeals> {
    return this.page(request, (wider) => this.deals.listFeed(caller.id, wider))
  }

  /** Reads one more than asked for, to see whether the list goes on. */
  private async page(
    { after, limit }: CursorRequest,
    read: (wider: CursorRequest) => Promise<readonly DealWithOwner[]>,
  ): Promise<PublishedDeals> {
    const found = await read({ after, limit: limit + 1 })
    const shown = found.slice(0, limit)
    const last = shown.at(-1)?.deal
    const next = found.length > limit && last !== undefined ? { publishedAt: last.publishedAt, id: last.id } : null
    return { deals: await this.cards.withAuthors(shown), next }
  }
}
