import type { Actor } from '../../domain/actor.js'
import { type Deal, dealNotFound, mayManageDeal, type SharedDeal } from '../../domain/deal.js'
import { withoutPersonalThemes } from '../../domain/exposure.js'
import { isSharedWithGroups } from '../../domain/sharing-group.js'
import type { DealRepository } from '../ports/deal-repository.js'
import type { SharingGroupRepository } from '../ports/sharing-group-repository.js'
import { dealIdOf } from './managed-deal.js'

/** A deal as its reader may see it: whole for who manages it, without anything personal for a fellow of its groups. */
export type ReadDeal = { readonly whole: Deal } | { readonly shared: SharedDeal }

export class GetDeal {
  constructor(
    private readonly deals: DealRepository,
    private readonly sharingGroups: SharingGroupRepository,
  ) {}

  async execute({ actor, id }: { actor: Actor; id: string }): Promise<ReadDeal> {
    const found = await this.deals.findOwned(dealIdOf(id))
    if (found === null) throw dealNotFound()
    const { deal, owner } = found
    if (mayManageDeal(actor, deal)) return { whole: deal }
    if (actor.kind !== 'account' || deal.sharing !== 'group' || !owner.isActive) throw dealNotFound()
    const readable = await this.sharingGroups.filterReadable(actor.account.id, deal.sharingGroupIds)
    if (!isSharedWithGroups(deal, readable)) throw dealNotFound()
    return { shared: withoutPersonalThemes(deal) }
  }
}
