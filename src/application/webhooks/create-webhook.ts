import type { Initiator } from '../../domain/audit.js'
import { rejectIssues } from '../../domain/errors.js'
import type { WebhookId } from '../../domain/ids.js'
import {
  type AllowedReceivers,
  MAX_WEBHOOKS,
  newWebhook,
  tooManyWebhooks,
  type WebhookFields,
  webhookIssues,
} from '../../domain/webhook.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { ManagedWebhooks, SecretWebhook } from './managed-webhooks.js'

interface Input extends Initiator {
  readonly fields: WebhookFields
}

/** Creates a webhook for an admin. It is sent events from now on. Audited. */
export class CreateWebhook {
  constructor(
    private readonly managed: ManagedWebhooks,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly receivers: AllowedReceivers,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, VALIDATION_FAILED, QUOTA_EXCEEDED */
  execute({ fields, ...initiator }: Input): Promise<SecretWebhook> {
    const { actor } = initiator
    return this.managed.asAdmin(actor, async (repositories) => {
      const { events, webhooks } = repositories
      rejectIssues(webhookIssues(fields, this.receivers))
      if ((await webhooks.list()).length >= MAX_WEBHOOKS) throw tooManyWebhooks()
      const createdBy = actor.kind === 'account' ? actor.account.id : null
      const webhook = newWebhook(fields, { id: this.ids.next() as WebhookId, createdBy }, this.clock.now())
      const secret = this.ids.webhookSecret()
      await webhooks.insert(webhook, secret, await events.end())
      await this.managed.record(repositories, initiator, 'create', webhook.id, {}, webhook)
      return { webhook, secret }
    })
  }
}
