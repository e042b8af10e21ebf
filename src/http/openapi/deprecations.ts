import fastifyPlugin from 'fastify-plugin'

/** When and how an operation ends. Days are in UTC, such as `2026-03-01`. */
export interface Deprecation {
  /** The day from which it is deprecated. */
  readonly since: string
  /** The day on which it may stop working, at least six months later. */
  readonly sunset: string
  /** The replacement, as a sentence. */
  readonly instead: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks a route that is about to end, as described in docs/api-changes.md. */
    deprecation?: Deprecation
  }
}

const MONTHS = 6

const instantOf = (day: string): Date => {
  const instant = new Date(`${day}T00:00:00.000Z`)
  if (Number.isNaN(instant.getTime())) throw new Error(`${day} is not a day.`)
  return instant
}

/** The headers of an operation that is about to end (RFC 9745, RFC 8594). @throws Error if it ends within six months */
const headersOf = ({ since, sunset }: Deprecation): Readonly<Record<string, string>> => {
  const [first, last] = [instantOf(since), instantOf(sunset)]
  const earliest = new Date(first)
  earliest.setUTCMonth(earliest.getUTCMonth() + MONTHS)
  if (last < earliest) throw new Error(`What is deprecated on ${since} works for six months; ${sunset} is too soon.`)
  return { deprecation: `@${first.getTime() / 1000}`, sunset: last.toUTCString() }
}

/** Marks deprecated routes in the OpenAPI document, and says so in every response, refusals included. */
export const deprecations = fastifyPlugin(async (app) => {
  app.addHook('onRoute', (route) => {
    const deprecation = route.config?.deprecation
    if (deprecation === undefined) return
    const headers = headersOf(deprecation)
    const { description, ...schema } = route.schema ?? {}
    const notice = `Deprecated since ${deprecation.since}; may stop working on ${deprecation.sunset}. ${deprecation.instead}`
    route.schema = {
      ...schema,
      deprecated: true,
      description: [description, notice].filter(Boolean).join('\n\n'),
    }
    // Not before the handler, because hooks of the service and of the route's scope that may refuse run before those of
    // the route.
    route.onSend = [
      async (_request, reply) => {
        reply.headers(headers)
      },
      ...[route.onSend ?? []].flat(),
    ]
  })
})
