import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyReply, onSendHookHandler } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { codedTag } from './conditional-requests.js'

/** A smaller response fits into one packet anyway. */
export const MIN_COMPRESSED_BYTES = 1_400
/**
 * A window of 64 KiB: a compressor lives until the client has read the response, and uses several times its window in
 * memory.
 */
const WINDOW_BITS = 16

/** Compresses responses that are long enough. Request bodies are not decompressed; they must be uncompressed. */
export const compression = fastifyPlugin(async (app) => {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: MIN_COMPRESSED_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS } },
  })
  // Route hooks run after the body is compressed.
  app.addHook('onRoute', (route) => {
    const hooks = [route.onSend ?? []].flat()
    // The framework's hook that discards the body of a HEAD has to run last: otherwise its headers would not show that
    // a GET is compressed.
    const compressing = route.method === 'HEAD' && route.compress !== false ? hooks.splice(-1) : []
    route.onSend = compressing.length === 0 ? [...hooks, tagCoded] : [...compressing, tagCoded, ...hooks]
  })
})

/** A 304 needs the same `Vary` as the full response, which may have been compressed (RFC 9110, section 15.4.5). */
const varyByCoding = (reply: FastifyReply): void => {
  const names = [reply.getHeader('vary') ?? []].flat().join(', ')
  if (!names.includes('accept-encoding'))
    reply.header('vary', names === '' ? 'accept-encoding' : `${names}, accept-encoding`)
}

/** Compressed and plain bodies need different strong tags; a weak tag, as for files, covers both. */
const tagCoded: onSendHookHandler = (_request, reply, payload, done) => {
  // A 304 has no body, and its tag is the one that the caller sent.
  if (reply.statusCode === 304) {
    reply.removeHeader('content-encoding')
    varyByCoding(reply)
    return done(null, payload)
  }
  const coding = reply.getHeader('content-encoding')
  const etag = reply.getHeader('etag')
  if (typeof coding === 'string' && typeof etag === 'string' && !etag.startsWith('W/'))
    reply.header('etag', codedTag(etag, coding))
  done(null, payload)
}
