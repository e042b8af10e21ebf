import type { EventPlace } from '../../domain/event.js'
import type { WebhookId } from '../../domain/ids.js'
import type { Webhook } from '../../domain/webhook.js'

/** Webhooks, of which there are only a few. Their secrets are stored in plain text, because they sign events. */
export interface WebhookRepository {
  /** Locks all webhooks until the transaction ends, so that only one transaction at a time writes webhooks. */
  lock(): Promise<void>

  /** Stores a new webhook, which is sent the events after a place. */
  insert(webhook: Webhook, secret: string, after: EventPlace): Promise<void>

  /** Stores only what `changedWebhook` changes. */
  save(webhook: Webhook): Promise<void>

  /** Stores only what `rotatedWebhook` changes, and the `previousSecrets`. */
  rotate(id: WebhookId, secret: string, at: Date): Promise<void>

  /** Deletes the webhook; `BackgroundJobs.updateDeliveries` deletes its deliveries. */
  delete(id: WebhookId): Promise<void>

  /** Deletes the secrets that no longer sign. Returns how many webhooks had any. */
  forgetSecrets(at: Date): Promise<number>

  /** The secrets of a webhook that sign at a time, newest first; none if there is no such webhook. */
  signingSecrets(id: WebhookId, at: Date): Promise<readonly string[]>

  /** `null` if there is none. */
  findById(id: WebhookId): Promise<Webhook | null>

  /** Oldest first. */
  list(): Promise<readonly Webhook[]>
}
