import type { ViewCounter } from '../application/collections/view-counter.js'
import type { BackgroundWork } from '../application/maintenance/background-work.js'
import type { SolvingSettings, SolvingWork } from '../application/maintenance/solving-work.js'
import type { WebhookWork } from '../application/maintenance/webhook-work.js'

/** How often an instance looks for unfinished jobs of other instances, in milliseconds. */
const JOB_CHECK_MS = 30_000

/**
 * Runs background jobs, including those interrupted when a process ended. The returned function stops after the current
 * piece.
 */
export const startBackgroundWork = (work: BackgroundWork): (() => Promise<void>) => {
  work.wake()
  const timer = setInterval(() => work.wake(), JOB_CHECK_MS).unref()
  return () => {
    clearInterval(timer)
    return work.stop()
  }
}

/** How often an instance looks for deals to solve, in milliseconds. */
const SOLVING_CHECK_MS = 2_000

/** Solves deals written by any instance. The returned function stops, and releases unfinished deals. */
export const startSolving = (work: SolvingWork, { isOn, workers }: SolvingSettings): (() => Promise<void>) => {
  const timer = isOn && workers > 0 ? setInterval(() => work.wake(), SOLVING_CHECK_MS).unref() : undefined
  return () => {
    clearInterval(timer)
    return work.stop()
  }
}

/** How often views of public links are written, in milliseconds. */
const VIEWS_FLUSH_MS = 10_000

/** Writes counted views regularly. The returned function stops after writing the last ones. */
export const startCounting = (views: ViewCounter): (() => Promise<void>) => {
  const timer = setInterval(() => void views.flush(), VIEWS_FLUSH_MS).unref()
  return () => {
    clearInterval(timer)
    return views.stop()
  }
}

/** How often an instance looks for events to send to webhooks, in milliseconds. */
const DELIVERY_CHECK_MS = 1_000

/** Sends events to webhooks. The returned function stops, and releases deliveries in progress. */
export const startDelivering = (work: WebhookWork): (() => Promise<void>) => {
  const timer = setInterval(() => work.wake(), DELIVERY_CHECK_MS).unref()
  return () => {
    clearInterval(timer)
    return work.stop()
  }
}
