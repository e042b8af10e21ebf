import { type Actor, requireBackend } from '../../domain/actor.js'
import { type EventPlace, eventsExpired } from '../../domain/event.js'
import { foundOr } from '../found-or.js'
import type { EventLog, EventPage } from '../ports/event-log.js'

interface Input {
  readonly actor: Actor
  /** `null` to begin with the oldest stored event. */
  readonly after: EventPlace | null
  readonly limit: number
}

/** Lists events for internal backends, in an order that lets a reader continue without missing any. */
export class ListEvents {
  constructor(private readonly events: Pick<EventLog, 'list'>) {}

  /** @throws FORBIDDEN, EVENTS_EXPIRED */
  async execute({ actor, after, limit }: Input): Promise<EventPage> {
    requireBackend(actor, 'events')
    return foundOr(await this.events.list(after, limit), eventsExpired)
  }
}
