import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { onSendHookHandler } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { codedTag } from './conditional-requests.js'

/** Below it a compressed answer takes no fewer packets. */
const MIN_BYTES = 1_400
/** A window of 64 KiB: a compressor waits with its reader, and each takes several times its window. */
const WINDOW_BITS = 16

/** Compresses answers that are long enough for it. Bodies of requests are taken as they are, and only plain. */
export const compression = fastifyPlugin(async (app) => {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: MIN_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS } },
  })
  // Of the route, because there it runs after the body is compressed.
  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], tagCoded].flat()
  })
})

/** A strong tag tells a compressed body from the plain one; a weak one, as files have it, need not. */
const tagCoded: onSendHookHandler = (_request, reply, payload, done) => {
  // Nothing is sent then, and the tag is the caller's own.
  if (reply.statusCode === 304) {
    reply.removeHeader('content-encoding')
    return done(null, payload)
  }
  const coding = reply.getHeader('content-encoding')
  const etag = reply.getHeader('etag')
  if (typeof coding === 'string' && typeof etag === 'string' && !etag.startsWith('W/'))
    reply.header('etag', codedTag(etag, coding))
  done(null, payload)
}
