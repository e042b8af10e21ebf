import type { Attempted, AttemptOutcome, Delivery, DeliveryState } from '../../domain/delivery.js'
import type { EventPlace, StoredEvent } from '../../domain/event.js'
import type { EventId, WebhookId } from '../../domain/ids.js'
import type { Page, PageRequest } from '../../domain/page.js'
import type { PauseReason, Webhook } from '../../domain/webhook.js'

/** A delivery that one instance attempts now. */
export interface ClaimedDelivery extends Pick<Delivery, 'id' | 'webhookId' | 'event' | 'attempts'> {
  readonly url: string
  /** The secrets that sign at the time of the claim, the newest first. */
  readonly secrets: readonly string[]
  readonly leasedUntil: Date
}

export interface DeliveryClaim {
  readonly webhookId: WebhookId
  readonly at: Date
  /** Until then nobody else claims them. */
  readonly until: Date
  readonly limit: number
}

/** The position of a webhook among the events. */
export interface WebhookReader extends Pick<Webhook, 'kinds'> {
  readonly place: EventPlace
}

/** The events that webhooks are to be sent. A delivery is deleted with its event. */
export interface WebhookDeliveries {
  /** The active webhooks with events past their place (`isBehind`), or with deliveries that `claim` may return. */
  listDue(at: Date): Promise<readonly { readonly id: WebhookId; readonly isBehind: boolean }[]>

  /** Locks an active webhook until the transaction ends; `null` if there is none, or another transaction has locked it. */
  lockReader(id: WebhookId): Promise<WebhookReader | null>

  /**
   * Adds pending deliveries of events, unless they exist, and moves the webhook to a place. Each is in the lane of its subject as it
   * is now; without a subject, in one of its own.
   */
  add(id: WebhookId, events: readonly StoredEvent[], at: Date, place: EventPlace): Promise<void>

  /**
   * Claims deliveries of an active webhook whose time has come: the first pending one of each lane, if nobody has claimed any of
   * that lane, so that the deliveries of one lane are attempted one after another. Before its `notBefore`, it claims none.
   */
  claim(claim: DeliveryClaim): Promise<readonly ClaimedDelivery[]>

  /**
   * Stores an attempt and ends the claim, unless its time was up and another instance has it. What is behind it in its lane is not
   * attempted before it is.
   */
  record(claimed: ClaimedDelivery, after: Attempted, at: Date, outcome: AttemptOutcome): Promise<void>

  /** Undoes a claim. */
  release(claimed: ClaimedDelivery): Promise<void>

  /** Clears `failingSince` of the webhook if it still has this address. */
  noteSuccess(delivered: Pick<ClaimedDelivery, 'webhookId' | 'url'>): Promise<void>

  /**
   * Stores the first failure since the last success, and the latest `notBefore` that the receiver asked for. Returns the former;
   * `null` if there is no webhook with this address any more.
   */
  noteFailure(
    failed: Pick<ClaimedDelivery, 'webhookId' | 'url'>,
    at: Date,
    notBefore: Date | null,
  ): Promise<Date | null>

  /** Pauses an active webhook that still has this address. Returns whether there was one. */
  pause(id: WebhookId, url: string, reason: PauseReason, at: Date): Promise<boolean>

  /** The newest event first. */
  list(id: WebhookId, filter: { readonly state?: DeliveryState }, request: PageRequest): Promise<Page<Delivery>>

  /** Makes a delivery `sentAgain`, ends its claim, and returns it; `null` if there is none. */
  resend(id: WebhookId, deliveryId: EventId, at: Date): Promise<Delivery | null>

  /** Makes the failed deliveries of events since a time `sentAgain`: up to 10,000, the oldest first. Returns how many. */
  recover(id: WebhookId, since: Date, at: Date): Promise<number>

  /** The number of pending deliveries of all webhooks; of more than 100,000 only as many. */
  countPending(): Promise<number>
}

/** How many deliveries are recovered at once. */
export const MAX_RECOVERED = 10_000

/** More are not counted. */
export const MAX_COUNTED_DELIVERIES = 100_000
