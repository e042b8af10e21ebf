import type { FastifySchema } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { failures } from '../../dtos/schemas.js'
import { noteUndecodable } from '../../validation/encoded-texts.js'

/** Paths where callers may add parameters: shared links, and paths polled by monitoring. */
const LENIENT = /^\/(public|health|metrics)(\/|$)/

interface QuerySchema {
  readonly additionalProperties?: boolean
}

const NO_PARAMETERS: QuerySchema = { type: 'object', properties: {}, additionalProperties: false } as QuerySchema

/** One strict version of each schema, so that it is compiled once for all routes and apps that share it. */
const strictForms = new WeakMap<QuerySchema, QuerySchema>()

const strict = (schema: QuerySchema): QuerySchema => {
  if (schema.additionalProperties === false) return schema
  const form = strictForms.get(schema) ?? { ...schema, additionalProperties: false }
  strictForms.set(schema, form)
  return form
}

/**
 * Makes every route in the OpenAPI document refuse query parameters that it does not declare, so that a mistyped filter
 * does not seem to work, and parameters that are not percent-encoded UTF-8. Pages, static files and the routes under
 * {@link LENIENT} ignore both.
 */
export const strictQueries = fastifyPlugin(async (app) => {
  app.addHook('preValidation', ({ query, raw }, _reply, done) => {
    noteUndecodable(query as object, raw.url ?? '')
    done()
  })
  app.addHook('onRoute', (route) => {
    const schema: FastifySchema & { readonly hide?: boolean } = route.schema ?? {}
    if (schema.hide === true || LENIENT.test(route.url)) return
    route.schema = {
      ...schema,
      querystring: strict((schema.querystring as QuerySchema | undefined) ?? NO_PARAMETERS),
      response: { ...failures(400), ...(schema.response as object | undefined) },
    }
  })
})
