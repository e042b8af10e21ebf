import { type Actor, requireAdmin } from '../../domain/actor.js'
import type { Webhook } from '../../domain/webhook.js'
import type { WebhookRepository } from '../ports/webhook-repository.js'
import { webhookById } from './managed-webhooks.js'

/** Reads a webhook, for admins. */
export class GetWebhook {
  constructor(private readonly webhooks: WebhookRepository) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, WEBHOOK_NOT_FOUND */
  async execute({ actor, id }: { readonly actor: Actor; readonly id: string }): Promise<Webhook> {
    requireAdmin(actor)
    return webhookById(this.webhooks, id)
  }
}
