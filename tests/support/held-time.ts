import { vi } from 'vitest'

export interface HeldTime {
  /** Advances time and runs the timers that are due, in order. */
  pass(ms: number): Promise<void>
  /** Advances time to the next timer, and runs it. */
  passToNextTimer(): Promise<void>
  /** Advances the clocks; timers keep their remaining time. */
  skip(ms: number): void
  release(): void
}

/**
 * Stops timers, dates and `performance.now`, which then only advance together, when the test says so. `performance`
 * itself is patched, because libraries keep a reference to the object.
 */
export const holdTime = (): HeldTime => {
  const origin = performance.now()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const start = Date.now()
  const monotonic = vi.spyOn(performance, 'now').mockImplementation(() => origin + Date.now() - start)
  return {
    pass: async (ms) => {
      await vi.advanceTimersByTimeAsync(ms)
    },
    passToNextTimer: async () => {
      await vi.advanceTimersToNextTimerAsync()
    },
    skip: (ms) => {
      vi.setSystemTime(Date.now() + ms)
    },
    release: () => {
      monotonic.mockRestore()
      vi.useRealTimers()
    },
  }
}

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
