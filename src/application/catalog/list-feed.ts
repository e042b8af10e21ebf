import { type Actor, requireAccount } from '../../domain/actor.js'
import type { CursorRequest } from '../../domain/cursor.js'
import type { Clock } from '../ports/clock.js'
import type { DealRepository } from '../ports/deal-repository.js'
import { type PublishedDeals, publishedDeals } from './authored-deals.js'

/** Lists the exposed deals of the authors that the actor follows, most recently published first. */
export class ListFeed {
  constructor(
    private readonly deals: DealRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE */
  async execute({ actor, ...request }: CursorRequest & { readonly actor: Actor }): Promise<PublishedDeals> {
    const { id } = requireAccount(actor)
    const at = this.clock.now()
    return publishedDeals(this.deals, request, at, (wider) => this.deals.listFeed(id, wider, at))
  }
}
