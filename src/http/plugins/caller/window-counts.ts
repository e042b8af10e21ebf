import { LRUCache } from 'lru-cache'

interface Window {
  readonly startedAt: number
  count: number
}

/** The number of requests in a window, and its remaining time in milliseconds. */
interface Counted {
  readonly current: number
  readonly ttl: number
}

type Callback = (error: null, counted: Counted) => void

/** The maximum number of counters that an instance keeps per limit; the least recently used are dropped first. */
const MAX_COUNTERS = 50_000

/**
 * Counts requests in this process, in windows that start with their first request. The store that comes with the rate
 * limiter passes the same object to concurrent requests, so that each sees the count of the last one, and too few pass.
 */
export class WindowCounts {
  private readonly windows = new LRUCache<string, Window>({ max: MAX_COUNTERS })

  incr(key: string, done: Callback, length: number): void {
    const now = Date.now()
    const window = this.current(key, length, now) ?? { startedAt: now, count: 0 }
    window.count++
    this.windows.set(key, window)
    done(null, { current: window.count, ttl: window.startedAt + length - now })
  }

  read(key: string, done: Callback, length: number): void {
    const now = Date.now()
    const window = this.current(key, length, now)
    done(
      null,
      window === null ? { current: 0, ttl: 0 } : { current: window.count, ttl: window.startedAt + length - now },
    )
  }

  child(): WindowCounts {
    return new WindowCounts()
  }

  /** The window that is still open; `null` if there is none. */
  private current(key: string, length: number, now: number): Window | null {
    const window = this.windows.get(key)
    return window === undefined || window.startedAt + length <= now ? null : window
  }
}
