import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { accountOfToken } from '../../../application/accounts/token-account.js'
import type { Impersonation } from '../../../application/audit/impersonation.js'
import type {
  AccessTokenVerifier,
  TokenClaims,
  TokenVerdict,
} from '../../../application/ports/access-token-verifier.js'
import type { CallerAccounts } from '../../../application/ports/caller-accounts.js'
import {
  type Actor,
  ANONYMOUS,
  accountInactive,
  accountRequired,
  asAccount,
  type CallerAccount,
  impersonationForbidden,
  isOperator,
  requireAccount,
} from '../../../domain/actor.js'
import type { Initiator } from '../../../domain/audit.js'
import { DomainError, forbidden, serviceUnavailable } from '../../../domain/errors.js'
import type { AccountId } from '../../../domain/ids.js'
import { actorOfKey, type KnownKeys } from './api-key.js'
import { impersonatedRequest, isSafeMethod } from './impersonation.js'
import type { RateLimiter } from './rate-limits.js'

/** The caller's identity from a verified bearer token. */
export interface Auth {
  readonly userId: AccountId
  readonly email: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route; `null` without a valid bearer token. */
    auth: Auth | null
    /** Set after `requireAuth`. */
    userId: AccountId
    userEmail: string
    /** The claims of the verified token; set together with `auth`. */
    claims: TokenClaims | null
    /** The actor for the use-cases. Set by the guard of the route. */
    actor: Actor
    /** Whether a token can't be verified yet, because no keys of the identity provider are known. */
    isTokenUnverifiable: boolean
  }
}

const IMPERSONATION_HEADER = 'x-app-impersonation'

/** Guards of routes. Each is an `onRequest` hook, so it refuses a request before its body is read. */
export interface Guards {
  /** Requires a valid bearer token. */
  readonly requireAuth: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Requires a valid bearer token of an active account. */
  readonly requireAccount: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Requires a valid bearer token; its account must be active, but need not exist yet. */
  readonly requireSignIn: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Requires a valid API key, named or of the settings. */
  readonly requireApiKey: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Requires the key of the settings, which may do everything. */
  readonly requireOperatorKey: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Requires a valid API key or, if no key is sent, the same as `requireAccount`. */
  readonly requireApiKeyOrAccount: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Requires a valid bearer token of an active admin who isn't impersonating anyone. */
  readonly requireAdmin: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

export interface AuthenticationOptions extends KnownKeys {
  readonly verifier: AccessTokenVerifier
  readonly callers: CallerAccounts
  readonly impersonation: Impersonation
}

const BEARER = /^bearer +/i
const BEARER_SCHEME = /^bearer(?: |$)/i

/** The bearer token; `null` if the `Authorization` header is missing, repeated or has another scheme. */
const bearerToken = ({ headers, raw }: FastifyRequest): string | null => {
  const { authorization } = headers
  if (authorization === undefined) return null
  let count = 0
  for (let i = 0; i < raw.rawHeaders.length; i += 2)
    if (raw.rawHeaders[i]?.length === 13 && raw.rawHeaders[i]?.toLowerCase() === 'authorization') count++
  const scheme = BEARER.exec(authorization)?.[0]
  return count > 1 || scheme === undefined ? null : authorization.slice(scheme.length)
}

const accept = (request: FastifyRequest, verdict: TokenVerdict): void => {
  if (verdict.outcome === 'unavailable') request.isTokenUnverifiable = true
  if (verdict.outcome !== 'valid') return
  request.claims = verdict.claims
  request.auth = { userId: verdict.claims.userId, email: verdict.claims.email }
}

/** Sets `auth` on every route, and never refuses a request. */
export const identity = fastifyPlugin(
  async (app: FastifyInstance, { verifier }: Pick<AuthenticationOptions, 'verifier'>) => {
    app.decorateRequest('auth', null)
    app.decorateRequest('claims', null)
    app.decorateRequest('userId', undefined as never)
    app.decorateRequest('userEmail', undefined as never)
    app.decorateRequest('actor', null as never)
    app.decorateRequest('isTokenUnverifiable', false)

    app.addHook('onRequest', (request, _reply, done) => {
      request.actor = ANONYMOUS
      const token = bearerToken(request)
      if (token === null) return done()
      const verdict = verifier.verify(token)
      if (!(verdict instanceof Promise)) {
        accept(request, verdict)
        return done()
      }
      verdict.then(
        (settled) => {
          accept(request, settled)
          done()
        },
        () => done(),
      )
    })
  },
)

/** Checks credentials and counts requests against their limits; a failed attempt counts against the address. */
class Credentials {
  constructor(
    private readonly app: FastifyInstance,
    private readonly keys: KnownKeys,
    private readonly limiter: RateLimiter,
  ) {}

  async takeToken(
    request: FastifyRequest,
    reply: FastifyReply,
    challenge = bearerChallenge(request),
  ): Promise<TokenClaims> {
    const { auth, claims } = request
    if (auth === null || claims === null) {
      if (request.isTokenUnverifiable)
        throw serviceUnavailable("The identity provider's keys are currently unavailable.")
      return this.refuse(request, reply, challenge)
    }
    await this.limiter.count('signedIn', request, reply)
    request.userId = auth.userId
    request.userEmail = auth.email
    return claims
  }

  async takeKey(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const actor = await actorOfKey(request, this.keys)
    if (actor === null) return this.refuse(request, reply, 'ApiKey')
    request.actor = actor
    await this.limiter.count('apiKey', request, reply)
  }

  /** Once the address has reached its limit, the response is 429 instead of 401. */
  private async refuse(request: FastifyRequest, reply: FastifyReply, challenge: string): Promise<never> {
    await this.limiter.count('failedAuth', request, reply)
    reply.header('www-authenticate', challenge)
    throw this.app.httpErrors.unauthorized()
  }
}

/** Names an error only if a bearer token was sent (RFC 6750, section 3.1). */
const bearerChallenge = ({ headers }: FastifyRequest): string =>
  BEARER_SCHEME.test(headers.authorization ?? '') ? 'Bearer error="invalid_token"' : 'Bearer'

const asksToImpersonate = ({ headers }: FastifyRequest): boolean => headers[IMPERSONATION_HEADER] !== undefined

/** Determines the actor: the account of the token or, if an admin impersonates someone, that account. */
class Entrance {
  constructor(private readonly impersonation: Impersonation) {}

  async enter(request: FastifyRequest, reply: FastifyReply, account: CallerAccount | null): Promise<void> {
    if (account?.isActive === false) throw accountInactive()
    if (!asksToImpersonate(request)) {
      if (account !== null) request.actor = asAccount(account)
      return
    }
    const actor = await this.resolve(request, account)
    await this.impersonation.begin({ ...impersonatedRequest(request), actor }, { isRead: isSafeMethod(request) })
    request.actor = actor
    reply.header('x-app-impersonated', callerOf(request).id)
  }

  async enterKnown(request: FastifyRequest, reply: FastifyReply, account: CallerAccount | null): Promise<void> {
    await this.enter(request, reply, account)
    if (request.actor === ANONYMOUS) throw accountRequired()
  }

  async enterAdmin(request: FastifyRequest, account: CallerAccount | null): Promise<void> {
    if (account?.isActive === false) throw accountInactive()
    if (asksToImpersonate(request)) {
      await this.noteImpersonation(request, account)
      throw impersonationForbidden()
    }
    if (account === null) throw accountRequired()
    if (account.role !== 'admin') throw forbidden()
    request.actor = asAccount(account)
  }

  /**
   * Resolves the actor on routes that don't allow impersonation, so that the refusal of an admin's attempt is recorded.
   */
  private async noteImpersonation(request: FastifyRequest, account: CallerAccount | null): Promise<void> {
    try {
      request.actor = await this.resolve(request, account)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
  }

  private resolve({ headers }: FastifyRequest, account: CallerAccount | null): Promise<Actor> {
    return this.impersonation.resolve(account, String(headers[IMPERSONATION_HEADER]))
  }
}

export const createGuards = (
  app: FastifyInstance,
  { callers, apiKeys, callerKeys, impersonation }: Omit<AuthenticationOptions, 'verifier'>,
  limiter: RateLimiter,
): Guards => {
  const credentials = new Credentials(app, { apiKeys, callerKeys }, limiter)
  const entrance = new Entrance(impersonation)
  // The use is recorded after the response, so that it doesn't compete with the request for a connection.
  app.addHook('onResponse', ({ actor }, _reply, done) => {
    if (actor?.kind === 'backend' && actor.key !== null) callerKeys.noteUse(actor.key)
    done()
  })
  return {
    requireAuth: async (request, reply) => {
      await credentials.takeToken(request, reply)
    },
    requireAccount: async (request, reply) => {
      const claims = await credentials.takeToken(request, reply)
      await entrance.enterKnown(request, reply, await accountOfToken(callers, claims))
    },
    requireSignIn: async (request, reply) => {
      const claims = await credentials.takeToken(request, reply)
      await entrance.enter(request, reply, await accountOfToken(callers, claims))
    },
    requireAdmin: async (request, reply) => {
      const claims = await credentials.takeToken(request, reply)
      await entrance.enterAdmin(request, await accountOfToken(callers, claims))
    },
    requireApiKey: (request, reply) => credentials.takeKey(request, reply),
    requireOperatorKey: async (request, reply) => {
      await credentials.takeKey(request, reply)
      if (!isOperator(request.actor)) throw forbidden()
    },
    requireApiKeyOrAccount: async (request, reply) => {
      if (request.headers['x-api-key'] !== undefined) {
        await credentials.takeKey(request, reply)
        if (asksToImpersonate(request)) throw impersonationForbidden()
        return
      }
      const claims = await credentials.takeToken(request, reply, `${bearerChallenge(request)}, ApiKey`)
      await entrance.enterKnown(request, reply, await accountOfToken(callers, claims))
    },
  }
}

/** The acting account, after `requireAccount`. */
export const callerOf = ({ actor }: FastifyRequest): CallerAccount => requireAccount(actor)

/** The initiator of a write, for the audit trail. */
export const initiatorOf = ({ actor, id: requestId }: FastifyRequest): Initiator => ({ actor, requestId })
