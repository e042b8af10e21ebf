import type { CallerAccount } from '../../domain/actor.js'
import { type Deal, type DealFields, newDeal } from '../../domain/deal.js'
import type { DealId } from '../../domain/ids.js'
import type { Clock } from '../ports/clock.js'
import type { DealRepository } from '../ports/deal-repository.js'
import type { IdGenerator } from '../ports/id-generator.js'
import { requireOwnGroups } from './require-own-groups.js'

export class CreateDeal {
  constructor(
    private readonly deals: DealRepository,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, fields }: { owner: CallerAccount; fields: DealFields }): Promise<Deal> {
    const sharingGroupIds = requireOwnGroups(fields)
    const id = this.ids.next() as DealId
    const deal = newDeal({ id, ownerId: owner.id, fields, sharingGroupIds }, this.clock.now())
    await this.deals.insertMany([deal])
    return deal
  }
}
