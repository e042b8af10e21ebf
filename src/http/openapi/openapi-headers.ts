import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'

/** `sometimes`: the summary or the description of the route says when. */
type Frequency = 'always' | 'sometimes' | 'never'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The documentation of headers that do not follow from the kind of route. */
    documentedHeaders?: { readonly ETag?: Frequency; readonly Link?: Frequency }
  }
}

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>
type Route = Parameters<Transform>[0]['route']

const TEXTS = {
  'X-Request-Id': 'The id of the request in the logs: the one it came with, or a new one.',
  'X-App-Impersonated': 'The id of the account that the admin acted as.',
  ETag: 'The version of the content. Send it as `If-None-Match` to get 304 if nothing has changed or, where a write accepts it, as `If-Match`.',
  'Dealbook-Position':
    'The position of this write, if the service has several databases. Send it with later requests, so that their reads show the write.',
  Location: 'The path of what was created.',
  Link: 'Links (RFC 8288) to the deal as PBN, LIN and SVG, and (`rel="related"`) to a hand viewer.',
  'Content-Disposition': 'The file name under which to save it.',
  'RateLimit-Limit': 'The number of requests that the limit allows.',
  'RateLimit-Remaining': 'The number of requests left until the reset.',
  'RateLimit-Reset': 'Seconds until the limit resets.',
  'Retry-After': 'The number of seconds to wait before retrying.',
  Deprecation: 'When the operation was deprecated (RFC 9745).',
  Sunset: 'When the operation may stop working (RFC 8594).',
  'WWW-Authenticate': 'Which credentials are needed (RFC 9110, section 11.6.1).',
} as const

type HeaderName = keyof typeof TEXTS

const isCount = (name: HeaderName): boolean => /^(RateLimit|Retry)/.test(name)

const headersOf = (frequencies: Partial<Record<HeaderName, Frequency>>) =>
  Object.fromEntries(
    Object.entries(frequencies)
      .filter(([, frequency]) => frequency !== 'never')
      .map(([name, frequency]) => [
        name,
        {
          type: isCount(name as HeaderName) ? 'integer' : 'string',
          description: TEXTS[name as HeaderName],
          required: frequency === 'always',
        },
      ]),
  )

interface RouteSchema {
  readonly security?: readonly object[]
  readonly headers?: { readonly properties?: object }
  readonly response?: Readonly<Record<string, object>>
}

const accepts = ({ headers }: RouteSchema, name: string): boolean => name in (headers?.properties ?? {})

const etagOf = (schema: RouteSchema, { method, config }: Route, status: number): Frequency => {
  const isRead = [method].flat().includes('GET')
  const isTagged = isRead || config?.createsRevision === true || accepts(schema, 'if-match')
  return config?.documentedHeaders?.ETag ?? (isTagged && status !== 204 ? 'always' : 'never')
}

/** Sent with each response that counts towards a limit, if the operator has set one. */
const limits = (schema: RouteSchema, { config }: Route) =>
  (schema.security ?? []).length > 0 || config?.limit !== undefined
    ? ({ 'RateLimit-Limit': 'sometimes', 'RateLimit-Remaining': 'sometimes', 'RateLimit-Reset': 'sometimes' } as const)
    : {}

const isFile = (response: object): boolean =>
  /"(application\/(x-pbn|x-lin|pdf)|text\/csv)"/.test(JSON.stringify(response))

/** A 304 always has the ETag of the matching version. */
const frequencyOfTag = (schema: RouteSchema, route: Route, status: number): Frequency =>
  status === 304 ? 'always' : etagOf(schema, route, status)

const isWrite = ({ method }: Route): boolean => ![method].flat().every((one) => one === 'GET' || one === 'HEAD')

const successHeaders = (schema: RouteSchema, route: Route, status: number, response: object) =>
  headersOf({
    'X-Request-Id': 'always',
    ...(accepts(schema, 'x-app-impersonation') ? { 'X-App-Impersonated': 'sometimes' } : {}),
    ETag: frequencyOfTag(schema, route, status),
    'Dealbook-Position': isWrite(route) ? 'sometimes' : 'never',
    Location: status === 201 && [route.method].flat().includes('POST') ? 'always' : 'never',
    Link: route.config?.documentedHeaders?.Link ?? 'never',
    'Content-Disposition': isFile(response) ? 'always' : 'never',
    ...limits(schema, route),
  })

const failureHeaders = (schema: RouteSchema, route: Route, status: number) =>
  headersOf({
    'X-Request-Id': 'always',
    ...(status === 401 ? { 'WWW-Authenticate': 'always' } : {}),
    ...(status === 429 ? limits(schema, route) : {}),
    ...(status === 429 || status === 503 ? { 'Retry-After': 'always' } : {}),
  })

const deprecation = ({ config }: Route) =>
  headersOf(config?.deprecation === undefined ? {} : { Deprecation: 'always', Sunset: 'always' })

const NOT_MODIFIED = { type: 'null', description: 'Unchanged since the `ETag` in `If-None-Match`; there is no body.' }

/** The responses of a route; a read with an ETag also returns 304. */
const responsesOf = (given: RouteSchema, route: Route): Readonly<Record<string, object>> => {
  const { response = {} } = given
  const isConditional = [route.method].flat().includes('GET') && etagOf(given, route, 200) !== 'never'
  return isConditional && '200' in response ? { ...response, 304: NOT_MODIFIED } : response
}

/** Documents the headers of each response, and the 304 of each conditional read. */
export const describeHeaders = (given: RouteSchema, route: Route): RouteSchema => ({
  ...given,
  response: Object.fromEntries(
    Object.entries(responsesOf(given, route)).map(([status, response]) => {
      const isSuccess = Number(status) < 400
      const headers = isSuccess
        ? successHeaders(given, route, Number(status), response)
        : failureHeaders(given, route, Number(status))
      return [status, { ...response, headers: { ...headers, ...deprecation(route) } }]
    }),
  ),
})
