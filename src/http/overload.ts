import { getHeapStatistics } from 'node:v8'
import fastifyPlugin from 'fastify-plugin'
import { serviceUnavailable } from '../domain/errors.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however busy the process is: what tells those who look after it how it is. */
    isVital?: boolean
  }
}

export interface OverloadLimits {
  /** How late timers may be, in milliseconds. */
  readonly maxEventLoopDelay: number
  /** How much of the heap may be in use, from 0 to 1. */
  readonly maxHeapShare: number
}

export const OVERLOAD_LIMITS: OverloadLimits = { maxEventLoopDelay: 1_000, maxHeapShare: 0.95 }

const SAMPLE_MS = 250

/** The machine's own monotonic clock: the event loop's time, whatever the clock of the application says. */
const clockMs = () => Number(process.hrtime.bigint()) / 1e6

type Pressure = { readonly eventLoopDelay: number } | { readonly heapUsed: number }

/** Looks at regular intervals how late the event loop is and how full the heap. */
class PressureGauge {
  /** What there is too much of; `null`: nothing. */
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

  /** One late sample is a stall that is over by now, such as that of a process which was stopped: only a second one counts. */
  private read(eventLoopDelay: number): Pressure | null {
    const isLate = eventLoopDelay > this.limits.maxEventLoopDelay
    const isLateAgain = isLate && this.wasLate
    this.wasLate = isLate
    if (isLateAgain) return { eventLoopDelay }
    const heapUsed = getHeapStatistics().used_heap_size
    return heapUsed > this.maxHeapUsed ? { heapUsed } : null
  }
}

/** Refuses requests while the process has more to do than it can: what it took on already is then still answered in time. */
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
