import { type Actor, requireAccount } from '../../domain/actor.js'
import { dealNotFound, mayManageDeal } from '../../domain/deal.js'
import { dealExposure, type Exposure } from '../../domain/exposure.js'
import { dealIdOf } from '../deals/managed-deal.js'
import type { DealRepository } from '../ports/deal-repository.js'

/** Explains to the owner of a deal why it is, or is not, in the catalog. */
export class ExplainDealExposure {
  constructor(private readonly deals: DealRepository) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_NOT_FOUND */
  async execute({ actor, id }: { readonly actor: Actor; readonly id: string }): Promise<Exposure> {
    requireAccount(actor)
    const found = await this.deals.findOwned(dealIdOf(id))
    if (found === null || !mayManageDeal(actor, found.deal)) throw dealNotFound()
    return dealExposure(found.owner, found.deal)
  }
}
