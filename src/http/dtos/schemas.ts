import { type Static, type TSchema, type TUnsafe, Type } from 'typebox'
import { MAX_NAME_LENGTH } from '../../domain/account.js'
import {
  DEFAULT_PAGE_SIZE,
  MAX_FILTERED,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  type PageRequest,
  type Total,
} from '../../domain/page.js'
import type { Scope } from '../../domain/scope.js'
import { type Cause, ProblemDto, problemsOf } from '../errors/problems.js'
import { EXAMPLE_IDS, EXAMPLE_TIMES } from '../openapi/examples.js'

/** A schema that also accepts `null`. A list of types reports one clear issue where a union would report three. */
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

/** Casts a readonly domain list to the mutable type that schemas expect; nothing writes to it. */
export const mutable = <Item>(items: readonly Item[]): Item[] => items as Item[]

/** A map with arbitrary keys. (TypeBox's `Record` matches keys against a pattern that rejects line breaks.) */
export const mapOf = <Schema extends TSchema>(values: Schema) =>
  Type.Unsafe<Record<string, Static<Schema>>>({ type: 'object', additionalProperties: values })

/** A reference to a shared schema that was registered with `addSchema`. */
export const ref = <Schema extends TSchema>(schema: Schema) =>
  Type.Unsafe<Static<Schema>>({ $ref: (schema as { $id?: string }).$id as string })

/** A schema keyword for parts that only appear in the OpenAPI document, and do not affect requests and responses. */
export const IN_DOCUMENT = 'x-in-document'

/** A schema keyword with the name under which the OpenAPI document describes a schema once. */
export const SCHEMA_NAME = 'x-schema'

/** A schema's description and examples. */
export const says = (description: string, ...examples: readonly unknown[]) => ({
  description,
  ...(examples.length === 0 ? {} : { examples: [...examples] }),
})

/** A flag of a request; `null` and nothing stand for its default, which the description gives. */
export const optionalFlag = (texts: ReturnType<typeof says>, initial: boolean) =>
  Type.Optional(nullable(Type.Boolean({ ...texts, description: `${texts.description} By default \`${initial}\`.` })))

/** A schema that the OpenAPI document describes once, by name, and references with separate descriptions. */
export const called = (name: string, description: string, here?: string) => ({
  [SCHEMA_NAME]: name,
  description,
  ...(here === undefined ? {} : { [IN_DOCUMENT]: { description: here } }),
})

/** The id of something. Only the document says that it is a UUID: any other text is an unknown id. */
export const Uuid = (description: string, example: string) =>
  Type.String({ ...says(description, example), [IN_DOCUMENT]: { format: 'uuid' } })

export const AccountIdText = (description: string, example: string = EXAMPLE_IDS.account) =>
  Type.String(says(description, example))

/** A point in time in a response: RFC 3339 in UTC with milliseconds, as serialisers write a `Date`. */
export const timestamp = (description: string, example: string | null = EXAMPLE_TIMES.created) =>
  Type.Unsafe<Date>({ type: 'string', format: 'date-time', ...says(description, example) })

export const CreatedAt = timestamp('When it was created.')
export const UpdatedAt = timestamp('When it was last changed.', EXAMPLE_TIMES.updated)

/** A point in time in a query. */
export const moment = (description: string, example: string = EXAMPLE_TIMES.created) =>
  Type.Optional(Type.String({ format: 'date-time', ...says(description, example) }))

/** An optional point in time in a body; `null` means the same as leaving it out. */
export const instant = (description: string, example: string) =>
  Type.Optional(nullable(Type.String({ format: 'date-time', ...says(description, example) })))

export const toInstant = (text: string | null | undefined): Date | null => (text == null ? null : new Date(text))

export const strictObject = <Properties extends Record<string, TSchema>>(
  properties: Properties,
  options: object = {},
) => Type.Object(properties, { additionalProperties: false, ...options })

/** A name or a title: one visible line that cannot change the direction of the text around it. */
export const nameOf = (description: string, example: string) =>
  Type.String({ format: 'name', maxLength: MAX_NAME_LENGTH, ...says(description, example) })

const ERROR_DESCRIPTIONS = {
  400: 'Invalid request; `meta.issues` lists what is wrong',
  401: 'Missing or invalid credentials',
  402: 'No serves left',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflicts with the current state',
  410: 'No longer kept',
  412: 'Changed since it was read',
  413: 'Body too large',
  415: 'Unsupported media type',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Temporarily unavailable',
} as const

type FailureStatus = keyof typeof ERROR_DESCRIPTIONS
type ProblemResponses = Readonly<Record<FailureStatus, TUnsafe<Static<typeof ProblemDto>>>>

/** The keyword of an error response with the bodies that it may have, for the OpenAPI document. */
export const PROBLEMS = 'x-problems'

/**
 * The error responses of a route, for the given reasons: a status if it means the same on every route, otherwise the
 * code of an error, or the specific error. Adds 500 and 503 on every route, and 429 on those that require credentials.
 */
export const failures = (...causes: readonly Cause[]): ProblemResponses => {
  const problems = problemsOf([...causes, ...(causes.includes(401) ? [429 as const] : []), 500, 503])
  const statuses = [...new Set(problems.map(({ status }) => status))].sort()
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: ERROR_DESCRIPTIONS[status as FailureStatus],
        [PROBLEMS]: problems.filter((problem) => problem.status === status).map(({ body }) => body),
        content: { 'application/json': { schema: ref(ProblemDto) } },
      },
    ]),
  ) as unknown as ProblemResponses
}

export const PageQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1, description: 'Which page to return, from 1.' }),
  pageSize: Type.Integer({
    minimum: 1,
    maximum: MAX_PAGE_SIZE,
    default: DEFAULT_PAGE_SIZE,
    description: 'The number of items on a page.',
  }),
})

export const PaginationDto = Type.Object(
  {
    page: Type.Integer(says('The number of this page, from 1.', 1)),
    pageSize: Type.Integer(says('The number of items on a page; the last page may have fewer.', 20)),
    total: Type.Integer(
      says(`The number of items on all pages. In a filtered list, no more than ${MAX_FILTERED} are counted.`, 1),
    ),
    totalPages: Type.Integer(says('The number of pages that can be requested.', 1)),
    totalIsExact: Type.Boolean(
      says(`\`false\` if a filter finds more than ${MAX_FILTERED} items; pages beyond these get a 400.`, true),
    ),
  },
  { $id: 'Pagination', description: 'The position of a page in its list.' },
)

export const toPaginationDto = (
  { page, pageSize }: PageRequest,
  { total, totalIsExact = true }: Total,
): Static<typeof PaginationDto> => ({ page, pageSize, total, totalPages: Math.ceil(total / pageSize), totalIsExact })

/** Ids in paths are plain text: a malformed id is a 404, like any other unknown id. */
const idParams = (id: ReturnType<typeof Uuid>) => Type.Object({ id })

export const AccountParams = idParams(AccountIdText('The id of the account.'))
export const AnnouncementParams = idParams(Uuid('The id of the announcement.', EXAMPLE_IDS.announcement))
export const CollectionParams = idParams(Uuid('The id of the collection.', EXAMPLE_IDS.collection))
export const DealParams = idParams(Uuid('The id of the deal.', EXAMPLE_IDS.deal))
export const GrantIdParams = idParams(Uuid('The id of the grant.', EXAMPLE_IDS.grant))
export const SharingGroupParams = idParams(Uuid('The id of the sharing group.', EXAMPLE_IDS.sharingGroup))
export const GrantParams = Type.Object({
  ...AccountParams.properties,
  grantId: Uuid('The id of the grant.', EXAMPLE_IDS.grant),
})

/** A response without a body. */
export const NoContent = Type.Null({ description: 'Done; there is no body.' })

export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      format: 'idempotency-key',
      ...says(
        'Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once.',
        EXAMPLE_IDS.request,
      ),
    }),
  ),
})

/** The schema parts of a conditional write. */
export const CONDITIONAL = {
  headers: Type.Object({
    'if-match': Type.Optional(
      Type.String(
        says(
          'The ETag from the GET. If it is stale, the request fails and nothing changes.',
          '"1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"',
        ),
      ),
    ),
  }),
}

export const MERGE_PATCH = { ...CONDITIONAL, consumes: ['application/json', 'application/merge-patch+json'] }

export const BEARER = [{ bearer: [] }]
export const API_KEY = [{ apiKey: [] }]
/** An API key with this scope. For a scheme other than OAuth, the list has the roles that a caller needs (OpenAPI 3.1). */
export const withScope = (scope: Scope) => [{ apiKey: [scope] }]

/** The scope that a named API key needs, by the security of a route. */
export const scopeIn = (security: unknown): Scope | null =>
  ((security ?? []) as readonly { readonly apiKey?: readonly Scope[] }[]).flatMap(({ apiKey = [] }) => apiKey)[0] ??
  null
