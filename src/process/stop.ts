import { setTimeout } from 'node:timers/promises'

/** A running service stops within this time, whatever is still running. */
const STOP_DEADLINE_MS = 29_000
/** Time for requests that are cut off to end cleanly. */
const LAST_MOMENT_MS = 500

export interface Stoppable {
  /** For how many seconds connections are still accepted after the first stop signal. */
  readonly drainDelay: number
  readonly onDrain: () => void
  /** Resolves once every request has finished. */
  readonly close: () => Promise<void>
  /** Cuts off requests that are still running. */
  readonly cutOff: () => void
}

const stop = async ({ drainDelay, onDrain, close, cutOff }: Stoppable): Promise<void> => {
  onDrain()
  await setTimeout(drainDelay * 1000)
  const closed = close()
  const isLate = await Promise.race([
    closed.then(() => false),
    setTimeout(STOP_DEADLINE_MS - drainDelay * 1000, true, { ref: false }),
  ])
  if (!isLate) return
  cutOff()
  // Doesn't wait indefinitely, because the database may never finish.
  await Promise.race([closed, setTimeout(LAST_MOMENT_MS)])
}

/** Drains and stops at the first call; further calls return the same promise. */
export const stopOnce = (service: Stoppable): (() => Promise<void>) => {
  let stopped: Promise<void> | undefined
  return () => {
    stopped ??= stop(service)
    return stopped
  }
}

/** Stops on the first SIGTERM or SIGINT and then ends the process; further signals have no effect. */
export const stopOnSignals = (service: { stop(): Promise<void> }): void => {
  const end = () =>
    void service.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
