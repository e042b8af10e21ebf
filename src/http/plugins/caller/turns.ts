import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { FairQueue, Waiting } from '../../../application/fair-queue.js'
import type { Turns, Work } from '../../../application/ports/turns.js'
import { hasScope } from '../../../domain/actor.js'
import { parseAccountId } from '../../../domain/ids.js'
import { scopeIn } from '../../dtos/schemas.js'
import { addressOf } from './rate-limits.js'

/**
 * A larger body may need many times its size in memory, so only a few are handled at once, for all callers together.
 */
const LARGE_BODY_BYTES = 1024 * 1024

/**
 * The kinds of work that handlers do in turns. The turn of an import begins before its body is read, and ends with it.
 */
type TurnWork = Exclude<Work, 'admission' | 'largeImport' | 'render' | 'record' | 'sheet' | 'solve'>

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The kind of work for which requests of the route wait for turns; a function returns `null` for requests that need
     * none.
     */
    turn?: TurnWork | ((request: FastifyRequest) => TurnWork | null)
  }
  interface FastifyRequest {
    /** Does a part of the request's work in a separate turn, if the route's work needs turns. */
    inTurn<Result>(work: () => Promise<Result>, isContinued?: boolean): Promise<Result>
    /** Settles with the handler of an import. */
    limitedWork: Promise<unknown> | null
  }
}

/** For a list that is short unless it is filtered. */
export const listedWhenSearched = ({ query }: FastifyRequest): 'list' | null => {
  const { cursor: _, limit: __, ...filter } = query as Readonly<Record<string, unknown>>
  return Object.values(filter).some((value) => value !== undefined) ? 'list' : null
}

/**
 * The key under which a turn is counted: the account, even if an internal backend with the right scope acts for it;
 * otherwise the backend's key; for a public link, the link with the reader's address; otherwise the address.
 */
const callerKeyOf = (request: FastifyRequest): string => {
  const { actor, query, params } = request
  if (actor.kind === 'account') return actor.account.id
  if (actor.kind === 'backend') {
    const { ownerId } = query as { readonly ownerId?: unknown }
    // A key that may not act for the account will be refused, but only once its body has arrived.
    const scope = scopeIn(request.routeOptions.schema?.security)
    const owner = scope !== null && hasScope(actor, scope) ? parseAccountId(String(ownerId ?? '')) : null
    return owner ?? actor.key?.id ?? 'backend'
  }
  const { token } = params as { readonly token?: string }
  // The space keeps this key apart from account ids, which have none.
  return `${token === undefined ? 'address' : hash('sha256', token, 'base64url')} ${addressOf(request)}`
}

/** A signal that is aborted if the client disconnects before the response is complete. */
export const departureOf = ({ raw }: FastifyReply): AbortSignal => {
  const departure = new AbortController()
  const leave = (): void => {
    if (!raw.writableFinished) departure.abort()
  }
  if (raw.destroyed) leave()
  else raw.once('close', leave)
  return departure.signal
}

/** Ends a turn once the handler has ended and the response has been sent or the client has disconnected. */
const endAfter = async (request: FastifyRequest, reply: FastifyReply, endTurn: () => void): Promise<void> => {
  let isEnding = false
  const end = async (): Promise<void> => {
    if (isEnding) return
    isEnding = true
    await request.limitedWork?.catch(() => {})
    endTurn()
  }
  reply.raw.once('finish', end).once('close', end)
  // If the client disconnected while waiting, neither event is emitted any more.
  if (reply.raw.destroyed) await end()
}

const takeImportTurn = (queue: FairQueue) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { actor, query } = request
  const { ownerId } = query as { readonly ownerId?: unknown }
  // The request will be refused, because the account is missing.
  if (actor.kind === 'backend' && parseAccountId(String(ownerId ?? '')) === null) return
  const endTurn = await queue.take(callerKeyOf(request), { signal: departureOf(reply) })
  await endAfter(request, reply, endTurn)
}

/** The client is only watched once the request waits or runs a slow statement, which few requests do. */
const waitingFor = (reply: FastifyReply) => {
  let signal: AbortSignal | undefined
  return (isContinued: boolean): Waiting => ({
    isContinued,
    get signal() {
      signal ??= departureOf(reply)
      return signal
    },
  })
}

const inTurnsOf = (
  queues: Turns,
  work: Work,
  caller: string,
  waiting: (isContinued: boolean) => Waiting,
): FastifyRequest['inTurn'] => {
  // A request does one thing at a time, so nested work needs no second turn.
  let isInTurn = false
  return async (task, isContinued = false) => {
    if (isInTurn) return task()
    isInTurn = true
    try {
      return await queues.run(work, caller, task, waiting(isContinued))
    } finally {
      isInTurn = false
    }
  }
}

/**
 * A file to print takes a `print` turn from its first piece to its end; an account, or an address across all its links,
 * gets only a few of them. Each piece also takes a `sheet` turn. For a reader of a link, the `print` turn begins once
 * the link is known to be open.
 */
const inPrintTurns = (
  queues: Turns,
  request: FastifyRequest,
  reply: FastifyReply,
  waiting: (isContinued: boolean) => Waiting,
): FastifyRequest['inTurn'] => {
  const caller = request.actor.kind === 'anonymous' ? addressOf(request) : callerKeyOf(request)
  const inTurn = inTurnsOf(queues, 'sheet', caller, waiting)
  let begun: Promise<void> | null = null
  const begin = async (): Promise<void> => {
    const endTurn = await queues.of('print').take(caller, waiting(false))
    await endAfter(request, reply, endTurn)
  }
  return async (task, isContinued) => {
    begun ??= begin()
    await begun
    return inTurn(task, isContinued)
  }
}

/** Makes requests of routes that name a `turn` in their `config` take turns. */
export const turns = fastifyPlugin(async (app, { turns: queues }: { readonly turns: Turns }) => {
  const plain = <Result>(work: () => Promise<Result>): Promise<Result> => work()
  app.decorateRequest('limitedWork', null)
  app.decorateRequest('inTurn', plain)

  /** A link is looked up in a turn of the address, since it may be a guess, and then read in a turn of its reader. */
  const admitted = async (request: FastifyRequest, handle: () => Promise<unknown>, waiting: Waiting) => {
    const endAdmission = await queues.take('admission', addressOf(request), waiting)
    const { inTurn } = request
    request.inTurn = (work, isContinued) => {
      endAdmission()
      return inTurn(work, isContinued)
    }
    return handle().finally(endAdmission)
  }

  app.addHook('onRoute', (route) => {
    const { handler } = route
    const { turn } = route.config ?? {}
    if (turn === undefined) return
    if (turn === 'import') {
      // After the guard of the route, which identifies the caller.
      route.onRequest = [...[route.onRequest ?? []].flat(), takeImportTurn(queues.of('import'))]
      route.handler = function (request, reply) {
        const handle = async () => handler.call(this, request, reply)
        const isLarge = Buffer.isBuffer(request.body) && request.body.length > LARGE_BODY_BYTES
        request.limitedWork = isLarge ? queues.of('largeImport').run('all', handle) : handle()
        return request.limitedWork
      }
      return
    }
    const isOfLink = route.config?.limit === 'link'
    route.handler = function (request, reply) {
      const work = typeof turn === 'function' ? turn(request) : turn
      if (work === null) return handler.call(this, request, reply)
      const waiting = waitingFor(reply)
      request.inTurn =
        work === 'print'
          ? inPrintTurns(queues, request, reply, waiting)
          : inTurnsOf(queues, work, callerKeyOf(request), waiting)
      const handle = async () => handler.call(this, request, reply)
      return isOfLink ? admitted(request, handle, waiting(false)) : request.inTurn(handle)
    }
  })
})
