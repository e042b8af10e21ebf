import type { EventFact, EventPlace, StoredEvent } from '../../domain/event.js'

export interface EventPage {
  readonly events: readonly StoredEvent[]
  /** Where the next page begins, even if this one is empty. */
  readonly next: EventPlace
}

/** The events for other programs. Repositories append those that follow from a write, in the same transaction. */
export interface EventLog {
  /** Adds facts in the given order. They become visible when the transaction is committed. */
  append(facts: readonly EventFact[]): Promise<void>

  /**
   * Up to `limit` events after a place; with `null`, from the oldest stored event. Events of one subject are in the
   * order in which their transactions were committed. Continuing from `next` neither skips nor repeats an event, even
   * during writes: an event only appears once no other can appear before it.
   * @returns `null` if events after the place have been deleted, or the place is not of this database
   */
  list(after: EventPlace | null, limit: number): Promise<EventPage | null>

  /** The place of the last event that `list` returns now. Every event that appears later comes after it. */
  end(): Promise<EventPlace>

  /**
   * Deletes those of the first `atMost` events that are older than a time. Returns how many. Events written while the
   * database's clock was ahead keep later ones until they are old themselves.
   */
  deleteBefore(moment: Date, atMost: number): Promise<number>
}
