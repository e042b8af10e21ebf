import type { FastifyReply, FastifyRequest } from 'fastify'
import { NO_STORE } from '../plugins/response/conditional-requests.js'

/** What the description of a route with a secret says. */
export const SHOWN_ONCE =
  'The `secret` is shown once. Repeating the request with the same `Idempotency-Key` returns the same response without it.'

/** Responds with a new secret, which is not stored for a retry. */
export const showOnce = <Body extends { secret: string | null }>(
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<Body>,
) => {
  let secret: string | null = null
  const answer = async (): Promise<Body> => {
    const made = await make()
    secret = made.secret
    return made
  }
  reply.header('cache-control', NO_STORE)
  return request.respondOnce(reply, answer, {
    kept: (dto) => ({ ...dto, secret: null }),
    shown: async (dto) => ({ ...dto, secret }),
  })
}
