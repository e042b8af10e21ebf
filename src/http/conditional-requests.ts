import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/** A strong validator of a body (RFC 9110, section 8.8.3). */
export const etagOf = (body: string): string => `"${hash('sha1', body, 'base64url')}"`

/** What `Cache-Control` says of an answer that is given once. */
export const NO_STORE = 'no-store'

const tagsOf = (header: string): readonly string[] => header.split(',').map((tag) => tag.trim())

/**
 * Gives every 200 of a GET an ETag, and answers 304 to a caller that has this body already. What must not be stored has
 * neither.
 */
export const conditionalReads = fastifyPlugin(async (app) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (
      reply.statusCode !== 200 ||
      typeof payload !== 'string' ||
      reply.getHeader('cache-control') === NO_STORE ||
      (request.method !== 'GET' && request.method !== 'HEAD')
    )
      return done(null, payload)
    const etag = etagOf(payload)
    reply.header('etag', etag)
    const known = request.headers['if-none-match']
    if (known === undefined || !tagsOf(known).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag))
      return done(null, payload)
    reply.code(304)
    done(null, null)
  })
})

/**
 * What `If-Match` asks of the stored thing (RFC 9110, section 13.1.1): that it still reads as the caller read it. The body
 * is the one that this route answers with, as it stands in the body of the GET beside it.
 */
export const ifMatch = <Stored>(
  request: FastifyRequest,
  reply: FastifyReply,
  toDto: (stored: Stored) => unknown,
  inGet: (body: string) => string = (body) => body,
): ((stored: Stored) => boolean) | undefined => {
  const header = request.headers['if-match']
  if (header === undefined) return undefined
  const tags = tagsOf(header)
  return (stored) => tags.includes('*') || tags.includes(etagOf(inGet(reply.serialize(toDto(stored)) as string)))
}
