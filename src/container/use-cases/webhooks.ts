import { CreateWebhook } from '../../application/webhooks/create-webhook.js'
import { DeleteWebhook } from '../../application/webhooks/delete-webhook.js'
import { GetWebhook } from '../../application/webhooks/get-webhook.js'
import { ListDeliveries } from '../../application/webhooks/list-deliveries.js'
import { ListWebhooks } from '../../application/webhooks/list-webhooks.js'
import { RecoverDeliveries } from '../../application/webhooks/recover-deliveries.js'
import { ResendDelivery } from '../../application/webhooks/resend-delivery.js'
import { RotateWebhook } from '../../application/webhooks/rotate-webhook.js'
import { TestWebhook } from '../../application/webhooks/test-webhook.js'
import { UpdateWebhook } from '../../application/webhooks/update-webhook.js'
import type { AllowedReceivers } from '../../domain/webhook.js'
import type { WebhookSettings } from '../ports.js'
import type { Build } from './build.js'

const receiversOf = ({ allowsLoopback, sender }: WebhookSettings): AllowedReceivers => ({
  allowsLoopback,
  isInternal: (url) => sender.isInternal(url),
})

export const webhookUseCases = {
  createWebhook: ({ managedWebhooks, ids, clock, webhooks }) =>
    new CreateWebhook(managedWebhooks, ids, clock, receiversOf(webhooks)),
  deleteWebhook: ({ managedWebhooks, work, clock }) => new DeleteWebhook(managedWebhooks, work, clock),
  getWebhook: ({ repositories }) => new GetWebhook(repositories.webhooks),
  listDeliveries: ({ repositories }) => new ListDeliveries(repositories),
  listWebhooks: ({ repositories }) => new ListWebhooks(repositories.webhooks),
  recoverDeliveries: ({ managedWebhooks, clock }) => new RecoverDeliveries(managedWebhooks, clock),
  resendDelivery: ({ managedWebhooks, clock }) => new ResendDelivery(managedWebhooks, clock),
  rotateWebhook: ({ managedWebhooks, ids, clock }) => new RotateWebhook(managedWebhooks, ids, clock),
  testWebhook: ({ managedWebhooks, ids, clock, webhooks }) =>
    new TestWebhook(managedWebhooks, ids, clock, webhooks.sender),
  updateWebhook: ({ managedWebhooks, work, clock, webhooks }) =>
    new UpdateWebhook(managedWebhooks, work, clock, receiversOf(webhooks)),
} satisfies Build
