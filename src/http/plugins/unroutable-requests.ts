import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isApiPath } from './api-key.js'
import type { Guards } from './authentication.js'
import { constantHeadersOf } from './constant-headers.js'
import type { errorHandler } from './error-handler.js'
import { isBodyLeft } from './lingering-close.js'
import { logRequest } from './logging.js'

interface UnroutableOptions extends Pick<Guards, 'requireApiKey'> {
  readonly fail: ReturnType<typeof errorHandler>
}

/** Responds to requests whose address the router can't parse. Hooks don't run for them, so this does the hooks' work. */
export const answerUnroutable =
  ({ fail, requireApiKey }: UnroutableOptions) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const refuse = async (): Promise<never> => {
      if (isApiPath(request.url)) await requireApiKey(request, reply)
      const { httpErrors } = request.server
      // A path that can't be decoded matches no route.
      throw error.statusCode === 414 ? httpErrors.uriTooLong() : httpErrors.notFound()
    }
    reply.raw.on('close', () => logRequest(request, reply))
    void reply.headers(constantHeadersOf(request))
    if (isBodyLeft(request.raw)) void reply.header('connection', 'close')
    refuse().catch((refusal: unknown) => fail(refusal, request, reply))
  }
