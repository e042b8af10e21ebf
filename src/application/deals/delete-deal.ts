import type { Actor } from '../../domain/actor.js'
import { requireTrashed } from '../../domain/deal.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import { dealIdOf, managedDeal } from './managed-deal.js'

/** Deletes a trashed deal for ever; it leaves every collection. */
export class DeleteDeal {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async execute({ actor, id: idText }: { actor: Actor; id: string }): Promise<void> {
    const id = dealIdOf(idText)
    await this.unitOfWork.run(async ({ collections, deals }) => {
      await deals.lock(id)
      requireTrashed(await managedDeal(deals, actor, id))
      await collections.removeDeal(id)
      await deals.delete(id)
    })
  }
}
