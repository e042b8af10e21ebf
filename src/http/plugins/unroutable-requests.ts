import type { FastifyReply, FastifyRequest } from 'fastify'
import { isApiPath } from './api-key.js'
import type { Guards } from './authentication.js'
import { constantHeadersOf } from './constant-headers.js'
import type { errorHandler } from './error-handler.js'
import { isBodyLeft } from './lingering-close.js'
import { logRequest } from './logging.js'

interface UnroutableOptions extends Pick<Guards, 'requireApiKey'> {
  readonly fail: ReturnType<typeof errorHandler>
}

/** Responds to requests whose address has a part that is too long for the router. Hooks don't run for them, so this does the hooks' work. */
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
