import type { AttemptOutcome } from '../../domain/delivery.js'
import type { testOf } from '../../domain/webhook.js'
import type { ClaimedDelivery } from './webhook-deliveries.js'

/** A signed message: an event, or a test. */
export interface WebhookMessage extends Pick<ClaimedDelivery, 'url' | 'secrets'> {
  /** The same for every attempt to send the same event. */
  readonly id: string
  readonly event: ClaimedDelivery['event'] | ReturnType<typeof testOf>
}

export interface WebhookSender {
  /**
   * Whether an https URL names an address outside the public internet, to which nothing is sent. What a host name
   * resolves to is only known when something is sent.
   */
  isInternal(url: string): boolean

  /**
   * Sends a message to its receiver, signed with each of the secrets, and waits up to 10 seconds for the head of the
   * response.
   * @param at the time that is signed
   * @returns `null` if the signal was aborted; otherwise it never throws
   */
  send(message: WebhookMessage, at: Date, signal: AbortSignal): Promise<AttemptOutcome | null>
}
