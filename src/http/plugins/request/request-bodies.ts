import { isUtf8 } from 'node:buffer'
import fastifyPlugin from 'fastify-plugin'
import { parseJson } from '../../validation/json-text.js'
import { isEncoded } from './content-encoding.js'

const MERGE_PATCH = 'application/merge-patch+json'

/** A media type without its parameters; it is case-insensitive (RFC 9110, section 8.3.1). */
const essenceOf = (type: string): string => (type.split(';', 1)[0] ?? '').trim().toLowerCase()

/**
 * Parses JSON bodies. They must be UTF-8 (RFC 8259, section 8.1): other bytes are refused, not replaced. PATCH also
 * accepts merge patches (RFC 7396).
 */
export const jsonBodies = fastifyPlugin(async (app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(['application/json', MERGE_PATCH], { parseAs: 'buffer' }, (_request, body, done) => {
    // Clients send empty bodies with a DELETE or POST; a route that needs a body will report it.
    if (body.length === 0) return done(null, undefined)
    if (!isUtf8(body as Buffer)) return done(app.httpErrors.badRequest())
    let value: unknown
    try {
      value = parseJson(body.toString())
    } catch {
      return done(app.httpErrors.badRequest())
    }
    return done(null, value)
  })
})

/**
 * Refuses compressed bodies, and merge patches for methods other than PATCH, by the headers alone, before the size is
 * checked.
 */
export const mediaTypes = fastifyPlugin(async (app) => {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { method, headers } = request
    const type = headers['content-type']
    if (type === undefined || method === 'GET' || method === 'HEAD') return done(null, payload)
    const isMisplaced = method !== 'PATCH' && essenceOf(type) === MERGE_PATCH
    if (isMisplaced || isEncoded(request)) return done(app.httpErrors.unsupportedMediaType())
    done(null, payload)
  })
})
