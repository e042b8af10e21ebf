import fc, { type Arbitrary } from 'fast-check'

/** The OpenAPI description of a value. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
}

export type Named = Readonly<Record<string, Schema>>

/** Texts that are known to break parsers, databases, logs and pages. */
const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202Etxet',
  '\u200b',
  '\ufeff',
  "'; DROP TABLE accounts; --",
  '%',
  '_%\\',
  '\\',
  '"',
  '<script>alert(1)</script>',
  'a\r\nSet-Cookie: b=c',
  '../../etc/passwd',
  '%2e%2e%2f',
  '%zz',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0x10',
  '1e309',
  '9007199254740993',
  '99999999999999999999',
  '0000-00-00',
  '9999-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30',
  '01980000-0000-7000-8000-000000000000',
  'x'.repeat(300),
  '🂡'.repeat(100),
  'é'.repeat(2_000),
]

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 30 }))

const HOSTILE_NUMBERS = [-1, 0, 0.5, 1e21, -0, 2 ** 31, 2 ** 53, Number.MAX_VALUE, -(2 ** 63)]

/** Any JSON value, the hostile ones first. */
const hostile: Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, [], {}, [[]], { $ref: '#' }, ...HOSTILE_NUMBERS),
  fc.jsonValue({ maxDepth: 3 }),
)

const text = fc.constantFrom('A title', 'Zoé Łukasz', 'Ἄργος', 'Omar 🂡', 'fr', 'x')

const cursorOf = (list: string, id = '01980000-0000-7000-8000-000000000000'): string =>
  Buffer.from(JSON.stringify([list, null, id])).toString('base64url')

const FORMATS: Readonly<Record<string, Arbitrary<string>>> = {
  'date-time': fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  day: fc.constantFrom('2026-03-01', '2025-12-31'),
  uuid: fc.uuid({ version: 7 }),
  country: fc.constantFrom('FR', 'PL'),
  'language-tag': fc.constantFrom('fr', 'pt-BR'),
  'https-url': fc.constantFrom('https://example.org/a.png'),
  email: fc.constantFrom('someone@example.org', 'new@example.org'),
  handle: fc.constantFrom('some-handle', 'other-handle'),
  'account-id': fc.constantFrom('new|one', 'owner', 'other'),
  'app-path': fc.constantFrom('/deals'),
  name: text,
  line: text,
  'idempotency-key': fc.uuid(),
  'authors-cursor': fc.constant(cursorOf('authors', 'owner')),
  'recent-cursor': fc.constant(cursorOf('recent')),
  'feed-cursor': fc.constant(cursorOf('feed')),
  'search-term': fc.constantFrom('name', 'example.org', 'own'),
}

/** Values for fields whose rules the document can't express; random ones would hardly ever be accepted. */
const hand = fc.constantFrom(null, 'AKQ.JT9.876.5432')
const FIELDS: Readonly<Record<string, Arbitrary<unknown>>> = {
  N: hand,
  E: fc.constant(null),
  S: fc.constant(null),
  W: fc.constant(null),
  auction: fc.constantFrom([], ['1NT', 'P', 'P', 'P'], ['P', 'P', 'P', 'P']),
  auctionSystemId: fc.constant(null),
  sharingGroupIds: fc.constant([]),
  avatarUrl: fc.constantFrom(null, 'https://example.org/a.png'),
  url: fc.constant('https://example.org/hook'),
}

/** Existing ids, from which texts are often drawn, and values of fields by name. */
export interface Known {
  readonly ids: readonly string[]
  readonly fields: Readonly<Record<string, Arbitrary<unknown>>>
}

/** Values that fit a schema. */
export const fitting = (schema: Schema, named: Named, known: Known): Arbitrary<unknown> => {
  const { enum: values, anyOf, properties = {}, required = [], items, additionalProperties } = schema
  if (schema.$ref !== undefined) return fitting(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named, known)
  if (values !== undefined) return fc.constantFrom(...values)
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((one) => fitting(one, named, known)))
  const types = [schema.type ?? []].flat() as readonly string[]
  if (types.length > 1)
    return fc.oneof(
      ...types.map((type) => ({
        weight: type === 'null' ? 1 : 4,
        arbitrary: fitting({ ...schema, type }, named, known),
      })),
    )
  switch (types[0]) {
    case 'string': {
      const formed = FORMATS[schema.format ?? '']
      const id = fc.constantFrom(...known.ids)
      if (schema.format === 'uuid') return fc.oneof({ weight: 8, arbitrary: id }, FORMATS.uuid ?? id)
      if (formed !== undefined) return fc.oneof({ weight: 8, arbitrary: formed }, id)
      if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern))
      const sized = fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 40, 300) })
      return fc.oneof(text, sized, id)
    }
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 1_000, 1_000_000) })
    case 'number':
      return fc.double({ min: schema.minimum ?? -10, max: schema.maximum ?? 10, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(items === undefined ? hostile : fitting(items, named, known), {
        minLength: Math.min(schema.minItems ?? 0, 5),
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      })
    case 'object': {
      const parts: Readonly<Record<string, Arbitrary<unknown>>> = Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [
          name,
          { ...FIELDS, ...known.fields }[name] ?? fitting(part, named, known),
        ]),
      )
      const optional = Object.keys(parts).filter((key) => !required.includes(key))
      const some = fc.subarray(optional, { maxLength: Math.min(optional.length, 3) }).chain((keys) => {
        const kept = [...required, ...keys].flatMap((key) => (parts[key] === undefined ? [] : [[key, parts[key]]]))
        return fc.record(Object.fromEntries(kept))
      })
      const whole = fc.oneof({ weight: 2, arbitrary: some }, fc.record(parts, { requiredKeys: [...required] }))
      if (typeof additionalProperties !== 'object') return whole
      const key = fc.oneof({ weight: 8, arbitrary: fc.constantFrom('en', 'fr') }, text)
      const more = fc.dictionary(key, fitting(additionalProperties, named, known), { maxKeys: 3 })
      return fc.tuple(whole, more).map(([fixed, others]) => ({ ...fixed, ...others }))
    }
    default:
      return hostile
  }
}

/** A value of which one part, at any depth, is replaced, removed, or extended by an unknown field. */
export const spoiled = (value: unknown): Arbitrary<unknown> => {
  if (typeof value !== 'object' || value === null) return hostile
  const keys = Object.keys(value)
  const added = fc
    .tuple(fc.constantFrom('__proto__', 'constructor', 'ownerId', 'publishedAt', 'certified', 'ID', 'x'), hostile)
    .map(([key, bad]) => Object.defineProperty({ ...value }, key, { value: bad, enumerable: true }))
  if (keys.length === 0) return fc.oneof(hostile, added)
  const replaced = fc.constantFrom(...keys).chain((key) => {
    const inner = (value as Record<string, unknown>)[key]
    return fc.oneof(hostile, spoiled(inner)).map((bad) => {
      const copy = Array.isArray(value) ? [...value] : { ...value }
      ;(copy as Record<string, unknown>)[key] = bad
      return copy
    })
  })
  const lacking = fc
    .constantFrom(...keys)
    .map((gone) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== gone)))
  return fc.oneof({ weight: 3, arbitrary: replaced }, lacking, added, hostile)
}

export const spoiledText: Arbitrary<string> = hostileText
