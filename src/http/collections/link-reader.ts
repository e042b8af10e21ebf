import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LinkLimit } from '../plugins/caller/rate-limits.js'

/**
 * The reader of a public link, who is counted once it is known whether the link is open, and then reads in turns.
 * @param limit which of the link's limits counts the request
 */
export const linkReader = (request: FastifyRequest, reply: FastifyReply, limit: LinkLimit = 'link') => ({
  actor: request.actor,
  admit: request.server.admitToLink(request, reply, limit),
  inTurn: <Result>(work: () => Promise<Result>): Promise<Result> => request.inTurn(work),
})
