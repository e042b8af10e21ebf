import type { EventPlace } from '../../domain/event.js'
import type { WebhookId } from '../../domain/ids.js'
import type { Webhook } from '../../domain/webhook.js'

/** Webhooks, of which there are only a few. Their secrets are stored as they are, because they sign. */
export interface WebhookRepository {
  /** Locks all webhooks until the transaction ends, so that one writer at a time decides about them. */
  lock(): Promise<void>

  /** Stores a new webhook, which is sent what happens after a place. */
  insert(webhook: Webhook, secret: string, after: EventPlace): Promise<void>

  /** Stores what `changedWebhook` returns of it, and nothing else. */
  save(webhook: Webhook): Promise<void>

  /** Stores a webhook as `rotatedWebhook` returns it, with the `previousSecrets`, and changes nothing else. */
  rotate(id: WebhookId, secret: string, at: Date): Promise<void>

  /** Deletes it; `BackgroundJobs.updateDeliveries` deletes its deliveries. */
  delete(id: WebhookId): Promise<void>

  /** Deletes the secrets that no longer sign. Returns how many webhooks had any. */
  forgetSecrets(at: Date): Promise<number>

  /** `null` if there is none. */
  findById(id: WebhookId): Promise<Webhook | null>

  /** The oldest first. */
  list(): Promise<readonly Webhook[]>
}
