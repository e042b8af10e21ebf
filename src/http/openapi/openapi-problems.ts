import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { scopeMissing } from '../../domain/actor.js'
import { failures, PROBLEMS, scopeIn } from '../dtos/schemas.js'
import type { Cause } from '../errors/problems.js'
import type { ErrorBody } from '../errors/transport-errors.js'

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>
type Route = Parameters<Transform>[0]

interface Response {
  readonly [PROBLEMS]?: readonly ErrorBody[]
}

type Responses = Readonly<Record<string, Response>>

/** The responses of a route that also fails for these reasons. */
export const withFailures = (responses: Responses, ...causes: readonly Cause[]): Responses => {
  const more = failures(...causes) as unknown as Responses
  const merged = Object.entries(more).map(([status, response]) => {
    const known = responses[status]
    const bodies = [...(known?.[PROBLEMS] ?? []), ...(response[PROBLEMS] ?? [])]
    const codes = bodies.map(({ code }) => code)
    return [status, { ...response, ...known, [PROBLEMS]: bodies.filter(({ code }, i) => codes.indexOf(code) === i) }]
  })
  return { ...responses, ...Object.fromEntries(merged) }
}

/** An error response that lists its codes, with an example of each. */
const described = ({ [PROBLEMS]: unsorted = [], ...response }: Response) => {
  const bodies = unsorted.toSorted((a, b) => (a.code < b.code ? -1 : 1))
  return {
    ...response,
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: 'Problem' },
            { type: 'object', properties: { code: { type: 'string', enum: bodies.map(({ code }) => code) } } },
          ],
        },
        examples: Object.fromEntries(bodies.map((value) => [value.code, { summary: value.message, value }])),
      },
    },
  }
}

/** The error responses of a route that follow from its schema. */
const causesOf = ({ schema, route }: Pick<Route, 'schema' | 'route'>): readonly Cause[] => {
  const { headers, body, security } = (schema ?? {}) as {
    headers?: { properties?: object }
    body?: { content?: object }
    security?: unknown
  }
  const scope = scopeIn(security)
  const isWrite = [route.method].flat().some((method) => method !== 'GET' && method !== 'HEAD')
  // Any write may be sent a body, which is read before it is refused.
  const reading: readonly Cause[] = isWrite ? [400, 413, 415] : []
  return [
    ...reading,
    ...(isWrite && body?.content === undefined ? ['MALFORMED_JSON' as const] : []),
    ...(headers?.properties !== undefined && 'idempotency-key' in headers.properties
      ? ['IDEMPOTENCY_KEY_REUSED' as const]
      : []),
    ...(scope === null ? [] : [scopeMissing(scope)]),
  ]
}

/** Documents the codes of each error response, and an example of each. */
export const describeProblems: Transform = ({ schema, url, route }) => {
  const responses = withFailures((schema as { response?: Responses }).response ?? {}, ...causesOf({ schema, route }))
  const answers = Object.entries(responses).map(([status, response]) => [
    status,
    PROBLEMS in response ? described(response) : response,
  ])
  return { schema: { ...schema, response: Object.fromEntries(answers) }, url }
}
