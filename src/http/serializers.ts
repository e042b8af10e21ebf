import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

const buildCompiler = SerializerSelector()

type Schema = Readonly<Record<string, unknown>>
type SharedSchemas = Readonly<Record<string, Schema>>

/**
 * A schema in which "a shared object or null" is one object that may be null. As a choice it would have each value validated
 * against its branches while it is written, which takes longer than writing it.
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

/** By the shared schemas that they refer to, and by their own: what an app of a process has compiled, its next one takes. */
const compiled = new Map<string, Map<string, ReturnType<ReturnType<typeof buildCompiler>>>>()

/**
 * Fastify's serializers, made once for each shape: the same answers stand at many routes, the failures at all of them, and
 * each would be compiled anew.
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
