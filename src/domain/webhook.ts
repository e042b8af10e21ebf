import { DAY_MS } from './day.js'
import { DomainError, type Issue } from './errors.js'
import { EVENT_KINDS, type EventKind, type StoredEvent } from './event.js'
import type { AccountId, WebhookId } from './ids.js'
import { endAfterRotation, validBesideNew } from './secret-rotation.js'
import { isHttpsUrl, isLoopbackUrl } from './standard-formats.js'

/** Why the service has paused a webhook: no attempt has succeeded for days, or its receiver has responded with 410. */
export const PAUSE_REASONS = ['failing', 'gone'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

/** An address to which events are sent as they happen. */
export interface Webhook {
  readonly id: WebhookId
  readonly url: string
  readonly kinds: readonly EventKind[]
  readonly description: string | null
  /** An inactive webhook is sent nothing. It keeps its place, from which it continues once it is active again. */
  readonly isActive: boolean
  /** When and why the service has paused it; `null` if it is active, or an admin has paused it. */
  readonly paused: { readonly reason: PauseReason; readonly at: Date } | null
  /** The time of the first failed attempt since the last success. */
  readonly failingSince: Date | null
  /** The time before which the receiver asked not to be sent anything; `null` if it did not ask. */
  readonly notBefore: Date | null
  /** Until when the previous secret keeps signing; `null` if there is none, or it has been pruned. */
  readonly previousSecretUntil: Date | null
  readonly createdAt: Date
  /** `null` once the account has been erased. */
  readonly createdBy: AccountId | null
}

export type WebhookFields = Pick<Webhook, 'url' | 'kinds' | 'description' | 'isActive'>
export type WebhookPatch = Partial<WebhookFields>

/** A secret that a rotation has replaced, and until when it keeps signing. */
export interface PreviousSecret {
  readonly secret: string
  readonly until: Date
}

export const MAX_WEBHOOKS = 20
/** The maximum number of previous secrets that still sign. The newest are kept. */
const MAX_PREVIOUS_SECRETS = 5
/** How long attempts may fail without a success before the webhook is paused. */
const PATIENCE_MS = 5 * DAY_MS

export const webhookNotFound = (): DomainError =>
  new DomainError('not-found', 'WEBHOOK_NOT_FOUND', 'There is no such webhook.')

export const tooManyWebhooks = (): DomainError =>
  new DomainError('conflict', 'QUOTA_EXCEEDED', 'There are too many webhooks. Delete some first.', {
    quota: 'webhooks',
    limit: MAX_WEBHOOKS,
  })

/** The rule for addresses that can be sent to. */
export interface AllowedReceivers {
  /** Whether receivers on this machine are allowed over http, for trials and tests. */
  readonly allowsLoopback: boolean
  /** Whether an https URL names an address outside the public internet. */
  readonly isInternal: (url: string) => boolean
}

export const webhookIssues = (
  { url }: Pick<Webhook, 'url'>,
  { allowsLoopback, isInternal }: AllowedReceivers,
): readonly Issue[] => {
  if (allowsLoopback && isLoopbackUrl(url)) return []
  if (!isHttpsUrl(url)) return [{ path: '/url', message: 'must be an https address without credentials' }]
  return isInternal(url) ? [{ path: '/url', message: 'must be on the public internet' }] : []
}

/** The kinds in a fixed order, without duplicates. */
const sorted = (kinds: readonly EventKind[]): readonly EventKind[] => EVENT_KINDS.filter((kind) => kinds.includes(kind))

export const newWebhook = (
  { kinds, ...fields }: WebhookFields,
  { id, createdBy }: Pick<Webhook, 'id' | 'createdBy'>,
  now: Date,
): Webhook => ({
  ...fields,
  id,
  kinds: sorted(kinds),
  paused: null,
  failingSince: null,
  notBefore: null,
  previousSecretUntil: null,
  createdAt: now,
  createdBy,
})

/** The changed webhook. Forgets earlier failures if the address changes, or if it is activated or deactivated. */
export const changedWebhook = (webhook: Webhook, { kinds = webhook.kinds, ...patch }: WebhookPatch): Webhook => {
  const after = { ...webhook, ...patch, kinds: sorted(kinds) }
  const isSame = after.url === webhook.url && after.isActive === webhook.isActive
  return isSame ? after : { ...after, paused: null, failingSince: null, notBefore: null }
}

/** Whether a change affects pending deliveries: it changes the address or the kinds, activates or deactivates. */
export const changesDeliveries = (before: Webhook, after: Webhook): boolean =>
  before.url !== after.url || before.isActive !== after.isActive || before.kinds.join() !== after.kinds.join()

/** The secrets that still sign in addition to a new one, newest first. */
export const previousSecrets = (
  secret: string,
  before: readonly PreviousSecret[],
  now: Date,
): readonly PreviousSecret[] =>
  validBesideNew({ secret, until: endAfterRotation(now) }, before, now, MAX_PREVIOUS_SECRETS)

/** The secrets that sign at a time, newest first. */
export const signingSecrets = (secret: string, previous: readonly PreviousSecret[], at: Date): readonly string[] => [
  secret,
  ...previous.filter(({ until }) => until > at).map((one) => one.secret),
]

/** What a webhook is sent as a test. It is not an event, so it is neither stored nor sent again. */
export const testOf = ({ id }: Pick<Webhook, 'id'>, at: Date) =>
  ({ at, kind: 'webhook.test', subject: { type: 'webhook', id } }) as const

export const rotatedWebhook = (webhook: Webhook, now: Date): Webhook => ({
  ...webhook,
  previousSecretUntil: endAfterRotation(now),
})

/** Whether the webhook wants the event. */
export const wants = ({ kinds }: Pick<Webhook, 'kinds'>, { kind }: Pick<StoredEvent, 'kind'>): boolean =>
  kinds.includes(kind)

/** The reason to pause the webhook after a failure, if any. @param status the response's; `null` if there was none */
export const pauseAfterFailure = (failingSince: Date, status: number | null, at: Date): PauseReason | null => {
  if (status === 410) return 'gone'
  return at.getTime() - failingSince.getTime() >= PATIENCE_MS ? 'failing' : null
}
