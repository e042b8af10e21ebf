import type { Initiator } from '../../domain/audit.js'
import { rejectIssues } from '../../domain/errors.js'
import {
  type AllowedReceivers,
  changedWebhook,
  changesDeliveries,
  type Webhook,
  type WebhookPatch,
  webhookIssues,
} from '../../domain/webhook.js'
import type { BackgroundWork } from '../maintenance/background-work.js'
import type { Clock } from '../ports/clock.js'
import type { ManagedWebhooks } from './managed-webhooks.js'

interface Input extends Initiator {
  readonly id: string
  readonly patch: WebhookPatch
}

/**
 * Applies a merge patch to a webhook, for an admin. Pending deliveries are updated accordingly, in the background if
 * there are many. Audited.
 */
export class UpdateWebhook {
  constructor(
    private readonly managed: ManagedWebhooks,
    private readonly work: BackgroundWork,
    private readonly clock: Clock,
    private readonly receivers: AllowedReceivers,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, WEBHOOK_NOT_FOUND, VALIDATION_FAILED */
  async execute({ id, patch, ...initiator }: Input): Promise<Webhook> {
    const { before, after } = await this.managed.write(initiator.actor, id, async (repositories, before) => {
      if (patch.url !== undefined) rejectIssues(webhookIssues({ url: patch.url }, this.receivers))
      const after = changedWebhook(before, patch)
      await repositories.webhooks.save(after)
      if (changesDeliveries(before, after)) await repositories.jobs.updateDeliveries(before.id, this.clock.now())
      await this.managed.record(repositories, initiator, 'update', before.id, before, after)
      return { before, after }
    })
    if (changesDeliveries(before, after)) await this.work.begin({ kind: 'update-deliveries', subject: after.id })
    return after
  }
}
