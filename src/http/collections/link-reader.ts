import type { FastifyReply, FastifyRequest } from 'fastify'

/** The reader of a public link, who is counted once it is known whether the link is open, and then reads in turns. */
export const linkReader = (request: FastifyRequest, reply: FastifyReply) => ({
  actor: request.actor,
  admit: request.server.admitToLink(request, reply),
  inTurn: <Result>(work: () => Promise<Result>): Promise<Result> => request.inTurn(work),
})
