import type { Actor } from '../../domain/actor.js'
import { type Deal, dealNotFound, mayManageDeal } from '../../domain/deal.js'
import { type DealId, parseDealId } from '../../domain/ids.js'
import { foundOr } from '../found-or.js'
import type { DealRepository } from '../ports/deal-repository.js'

/** @throws DEAL_NOT_FOUND */
export const dealIdOf = (text: string): DealId => foundOr(parseDealId(text), dealNotFound)

/** A deal that the actor may read in full and change. @throws DEAL_NOT_FOUND also for deals that it may not change */
export const managedDeal = async (deals: DealRepository, actor: Actor, id: DealId): Promise<Deal> => {
  const deal = await deals.findById(id)
  if (deal === null || !mayManageDeal(actor, deal)) throw dealNotFound()
  return deal
}
