import { createServer, type Server } from 'node:http'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import fastifyPlugin from 'fastify-plugin'
import { Type } from 'typebox'
import { API_KEY, failures } from '../dtos/schemas.js'
import type { Guards } from '../plugins/caller/authentication.js'
import { pathOf } from '../plugins/request/request-path.js'
import { NO_STORE } from '../plugins/response/conditional-requests.js'

/** Collects the metrics of the service. */
export interface ServiceMetrics {
  readonly contentType: string
  /** All metrics in the Prometheus text format. */
  text(): Promise<string>
  observe(method: string, route: string, status: number, seconds: number): void
}

/** Requests without a route share one label, so that callers can't create arbitrarily many. */
const NO_ROUTE = 'none'

export const requestMetrics = fastifyPlugin(async (app, { metrics }: { readonly metrics: ServiceMetrics }) => {
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    metrics.observe(method, routeOptions.url ?? NO_ROUTE, reply.statusCode, reply.elapsedTime / 1_000)
    done()
  })
})

/** Metrics on the port of the service, for callers with the key of the settings. */
export const metricsRoutes: FastifyPluginAsyncTypebox<{
  readonly metrics: ServiceMetrics
  readonly guards: Guards
}> = async (app, { metrics, guards }) => {
  app.get(
    '/metrics',
    {
      onRequest: guards.requireOperatorKey,
      config: { isVital: true, documentedHeaders: { ETag: 'never' } },
      schema: {
        operationId: 'getMetrics',
        summary: 'Get the metrics of this instance, for Prometheus',
        tags: ['operations'],
        security: API_KEY,
        response: {
          200: Type.Unsafe<string>({
            description: 'Metrics in the Prometheus text format',
            content: {
              'text/plain': {
                schema: Type.String({ examples: ['# TYPE process_open_fds gauge\nprocess_open_fds 24\n'] }),
              },
            },
          }),
          ...failures(401, 'FORBIDDEN'),
        },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', NO_STORE).type(metrics.contentType)
      return metrics.text()
    },
  )
}

/** Serves the metrics on a separate port without a key, for networks that only authorised readers can reach. */
export const metricsServer = (metrics: ServiceMetrics): Server =>
  createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (pathOf(request.url ?? '') !== '/metrics' || !isRead) return void response.writeHead(404).end()
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
