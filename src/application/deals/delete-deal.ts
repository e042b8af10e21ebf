import type { Actor } from '../../domain/actor.js'
import { requireTrashed } from '../../domain/deal.js'
import { type ExpectedRevisions, requireRevision } from '../../domain/revision.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import { dealIdOf, managedDeal } from './managed-deal.js'

interface Input {
  readonly actor: Actor
  readonly id: string
  /** `If-Match`. */
  readonly expected?: ExpectedRevisions
}

/** Deletes a trashed deal for ever; it leaves every collection. */
export class DeleteDeal {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async execute({ actor, id: idText, expected }: Input): Promise<void> {
    const id = dealIdOf(idText)
    await this.unitOfWork.run(async ({ collections, deals }) => {
      await deals.lock(id)
      const deal = await managedDeal(deals, actor, id)
      requireTrashed(deal)
      requireRevision(deal, expected)
      await collections.removeDeal(id)
      await deals.delete(id)
    })
  }
}
