import type { Actor } from '../../domain/actor.js'
import { type Deal, dealNotFound, mayManageDeal } from '../../domain/deal.js'
import { type DealId, parseDealId } from '../../domain/ids.js'
import type { DealRepository } from '../ports/deal-repository.js'

export const dealIdOf = (text: string): DealId => {
  const id = parseDealId(text)
  if (id === null) throw dealNotFound()
  return id
}

/** A deal that the actor may read whole and change; any other is unknown. @throws DEAL_NOT_FOUND */
export const managedDeal = async (deals: DealRepository, actor: Actor, id: DealId): Promise<Deal> => {
  const deal = await deals.findById(id)
  if (deal === null || !mayManageDeal(actor, deal)) throw dealNotFound()
  return deal
}
