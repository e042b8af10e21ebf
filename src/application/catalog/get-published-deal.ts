import { type Actor, requireAccount } from '../../domain/actor.js'
import { dealNotFound, mayManageDeal } from '../../domain/deal.js'
import { asShared, isExposedInCatalog, isListedAuthor } from '../../domain/exposure.js'
import { dealIdOf } from '../deals/managed-deal.js'
import { foundOr } from '../found-or.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { type AuthoredDeal, authorCard } from './authored-deals.js'

interface PublishedDeal extends AuthoredDeal {
  /** Only for actors who may change the deal; `null` for others, because it reveals how often the deal was changed. */
  readonly revision: number | null
}

/** Reads a deal that the catalog shows, with its author. */
export class GetPublishedDeal {
  constructor(
    private readonly repositories: Pick<Repositories, 'deals' | 'entitlements'>,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_NOT_FOUND */
  async execute({ actor, id }: { readonly actor: Actor; readonly id: string }): Promise<PublishedDeal> {
    requireAccount(actor)
    const { deals, entitlements } = this.repositories
    const { deal, owner } = foundOr(await deals.findOwned(dealIdOf(id)), dealNotFound)
    if (!isExposedInCatalog(deal) || !isListedAuthor(owner)) throw dealNotFound()
    const at = this.clock.now()
    const grants = await entitlements.listActiveGrants(owner.id, at)
    const revision = mayManageDeal(actor, deal) ? deal.revision : null
    return { deal: asShared(deal), author: authorCard({ owner, grants }, at), revision }
  }
}
