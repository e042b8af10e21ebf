// The base of the rival "orm": Fastify with its standard plugins, a signature check on each request, Prisma.
import cors from '@fastify/cors'
import etag from '@fastify/etag'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import { PrismaPg } from '@prisma/adapter-pg'
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { PrismaClient } from '../../.bench/prisma/client.js'
import { type Known, logger, logRequest, POOL, SETTINGS } from './settings.js'

const { AUTH_ISSUER, AUTH_AUDIENCE, JWKS_URI } = SETTINGS

export const prisma = new PrismaClient({ adapter: new PrismaPg(POOL) })

export const app = Fastify({
  loggerInstance: logger,
  logController: new LogController({ disableRequestLogging: true }),
})
app.addHook('onResponse', logRequest)
await app.register(helmet)
await app.register(cors)
await app.register(etag)
// Requests are counted, but never refused.
await app.register(rateLimit, { max: 1_000_000_000 })
await app.register(underPressure)

const keys = createRemoteJWKSet(new URL(JWKS_URI))

const subjectOf = async ({ headers }: FastifyRequest): Promise<string | null> => {
  const [scheme, token = ''] = (headers.authorization ?? '').split(' ')
  if (scheme !== 'Bearer') return null
  const { payload } = await jwtVerify(token, keys, { issuer: AUTH_ISSUER, audience: AUTH_AUDIENCE })
  return payload.sub ?? null
}

export const refuse = (reply: FastifyReply, status: number, code: string) =>
  reply.code(status).send({ code, message: code, meta: {} })

export const callerOf = async (request: Known) => {
  const id = await subjectOf(request)
  request.subject = id
  return id === null ? null : prisma.account.findUnique({ where: { id }, include: { auctionSystem: true } })
}

type Caller = NonNullable<Awaited<ReturnType<typeof callerOf>>>

export const withCaller =
  (answer: (caller: Caller, request: FastifyRequest, reply: FastifyReply) => unknown) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await callerOf(request)
    return caller?.isActive ? answer(caller, request, reply) : refuse(reply, 401, 'UNAUTHENTICATED')
  }
