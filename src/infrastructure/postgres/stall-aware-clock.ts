const TICK_MS = 250

/**
 * A clock that stops while the process is suspended or its event loop is blocked, to measure how long others had to
 * respond.
 */
export class StallAwareClock {
  private lost = 0
  private due = Infinity
  private timer: NodeJS.Timeout | undefined

  /** Milliseconds since an arbitrary start. */
  now(): number {
    return Math.min(performance.now(), this.due) - this.lost
  }

  /** Starts to detect stalls. @param onTick called every 250 ms, and when the process resumes */
  start(onTick: () => void): void {
    this.due = performance.now() + TICK_MS
    this.timer = setTimeout(() => {
      this.stop()
      this.start(onTick)
      onTick()
    }, TICK_MS).unref()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.lost += Math.max(0, performance.now() - this.due)
    this.due = Infinity
  }
}
