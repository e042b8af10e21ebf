import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { ReadPositions } from '../../../application/ports/read-positions.js'
import type { Actor } from '../../../domain/actor.js'
import type { Auth } from './authentication.js'
import { isSafeMethod } from './impersonation.js'

const POSITION = 'dealbook-position'

/**
 * The caller whose own writes the request's reads have to show; `null` for users of links and forms. A request that is
 * refused before its token is read has no actor yet.
 */
const callerOf = ({ actor, auth }: { readonly actor: Actor | null; readonly auth: Auth | null }): string | null => {
  if (actor?.kind === 'account') return actor.account.id
  if (actor?.kind === 'backend') return `key ${actor.key?.id ?? ''}`
  return auth?.userId ?? null
}

const positionIn = ({ headers }: FastifyRequest): string | undefined => headers[POSITION]?.toString()

/**
 * Sends the position of each write in its response. A request that sends a position back only reads from databases that
 * have reached it. Only for services with several databases. Reads of internal backends are never old, because they may
 * show data of any account.
 */
export const readPositions = fastifyPlugin(async (app, { positions }: { readonly positions: ReadPositions }) => {
  const follow = (request: FastifyRequest, mayLag: boolean, done: () => void): void =>
    positions.follow({ caller: callerOf(request), position: positionIn(request), mayLag }, done)
  // The caller is only known after the guards, whose own reads are never old.
  app.addHook('onRequest', (request, _reply, done) => follow(request, false, done))
  app.addHook('preHandler', (request, _reply, done) => follow(request, request.actor.kind !== 'backend', done))

  app.addHook('onSend', async (request, reply, payload) => {
    if (isSafeMethod(request)) return payload
    if (reply.statusCode >= 500) positions.mayHaveWritten(callerOf(request))
    if (reply.statusCode >= 400) return payload
    const position = await positions.wrote(callerOf(request))
    if (position !== null) reply.header(POSITION, position)
    return payload
  })
})
