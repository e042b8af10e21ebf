import { isDeepStrictEqual } from 'node:util'
import { IN_DOCUMENT, SCHEMA_NAME } from '../dtos/schemas.js'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const withoutNull = ({ type, enum: values, ...schema }: Json): Json => ({
  ...schema,
  ...(type === undefined ? {} : { type: Array.isArray(type) && type.length === 2 ? type[0] : type }),
  ...(values === undefined ? {} : { enum: (values as unknown[]).filter((value) => value !== null) }),
})

/** A schema without its texts, which may differ when it is reused for a parameter. */
const shapeOf = ({ description: _, examples: __, ...shape }: Json): Json => shape

/** Gathers the schemas that have a name, so that the document describes each of them once. */
class NamedSchemas {
  readonly all = new Map<string, Json>()

  add(name: string, schema: Json): void {
    const known = this.all.get(name)
    if (known !== undefined && !isDeepStrictEqual(shapeOf(known), shapeOf(schema)))
      throw new Error(`Two different schemas are called ${name}.`)
    this.all.set(name, { ...schema, ...known })
  }

  /** A copy of a part of the document with references in place of named schemas. */
  lifted(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.lifted(item))
    if (!isObject(value)) return value
    const { [IN_DOCUMENT]: here, [SCHEMA_NAME]: name, ...schema } = value
    const isNamed = typeof name === 'string'
    const whole = Object.entries(isNamed ? schema : { ...schema, ...(here as object | undefined) })
    const copy: Json = Object.fromEntries(whole.map(([key, member]) => [key, this.lifted(member)]))
    if (!isNamed) return copy
    const { default: preset, ...described } = copy
    this.add(name, withoutNull(described))
    const reference = { $ref: `#/components/schemas/${name}` }
    const isNullable = [described.type].flat().includes('null')
    const beside = { ...(preset === undefined ? {} : { default: preset }), ...(here as object | undefined) }
    return isNullable ? { anyOf: [reference, { type: 'null' }], ...beside } : { ...reference, ...beside }
  }
}

interface Described {
  readonly components?: { readonly schemas?: Json }
}

/**
 * A copy of the document with each named schema under its components, and with the parts that only appear in the
 * document.
 */
export const withNamedSchemas = <Document extends object>(document: Document): Document => {
  const named = new NamedSchemas()
  const copy = named.lifted(document) as Document & Described
  const schemas = { ...copy.components?.schemas, ...Object.fromEntries(named.all) }
  const sorted = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
  return { ...copy, components: { ...copy.components, schemas: sorted } }
}
