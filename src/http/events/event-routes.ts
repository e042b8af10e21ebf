import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { ListEvents } from '../../application/events/list-events.js'
import { failures, withScope } from '../dtos/schemas.js'
import { decodePlace, EventsDto, EventsQuery, toEventsDto } from './event-dtos.js'

export interface EventUseCases {
  readonly listEvents: ListEvents
}

const DESCRIPTION =
  'Begin without `after`, and then send the `nextCursor` of each response, also of an empty one: no event is skipped, and none is returned twice. Events usually appear within moments; a long transaction in the database delays those that were written after it began. They are kept for 30 days by default: an older cursor gets 410, and so does one from after the moment to which a backup was restored.'

/** Lists events, under /api, for backends that follow them. */
export const eventRoutes: FastifyPluginAsyncTypebox<EventUseCases> = async (app, { listEvents }) => {
  app.get(
    '/events',
    {
      config: { turn: 'list' },
      schema: {
        operationId: 'apiListEvents',
        summary: 'List what has happened, in the order in which it was committed',
        description: DESCRIPTION,
        tags: ['internal backends'],
        security: withScope('events'),
        querystring: EventsQuery,
        response: { 200: EventsDto, ...failures(400, 401, 'EVENTS_EXPIRED') },
      },
    },
    async ({ actor, query: { after, limit } }) => {
      const place = after === undefined ? null : decodePlace(after)
      return toEventsDto(await listEvents.execute({ actor, after: place, limit }))
    },
  )
}
