import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { ReadPositions } from '../../../application/ports/read-positions.js'
import type { Actor } from '../../../domain/actor.js'
import type { Auth } from './authentication.js'
import { isSafeMethod } from './impersonation.js'

const POSITION = 'dealbook-position'

/**
 * Whose writes the reads of a request have to show; `null` for readers of links and forms. A request that is refused before its
 * token has been read has no actor yet.
 */
const callerOf = ({ actor, auth }: { readonly actor: Actor | null; readonly auth: Auth | null }): string | null => {
  if (actor?.kind === 'account') return actor.account.id
  if (actor?.kind === 'service') return `key ${actor.key?.id ?? ''}`
  return auth?.userId ?? null
}

const positionIn = ({ headers }: FastifyRequest): string | undefined => headers[POSITION]?.toString()

/**
 * Says the position of each write in its response, and has a request that brings one back read at least what was written there.
 * Only for a service with several databases. Internal backends see what belongs to anyone, so their reads are never old.
 */
export const readPositions = fastifyPlugin(async (app, { positions }: { readonly positions: ReadPositions }) => {
  const follow = (request: FastifyRequest, mayLag: boolean, done: () => void): void =>
    positions.follow({ caller: callerOf(request), position: positionIn(request), mayLag }, done)
  // What guards read is never old; the caller is only known after them.
  app.addHook('onRequest', (request, _reply, done) => follow(request, false, done))
  app.addHook('preHandler', (request, _reply, done) => follow(request, request.actor.kind !== 'service', done))

  app.addHook('onSend', async (request, reply, payload) => {
    if (isSafeMethod(request)) return payload
    if (reply.statusCode >= 500) positions.mayHaveWritten(callerOf(request))
    if (reply.statusCode >= 400) return payload
    const position = await positions.wrote(callerOf(request))
    if (position !== null) reply.header(POSITION, position)
    return payload
  })
})
