import { setImmediate } from 'node:timers/promises'
import { stringify } from 'yaml'
import { withSharedComponents } from './openapi-components.js'
import { withNamedSchemas } from './openapi-schemas.js'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

type Named = Readonly<Record<string, Schema>>

interface Media {
  readonly schema?: Schema
  readonly examples?: object
  example?: unknown
}

interface Parameter {
  readonly in: string
  required?: boolean
  schema?: Schema
  description?: string
  example?: unknown
}

interface Header {
  required?: boolean
  readonly schema: { required?: boolean }
}

interface Operation {
  readonly summary?: string
  description?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { required?: boolean; readonly content?: Readonly<Record<string, Media>> }
  readonly responses?: Readonly<
    Record<
      string,
      { readonly content?: Readonly<Record<string, Media>>; readonly headers?: Readonly<Record<string, Header>> }
    >
  >
}

interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly schemas?: Named }
}

const resolved = (schema: Schema, named: Named): Schema =>
  schema.$ref === undefined ? schema : (named[schema.$ref.split('/').at(-1) ?? ''] ?? {})

/**
 * The example of a schema: its own, or one combined from its parts. A part without an example is omitted, which tests
 * refuse.
 */
const exampleOf = (schema: Schema, named: Named): unknown => {
  const { examples, enum: values, anyOf, properties, items, type } = schema
  if (examples !== undefined) return examples[0]
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.$ref !== undefined) return exampleOf(resolved(schema, named), named)
  if (values !== undefined) return values[0]
  if (anyOf?.[0] !== undefined) return exampleOf(anyOf[0], named)
  if (properties !== undefined) {
    const parts = Object.entries(properties).map(([name, part]) => [name, exampleOf(part, named)] as const)
    return Object.fromEntries(parts.filter(([, example]) => example !== undefined))
  }
  if (items !== undefined) {
    const example = exampleOf(items, named)
    return example === undefined ? [] : [example]
  }
  return type === 'null' ? null : undefined
}

/** Moves the description and examples of a parameter's schema to the parameter, where readers expect them. */
const settleParameter = (parameter: Parameter, named: Named): void => {
  const { schema = {} } = parameter
  const { description, examples, ...rest } = schema
  parameter.schema = rest
  const target = resolved(schema, named)
  const said = description ?? parameter.description ?? target.description
  if (said !== undefined) parameter.description = said
  parameter.example ??=
    examples?.[0] ?? (parameter.in === 'path' || parameter.required ? exampleOf(schema, named) : undefined)
  if (parameter.example === undefined) delete parameter.example
  if (schema.default !== undefined) parameter.required = false
}

/**
 * Completes the route schemas: shared schemas are described once, fields with a default are optional, and bodies have
 * examples.
 */
export const completed = <Given extends object>(given: Given): Given => {
  const document = withNamedSchemas(given)
  const { paths = {}, components: { schemas: named = {} } = {} } = document as Document
  for (const operation of Object.values(paths).flatMap(Object.values<Operation>)) {
    const { parameters = [], requestBody, responses = {} } = operation
    operation.description ??= `${operation.summary}.`
    for (const parameter of parameters) settleParameter(parameter, named)
    for (const header of Object.values(responses).flatMap(({ headers = {} }) => Object.values(headers))) {
      header.required = header.schema.required === true
      delete header.schema.required
    }
    const body = requestBody?.content?.['application/json']?.schema
    if (requestBody !== undefined && body?.anyOf?.some(({ type }) => type === 'null')) requestBody.required = false
    for (const { content = {} } of [requestBody ?? {}, ...Object.values(responses)])
      for (const media of Object.values(content))
        if (media.schema !== undefined && media.examples === undefined) {
          const example = media.example ?? exampleOf(media.schema, named)
          if (example !== undefined) media.example = example
        }
  }
  return withSharedComponents(document)
}

/** No YAML aliases: repeated values are written out in full, because aliases are hard to read. */
const YAML_OPTIONS = { aliasDuplicateObjects: false }
/** The depth of the pieces in which the document is written: operations and schemas. */
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

/**
 * The document as YAML. It is written in pieces, with pauses for other requests, because it takes a third of a second.
 */
export const yamlOf = async (document: object): Promise<string> => {
  const lines: string[] = []
  let before: readonly string[] = []
  for (const { keys, value } of piecesOf(document)) {
    const nested = keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)
    const shared = keys.findIndex((key, i) => key !== before[i])
    // A piece begins with the keys that lead to it; those it shares with the previous piece have already been written.
    lines.push(...stringify(nested, YAML_OPTIONS).split('\n').slice(shared, -1))
    before = keys
    await setImmediate()
  }
  return `${lines.join('\n')}\n`
}
