import type { Attempted, AttemptOutcome, Delivery, DeliveryState } from '../../domain/delivery.js'
import type { EventPlace, StoredEvent } from '../../domain/event.js'
import type { EventId, WebhookId } from '../../domain/ids.js'
import type { Page, PageRequest } from '../../domain/page.js'
import type { PauseReason, Webhook } from '../../domain/webhook.js'

/** A delivery that an instance has claimed to attempt it. */
export interface ClaimedDelivery extends Pick<Delivery, 'id' | 'webhookId' | 'event' | 'attempts'> {
  readonly url: string
  /** The secrets that sign at the time of the claim, newest first. */
  readonly secrets: readonly string[]
  readonly leasedUntil: Date
}

export interface DeliveryClaim {
  readonly webhookId: WebhookId
  readonly at: Date
  /** Until this time, no other instance can claim the deliveries. */
  readonly until: Date
  readonly limit: number
}

/** The position of a webhook among the events. */
export interface WebhookReader extends Pick<Webhook, 'kinds'> {
  readonly place: EventPlace
}

/** The deliveries of events to webhooks. A delivery is deleted with its event. */
export interface WebhookDeliveries {
  /** The active webhooks with events past their place (`isBehind`), or with deliveries that `claim` may return. */
  listDue(at: Date): Promise<readonly { readonly id: WebhookId; readonly isBehind: boolean }[]>

  /** Locks an active webhook until the transaction ends; `null` if there is none, or it is already locked. */
  lockReader(id: WebhookId): Promise<WebhookReader | null>

  /**
   * Adds pending deliveries of events, unless they exist, and moves the webhook to a place. Each delivery is put in the
   * lane of its event's subject or, if the subject is no longer stored, in a separate lane.
   */
  add(id: WebhookId, events: readonly StoredEvent[], at: Date, place: EventPlace): Promise<void>

  /**
   * Claims due deliveries of an active webhook: the first pending one of each lane in which none is claimed, so that
   * the deliveries of a lane are attempted one after another. Claims none before the webhook's `notBefore`.
   */
  claim(claim: DeliveryClaim): Promise<readonly ClaimedDelivery[]>

  /**
   * Stores an attempt and ends the claim, unless the claim has expired and another instance has claimed the delivery.
   * Later deliveries in the lane are not attempted before the next attempt at this one.
   */
  record(claimed: ClaimedDelivery, after: Attempted, at: Date, outcome: AttemptOutcome): Promise<void>

  /** Undoes a claim. */
  release(claimed: ClaimedDelivery): Promise<void>

  /** Clears `failingSince` of the webhook if it still has this address. */
  noteSuccess(delivered: Pick<ClaimedDelivery, 'webhookId' | 'url'>): Promise<void>

  /**
   * Stores the time of the first failure since the last success, and the latest `notBefore` that the receiver asked
   * for. Returns the former; `null` if the webhook no longer has this address.
   */
  noteFailure(
    failed: Pick<ClaimedDelivery, 'webhookId' | 'url'>,
    at: Date,
    notBefore: Date | null,
  ): Promise<Date | null>

  /** Pauses an active webhook that still has this address. Returns whether there was one. */
  pause(id: WebhookId, url: string, reason: PauseReason, at: Date): Promise<boolean>

  /** Newest event first. */
  list(id: WebhookId, filter: { readonly state?: DeliveryState }, request: PageRequest): Promise<Page<Delivery>>

  /** Resets a delivery as `sentAgain` does, ends its claim, and returns it; `null` if there is none. */
  resend(id: WebhookId, deliveryId: EventId, at: Date): Promise<Delivery | null>

  /** Resets up to `MAX_RECOVERED` failed deliveries of events since a time, as `sentAgain` does. Returns how many. */
  recover(id: WebhookId, since: Date, at: Date): Promise<number>

  /** The number of pending deliveries of all webhooks, counted up to `MAX_COUNTED_DELIVERIES`. */
  countPending(): Promise<number>
}

/** How many deliveries are recovered at once, oldest event first. */
export const MAX_RECOVERED = 10_000

/** The number up to which pending deliveries are counted. */
export const MAX_COUNTED_DELIVERIES = 100_000
