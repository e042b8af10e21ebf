import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isForLink, linkHeadersOf } from './link-headers.js'
import { SECURITY_HEADERS } from './security-headers.js'

/** The headers of every response, whether it succeeds or fails. */
export const constantHeadersOf = (request: Pick<FastifyRequest, 'id' | 'url' | 'routeOptions'>) => ({
  ...SECURITY_HEADERS,
  ...(isForLink(request) ? linkHeadersOf(request) : {}),
  'x-request-id': request.id,
  'cache-control': 'private, no-cache',
})

export interface ConstantHeadersOptions {
  readonly checks: { isDraining(): boolean }
}

/**
 * Sets the constant headers. While the process is stopping, also makes clients open their next connection elsewhere.
 */
export const constantHeaders = fastifyPlugin(async (app, { checks }: ConstantHeadersOptions) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(constantHeadersOf(request))
    if (checks.isDraining()) reply.header('connection', 'close')
    done()
  })
})
