import { type Static, Type } from 'typebox'
import type { EventPage } from '../../application/ports/event-log.js'
import { DEFAULT_EVENTS, EVENT_KINDS, EVENT_SUBJECTS, type EventPlace, MAX_EVENTS } from '../../domain/event.js'
import { called, nullable, oneOf, ref, says, timestamp, Uuid } from '../dtos/schemas.js'
import { EXAMPLE_IDS, EXAMPLE_TIMES } from '../openapi/examples.js'

/** A number in a cursor that the database can store. */
const isCount = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most
const MAX_EPOCH = 2_147_483_647

export const encodePlace = ({ epoch, turn, position }: EventPlace): string =>
  Buffer.from(JSON.stringify(['events', epoch, turn, position])).toString('base64url')

/** The place in a cursor that the service returned; `null` for any other text. */
export const decodePlace = (text: string): EventPlace | null => {
  try {
    const [, epoch, turn, position] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (!isCount(epoch, MAX_EPOCH) || !isCount(turn, Number.MAX_SAFE_INTEGER)) return null
    if (!isCount(position, Number.MAX_SAFE_INTEGER)) return null
    const place = { epoch, turn, position }
    return encodePlace(place) === text ? place : null
  } catch {
    return null
  }
}

const EXAMPLE_CURSOR = encodePlace({ epoch: 1, turn: 81_234, position: 512 })

export const EventDto = Type.Object(
  {
    cursor: Type.String(says('The place of the event. Send it as `after` to get the next ones.', EXAMPLE_CURSOR)),
    id: Uuid('The id of the event.', EXAMPLE_IDS.event),
    at: timestamp('When it was written.', EXAMPLE_TIMES.updated),
    kind: oneOf(EVENT_KINDS, says('What has happened.', 'account.onboarded')),
    subject: Type.Object(
      {
        type: oneOf(EVENT_SUBJECTS, says('What kind of thing it happened to.', 'account')),
        id: nullable(
          Type.String(says('Its id; `null` if it is an account that has since been erased.', EXAMPLE_IDS.account)),
        ),
      },
      { description: 'The thing it happened to.' },
    ),
  },
  {
    $id: 'Event',
    description: 'Something that has happened. It refers to things by their ids, and contains nothing else about them.',
  },
)

export const EventsDto = Type.Object(
  {
    events: Type.Array(ref(EventDto), says('In the order in which they were committed.')),
    nextCursor: Type.String(
      says('Send it as `after` to get the next events. Never `null`: more events may follow.', EXAMPLE_CURSOR),
    ),
  },
  called('EventPage', 'Some events, in order.'),
)

export const toEventsDto = ({ events, next }: EventPage): Static<typeof EventsDto> => ({
  events: events.map(({ id, at, kind, subject, place }) => ({
    cursor: encodePlace(place),
    id,
    at,
    kind,
    subject: { type: subject.type, id: subject.id },
  })),
  nextCursor: encodePlace(next),
})

export const EventsQuery = Type.Object({
  after: Type.Optional(
    Type.String({
      format: 'events-cursor',
      description:
        'The `nextCursor` of the previous page, or the `cursor` of an event. By default, the list begins with the oldest event that is kept.',
    }),
  ),
  limit: Type.Integer({
    minimum: 1,
    maximum: MAX_EVENTS,
    default: DEFAULT_EVENTS,
    description: 'The maximum number of events to return.',
  }),
})
