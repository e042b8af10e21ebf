import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { ActAs, ImpersonatedRequest } from '../application/audit/act-as.js'
import { isImpersonated } from '../domain/actor.js'
import { failures } from './schemas.js'

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

export const isRead = ({ method }: Pick<FastifyRequest, 'method'>): boolean => READS.has(method)

/** The request as the audit trail keeps it. A HEAD is a GET without its body. */
export const impersonatedRequest = (request: FastifyRequest): ImpersonatedRequest => ({
  actor: request.actor,
  requestId: request.id,
  method: request.method === 'HEAD' ? 'GET' : request.method,
  pattern: (request.routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}'),
  parameters: request.params as Readonly<Record<string, string>>,
})

/**
 * Runs the handler of each impersonated write in one transaction with its record, and keeps a record of those that are
 * refused. The handler gives its answer back, which is sent only once the transaction is kept.
 */
export const recordImpersonation = fastifyPlugin(async (app, { actAs }: { readonly actAs: ActAs }) => {
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().every((method) => READS.has(method))) return
    const { handler } = route
    route.handler = async function (request, reply) {
      if (!isImpersonated(request.actor)) return handler.call(this, request, reply)
      return actAs.recordWrite(impersonatedRequest(request), async () => handler.call(this, request, reply))
    }
  })

  // Whatever was kept together with the record is undone by now; the attempt is kept on its own.
  app.addHook('onError', async (request) => {
    if (!isImpersonated(request.actor) || isRead(request)) return
    await actAs
      .recordRefusal(impersonatedRequest(request))
      .catch((err: unknown) => request.log.error({ err }, 'an impersonated request that failed could not be recorded'))
  })
})

const HEADER = {
  type: 'string',
  description:
    'For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`.',
}

/** Says of each operation of signed-in users that an admin may act as somebody else there, and what may come of it. */
export const describeImpersonation: NonNullable<FastifyDynamicSwaggerOptions['transform']> = ({ schema, url }) => {
  const isHeeded = schema?.security?.some((way) => 'bearer' in way) && !/^\/(api|back-office)\//.test(url)
  if (!isHeeded) return { schema, url }
  const { headers, response } = schema as { headers?: { properties?: object }; response?: object }
  return {
    schema: {
      ...schema,
      headers: { type: 'object', ...headers, properties: { ...headers?.properties, 'x-app-impersonation': HEADER } },
      response: { ...failures(400, 403, 404), ...response },
    },
    url,
  }
}
