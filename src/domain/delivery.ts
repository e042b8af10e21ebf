import { HOUR_MS } from './day.js'
import { DomainError } from './errors.js'
import type { StoredEvent } from './event.js'
import type { EventId, WebhookId } from './ids.js'

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why there was no response: the address is not on the public internet, time ran out, or the connection failed. */
export const ATTEMPT_PROBLEMS = ['address', 'timeout', 'connection'] as const
export type AttemptProblem = (typeof ATTEMPT_PROBLEMS)[number]

/** The outcome of an attempt to deliver an event. */
export interface AttemptOutcome {
  /** The status of the response; `null` if there was none. */
  readonly status: number | null
  /** `null` if there was a response. */
  readonly problem: AttemptProblem | null
  /** How long the receiver asks the service to wait; `null` if it does not ask. */
  readonly retryAfterMs: number | null
}

/** The delivery of an event to a webhook. It has the id of the event, to which it refers instead of copying it. */
export interface Delivery {
  readonly id: EventId
  readonly webhookId: WebhookId
  readonly event: Pick<StoredEvent, 'at' | 'kind' | 'subject'>
  readonly state: DeliveryState
  /** The number of attempts since the delivery was last resent by hand. */
  readonly attempts: number
  /** `null` unless it is pending. */
  readonly nextAttemptAt: Date | null
  readonly lastAttempt: ({ readonly at: Date } & Pick<AttemptOutcome, 'status' | 'problem'>) | null
}

export const deliveryNotFound = (): DomainError =>
  new DomainError('not-found', 'DELIVERY_NOT_FOUND', 'There is no such delivery.')

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, HOUR_MS]

/** The pauses between the attempts of a delivery, three days in total. */
export const RETRY_PAUSES_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  10 * HOUR,
  14 * HOUR,
  14 * HOUR,
  16 * HOUR,
]
/** The fraction by which a pause is lengthened or shortened at random, so that retries are spread out. */
const JITTER = 0.1
/** The longest pause that a receiver can ask for. */
export const MAX_RETRY_AFTER_MS = 24 * HOUR

/** Only 2xx is a success; a redirect is not followed. */
export const hasSucceeded = ({ status }: Pick<AttemptOutcome, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300

/** The time before which the receiver does not want to be sent anything; `null` if it did not state one. */
export const retryAfter = ({ retryAfterMs }: Pick<AttemptOutcome, 'retryAfterMs'>, at: Date): Date | null =>
  retryAfterMs === null ? null : new Date(at.getTime() + Math.min(retryAfterMs, MAX_RETRY_AFTER_MS))

export type Attempted = Pick<Delivery, 'state' | 'attempts' | 'nextAttemptAt'>

/**
 * The state of a delivery after another attempt.
 * @param random from 0 to 1
 */
export const afterAttempt = (
  { attempts: before }: Pick<Delivery, 'attempts'>,
  outcome: AttemptOutcome,
  at: Date,
  random: number,
): Attempted => {
  const attempts = before + 1
  if (hasSucceeded(outcome)) return { state: 'delivered', attempts, nextAttemptAt: null }
  const pause = RETRY_PAUSES_MS[before]
  if (pause === undefined) return { state: 'failed', attempts, nextAttemptAt: null }
  const next = new Date(at.getTime() + Math.round(pause * (1 + JITTER * (2 * random - 1))))
  const asked = retryAfter(outcome, at)
  return { state: 'pending', attempts, nextAttemptAt: asked !== null && asked > next ? asked : next }
}

/** The state of a delivery that starts again from its first attempt. */
export const sentAgain = (at: Date): Attempted => ({ state: 'pending', attempts: 0, nextAttemptAt: at })
