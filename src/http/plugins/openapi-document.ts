import { setImmediate } from 'node:timers/promises'
import { stringify } from 'yaml'
import { IN_DOCUMENT } from '../schemas.js'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly default?: unknown
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly maxProperties?: number
}

interface Media {
  readonly schema?: Schema
  readonly examples?: object
  example?: unknown
}

interface Operation {
  readonly parameters?: readonly { required?: boolean; readonly schema?: Schema }[]
  readonly requestBody?: { required?: boolean; readonly content?: Readonly<Record<string, Media>> }
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>
}

interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> }
}

const EXAMPLE_TEXTS: Readonly<Record<string, string>> = {
  'date-time': '2026-03-01T09:30:00.000Z',
  day: '2026-03-01',
  uuid: '01980000-0000-7000-8000-000000000000',
  country: 'FR',
  'language-tag': 'fr',
  'https-url': 'https://example.org/avatar.png',
  email: 'alice.martin@example.org',
  handle: 'alice-martin',
  'account-id': 'auth0|alice',
  'app-path': '/deals',
  'idempotency-key': '01980000-0000-7000-8000-000000000000',
}

/** Realistic example texts, by field name. */
const EXAMPLE_FIELDS: Readonly<Record<string, string>> = {
  id: EXAMPLE_TEXTS.uuid ?? '',
  title: 'Counting the hand',
  displayName: 'Alice Martin',
  name: 'Club teachers',
}

/** A value that matches a schema: the schema's own example, or else one built from its parts. */
const exampleOf = (schema: Schema, named: Readonly<Record<string, Schema>>, field = ''): unknown => {
  const { examples, enum: values, anyOf, properties = {}, items } = schema
  if (examples !== undefined) return examples[0]
  if (schema.default !== undefined) return schema.default
  if (values !== undefined) return values[0]
  if (schema.$ref !== undefined) return exampleOf(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named, field)
  if (anyOf?.[0] !== undefined) return exampleOf(anyOf[0], named, field)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, exampleOf(part, named, name)]))
    case 'array':
      return items === undefined ? [] : [exampleOf(items, named, field)]
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return false
    case 'null':
      return null
    default:
      return EXAMPLE_TEXTS[schema.format ?? ''] ?? EXAMPLE_FIELDS[field] ?? 'text'
  }
}

/** A copy in which the keyword `x-in-document` of each schema has become part of the schema. */
const asDocumented = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asDocumented)
  if (typeof value !== 'object' || value === null) return value
  const { [IN_DOCUMENT]: more, ...schema } = value as Readonly<Record<string, unknown>>
  const members = Object.entries({ ...schema, ...(more as object | undefined) })
  return Object.fromEntries(members.map(([name, member]) => [name, asDocumented(member)]))
}

/** Completes the route schemas: fields with a default are optional, and each body has an example. */
export const completed = <Given extends object>(given: Given): Given => {
  const document = asDocumented(given) as Given
  const { paths = {}, components: { schemas: named = {} } = {} } = document as Document
  for (const { parameters = [], requestBody, responses = {} } of Object.values(paths).flatMap(
    Object.values<Operation>,
  )) {
    for (const parameter of parameters) if (parameter.schema?.default !== undefined) parameter.required = false
    const body = requestBody?.content?.['application/json']?.schema
    if (requestBody !== undefined && [body?.type].flat().includes('null')) requestBody.required = false
    for (const { content = {} } of [requestBody ?? {}, ...Object.values(responses)])
      for (const [type, media] of Object.entries(content))
        if (type.endsWith('json') && media.schema !== undefined && media.examples === undefined)
          media.example = exampleOf(media.schema, named)
  }
  return document
}

/** No YAML aliases: repeated values are written out in full, because aliases are hard to read. */
const YAML_OPTIONS = { aliasDuplicateObjects: false }
/** A document is written in pieces, its operations and its schemas. */
const PIECE_DEPTH = 3

interface Piece {
  readonly keys: readonly string[]
  readonly value: unknown
}

const piecesOf = (value: unknown, keys: readonly string[] = []): readonly Piece[] => {
  const members = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
  if (keys.length === PIECE_DEPTH || members.length === 0) return [{ keys, value }]
  return members.flatMap(([key, member]) => piecesOf(member, [...keys, key]))
}

/** The document as YAML. It is written in pieces, with pauses for other requests: the whole takes a third of a second. */
export const yamlOf = async (document: object): Promise<string> => {
  const lines: string[] = []
  let before: readonly string[] = []
  for (const { keys, value } of piecesOf(document)) {
    const nested = keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)
    const shared = keys.findIndex((key, i) => key !== before[i])
    // Its first lines are the keys; those it shares with the previous piece have already been written.
    lines.push(...stringify(nested, YAML_OPTIONS).split('\n').slice(shared, -1))
    before = keys
    await setImmediate()
  }
  return `${lines.join('\n')}\n`
}
