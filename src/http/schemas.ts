import { type Static, type TSchema, type TUnsafe, Type } from 'typebox'
import { MAX_NAME_LENGTH } from '../domain/account.js'
import { DEFAULT_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE, type PageRequest } from '../domain/page.js'

/** A schema that also takes `null`. One list of types gives one clear fault where a union gives three. */
export const nullable = <Schema extends TSchema>(schema: Schema) => {
  const { type, enum: values, ...rest } = schema as Schema & { type: string; enum?: unknown[] }
  return Type.Unsafe<Static<Schema> | null>({
    ...rest,
    type: [type, 'null'],
    ...(values === undefined ? {} : { enum: [...values, null] }),
  })
}

export const oneOf = <const Values extends readonly (string | number)[]>(values: Values, options: object = {}) =>
  Type.Unsafe<Values[number]>({ type: typeof values[0], enum: [...values], ...options })

/** A list of the domain as the type of a schema has it; it is only read. */
export const mutable = <Item>(items: readonly Item[]): Item[] => items as Item[]

/** A map from any key. (A record of TypeBox matches its keys by a pattern, which a line break does not match.) */
export const mapOf = <Schema extends TSchema>(values: Schema) =>
  Type.Unsafe<Record<string, Static<Schema>>>({ type: 'object', additionalProperties: values })

/** A reference to a shared schema, which the app has been given by `addSchema`. */
export const ref = <Schema extends TSchema>(schema: Schema) =>
  Type.Unsafe<Static<Schema>>({ $ref: (schema as { $id?: string }).$id as string })

/** RFC 3339 in UTC with milliseconds. */
export const Timestamp = Type.String({ format: 'date-time', examples: ['2026-03-01T09:30:00.000Z'] })

export const toTimestamp = (date: Date): string => date.toISOString()
export const toNullableTimestamp = (date: Date | null): string | null => date?.toISOString() ?? null

/** A moment that a client may name; `null` and absent are the same. */
export const Instant = Type.Optional(nullable(Type.String({ format: 'date-time' })))

export const toInstant = (text: string | null | undefined): Date | null => (text == null ? null : new Date(text))

export const strictObject = <Properties extends Record<string, TSchema>>(
  properties: Properties,
  options: object = {},
) => Type.Object(properties, { additionalProperties: false, ...options })

/** A name or a title: seen, on one line, and unable to turn what stands around it. */
export const Name = Type.String({ format: 'name', maxLength: MAX_NAME_LENGTH })

export const ErrorDto = Type.Object(
  {
    code: Type.String({ examples: ['DEAL_NOT_FOUND'] }),
    message: Type.String(),
    meta: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
  },
  { $id: 'Error', description: 'Every failure answers with this. The codes stand in docs/errors.md.' },
)

const ERROR_DESCRIPTIONS = {
  400: 'Not valid; meta.issues names every fault',
  401: 'No valid credentials',
  402: 'No serve left',
  403: 'Not allowed',
  404: 'Not found',
  409: 'In conflict with what is stored',
  412: 'Changed since it was read',
  413: 'Too large',
  415: 'Media type not accepted',
  429: 'Too many requests',
  500: 'Failed on our side',
  503: 'Out of reach for the moment',
} as const

const LIMITED_HEADERS = {
  'Retry-After': { type: 'integer', description: 'Seconds until the limit starts anew.' },
  'RateLimit-Limit': { type: 'integer', description: 'Requests that the limit allows; on every counted answer.' },
  'RateLimit-Remaining': { type: 'integer', description: 'Requests that are left; on every counted answer.' },
  'RateLimit-Reset': { type: 'integer', description: 'Seconds until it starts anew; on every counted answer.' },
}

/** The failures that a route declares, beside 500 and 503, which every route has, and 429, which those with a credential have. */
export const failures = <Status extends keyof typeof ERROR_DESCRIPTIONS>(...statuses: Status[]) =>
  Object.fromEntries(
    [...statuses, ...(statuses.some((status) => status === 401) ? [429 as const] : []), 500 as const, 503 as const].map(
      (status) => [
        status,
        Type.Unsafe<Static<typeof ErrorDto>>({
          description: ERROR_DESCRIPTIONS[status],
          ...(status === 429 ? { headers: LIMITED_HEADERS } : {}),
          content: { 'application/json': { schema: ref(ErrorDto) } },
        }),
      ],
    ),
  ) as unknown as Record<Status | 500 | 503, TUnsafe<Static<typeof ErrorDto>>>

export const PageQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1 }),
  pageSize: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE }),
})

export const PaginationDto = Type.Object(
  { page: Type.Integer(), pageSize: Type.Integer(), total: Type.Integer(), totalPages: Type.Integer() },
  { $id: 'Pagination' },
)

export const toPaginationDto = ({ page, pageSize }: PageRequest, total: number): Static<typeof PaginationDto> => ({
  page,
  pageSize,
  total,
  totalPages: Math.ceil(total / pageSize),
})

/** Ids in paths are plain text: one of a wrong form is as unknown as any other. */
export const IdParams = Type.Object({ id: Type.String() })

/** The answer that has no body. */
export const NoContent = Type.Null({ description: 'Done' })

export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      format: 'idempotency-key',
      description: 'Under the same key the same request is answered again, for 24 hours, and takes effect once.',
    }),
  ),
})

/** What a route of a conditional write says of itself. */
export const CONDITIONAL = {
  headers: Type.Object({
    'if-match': Type.Optional(
      Type.String({ description: 'The ETag of the GET: nothing is written when it is stale.' }),
    ),
  }),
}

export const MERGE_PATCH = { ...CONDITIONAL, consumes: ['application/json', 'application/merge-patch+json'] }

export const BEARER = [{ bearer: [] }]
export const API_KEY = [{ apiKey: [] }]
export const EITHER = [...BEARER, ...API_KEY]
