import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { serviceUnavailable } from '../../domain/errors.js'
import { called, failures, says } from '../dtos/schemas.js'
import { NO_STORE } from '../plugins/response/conditional-requests.js'

export interface HealthChecks {
  /** Throws if the database does not respond. */
  readonly checkDatabase: () => Promise<void>
  /** Whether the database only answers reads, because its primary is away. */
  readonly isReadOnly: () => boolean
  /** Whether the identity provider's keys have been loaded. */
  readonly hasKeys: () => boolean
  readonly isDraining: () => boolean
}

const Health = Type.Object({ status: Type.Literal('ok', says('Always `ok`.')) }, called('Health', 'All is well.'))

const Readiness = Type.Object(
  {
    ...Health.properties,
    database: Type.Optional(
      Type.Literal(
        'read-only',
        says('Only while the primary of several databases is away: reads are answered, writes get 503.'),
      ),
    ),
  },
  called('Readiness', 'The instance is ready.'),
)

export const healthRoutes: FastifyPluginAsyncTypebox<{ checks: HealthChecks }> = async (app, { checks }) => {
  const tags = ['operations']
  const response = { 200: Health, ...failures() }

  app.get(
    '/health/live',
    {
      config: { isVital: true, documentedHeaders: { ETag: 'never' } },
      schema: { operationId: 'getLiveness', summary: 'Check that the process is alive', tags, security: [], response },
    },
    async (_request, reply) => {
      reply.header('cache-control', NO_STORE)
      return { status: 'ok' as const }
    },
  )

  app.get(
    '/health/ready',
    {
      config: { isVital: true, documentedHeaders: { ETag: 'never' } },
      schema: {
        operationId: 'getReadiness',
        summary:
          "Check that the instance is ready: the database answers, the identity provider's keys are known, and it is not shutting down",
        tags,
        security: [],
        response: { 200: Readiness, ...failures() },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', NO_STORE)
      if (checks.isDraining()) throw serviceUnavailable('The service is shutting down.')
      if (!checks.hasKeys()) throw serviceUnavailable("The identity provider's keys have not been loaded.")
      await checks.checkDatabase().catch(() => {
        throw serviceUnavailable('The database is not responding.')
      })
      return { status: 'ok' as const, ...(checks.isReadOnly() ? { database: 'read-only' as const } : {}) }
    },
  )
}
