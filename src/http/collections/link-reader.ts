import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LinkLimit } from '../plugins/caller/rate-limits.js'

/**
 * The reader of a public link. The request is counted once it is known whether the link is open, and then handled in
 * turns.
 * @param limit the limit against which the request is counted
 */
export const linkReader = (request: FastifyRequest, reply: FastifyReply, limit: LinkLimit = 'link') => ({
  actor: request.actor,
  admit: request.server.admitToLink(request, reply, limit),
  inTurn: <Result>(work: () => Promise<Result>): Promise<Result> => request.inTurn(work),
})
