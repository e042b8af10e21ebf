import { requireAccountOrBackend } from '../../domain/actor.js'
import { requireDeletable } from '../../domain/deal.js'
import { requireRevision } from '../../domain/revision.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import { dealIdOf, managedDeal } from './managed-deal.js'
import type { DealTarget } from './move-deal.js'

/** Deletes a trashed or an orphaned deal permanently, also from all collections. */
export class DeleteDeal {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_NOT_FOUND, DEAL_NOT_TRASHED, PRECONDITION_FAILED */
  async execute({ actor, id: idText, expected }: DealTarget): Promise<void> {
    requireAccountOrBackend(actor, 'deals:write')
    const id = dealIdOf(idText)
    await this.unitOfWork.run(async ({ collections, deals }) => {
      await deals.lock(id)
      const deal = await managedDeal(deals, actor, id)
      requireDeletable(deal)
      requireRevision(deal, expected)
      await collections.removeDeal(id)
      await deals.delete(deal)
    })
  }
}
