import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { metricsServer, type ServiceMetrics } from '../http/metrics/metrics-routes.js'
import { Connections } from '../http/plugins/connection/connections.js'
import { collectLessOften, releaseMemory } from './garbage-collection.js'
import type { Resources } from './resources.js'
import type { Settings } from './settings.js'

const addressOf = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`

/** Serves the metrics on a separate port, without a key. */
export const listenForMetrics = async (
  metrics: ServiceMetrics,
  { host, port }: { readonly host: string; readonly port: number },
  resources: Resources,
): Promise<string> => {
  const server = metricsServer(metrics)
  await once(server.listen(port, host), 'listening')
  resources.add(() => {
    server.close()
    server.closeAllConnections()
  })
  return `${addressOf(server.address() as AddressInfo)}/metrics`
}

/** Accepts requests until it is closed, without losing any on closing. */
export const listen = async (
  app: FastifyInstance,
  { host, port }: Pick<Settings, 'host' | 'port'>,
  resources: Resources,
): Promise<string> => {
  const connections = new Connections(app.server)
  app.addHook('preClose', async () => {
    await connections.whenAllAreTaken()
    connections.endUnused()
  })
  await app.ready()
  collectLessOften()
  releaseMemory()
  await app.listen({ host, port })
  resources.add(() => app.close())
  return addressOf(app.server.address() as AddressInfo)
}
