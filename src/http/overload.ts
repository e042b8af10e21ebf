import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import fastifyPlugin from 'fastify-plugin'
import { serviceUnavailable } from '../domain/errors.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however busy the process is: what tells those who look after it how it is. */
    isVital?: boolean
  }
}

export interface OverloadLimits {
  /** How late the event loop may be on average over a second, in milliseconds. */
  readonly maxEventLoopDelay: number
  /** How much of the heap may be in use, from 0 to 1. */
  readonly maxHeapShare: number
}

export const OVERLOAD_LIMITS: OverloadLimits = { maxEventLoopDelay: 1_000, maxHeapShare: 0.95 }

/** Setting up the routes holds up the event loop; by then that is out of the samples, which are taken every second. */
const WARM_UP_MS = 2_500

/** Refuses requests while the process has more to do than it can: what it took on already is then still answered in time. */
export const overload = fastifyPlugin(async (app, { maxEventLoopDelay, maxHeapShare }: OverloadLimits) => {
  let shedsFrom = Number.POSITIVE_INFINITY
  app.addHook('onListen', async () => {
    shedsFrom = performance.now() + WARM_UP_MS
  })
  await app.register(underPressure, {
    maxEventLoopDelay,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * maxHeapShare,
    pressureHandler: async ({ routeOptions, log }, _reply, type, value) => {
      if (routeOptions.config.isVital === true || performance.now() < shedsFrom) return
      log.warn({ [type]: value }, 'request shed')
      throw serviceUnavailable('The service has more to do than it can; try again shortly.')
    },
  })
})
