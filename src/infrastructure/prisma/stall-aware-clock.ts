const TICK_MS = 250

/** Measures the time that others had to answer: it stands still while this process is suspended or held up. */
export class StallAwareClock {
  private lost = 0
  private due = Infinity
  private timer: NodeJS.Timeout | undefined

  /** In milliseconds, from any start. */
  now(): number {
    return Math.min(performance.now(), this.due) - this.lost
  }

  /** Notices from now on how long the process stood still. @param onTick called every 250 ms, or when the process goes on */
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
