import type { Initiator } from '../../domain/audit.js'
import { rotatedWebhook } from '../../domain/webhook.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { ManagedWebhooks, SecretWebhook } from './managed-webhooks.js'

interface Input extends Initiator {
  readonly id: string
}

/** Gives a webhook a new secret, for an admin. The previous one keeps signing for a day. Audited. */
export class RotateWebhook {
  constructor(
    private readonly managed: ManagedWebhooks,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, WEBHOOK_NOT_FOUND */
  execute({ id, ...initiator }: Input): Promise<SecretWebhook> {
    return this.managed.write(initiator.actor, id, async (repositories, before) => {
      const [secret, now] = [this.ids.webhookSecret(), this.clock.now()]
      await repositories.webhooks.rotate(before.id, secret, now)
      await this.managed.record(repositories, initiator, 'rotate', before.id)
      return { webhook: rotatedWebhook(before, now), secret }
    })
  }
}
