import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { ExpectedRevisions } from '../../../domain/revision.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** The version of the service: another version may serialise the same resource differently. */
    release: string
  }
  interface FastifyReply {
    /** The revision of the stored resource that the response shows; `null` if it shows none, or several. */
    revision: number | null
  }
}

/** The `Cache-Control` of a response that is sent only once. */
export const NO_STORE = 'no-store'

const digestOf = (content: string | Uint8Array): string => hash('sha1', content, 'base64url')

/**
 * A strong validator (RFC 9110, section 8.8.3): `"<revision>-<digest>"` for one stored resource, otherwise
 * `"<digest>"`. The digest is of the body or, if that is streamed, of the data from which it is produced.
 */
const etagOf = (content: string | Uint8Array, revision: number | null): string =>
  revision === null ? `"${digestOf(content)}"` : `"${revision}-${digestOf(content)}"`

/** The tags of a header, each as the caller wrote it. */
const tagsOf = (header: string): readonly string[] => header.split(',').map((tag) => tag.trim())

const WEAK = /^W\//
/** The suffix that a tag has for each content encoding. */
const CODED = /[.](br|gzip)"$/
/** A tag as this service created it, before a proxy weakened it or an encoding was appended. */
const plain = (tag: string): string => tag.replace(WEAK, '').replace(CODED, '"')

/** Records the revision of the stored resource that a response shows, and returns the resource. */
export const tagged = <Stored extends { readonly revision: number }>(reply: FastifyReply, stored: Stored): Stored => {
  reply.revision = stored.revision
  return stored
}

/** The matching tag in a caller's `If-None-Match`, as a strong one; `null` if none matches. */
const matchOf = ({ headers }: FastifyRequest, etag: string): string | null => {
  const known = headers['if-none-match']
  const match = known && tagsOf(known).find((tag) => tag === '*' || plain(tag) === etag)
  if (!match) return null
  return match === '*' ? etag : match.replace(WEAK, '')
}

export const isGetOrHead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/**
 * Tags a streamed response before any of it is produced. Returns whether no body is needed: for a HEAD, and for a caller that
 * already has this response.
 */
export const tagStream = (request: FastifyRequest, reply: FastifyReply, version: string): boolean => {
  const etag = etagOf(version, reply.revision)
  const match = matchOf(request, etag)
  reply.header('etag', match ?? etag)
  if (match !== null) reply.code(304)
  return match !== null || request.method === 'HEAD'
}

/**
 * Tags every 200 of a GET, and every response to a write that shows what was written, and returns 304 to a caller that already
 * has this body. A response that must not be stored has no tag.
 */
export const conditionalReads = fastifyPlugin(async (app, { release }: { readonly release: string }) => {
  app.decorate('release', release)
  app.decorateReply('revision', null)
  app.addHook('onSend', (request, reply, payload, done) => {
    const { statusCode, revision } = reply
    const isTagged =
      statusCode >= 200 &&
      statusCode < 300 &&
      (revision !== null || (statusCode === 200 && isGetOrHead(request))) &&
      (typeof payload === 'string' || payload instanceof Uint8Array) &&
      !reply.hasHeader('etag') &&
      reply.getHeader('cache-control') !== NO_STORE
    if (!isTagged) return done(null, payload)
    const etag = etagOf(payload as string | Uint8Array, revision)
    const match = isGetOrHead(request) ? matchOf(request, etag) : null
    reply.header('etag', match ?? etag)
    if (match === null) return done(null, payload)
    reply.code(304)
    // For a HEAD, the body is measured and discarded after this hook.
    done(null, request.method === 'HEAD' ? payload : null)
  })
})

/** The tag of a body as it is sent in an encoding (RFC 9110, section 8.8.3.3). */
export const codedTag = (etag: string, coding: string): string => etag.replace(/"$/, `.${coding}"`)

const REVISION = /^"(\d{1,10})-[\w-]+"$/

/**
 * The revisions in `If-Match` (RFC 9110, section 13.1.1). Accepts the ETag of any response that shows the resource,
 * also a weakened one or one of an encoded body. A tag that does not come from this service is ignored.
 */
export const expectedRevisions = ({ headers }: FastifyRequest): ExpectedRevisions => {
  const header = headers['if-match']
  if (header === undefined) return null
  const tags = tagsOf(header)
  return tags.includes('*') ? null : tags.flatMap((tag) => REVISION.exec(plain(tag))?.[1] ?? []).map(Number)
}
