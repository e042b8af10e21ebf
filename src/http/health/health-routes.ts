import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { serviceUnavailable } from '../../domain/errors.js'
import { NO_STORE } from '../conditional-requests.js'
import { failures } from '../schemas.js'

export interface HealthChecks {
  /** Throws when the database does not answer. */
  readonly checkDatabase: () => Promise<void>
  /** Whether keys of the identity provider are known. */
  readonly hasKeys: () => boolean
  readonly isDraining: () => boolean
}

export const healthRoutes: FastifyPluginAsyncTypebox<{ checks: HealthChecks }> = async (app, { checks }) => {
  const tags = ['operations']
  const response = { 200: Type.Object({ status: Type.Literal('ok') }), ...failures() }

  app.get(
    '/health/live',
    {
      config: { isVital: true },
      schema: { operationId: 'isLive', summary: 'The process answers', tags, security: [], response },
    },
    async (_request, reply) => {
      reply.header('cache-control', NO_STORE)
      return { status: 'ok' as const }
    },
  )

  app.get(
    '/health/ready',
    {
      config: { isVital: true },
      schema: {
        operationId: 'isReady',
        summary: 'Database and identity keys are there, and the process is not stopping',
        tags,
        security: [],
        response,
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', NO_STORE)
      if (checks.isDraining()) throw serviceUnavailable('The service is stopping.')
      if (!checks.hasKeys()) throw serviceUnavailable('No key of the identity provider is known.')
      await checks.checkDatabase().catch(() => {
        throw serviceUnavailable('The database does not answer.')
      })
      return { status: 'ok' as const }
    },
  )
}
