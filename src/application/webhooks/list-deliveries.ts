import { type Actor, requireAdmin } from '../../domain/actor.js'
import type { Delivery, DeliveryState } from '../../domain/delivery.js'
import { type Page, type PageRequest, requireReachable } from '../../domain/page.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { webhookById } from './managed-webhooks.js'

interface Input extends PageRequest {
  readonly actor: Actor
  readonly id: string
  readonly filter: { readonly state?: DeliveryState }
}

/** Lists the past and pending deliveries of a webhook for admins, newest event first. */
export class ListDeliveries {
  constructor(private readonly repositories: Pick<Repositories, 'webhooks' | 'webhookDeliveries'>) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, WEBHOOK_NOT_FOUND, VALIDATION_FAILED */
  async execute({ actor, id: text, filter, ...request }: Input): Promise<Page<Delivery>> {
    requireAdmin(actor)
    const { webhooks, webhookDeliveries } = this.repositories
    const { id } = await webhookById(webhooks, text)
    return requireReachable(request, await webhookDeliveries.list(id, filter, request))
  }
}
