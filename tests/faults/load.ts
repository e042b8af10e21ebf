import { setTimeout } from 'node:timers/promises'
import { until } from '../support/until.js'
import type { Chore } from './writing.js'

/** A request that was not acknowledged. */
export interface Failure {
  readonly what: string
  /** `null`: no response. */
  readonly status: number | null
  readonly code: string
  /** Whether a 503 says when to retry. */
  readonly saysWhen: boolean
  /** When it ended, on the monotonic clock in milliseconds. */
  readonly at: number
}

const AFTER_FAILURE_MS = 20

/** Writers that repeat their chores without pausing until they are stopped. */
export class Load {
  failures: Failure[] = []
  /** The longest response time, in milliseconds. */
  slowest = 0
  /** The number of acknowledged writes. */
  total = 0
  private writers: readonly (readonly Chore[])[] = []
  private acknowledged: number[] = []
  private running: Promise<void>[] = []
  private isOver = true

  employ(writers: readonly (readonly Chore[])[]): void {
    this.writers = writers
    this.acknowledged = writers.map(() => 0)
  }

  /** Resets the counts. */
  forget(): void {
    this.failures = []
    this.slowest = this.total = 0
  }

  start(): void {
    this.isOver = false
    this.running = this.writers.map((chores, i) => this.write(chores, i))
  }

  /** Waits until every writer has had this many more writes acknowledged; by default a full cycle of its chores. */
  async goesOn(writes = this.writers[0]?.length): Promise<void> {
    if (writes === undefined) throw new Error('nobody writes')
    const before = [...this.acknowledged]
    await until(() => this.acknowledged.every((n, i) => n >= (before[i] as number) + writes))
  }

  /** Waits until this many more requests have failed. */
  async fails(requests = 1): Promise<void> {
    const before = this.failures.length
    await until(() => this.failures.length >= before + requests)
  }

  async stop(): Promise<void> {
    this.isOver = true
    await Promise.all(this.running)
  }

  /** How long requests still failed after a point in time, in milliseconds. */
  troubleAfter(moment: number): number {
    return Math.max(0, ...this.failures.map(({ at }) => at - moment))
  }

  private async write(chores: readonly Chore[], i: number): Promise<void> {
    for (let turn = i; !this.isOver; turn++) {
      const chore = chores[turn % chores.length] as Chore
      if (await chore.write()) {
        this.total++
        this.acknowledged[i] = (this.acknowledged[i] as number) + 1
      } else await setTimeout(AFTER_FAILURE_MS)
    }
  }
}
