import type { EventLog, EventPage } from '../../../application/ports/event-log.js'
import { BEFORE_ALL_EVENTS, type EventFact, type EventPlace, type StoredEvent } from '../../../domain/event.js'
import type { EventId } from '../../../domain/ids.js'
import { uuidGenerator } from '../../system/uuid-generator.js'
import type { InMemoryDatabase, Tables } from '../in-memory-database.js'

const EPOCH = 1

/** Transactions run one after another here, so they are committed in the order of their events. */
export class InMemoryEventLog implements EventLog {
  constructor(private readonly db: InMemoryDatabase) {}

  append(facts: readonly EventFact[]): Promise<void> {
    return this.db.write((tables) => appendEvents(tables, facts))
  }

  async list(after: EventPlace | null, limit: number): Promise<EventPage | null> {
    const { events, eventMarks } = this.db.tables
    const from = after?.position ?? 0
    const [last, pruned] = [eventMarks.get('last') ?? 0, eventMarks.get('pruned') ?? 0]
    const isOurs = from === 0 || (from <= last && after?.epoch === EPOCH && after.turn === from)
    if (after !== null && (from < pruned || !isOurs)) return null
    const found = [...events.values()].filter(({ place }) => place.position > from).slice(0, limit)
    const next = after ?? (pruned === 0 ? BEFORE_ALL_EVENTS : placeOf(pruned))
    return { events: structuredClone(found), next: found.at(-1)?.place ?? next }
  }

  async end(): Promise<EventPlace> {
    const last = this.db.tables.eventMarks.get('last')
    return last === undefined ? BEFORE_ALL_EVENTS : placeOf(last)
  }

  deleteBefore(moment: Date, atMost: number): Promise<number> {
    return this.db.write(({ events, eventMarks, webhookDeliveries }) => {
      const old = [...events.values()].slice(0, atMost).filter(({ at }) => at < moment)
      for (const { id, place } of old) {
        events.delete(id)
        eventMarks.set('pruned', place.position)
        for (const [key, { eventId }] of webhookDeliveries) if (eventId === id) webhookDeliveries.delete(key)
      }
      return old.length
    })
  }
}

const placeOf = (position: number): EventPlace => ({ epoch: EPOCH, turn: position, position })

export const appendEvents = ({ events, eventMarks }: Tables, facts: readonly EventFact[]): void => {
  for (const { kind, subject } of facts) {
    const position = (eventMarks.get('last') ?? 0) + 1
    eventMarks.set('last', position)
    const id = uuidGenerator.next() as EventId
    const event: StoredEvent = { id, at: new Date(), kind, subject: { ...subject }, place: placeOf(position) }
    events.set(id, event)
  }
}

/**
 * Clears the id of an erased account in every event except the one that reports the erasure. Each delivery of these
 * events gets a separate lane.
 */
export const forgetInEvents = ({ events, webhookDeliveries }: Tables, accountId: string): void => {
  for (const [id, event] of events)
    if (event.subject.type === 'account' && event.subject.id === accountId && event.kind !== 'account.erased') {
      events.set(id, { ...event, subject: { type: 'account', id: null } })
      for (const [key, delivery] of webhookDeliveries)
        if (delivery.eventId === id) webhookDeliveries.set(key, { ...delivery, lane: id })
    }
}
