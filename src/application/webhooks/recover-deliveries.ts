import type { Initiator } from '../../domain/audit.js'
import type { Clock } from '../ports/clock.js'
import type { ManagedWebhooks } from './managed-webhooks.js'

interface Input extends Initiator {
  readonly id: string
  readonly since: Date
}

/** Resends the failed deliveries of events since a time, for an admin. Audited if there are any. Returns how many there are. */
export class RecoverDeliveries {
  constructor(
    private readonly managed: ManagedWebhooks,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, WEBHOOK_NOT_FOUND */
  execute({ id, since, ...initiator }: Input): Promise<number> {
    return this.managed.write(initiator.actor, id, async (repositories, webhook) => {
      const count = await repositories.webhookDeliveries.recover(webhook.id, since, this.clock.now())
      if (count > 0) await this.managed.record(repositories, initiator, 'recover', webhook.id)
      return count
    })
  }
}
