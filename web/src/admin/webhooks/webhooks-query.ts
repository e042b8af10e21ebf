import { type components, unwrap } from 'dealbook-client'
import { service } from '../../service.js'

export type Webhook = components['schemas']['Webhook']
export type SecretWebhook = components['schemas']['WebhookWithSecret']

export const webhooks = {
  queryKey: ['webhooks'],
  queryFn: () => unwrap(service.GET('/back-office/webhooks')),
}

/** The display name of a webhook: its description, or else its host. */
export const webhookName = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description ?? new URL(url).host

/** The displayed state of a webhook. */
export const webhookState = ({
  isActive,
  pausedAt,
  failingSince,
}: Webhook): 'active' | 'failing' | 'paused' | 'off' => {
  if (pausedAt !== null) return 'paused'
  if (!isActive) return 'off'
  return failingSince === null ? 'active' : 'failing'
}
