import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { ImpersonatedRequest, Impersonation } from '../../../application/audit/impersonation.js'
import { isImpersonated } from '../../../domain/actor.js'
import { withFailures } from '../../openapi/openapi-problems.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Runs a write. If an admin is impersonating someone, it runs in one transaction with its audit record. */
    recorded<Result>(write: () => Promise<Result>): Promise<Result>
  }
  interface FastifyContextConfig {
    /** The handler calls `recorded` itself, because it first does work that takes too long for a transaction. */
    manualAudit?: boolean
  }
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

export const isSafeMethod = ({ method }: Pick<FastifyRequest, 'method'>): boolean => READS.has(method)

/** The request as recorded in the audit trail. A HEAD counts as a GET. */
export const impersonatedRequest = (request: FastifyRequest): ImpersonatedRequest => ({
  actor: request.actor,
  requestId: request.id,
  method: request.method === 'HEAD' ? 'GET' : request.method,
  pattern: (request.routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}'),
  parameters: request.params as Readonly<Record<string, string>>,
})

/**
 * Runs the handler of each impersonated write in one transaction with its audit record, except for routes with
 * `manualAudit`, and also records refused ones. The handler returns its response, which is sent only after the
 * transaction has been committed.
 */
export const recordImpersonation = fastifyPlugin(
  async (app, { impersonation }: { readonly impersonation: Impersonation }) => {
    app.decorateRequest('recorded', function recorded<Result>(this: FastifyRequest, write: () => Promise<Result>) {
      return isImpersonated(this.actor) ? impersonation.recordWrite(impersonatedRequest(this), write) : write()
    })

    app.addHook('onRoute', (route) => {
      if (route.config?.manualAudit || [route.method].flat().every((method) => READS.has(method))) return
      const { handler } = route
      route.handler = async function (request, reply) {
        if (!isImpersonated(request.actor)) return handler.call(this, request, reply)
        return request.recorded(async () => handler.call(this, request, reply))
      }
    })

    // The write has been rolled back together with its record, so the attempt is recorded separately.
    app.addHook('onError', async (request) => {
      if (!isImpersonated(request.actor) || isSafeMethod(request)) return
      await impersonation
        .recordRefusal(impersonatedRequest(request))
        .catch((err: unknown) => request.log.error({ err }, 'a failed impersonated request could not be recorded'))
    })
  },
)

const HEADER = {
  type: 'string',
  description:
    'For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`.',
}

/** Documents the impersonation header and its error responses on each operation for signed-in users. */
export const describeImpersonation: NonNullable<FastifyDynamicSwaggerOptions['transform']> = ({ schema, url }) => {
  const isHeeded = schema?.security?.some((way) => 'bearer' in way) && !/^\/(api|back-office)\//.test(url)
  if (!isHeeded) return { schema, url }
  const { headers, response = {} } = schema as { headers?: { properties?: object }; response?: object }
  return {
    schema: {
      ...schema,
      headers: { type: 'object', ...headers, properties: { ...headers?.properties, 'x-app-impersonation': HEADER } },
      response: withFailures(response as never, 400, 403, 'IMPERSONATION_FORBIDDEN', 'ACCOUNT_NOT_FOUND'),
    },
    url,
  }
}
