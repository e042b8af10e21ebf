import type { BackgroundJob, BackgroundJobs } from '../../../application/ports/background-jobs.js'
import { withdrawnFromGroup } from '../../../domain/deal.js'
import type { AccountId, SharingGroupId, WebhookId } from '../../../domain/ids.js'
import type { InMemoryDatabase } from '../in-memory-database.js'
import { updateDeliveries } from '../webhooks/in-memory-webhook-deliveries.js'

/** Completes each job immediately, so nothing is ever left to do. A recount does nothing: no data here is derived. */
export class InMemoryBackgroundJobs implements BackgroundJobs {
  constructor(private readonly db: InMemoryDatabase) {}

  withdrawGroup(groupId: SharingGroupId, ownerId: AccountId, at: Date): Promise<void> {
    return this.db.write(({ deals }) => {
      for (const deal of deals.values()) {
        const after = withdrawnFromGroup(deal, groupId, at)
        if (deal.ownerId === ownerId && after !== deal) deals.set(deal.id, { ...after, revision: deal.revision + 1 })
      }
    })
  }

  updateDeliveries(webhookId: WebhookId, at: Date): Promise<void> {
    return this.db.write((tables) => updateDeliveries(tables, webhookId, at))
  }

  async recount(): Promise<void> {}

  async listUnfinished(): Promise<readonly BackgroundJob[]> {
    return []
  }

  async advance(): Promise<boolean> {
    return false
  }
}
