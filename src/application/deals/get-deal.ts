import { type Actor, hasScope, requireAccountOrBackend } from '../../domain/actor.js'
import { type Deal, dealNotFound, mayManageDeal, type SharedDeal } from '../../domain/deal.js'
import { asShared } from '../../domain/exposure.js'
import { isSharedInGroups } from '../../domain/sharing.js'
import { isReadableByGroups } from '../../domain/sharing-group.js'
import { foundOr } from '../found-or.js'
import type { DealRepository } from '../ports/deal-repository.js'
import type { SharingGroupRepository } from '../ports/sharing-group-repository.js'
import { dealIdOf, managedDeal } from './managed-deal.js'

/** A deal as the actor may see it: whole for those who manage it, without personal fields for members of its groups. */
export type ReadDeal = { readonly whole: Deal } | { readonly shared: SharedDeal }

interface Input {
  readonly actor: Actor
  readonly id: string
  /** Whether this is a `HEAD` of a serve, which the scope `serve` is enough for because no deal is sent. */
  readonly isHeadOfServe?: boolean
}

/** Reads a deal for its owner, a member of its sharing groups or an internal backend. This is not a serve. */
export class GetDeal {
  constructor(
    private readonly deals: DealRepository,
    private readonly sharingGroups: SharingGroupRepository,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_NOT_FOUND */
  async execute({ actor, id, isHeadOfServe = false }: Input): Promise<ReadDeal> {
    if (!isHeadOfServe || !hasScope(actor, 'serve')) requireAccountOrBackend(actor, 'deals:read')
    // Internal backends also read deals without an owner.
    if (actor.kind !== 'account') return { whole: await managedDeal(this.deals, actor, dealIdOf(id)) }
    const { deal, owner } = foundOr(await this.deals.findOwned(dealIdOf(id)), dealNotFound)
    if (mayManageDeal(actor, deal)) return { whole: deal }
    if (!isSharedInGroups(deal) || !owner.isActive) throw dealNotFound()
    const readable = await this.sharingGroups.filterReadable(actor.account.id, deal.sharingGroupIds)
    if (!isReadableByGroups(deal, readable)) throw dealNotFound()
    return { shared: asShared(deal) }
  }
}
