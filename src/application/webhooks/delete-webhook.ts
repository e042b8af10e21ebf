import type { Initiator } from '../../domain/audit.js'
import type { BackgroundWork } from '../maintenance/background-work.js'
import type { Clock } from '../ports/clock.js'
import type { ManagedWebhooks } from './managed-webhooks.js'

interface Input extends Initiator {
  readonly id: string
}

/** Deletes a webhook for an admin. Its deliveries are deleted too, in the background if there are many. Audited. */
export class DeleteWebhook {
  constructor(
    private readonly managed: ManagedWebhooks,
    private readonly work: BackgroundWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, WEBHOOK_NOT_FOUND */
  async execute({ id, ...initiator }: Input): Promise<void> {
    const deleted = await this.managed.write(initiator.actor, id, async (repositories, before) => {
      await repositories.webhooks.delete(before.id)
      await repositories.jobs.updateDeliveries(before.id, this.clock.now())
      await this.managed.record(repositories, initiator, 'delete', before.id, before)
      return before.id
    })
    await this.work.begin({ kind: 'update-deliveries', subject: deleted })
  }
}
