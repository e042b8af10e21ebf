import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/** A strong validator of a body (RFC 9110, section 8.8.3). */
export const etagOf = (body: string): string => `"${hash('sha1', body, 'base64url')}"`

/** What `Cache-Control` says of an answer that is given once. */
export const NO_STORE = 'no-store'

/** The tags of a header, each as the caller wrote it. */
const tagsOf = (header: string): readonly string[] => header.split(',').map((tag) => tag.trim())

/** What stands between the tag of a body and the coding in which it is sent: each coding of it has a tag of its own. */
const CODED = /[.](br|gzip)"$/
const plain = (tag: string): string => tag.replace(CODED, '"')

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
    const match = known && tagsOf(known).find((tag) => tag === '*' || plain(tag.replace(/^W\//, '')) === etag)
    if (!match) return done(null, payload)
    if (match !== '*') reply.header('etag', match.replace(/^W\//, ''))
    reply.code(304)
    done(null, null)
  })
})

/** The tag of a body as it is sent in a coding (RFC 9110, section 8.8.3.3). */
export const codedTag = (etag: string, coding: string): string => etag.replace(/"$/, `.${coding}"`)

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
  const tags = tagsOf(header).map(plain)
  return (stored) => tags.includes('*') || tags.includes(etagOf(inGet(reply.serialize(toDto(stored)) as string)))
}
