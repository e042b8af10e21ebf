import type { Initiator } from '../../domain/audit.js'
import type { AttemptOutcome } from '../../domain/delivery.js'
import { testOf } from '../../domain/webhook.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { WebhookSender } from '../ports/webhook-sender.js'
import type { ManagedWebhooks } from './managed-webhooks.js'

interface Input extends Initiator {
  readonly id: string
}

/** The longest that an admin waits for a receiver, in milliseconds. */
const TIMEOUT_MS = 10_000

/**
 * Sends a signed test to the receiver of a webhook, even if it is paused, and waits for the response, for an admin.
 * Changes nothing of the webhook or its deliveries. Audited.
 */
export class TestWebhook {
  constructor(
    private readonly managed: ManagedWebhooks,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly sender: WebhookSender,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, WEBHOOK_NOT_FOUND */
  async execute({ id, ...initiator }: Input): Promise<Pick<AttemptOutcome, 'status' | 'problem'>> {
    const at = this.clock.now()
    const { webhook, secrets } = await this.managed.write(initiator.actor, id, async (repositories, webhook) => {
      await this.managed.record(repositories, initiator, 'test', webhook.id)
      return { webhook, secrets: await repositories.webhooks.signingSecrets(webhook.id, at) }
    })
    // The transaction has ended: a receiver that hangs holds no connection and no lock.
    const message = { id: this.ids.next(), event: testOf(webhook, at), url: webhook.url, secrets }
    const outcome = await this.sender.send(message, at, AbortSignal.timeout(TIMEOUT_MS))
    return outcome ?? { status: null, problem: 'timeout' }
  }
}
