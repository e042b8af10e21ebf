import type { EventLog, EventPage } from '../../../application/ports/event-log.js'
import {
  BEFORE_ALL_EVENTS,
  type EventFact,
  type EventKind,
  type EventPlace,
  type EventSubject,
  type StoredEvent,
} from '../../../domain/event.js'
import type { EventId } from '../../../domain/ids.js'
import type { Statements } from '../../postgres/statements.js'
import { appendEvents, DELETE_BEFORE, END, LIST } from './event-statements.js'

interface EventRow {
  readonly epoch: number
  /** As text, because it has 64 bits. */
  readonly turn: string
  readonly position: string
  readonly id: string
  readonly at: Date
  readonly kind: string
  readonly subjectType: string
  readonly subjectId: string | null
}

/** The state of the place after which events were requested, and the last deleted event, if any. */
interface Bounds {
  readonly isGone: boolean
  readonly prunedEpoch: number | null
  readonly prunedTurn: string
  readonly prunedPosition: string
}

/** An empty page has a single row, without an event. */
type PageRow = Bounds & (EventRow | { readonly id: null })

export class PrismaEventLog implements EventLog {
  constructor(private readonly statements: Statements) {}

  append(facts: readonly EventFact[]): Promise<void> {
    return appendEvents(this.statements, facts)
  }

  async list(after: EventPlace | null, limit: number): Promise<EventPage | null> {
    const { epoch, turn, position } = after ?? BEFORE_ALL_EVENTS
    const rows = await this.statements.rows<PageRow>(LIST, [epoch, String(turn), String(position), limit])
    const [bounds] = rows as readonly [Bounds, ...PageRow[]]
    if (after !== null && bounds.isGone) return null
    const events = rows.flatMap((row) => (row.id === null ? [] : [toEvent(row)]))
    return { events, next: events.at(-1)?.place ?? after ?? lastPruned(bounds) }
  }

  async end(): Promise<EventPlace> {
    const [row] = await this.statements.rows<Pick<EventRow, 'epoch' | 'turn' | 'position'>>(END, [])
    return row === undefined ? BEFORE_ALL_EVENTS : placeOf(row.epoch, row.turn, row.position)
  }

  async deleteBefore(moment: Date, atMost: number): Promise<number> {
    const [row] = await this.statements.rows<{ readonly count: number }>(DELETE_BEFORE, [moment, atMost])
    return row?.count ?? 0
  }
}

const placeOf = (epoch: number, turn: string, position: string): EventPlace => ({
  epoch,
  turn: Number(turn),
  position: Number(position),
})

const lastPruned = ({ prunedEpoch, prunedTurn, prunedPosition }: Bounds): EventPlace =>
  prunedEpoch === null ? BEFORE_ALL_EVENTS : placeOf(prunedEpoch, prunedTurn, prunedPosition)

const toEvent = (row: EventRow): StoredEvent => ({
  id: row.id as EventId,
  at: row.at,
  kind: row.kind as EventKind,
  subject: { type: row.subjectType as EventSubject, id: row.subjectId },
  place: placeOf(row.epoch, row.turn, row.position),
})
