import { vi } from 'vitest'

export interface HeldTime {
  /** Lets time pass; timers that fall due run, in order. */
  pass(ms: number): Promise<void>
  /** Lets time pass until the next timer falls due, and no further. */
  passToNextTimer(): Promise<void>
  /** Moves the clocks on; timers wait as long as they would have. */
  skip(ms: number): void
  release(): void
}

/**
 * Stops timers, dates and `performance.now`, which from then on move together and only when told to. The clock of
 * `performance` is stopped in place, because libraries keep a reference to the object.
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
