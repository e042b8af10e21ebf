import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { failures } from '../../dtos/schemas.js'

const WRITES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Many clients send `{}` or `null` instead of no body; the framework also uses `null` for a missing body. */
const NO_FIELDS = { type: ['object', 'null'], properties: {}, additionalProperties: false }

/**
 * Makes every write without a documented body refuse fields in a body, so that a client doesn't believe they had an
 * effect.
 */
export const strictBodies = fastifyPlugin(async (app) => {
  app.addHook('onRoute', (route) => {
    const schema: FastifySchema & { readonly hide?: boolean } = route.schema ?? {}
    const isWrite = [route.method].flat().some((method) => WRITES.has(method))
    if (!isWrite || schema.hide === true || schema.body !== undefined) return
    route.schema = {
      ...schema,
      body: NO_FIELDS,
      response: { ...failures(400), ...(schema.response as object | undefined) },
    }
  })
})

/** A write that accepts no fields is described without a body. */
export const withoutEmptyBody = (
  route: Parameters<NonNullable<FastifyDynamicSwaggerOptions['transform']>>[0],
): typeof route => {
  const { body, ...schema } = route.schema ?? {}
  return body === NO_FIELDS ? { ...route, schema } : route
}
