import { Ajv, type ValidateFunction } from 'ajv'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withoutReferences } from '../../scripts/api-changes/without-references.js'
import { inMemoryAdapters } from '../../src/container/ports.js'
import { auctionIssues, type Call, contractOf } from '../../src/domain/bridge/auction.js'
import { SEATS, type Seat } from '../../src/domain/bridge/board.js'
import { readHands } from '../../src/domain/bridge/hand.js'
import { EXAMPLE_FILES, EXAMPLE_IDS } from '../../src/http/openapi/examples.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import { type Example, examplesIn, mediaOf, type Operation, requestOf } from '../support/example-requests.js'
import { EXAMPLE_EVENT, exampleCaller, prepareExamples } from '../support/example-world.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

const db = new InMemoryDatabase()
let world: HttpWorld
let routes: readonly Example[] = []
let components: { readonly schemas: Readonly<Record<string, object>> }
const ajv = new Ajv({ strict: false, validateFormats: false, allowUnionTypes: true })

const MANY = { count: 100_000, seconds: 60 }

beforeAll(async () => {
  const rateLimits = {
    signedIn: MANY,
    search: MANY,
    public: MANY,
    link: MANY,
    participants: MANY,
    forms: MANY,
    formsDay: MANY,
    apiKey: MANY,
  }
  const picture = { type: 'image/png', bytes: new Uint8Array([1]) } as const
  const pictures = { 'https://avatars.example.org/alice.png': picture }
  world = await openHttpWorld({ store: inMemoryAdapters(db), rateLimits, pictures })
  const document = withoutReferences((await world.request({ url: '/openapi.json' })).body)
  components = document.components
  routes = examplesIn(document)
})
afterAll(() => world.app.close())

const validators = new Map<object, ValidateFunction>()
const faultsOf = (schema: object, value: unknown): string => {
  const validate = validators.get(schema) ?? ajv.compile({ ...schema, components })
  validators.set(schema, validate)
  return validate(value) ? '' : ajv.errorsText(validate.errors)
}

/** Media types without examples. */
const isPicture = (type: string): boolean =>
  type === 'application/pdf' || (type.startsWith('image/') && type !== 'image/svg+xml')

describe('the examples of the OpenAPI document', () => {
  it('exist for every body and every parameter that a request needs', () => {
    const lacking = routes.flatMap(({ operationId, parameters = [], requestBody, responses }) => [
      ...parameters
        .filter(({ in: place, required, example }) => (place === 'path' || required === true) && example === undefined)
        .map(({ name }) => `${operationId}: the parameter ${name}`),
      ...mediaOf(requestBody).flatMap(([type, { example }]) =>
        example === undefined && !isPicture(type) ? `${operationId}: ${type}` : [],
      ),
      ...Object.entries(responses).flatMap(([status, response]) =>
        Number(status) >= 400
          ? []
          : mediaOf(response).flatMap(([type, { example }]) =>
              example === undefined && !isPicture(type) ? `${operationId}: ${status} ${type}` : [],
            ),
      ),
    ])
    expect(lacking, 'add `examples` to its schema').toEqual([])
  })

  it('have a value for every property', () => {
    const lacking = Object.entries(components.schemas).flatMap(([name, schema]) =>
      propertiesOf(schema as Schema).flatMap(([property, part]) =>
        hasExample(part) ? [] : `${name}.${property}: add \`examples\` to its schema`,
      ),
    )
    expect(lacking).toEqual([])
  })

  it('are valid for their schemas', () => {
    for (const { operationId, requestBody, responses } of routes)
      for (const [where, body] of [['request', requestBody], ...Object.entries(responses)] as const)
        for (const [type, { schema, example }] of mediaOf(body as Operation['requestBody']))
          if (example !== undefined) expect(faultsOf(schema, example), `${operationId}: ${where} ${type}`).toBe('')
  })

  it.each(['pbn', 'lin'] as const)('show the example deal as the service writes it: .%s', async (format) => {
    db.tables = new InMemoryDatabase().tables
    await prepareExamples(world, 'getDeal')
    const url = `/deals/${EXAMPLE_IDS.deal}.${format}`
    const { text } = await world.request({ url, headers: await exampleCaller(world, '/deals') })
    expect(EXAMPLE_FILES[format]).toBe(text)
  })

  it('show playable boards', () => {
    let boards = 0
    const look = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null) return
      const { hands, auction, dealer, contract } = value as Record<string, unknown>
      if (typeof hands === 'object' && auction !== undefined) {
        boards++
        const cards = Object.values(hands as Record<Seat, string>).flatMap((hand) =>
          hand.split('.').flatMap((suit, i) => [...suit].map((rank) => `${i}${rank}`)),
        )
        expect(new Set(cards).size, place).toBe(52)
        expect(readHands(hands as Record<Seat, string>).issues, place).toEqual([])
        expect(auctionIssues(auction as Call[]), place).toEqual([])
        expect(SEATS).toContain(dealer)
        if (contract !== undefined) expect(contract, place).toEqual(contractOf(auction as Call[], dealer as Seat))
      }
      for (const [key, member] of Object.entries(value)) look(member, `${place}/${key}`)
    }
    for (const { operationId, requestBody, responses } of routes)
      for (const body of [requestBody, ...Object.values(responses)])
        for (const [, { example }] of mediaOf(body)) look(example, operationId)
    expect(boards).toBeGreaterThan(20)
  })

  it('work unchanged, with the documented responses', async () => {
    const failed: unknown[] = []
    for (const route of routes)
      for (const [type, media] of [
        ...mediaOf(route.requestBody),
        ...(route.requestBody ? [] : [[null, undefined] as const]),
      ]) {
        db.tables = new InMemoryDatabase().tables
        db.tables.events.set(EXAMPLE_EVENT.id, EXAMPLE_EVENT)
        await prepareExamples(world, route.operationId)
        const { status, headers, body, text } = await world.request(await requestOf(world, route, type, media))
        const documented = route.responses[status]
        const got = String(headers['content-type'] ?? '').split(';')[0] ?? ''
        const schema = documented?.content?.[got]?.schema
        const faults = schema === undefined || !got.endsWith('json') ? '' : faultsOf(schema, body)
        const names = Object.entries(documented?.headers ?? {})
        const missing = names.flatMap(([name, { required }]) =>
          (required || name.startsWith('RateLimit')) && !(name.toLowerCase() in headers) ? name : [],
        )
        const known = new Set(names.map(([name]) => name.toLowerCase()))
        const unsaid = SAID.filter((name) => name in headers && !known.has(name))
        const isTyped = documented?.content === undefined ? text === '' : got in documented.content
        if (status >= 300 || faults !== '' || missing.length > 0 || unsaid.length > 0 || !isTyped)
          failed.push({
            operation: route.operationId,
            type,
            status,
            faults,
            missing,
            unsaid,
            isTyped,
            text: text.slice(0, 300),
          })
      }
    expect(failed).toEqual([])
  }, 120_000)
})

/** Headers that a response only has if the document describes them. */
const SAID = [
  ...['content-disposition', 'etag', 'link', 'location', 'retry-after', 'x-app-impersonated', 'x-request-id'],
  ...['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
]

interface Schema {
  readonly $ref?: string
  readonly description?: string
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly additionalProperties?: boolean | Schema
  readonly examples?: readonly unknown[]
  readonly default?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
}

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema)

/** The properties of a schema and of nested schemas, except inside free-form values, by path. */
const propertiesOf = ({ properties = {}, items }: Schema): readonly (readonly [string, Schema])[] => [
  ...Object.entries(properties).flatMap(([name, part]) => [
    [name, part] as const,
    ...propertiesOf(part).map(([inner, schema]) => [`${name}.${inner}`, schema] as const),
  ]),
  ...(items === undefined ? [] : propertiesOf(items).map(([inner, schema]) => [`*.${inner}`, schema] as const)),
]

const hasExample = (schema: Schema): boolean => {
  const { examples, default: preset, const: only, enum: values, properties, items, anyOf } = schema
  return (
    [examples, preset, only, values, properties].some((said) => said !== undefined) ||
    (schema.$ref !== undefined && hasExample(resolved(schema))) ||
    (items !== undefined && hasExample(items)) ||
    (anyOf ?? []).some((one) => hasExample(one))
  )
}

const isDescribed = (schema: Schema): boolean =>
  (schema.description ?? '') !== '' ||
  (schema.$ref !== undefined && isDescribed(resolved(schema))) ||
  (schema.anyOf ?? []).some((one) => isDescribed(one))

describe('the descriptions of the OpenAPI document', () => {
  it('exist for every schema, property, parameter and header', () => {
    const undescribed = [
      ...Object.entries(components.schemas).flatMap(([name, schema]) => [
        ...(isDescribed(schema) ? [] : [name]),
        ...propertiesOf(schema as Schema).flatMap(([path, part]) => (isDescribed(part) ? [] : `${name}.${path}`)),
      ]),
      ...routes.flatMap(({ operationId, parameters = [], responses }) => [
        ...parameters.filter(({ description = '' }) => description === '').map(({ name }) => `${operationId}: ${name}`),
        ...Object.values(responses).flatMap(({ headers = {} }) =>
          Object.entries(headers).flatMap(([name, { description = '' }]) =>
            description === '' ? `${operationId}: ${name}` : [],
          ),
        ),
      ]),
    ]
    expect(undescribed, 'add a `description` to its schema').toEqual([])
  })

  it('are not placeholders, and every JSON body is a named schema', () => {
    expect(JSON.stringify(routes)).not.toContain('Default Response')
    const unnamed = routes.flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((body) =>
        mediaOf(body).flatMap(([type, { schema }]) =>
          !type.endsWith('json') || '$ref' in schema || 'anyOf' in schema || 'allOf' in schema
            ? []
            : `${operationId}: ${type}`,
        ),
      ),
    )
    expect(unnamed, "name it with `called('…', '…')`").toEqual([])
  })

  it('give ids their format', () => {
    const ids = Object.entries(components.schemas).flatMap(([name, schema]) =>
      propertiesOf(schema as Schema)
        .filter(([, { examples }]) => /^[0-9a-f]{8}-0000-7000-/.test(String(examples?.[0])))
        .map(([path, part]) => [`${name}.${path}`, (part as { format?: string }).format] as const),
    )
    expect(ids.length).toBeGreaterThan(10)
    expect(ids.filter(([, format]) => format !== 'uuid')).toEqual([])
  })
})
