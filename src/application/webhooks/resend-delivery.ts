import type { Initiator } from '../../domain/audit.js'
import { type Delivery, deliveryNotFound } from '../../domain/delivery.js'
import { parseEventId } from '../../domain/ids.js'
import { foundOr } from '../found-or.js'
import type { Clock } from '../ports/clock.js'
import type { ManagedWebhooks } from './managed-webhooks.js'

interface Input extends Initiator {
  readonly id: string
  readonly deliveryId: string
}

/** Resends a delivery, whatever its state, for an admin. Audited. */
export class ResendDelivery {
  constructor(
    private readonly managed: ManagedWebhooks,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, WEBHOOK_NOT_FOUND, DELIVERY_NOT_FOUND */
  execute({ id, deliveryId, ...initiator }: Input): Promise<Delivery> {
    return this.managed.write(initiator.actor, id, async (repositories, webhook) => {
      const eventId = foundOr(parseEventId(deliveryId), deliveryNotFound)
      const resent = await repositories.webhookDeliveries.resend(webhook.id, eventId, this.clock.now())
      const delivery = foundOr(resent, deliveryNotFound)
      await this.managed.record(repositories, initiator, 'resend', webhook.id)
      return delivery
    })
  }
}
