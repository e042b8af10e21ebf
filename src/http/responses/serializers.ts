import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

const buildCompiler = SerializerSelector()

type Schema = Readonly<Record<string, unknown>>
type SharedSchemas = Readonly<Record<string, Schema>>

/**
 * A schema in which "a shared object or null" is one object that may be null. As a union, each value would be validated
 * against the branches during serialisation, which takes longer than serialising it.
 */
const withoutChoices = (value: unknown, shared: SharedSchemas): unknown => {
  if (Array.isArray(value)) return value.map((item) => withoutChoices(item, shared))
  if (typeof value !== 'object' || value === null) return value
  const { anyOf, ...schema } = value as Schema & { anyOf?: readonly Schema[] }
  const [choice, nothing] = anyOf ?? []
  if (anyOf?.length === 2 && typeof choice?.$ref === 'string' && nothing?.type === 'null') {
    const { $id: _, ...object } = shared[choice.$ref] as Schema
    return { ...(withoutChoices(object, shared) as Schema), type: ['object', 'null'] }
  }
  const members = Object.entries(anyOf === undefined ? schema : { anyOf, ...schema })
  return Object.fromEntries(members.map(([name, member]) => [name, withoutChoices(member, shared)]))
}

/**
 * Keyed by the shared schemas they refer to, then by schema: a second app in the same process reuses the compiled ones.
 */
const compiled = new Map<string, Map<string, ReturnType<ReturnType<typeof buildCompiler>>>>()

/**
 * Fastify's serialisers, compiled once per schema: many routes share the same responses, and all of them the errors, and
 * Fastify would compile each one again.
 */
export const buildSerializer: typeof buildCompiler = (externalSchemas, options) => {
  const shared = (externalSchemas ?? {}) as SharedSchemas
  const compile = (route: Parameters<ReturnType<typeof buildCompiler>>[0]) =>
    buildCompiler(
      withoutChoices(shared, shared) as typeof externalSchemas,
      options,
    )({
      ...route,
      schema: withoutChoices(route.schema, shared) as Schema,
    })
  const around = JSON.stringify(shared)
  const known = compiled.get(around) ?? new Map()
  compiled.set(around, known)
  return (route) => {
    const shape = JSON.stringify(route.schema)
    const serializer = known.get(shape) ?? compile(route)
    known.set(shape, serializer)
    return serializer
  }
}
