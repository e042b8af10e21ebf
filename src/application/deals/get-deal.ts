import type { Actor } from '../../domain/actor.js'
import type { Deal } from '../../domain/deal.js'
import type { DealRepository } from '../ports/deal-repository.js'
import { dealIdOf, managedDeal } from './managed-deal.js'

export class GetDeal {
  constructor(private readonly deals: DealRepository) {}

  async execute({ actor, id }: { actor: Actor; id: string }): Promise<Deal> {
    return managedDeal(this.deals, actor, dealIdOf(id))
  }
}
