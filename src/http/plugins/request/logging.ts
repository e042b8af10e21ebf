import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { LoggerOptions } from 'pino'
import { isImpersonated } from '../../../domain/actor.js'

const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])[\w-]{1,4096}\.[\w-]{10,}\.[\w-]{10,}/g, '[token]'],
  [/(?<![^\s@"'<>()=,;:/|])[^\s@"'<>()=,;:/|]{1,128}@[^\s@"'<>()=,;:/]{1,255}/g, '[e-mail]'],
  [/(postgres(?:ql)?|rediss?):\/\/[^\s@/]*@/g, '$1://[credentials]@'],
]

/** Every secret contains one of these characters; most ids contain none. */
const MAY_CONTAIN_SECRET = /[.@]/

/** Removes tokens, e-mail addresses and credentials from a text. */
export const scrub = (text: string): string =>
  MAY_CONTAIN_SECRET.test(text)
    ? SECRETS.reduce((scrubbed, [secret, replacement]) => scrubbed.replace(secret, replacement), text)
    : text

const serializeError = (error: Error & { code?: unknown }): object => ({
  type: error.name,
  code: error.code,
  message: scrub(error.message),
  stack: scrub(error.stack ?? ''),
})

const SERIALIZERS = { err: serializeError, error: serializeError }

/** Fields that are never logged, neither at the top level of a line nor one level below. */
const SECRET_FIELDS = ['authorization', 'token', 'apiKey', 'email']
const REDACTED = '[Redacted]'

const containsSecret = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && SECRET_FIELDS.some((field) => Object.hasOwn(value, field))

const redact = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).map(([field, content]) => [field, SECRET_FIELDS.includes(field) ? REDACTED : content]),
  )

/**
 * Redacts fields one level below the top. Given paths such as `*.token`, pino would copy every value of every line: a
 * fifth of the garbage of a small request.
 */
const redactValues = (line: Record<string, unknown>): Record<string, unknown> => {
  let redacted = line
  for (const key in line) {
    const value = line[key]
    if (!(key in SERIALIZERS) && containsSecret(value)) redacted = { ...redacted, [key]: redact(value) }
  }
  return redacted
}

/** Pino options that keep secrets out of the log: requests are logged by route pattern, never with headers or bodies. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  serializers: SERIALIZERS,
  redact: { paths: SECRET_FIELDS, censor: REDACTED },
  formatters: { log: redactValues },
})

/** A request that was refused before authentication has neither an actor nor a token. */
type Logged = Omit<FastifyRequest, 'actor' | 'auth'> & Partial<Pick<FastifyRequest, 'actor' | 'auth'>>

const callerLabelOf = ({ actor, auth, headers }: Logged): string => {
  if (actor && actor.kind !== 'anonymous') return actor.kind
  if (auth) return 'account'
  return headers.authorization === undefined ? 'public' : 'unknown bearer'
}

/** The account, or the named API key. An account id that is an e-mail address is not logged. */
const actorOf = ({ actor, auth }: Logged): string | null => {
  if (actor?.kind === 'backend' && actor.key !== null) return actor.key.id
  const id = actor?.kind === 'account' ? actor.account.id : (auth?.userId ?? null)
  return id && scrub(id)
}

export const logRequest = (request: Logged, reply: FastifyReply): void =>
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 100) / 100,
      caller: callerLabelOf(request),
      actor: actorOf(request),
      // The admin, if the request is impersonated.
      ...(request.actor && isImpersonated(request.actor) ? { impersonatedBy: scrub(request.auth?.userId ?? '') } : {}),
    },
    'request',
  )

/** Logs one line when a request ends. */
export const requestLog = fastifyPlugin(async (app) => {
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply)
    done()
  })
})
