import type { AttemptProblem, Delivery, DeliveryState } from '../../../domain/delivery.js'
import type { EventKind, EventSubject } from '../../../domain/event.js'
import type { AccountId, EventId, WebhookId } from '../../../domain/ids.js'
import type { PauseReason, PreviousSecret, Webhook } from '../../../domain/webhook.js'
import type { Prisma } from '../generated/client.js'
import type { EventModel, WebhookDeliveryModel, WebhookModel } from '../generated/models.js'

/** A previous secret as JSON stores it. */
interface StoredSecret {
  readonly secret: string
  readonly until: string
}

export const toPreviousSecrets = (column: unknown): readonly PreviousSecret[] =>
  (column as StoredSecret[]).map(({ secret, until }) => ({ secret, until: new Date(until) }))

export const toPreviousSecretsColumn = (previous: readonly PreviousSecret[]): Prisma.InputJsonArray =>
  previous.map(({ secret, until }) => ({ secret, until: until.toISOString() }))

export const toWebhook = (row: WebhookModel): Webhook => ({
  id: row.id as WebhookId,
  url: row.url,
  kinds: row.kinds as EventKind[],
  description: row.description,
  isActive: row.isActive,
  paused: row.pausedAt && { reason: row.pauseReason as PauseReason, at: row.pausedAt },
  failingSince: row.failingSince,
  notBefore: row.notBefore,
  previousSecretUntil: toPreviousSecrets(row.previousSecrets)[0]?.until ?? null,
  createdAt: row.createdAt,
  createdBy: row.createdBy as AccountId | null,
})

/** The columns that `save` writes. */
export const toWebhookColumns = (webhook: Webhook) => ({
  url: webhook.url,
  kinds: [...webhook.kinds],
  description: webhook.description,
  isActive: webhook.isActive,
  pausedAt: webhook.paused?.at ?? null,
  pauseReason: webhook.paused?.reason ?? null,
  failingSince: webhook.failingSince,
  notBefore: webhook.notBefore,
})

export const toDelivery = (row: WebhookDeliveryModel & { readonly event: EventModel }): Delivery => ({
  id: row.eventId as EventId,
  webhookId: row.webhookId as WebhookId,
  event: toEventOfDelivery(row.event),
  state: row.state as DeliveryState,
  attempts: row.attempts,
  nextAttemptAt: row.nextAttemptAt,
  lastAttempt: row.lastAttemptAt && {
    at: row.lastAttemptAt,
    status: row.lastStatus,
    problem: row.lastProblem as AttemptProblem | null,
  },
})

export const toEventOfDelivery = ({
  at,
  kind,
  subjectType,
  subjectId,
}: Pick<EventModel, 'at' | 'kind' | 'subjectType' | 'subjectId'>): Delivery['event'] => ({
  at,
  kind: kind as EventKind,
  subject: { type: subjectType as EventSubject, id: subjectId },
})
