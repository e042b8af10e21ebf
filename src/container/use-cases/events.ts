import { ListEvents } from '../../application/events/list-events.js'
import type { Build } from './build.js'

export const eventUseCases = {
  listEvents: ({ repositories }) => new ListEvents(repositories.events),
} satisfies Build
