import {
  type ClaimedDelivery,
  type DeliveryClaim,
  MAX_COUNTED_DELIVERIES,
  MAX_RECOVERED,
  type WebhookDeliveries,
  type WebhookReader,
} from '../../../application/ports/webhook-deliveries.js'
import {
  type Attempted,
  type AttemptOutcome,
  type Delivery,
  type DeliveryState,
  sentAgain,
} from '../../../domain/delivery.js'
import type { EventPlace, StoredEvent } from '../../../domain/event.js'
import type { EventId, WebhookId } from '../../../domain/ids.js'
import { listTotal, offsetOf, type Page, type PageRequest } from '../../../domain/page.js'
import { compareCodePoints } from '../../../domain/text.js'
import { type PauseReason, signingSecrets, type Webhook, wants } from '../../../domain/webhook.js'
import type { InMemoryDatabase, StoredDelivery, Tables } from '../in-memory-database.js'

const keyOf = (webhookId: WebhookId, eventId: EventId): string => `${webhookId} ${eventId}`

/** A delivery with its event. */
interface Found {
  readonly stored: StoredDelivery
  readonly event: StoredEvent
}

const found = ({ events, webhookDeliveries }: Tables, webhookId: WebhookId): readonly Found[] =>
  [...webhookDeliveries.values()]
    .filter((stored) => stored.webhookId === webhookId)
    .map((stored) => ({ stored, event: events.get(stored.eventId) as StoredEvent }))

const hasCome = ({ nextAttemptAt, leasedUntil }: StoredDelivery, at: Date): boolean =>
  nextAttemptAt !== null && nextAttemptAt <= at && (leasedUntil === null || leasedUntil <= at)

const isLeftAlone = ({ notBefore }: Webhook, at: Date): boolean => notBefore !== null && notBefore > at

const laneOf = ({ id, subject }: StoredEvent): string => `${subject.type} ${subject.id ?? id}`

/** The pending deliveries in order, of one lane or of all. */
const pendingOf = (tables: Tables, webhookId: WebhookId, lane?: string): readonly Found[] =>
  found(tables, webhookId)
    .filter(({ stored }) => stored.state === 'pending' && (lane === undefined || stored.lane === lane))
    .sort((a, b) => a.event.place.position - b.event.place.position)

/** Runs the job that `BackgroundJobs.updateDeliveries` starts. */
export const updateDeliveries = (tables: Tables, webhookId: WebhookId, at: Date): void => {
  const webhook = tables.webhooks.get(webhookId)?.webhook
  for (const { stored, event } of found(tables, webhookId)) {
    const { nextAttemptAt } = stored
    const key = keyOf(webhookId, event.id)
    if (webhook === undefined) tables.webhookDeliveries.delete(key)
    else if (nextAttemptAt === null) continue
    else if (!wants(webhook, event)) tables.webhookDeliveries.delete(key)
    else {
      const due = nextAttemptAt < at ? nextAttemptAt : at
      tables.webhookDeliveries.set(key, { ...stored, ...sentAgain(due), leasedUntil: null })
    }
  }
}

/** The first pending delivery of each lane without an attempt in progress. */
const heads = (tables: Tables, webhookId: WebhookId, at: Date): readonly Found[] => {
  const first = new Map<string, Found>()
  const taken = new Set<string>()
  for (const one of pendingOf(tables, webhookId)) {
    const { lane, leasedUntil } = one.stored
    if (!first.has(lane)) first.set(lane, one)
    if (leasedUntil !== null && leasedUntil > at) taken.add(lane)
  }
  return [...first.values()].filter(({ stored }) => !taken.has(stored.lane))
}

const toDelivery = ({ stored, event }: Found): Delivery => {
  const { eventId, lane: _lane, leasedUntil: _until, ...delivery } = stored
  return structuredClone({
    ...delivery,
    id: eventId,
    event: { at: event.at, kind: event.kind, subject: event.subject },
  })
}

export class InMemoryWebhookDeliveries implements WebhookDeliveries {
  constructor(private readonly db: InMemoryDatabase) {}

  async listDue(at: Date) {
    const { eventMarks, webhooks } = this.db.tables
    return [...webhooks.values()]
      .filter(({ webhook }) => webhook.isActive)
      .map(({ webhook, place }) => ({ webhook, isBehind: place.position < (eventMarks.get('last') ?? 0) }))
      .filter(
        ({ webhook, isBehind }) =>
          isBehind ||
          (!isLeftAlone(webhook, at) && found(this.db.tables, webhook.id).some(({ stored }) => hasCome(stored, at))),
      )
      .map(({ webhook: { id }, isBehind }) => ({ id, isBehind }))
  }

  async lockReader(id: WebhookId): Promise<WebhookReader | null> {
    const stored = this.db.tables.webhooks.get(id)
    return stored?.webhook.isActive ? structuredClone({ kinds: stored.webhook.kinds, place: stored.place }) : null
  }

  add(id: WebhookId, events: readonly StoredEvent[], at: Date, place: EventPlace): Promise<void> {
    return this.db.write((tables) => {
      const { webhooks, webhookDeliveries } = tables
      const stored = webhooks.get(id)
      if (stored === undefined) return
      webhooks.set(id, { ...stored, place })
      const times = { leasedUntil: null, lastAttempt: null }
      for (const event of events) {
        const [key, lane] = [keyOf(id, event.id), laneOf(event)]
        if (webhookDeliveries.has(key)) continue
        const nextAttemptAt = pendingOf(tables, id, lane).at(-1)?.stored.nextAttemptAt ?? at
        webhookDeliveries.set(key, { webhookId: id, eventId: event.id, lane, ...sentAgain(nextAttemptAt), ...times })
      }
    })
  }

  claim({ webhookId, at, until, limit }: DeliveryClaim): Promise<readonly ClaimedDelivery[]> {
    return this.db.write((tables) => {
      const receiver = tables.webhooks.get(webhookId)
      if (receiver === undefined || !receiver.webhook.isActive || isLeftAlone(receiver.webhook, at)) return []
      const { webhook, secret, previous } = receiver
      const secrets = signingSecrets(secret, previous, at)
      const due = heads(tables, webhookId, at).filter(({ stored }) => hasCome(stored, at))
      due.sort(
        (a, b) =>
          (a.stored.nextAttemptAt?.getTime() ?? 0) - (b.stored.nextAttemptAt?.getTime() ?? 0) ||
          a.event.place.position - b.event.place.position,
      )
      return due.slice(0, limit).map((one) => {
        tables.webhookDeliveries.set(keyOf(webhookId, one.event.id), { ...one.stored, leasedUntil: until })
        const { id, event, attempts } = toDelivery(one)
        return { id, webhookId, event, attempts, url: webhook.url, secrets, leasedUntil: until }
      })
    })
  }

  record(claimed: ClaimedDelivery, after: Attempted, at: Date, { status, problem }: AttemptOutcome): Promise<void> {
    const { nextAttemptAt: retry } = after
    const isLate = ({ attempts, nextAttemptAt }: StoredDelivery): boolean =>
      nextAttemptAt !== null && (retry === null ? attempts === 0 && nextAttemptAt > at : nextAttemptAt < retry)
    return this.ifHeld(claimed, (stored, tables) => {
      const place = tables.events.get(claimed.id)?.place.position ?? 0
      const behind = pendingOf(tables, claimed.webhookId, stored.lane).filter(
        ({ event }) => event.place.position > place,
      )
      for (const { stored: waiting } of retry === null ? behind.slice(0, 1) : behind)
        if (isLate(waiting))
          tables.webhookDeliveries.set(keyOf(claimed.webhookId, waiting.eventId), {
            ...waiting,
            nextAttemptAt: retry ?? at,
          })
      return { ...stored, ...after, lastAttempt: { at, status, problem } }
    })
  }

  release(claimed: ClaimedDelivery): Promise<void> {
    return this.ifHeld(claimed, (stored) => stored)
  }

  async noteSuccess({ webhookId, url }: Pick<ClaimedDelivery, 'webhookId' | 'url'>): Promise<void> {
    await this.changeWebhook(webhookId, (webhook) =>
      webhook.url === url ? { ...webhook, failingSince: null } : webhook,
    )
  }

  async noteFailure(
    { webhookId, url }: Pick<ClaimedDelivery, 'webhookId' | 'url'>,
    at: Date,
    notBefore: Date | null,
  ): Promise<Date | null> {
    const later = (one: Date | null) => (one === null || (notBefore !== null && notBefore > one) ? notBefore : one)
    const after = await this.changeWebhook(webhookId, (webhook) =>
      webhook.url === url
        ? { ...webhook, failingSince: webhook.failingSince ?? at, notBefore: later(webhook.notBefore) }
        : webhook,
    )
    return after?.url === url ? after.failingSince : null
  }

  async pause(id: WebhookId, url: string, reason: PauseReason, at: Date): Promise<boolean> {
    let isPaused = false
    await this.changeWebhook(id, (webhook) => {
      isPaused = webhook.isActive && webhook.url === url
      return isPaused ? { ...webhook, isActive: false, paused: { reason, at } } : webhook
    })
    return isPaused
  }

  async list(id: WebhookId, { state }: { readonly state?: DeliveryState }, request: PageRequest) {
    const all = found(this.db.tables, id)
      .filter(({ stored }) => state === undefined || stored.state === state)
      .sort((a, b) => compareCodePoints(b.event.id, a.event.id))
    const items = all.slice(offsetOf(request), offsetOf(request) + request.pageSize).map(toDelivery)
    return { items, ...listTotal(true, all.length) } satisfies Page<Delivery>
  }

  resend(id: WebhookId, deliveryId: EventId, at: Date): Promise<Delivery | null> {
    return this.db.write((tables) => {
      const stored = tables.webhookDeliveries.get(keyOf(id, deliveryId))
      const event = tables.events.get(deliveryId)
      if (stored === undefined || event === undefined) return null
      const again = { ...stored, ...sentAgain(at), leasedUntil: null }
      tables.webhookDeliveries.set(keyOf(id, deliveryId), again)
      return toDelivery({ stored: again, event })
    })
  }

  recover(id: WebhookId, since: Date, at: Date): Promise<number> {
    return this.db.write((tables) => {
      const failed = found(tables, id)
        .filter(({ stored, event }) => stored.state === 'failed' && event.at >= since)
        .sort((a, b) => compareCodePoints(a.event.id, b.event.id))
        .slice(0, MAX_RECOVERED)
      for (const { stored, event } of failed)
        tables.webhookDeliveries.set(keyOf(id, event.id), { ...stored, ...sentAgain(at) })
      return failed.length
    })
  }

  async countPending(): Promise<number> {
    const pending = [...this.db.tables.webhookDeliveries.values()].filter(({ state }) => state === 'pending')
    return Math.min(pending.length, MAX_COUNTED_DELIVERIES)
  }

  private ifHeld(
    { id, webhookId, leasedUntil }: ClaimedDelivery,
    change: (stored: StoredDelivery, tables: Tables) => StoredDelivery,
  ): Promise<void> {
    return this.db.write((tables) => {
      const { webhookDeliveries } = tables
      const stored = webhookDeliveries.get(keyOf(webhookId, id))
      if (stored?.leasedUntil?.getTime() === leasedUntil.getTime())
        webhookDeliveries.set(keyOf(webhookId, id), structuredClone({ ...change(stored, tables), leasedUntil: null }))
    })
  }

  private changeWebhook(id: WebhookId, changed: (webhook: Webhook) => Webhook): Promise<Webhook | null> {
    return this.db.write(({ webhooks }) => {
      const stored = webhooks.get(id)
      if (stored === undefined) return null
      const webhook = changed(stored.webhook)
      webhooks.set(id, structuredClone({ ...stored, webhook }))
      return webhook
    })
  }
}
