import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

const buildCompiler = SerializerSelector()

/**
 * Fastify's serializers, made once for each shape: the same answers stand at many routes, the failures at all of them, and
 * each would be compiled anew.
 */
export const buildSerializer: typeof buildCompiler = (externalSchemas, options) => {
  const compile = buildCompiler(externalSchemas, options)
  const known = new Map<string, ReturnType<typeof compile>>()
  return (route) => {
    const shape = JSON.stringify(route.schema)
    const serializer = known.get(shape) ?? compile(route)
    known.set(shape, serializer)
    return serializer
  }
}
