import { DomainError } from './errors.js'
import type { EventId } from './ids.js'

export const EVENT_KINDS = [
  'deal.published',
  'deal.withdrawn',
  'collection.opened',
  'collection.closed',
  'account.onboarded',
  'account.erased',
  'grant.started',
  'grant.ended',
  'import.finished',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

export const EVENT_SUBJECTS = ['account', 'collection', 'deal', 'grant'] as const
export type EventSubject = (typeof EVENT_SUBJECTS)[number]

/** An event for other programs. It consists only of its kind and an id, which reveals nothing by itself. */
export interface EventFact {
  readonly kind: EventKind
  readonly subject: { readonly type: EventSubject; readonly id: string }
}

/** The place of an event in the order of all events. */
export interface EventPlace {
  /** Increases when the database moves to another server, which numbers its transactions independently. */
  readonly epoch: number
  /** Increases with the transactions of an epoch. */
  readonly turn: number
  /** Orders the events of one transaction. */
  readonly position: number
}

/** An event as it was stored. */
export interface StoredEvent {
  readonly id: EventId
  readonly at: Date
  readonly kind: EventKind
  readonly subject: {
    readonly type: EventSubject
    /** `null` once the account is erased. */
    readonly id: string | null
  }
  readonly place: EventPlace
}

export const BEFORE_ALL_EVENTS: EventPlace = { epoch: 0, turn: 0, position: 0 }

/** How long events are kept, unless they are pruned with another age. */
export const EVENT_DAYS = 30
export const DEFAULT_EVENTS = 100
export const MAX_EVENTS = 1_000

export const eventsExpired = (): DomainError =>
  new DomainError(
    'gone',
    'EVENTS_EXPIRED',
    'Events after this cursor are no longer kept. Read everything again, then go on without a cursor.',
  )
