import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { validationFailed } from '../../../domain/errors.js'
import { actorOfKey, isApiPath, type KnownKeys } from '../caller/api-key.js'

export const MAX_URL_LENGTH = 8_192

/** Problems with the head of a request, whatever its route. */
const faultOf = ({ headers, raw, server }: FastifyRequest): Error | null => {
  // HTTP/1.1 requires it (RFC 9112, section 3.2). It is checked here, and not by Node, so that the response is like any
  // other.
  if (headers.host === undefined && raw.httpVersion === '1.1')
    return validationFailed([{ path: '/host', message: 'is required' }])
  return (raw.url ?? '').length > MAX_URL_LENGTH ? server.httpErrors.uriTooLong() : null
}

/** Refuses requests without a host, and addresses that are too long. */
export const requestHead = fastifyPlugin(async (app, { apiKeys, callerKeys }: KnownKeys) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const fault = faultOf(request)
    if (fault === null) return done()
    if (!isApiPath(request.url)) return done(fault)
    // The credential is checked first; the guard there refuses the request.
    actorOfKey(request, { apiKeys, callerKeys }).then((actor) => done(actor === null ? undefined : fault), done)
  })
})
