import type { FastifyReply, FastifyRequest } from 'fastify'
import type { errorHandler } from '../../errors/error-handler.js'
import { isApiPath } from '../caller/api-key.js'
import type { Guards } from '../caller/authentication.js'
import { isBodyLeft } from '../connection/lingering-close.js'
import { constantHeadersOf } from '../response/constant-headers.js'
import { logRequest } from './logging.js'

interface UnroutableOptions extends Pick<Guards, 'requireApiKey'> {
  readonly fail: ReturnType<typeof errorHandler>
}

/**
 * Responds to requests with a path segment that is too long for the router. Hooks don't run for them, so this does the
 * hooks' work.
 */
export const answerUnroutable =
  ({ fail, requireApiKey }: UnroutableOptions) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    const refuse = async (): Promise<never> => {
      if (isApiPath(request.url)) await requireApiKey(request, reply)
      throw request.server.httpErrors.uriTooLong()
    }
    reply.raw.on('close', () => logRequest(request, reply))
    void reply.headers(constantHeadersOf(request))
    if (isBodyLeft(request.raw)) void reply.header('connection', 'close')
    refuse().catch((refusal: unknown) => fail(refusal, request, reply))
  }
