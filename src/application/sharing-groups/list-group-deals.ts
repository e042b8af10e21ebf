import { type Actor, requireAccount } from '../../domain/actor.js'
import type { PlainDeal, SharedDeal } from '../../domain/deal.js'
import { asShared } from '../../domain/exposure.js'
import type { DealId } from '../../domain/ids.js'
import type { PageRequest } from '../../domain/page.js'
import { isReadableByGroups } from '../../domain/sharing-group.js'
import { type DealPage, dealList } from '../deals/deal-list.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { readableGroup } from './managed-group.js'

interface Input extends PageRequest {
  readonly actor: Actor
  readonly id: string
}

/** Lists the deals shared with a group, for its owner and members. */
export class ListGroupDeals {
  constructor(private readonly repositories: Pick<Repositories, 'deals' | 'sharingGroups'>) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, SHARING_GROUP_NOT_FOUND */
  async execute({ actor, id, ...request }: Input): Promise<DealPage<SharedDeal>> {
    requireAccount(actor)
    const { deals, sharingGroups } = this.repositories
    const { group } = await readableGroup(sharingGroups, actor, id)
    const { items, total } = await deals.listByGroup(group.id, request)
    const groups = new Set([group.id])
    const show = (deal: PlainDeal) => (isReadableByGroups(deal, groups) ? asShared(deal) : null)
    const find = (ids: readonly DealId[]) => deals.findManyPlain(ids)
    return { deals: dealList({ find, entries: items, dealOf: (deal) => deal, asWhole: (deal) => deal, show }), total }
  }
}
