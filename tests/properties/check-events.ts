import { expect } from 'vitest'
import { type HttpWorld, WITH_API_KEY } from '../support/http-world.js'
import { rulesOf } from './rules.js'
import type { RandomWorld } from './worlds.js'

interface Event {
  readonly kind: string
  readonly subject: { readonly type: string; readonly id: string }
}

const PAGE = 7

/** Reads every event page by page, and checks that none contains more than a kind and an id. */
const everyEvent = async (http: HttpWorld): Promise<readonly Event[]> => {
  const all: Event[] = []
  for (let after = ''; ; ) {
    const query = after === '' ? '' : `&after=${after}`
    const { body } = await http.request({ url: `/api/events?limit=${PAGE}${query}`, headers: WITH_API_KEY })
    for (const event of body.events) {
      expect(Object.keys(event).sort()).toEqual(['at', 'cursor', 'id', 'kind', 'subject'])
      expect(Object.keys(event.subject).sort()).toEqual(['id', 'type'])
    }
    all.push(...body.events)
    after = body.nextCursor
    if (body.events.length < PAGE) return all
  }
}

/** The subjects whose last event turned them on. */
const turnedOn = (events: readonly Event[], on: string, off: string): string[] => {
  const ids = new Set<string>()
  for (const { kind, subject } of events) {
    if (kind === on) {
      expect(ids.has(subject.id), `${on} ${subject.id} twice`).toBe(false)
      ids.add(subject.id)
    }
    if (kind === off) expect(ids.delete(subject.id), `${off} ${subject.id} without ${on}`).toBe(true)
  }
  return [...ids].sort()
}

/** Checks that a reader of all events knows what is public, open and granted, and nothing else. */
export const checkEvents = async (http: HttpWorld, world: RandomWorld): Promise<void> => {
  const rules = rulesOf(world)
  const events = await everyEvent(http)
  const exposed = world.deals.filter((deal) => deal.ownerId !== null && rules.isExposed(deal))
  expect(turnedOn(events, 'deal.published', 'deal.withdrawn')).toEqual(exposed.map(({ id }) => id).sort())
  const open = world.collections.filter(
    ({ publicEnabled, archivedAt, deletedAt }) => publicEnabled && archivedAt === null && deletedAt === null,
  )
  expect(turnedOn(events, 'collection.opened', 'collection.closed')).toEqual(open.map(({ id }) => id).sort())
  const granted = world.grants.filter(({ revokedAt }) => revokedAt === null)
  // Grants end with their account, whose erasure is the event.
  const started = turnedOn(events, 'grant.started', 'grant.ended').filter((id) =>
    world.grants.some((grant) => grant.id === id),
  )
  expect(started).toEqual(granted.map(({ id }) => id).sort())
}
