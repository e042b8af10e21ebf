import { getHeapStatistics } from 'node:v8'
import fastifyPlugin from 'fastify-plugin'
import { serviceUnavailable } from '../../../domain/errors.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests are served even under overload, for routes that operators use for monitoring. */
    isVital?: boolean
  }
}

export interface OverloadLimits {
  /** The maximum delay of timers, in milliseconds. */
  readonly maxEventLoopDelay: number
  /** The maximum share of the heap in use, from 0 to 1. */
  readonly maxHeapShare: number
}

export const OVERLOAD_LIMITS: OverloadLimits = { maxEventLoopDelay: 1_000, maxHeapShare: 0.95 }

const SAMPLE_MS = 250

/** The machine's monotonic clock, independent of the application's clock. */
const clockMs = () => Number(process.hrtime.bigint()) / 1e6

type Pressure = { readonly eventLoopDelay: number } | { readonly heapUsed: number }

/** Checks at regular intervals how late the event loop is and how full the heap is. */
class PressureGauge {
  /** The limit that is exceeded; `null` if none is. */
  pressure: Pressure | null = null
  private wasLate = false
  private timer: NodeJS.Timeout | undefined
  private readonly maxHeapUsed: number

  constructor(private readonly limits: OverloadLimits) {
    this.maxHeapUsed = getHeapStatistics().heap_size_limit * limits.maxHeapShare
  }

  start(): void {
    const due = clockMs() + SAMPLE_MS
    this.timer = setTimeout(() => {
      this.pressure = this.read(clockMs() - due)
      this.start()
    }, SAMPLE_MS).unref()
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  /**
   * Counts a delay only if the previous sample was late too: a single one is a stall that is already over, for example
   * because the process was suspended.
   */
  private read(eventLoopDelay: number): Pressure | null {
    const isLate = eventLoopDelay > this.limits.maxEventLoopDelay
    const isLateAgain = isLate && this.wasLate
    this.wasLate = isLate
    if (isLateAgain) return { eventLoopDelay }
    const heapUsed = getHeapStatistics().used_heap_size
    return heapUsed > this.maxHeapUsed ? { heapUsed } : null
  }
}

/** Refuses requests while the process is overloaded, so that those already accepted are handled in time. */
export const overload = fastifyPlugin(async (app, limits: OverloadLimits) => {
  const gauge = new PressureGauge(limits)
  app.addHook('onListen', async () => gauge.start())
  app.addHook('onClose', async () => gauge.stop())
  app.addHook('onRequest', ({ routeOptions, log }, _reply, done) => {
    if (gauge.pressure === null || routeOptions.config.isVital === true) return done()
    log.warn(gauge.pressure, 'request shed')
    done(serviceUnavailable('The service is overloaded; try again shortly.'))
  })
})
