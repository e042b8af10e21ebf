import type { WebhookRepository } from '../../../application/ports/webhook-repository.js'
import type { EventPlace } from '../../../domain/event.js'
import type { WebhookId } from '../../../domain/ids.js'
import { compareCodePoints } from '../../../domain/text.js'
import { previousSecrets, rotatedWebhook, signingSecrets, type Webhook } from '../../../domain/webhook.js'
import type { InMemoryDatabase, StoredWebhook } from '../in-memory-database.js'

export class InMemoryWebhookRepository implements WebhookRepository {
  constructor(private readonly db: InMemoryDatabase) {}

  /** Does nothing: transactions run one after another here. */
  async lock(): Promise<void> {}

  insert(webhook: Webhook, secret: string, after: EventPlace): Promise<void> {
    const stored = structuredClone({ webhook, secret, previous: [], place: after })
    return this.db.write(({ webhooks }) => void webhooks.set(webhook.id, stored))
  }

  save({ id, url, kinds, description, isActive, paused, failingSince, notBefore }: Webhook): Promise<void> {
    return this.change(id, ({ webhook, ...stored }) => ({
      ...stored,
      webhook: { ...webhook, url, kinds, description, isActive, paused, failingSince, notBefore },
    }))
  }

  rotate(id: WebhookId, secret: string, at: Date): Promise<void> {
    return this.change(id, (stored) => ({
      ...stored,
      secret,
      previous: previousSecrets(stored.secret, stored.previous, at),
      webhook: rotatedWebhook(stored.webhook, at),
    }))
  }

  delete(id: WebhookId): Promise<void> {
    return this.db.write(({ webhooks }) => void webhooks.delete(id))
  }

  forgetSecrets(at: Date): Promise<number> {
    return this.db.write(({ webhooks }) => {
      const old = [...webhooks.values()].filter(({ previous: [newest] }) => newest !== undefined && newest.until <= at)
      for (const stored of old) {
        const webhook = { ...stored.webhook, previousSecretUntil: null }
        webhooks.set(webhook.id, { ...stored, webhook, previous: [] })
      }
      return old.length
    })
  }

  async signingSecrets(id: WebhookId, at: Date): Promise<readonly string[]> {
    const stored = this.db.tables.webhooks.get(id)
    return stored === undefined ? [] : signingSecrets(stored.secret, stored.previous, at)
  }

  async findById(id: WebhookId): Promise<Webhook | null> {
    return structuredClone(this.db.tables.webhooks.get(id)?.webhook ?? null)
  }

  async list(): Promise<readonly Webhook[]> {
    return structuredClone([...this.db.tables.webhooks.values()].map(({ webhook }) => webhook)).sort(
      (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || compareCodePoints(a.id, b.id),
    )
  }

  private change(id: WebhookId, changed: (stored: StoredWebhook) => StoredWebhook): Promise<void> {
    return this.db.write(({ webhooks }) => {
      const stored = webhooks.get(id)
      if (stored !== undefined) webhooks.set(id, structuredClone(changed(stored)))
    })
  }
}
