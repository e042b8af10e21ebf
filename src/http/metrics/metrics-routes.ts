import { createServer, type Server } from 'node:http'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import fastifyPlugin from 'fastify-plugin'
import { Type } from 'typebox'
import type { Guards } from '../authentication.js'
import { NO_STORE } from '../conditional-requests.js'
import { API_KEY, failures } from '../schemas.js'

/** Where the numbers of the service are kept. */
export interface ServiceMetrics {
  readonly contentType: string
  /** All of them, in the text format of Prometheus. */
  text(): Promise<string>
  observe(method: string, route: string, status: number, seconds: number): void
  /** A request was refused because the caller has enough of such work running. */
  refusedAtOnce(work: string): void
}

/** What has no route of its own goes under one name, so that nobody can make as many as they like. */
const NO_ROUTE = 'none'

/** Measures every request. */
export const requestMetrics = fastifyPlugin(async (app, { metrics }: { readonly metrics: ServiceMetrics }) => {
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    metrics.observe(method, routeOptions.url ?? NO_ROUTE, reply.statusCode, reply.elapsedTime / 1_000)
    done()
  })
})

/** The numbers on the port of the service, for who has the API key. */
export const metricsRoutes: FastifyPluginAsyncTypebox<{
  readonly metrics: ServiceMetrics
  readonly guards: Guards
}> = async (app, { metrics, guards }) => {
  app.get(
    '/metrics',
    {
      onRequest: guards.requireApiKey,
      config: { isVital: true },
      schema: {
        operationId: 'readMetrics',
        summary: 'Metrics of this instance, for Prometheus',
        tags: ['operations'],
        security: API_KEY,
        response: {
          200: Type.Unsafe<string>({
            description: 'In the text format of Prometheus',
            content: { 'text/plain': { schema: Type.String() } },
          }),
          ...failures(401),
        },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', NO_STORE).type(metrics.contentType)
      return metrics.text()
    },
  )
}

/** The numbers on a port of their own, without a key: for a network in which only who may see them is. */
export const metricsServer = (metrics: ServiceMetrics): Server =>
  createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (request.url !== '/metrics' || !isRead) return void response.writeHead(404).end()
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
