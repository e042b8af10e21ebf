import { type Actor, requireAdmin } from '../../domain/actor.js'
import type { Webhook } from '../../domain/webhook.js'
import type { WebhookRepository } from '../ports/webhook-repository.js'

/** Lists all webhooks, the oldest first, for admins. */
export class ListWebhooks {
  constructor(private readonly webhooks: WebhookRepository) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN */
  async execute({ actor }: { readonly actor: Actor }): Promise<readonly Webhook[]> {
    requireAdmin(actor)
    return this.webhooks.list()
  }
}
