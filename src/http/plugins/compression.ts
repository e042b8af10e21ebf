import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyReply, onSendHookHandler } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { codedTag } from './conditional-requests.js'

/** Below this size, a compressed response takes no fewer packets. */
const MIN_BYTES = 1_400
/** A window of 64 KiB: a compressor lives as long as its reader takes, and uses several times its window in memory. */
const WINDOW_BITS = 16

/** Compresses responses that are long enough. Request bodies are not decompressed; they must be uncompressed. */
export const compression = fastifyPlugin(async (app) => {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: MIN_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS } },
  })
  // On the route, because hooks there run after the body is compressed.
  app.addHook('onRoute', (route) => {
    const hooks = [route.onSend ?? []].flat()
    // The framework's hook that discards the body of a HEAD comes before: then nothing would tell that GET compresses it.
    const compressing = route.method === 'HEAD' && route.compress !== false ? hooks.splice(-1) : []
    route.onSend = compressing.length === 0 ? [...hooks, tagCoded] : [...compressing, tagCoded, ...hooks]
  })
})

/** A 304 varies like the response that it stands for, which may have been compressed (RFC 9110, section 15.4.5). */
const varyByCoding = (reply: FastifyReply): void => {
  const names = [reply.getHeader('vary') ?? []].flat().join(', ')
  if (!names.includes('accept-encoding'))
    reply.header('vary', names === '' ? 'accept-encoding' : `${names}, accept-encoding`)
}

/** A strong tag has to distinguish the compressed body from the plain one; a weak one, as files have, does not. */
const tagCoded: onSendHookHandler = (_request, reply, payload, done) => {
  // No body is sent, and the tag is the caller's own.
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
