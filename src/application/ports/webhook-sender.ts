import type { AttemptOutcome } from '../../domain/delivery.js'
import type { ClaimedDelivery } from './webhook-deliveries.js'

export interface WebhookSender {
  /**
   * Whether an https URL names an address outside the public internet, to which nothing is sent. What a host name
   * resolves to is only known when something is sent.
   */
  isInternal(url: string): boolean

  /**
   * Sends an event to its receiver, signed with each of the secrets, and waits up to 10 seconds for the head of the
   * response.
   * @param at the time that is signed
   * @returns `null` if the signal was aborted; otherwise it never throws
   */
  send(
    delivery: Pick<ClaimedDelivery, 'id' | 'event' | 'url' | 'secrets'>,
    at: Date,
    signal: AbortSignal,
  ): Promise<AttemptOutcome | null>
}
