import { rateLimited, serviceUnavailable } from '../domain/errors.js'

export interface QueueLimits {
  /** The maximum number of turns at once, of all callers together. */
  readonly concurrency: number
  /** The maximum number of turns of one caller at once. */
  readonly perCaller: number
  /** The maximum number of waiting tasks per caller; beyond it, a task is refused immediately. */
  readonly waiting: number
  /** How long a task waits for its turn, in milliseconds. */
  readonly waitMs: number
  /**
   * Whether a task that gets no turn in time is refused with RATE_LIMITED if its own caller has used all of its turns;
   * by default, with SERVICE_UNAVAILABLE.
   */
  readonly isLimit?: boolean
}

export interface Waiting {
  /** Aborted when the work is no longer wanted. */
  readonly signal?: AbortSignal | undefined
  /** Whether this continues work that has started: it waits without a time limit, even if too many tasks wait. */
  readonly isContinued?: boolean
}

/** Ends the turn; further calls have no effect. */
export type EndTurn = () => void

export type TurnOutcome = 'served' | 'refused' | 'cancelled'

interface Waiter {
  readonly begin: () => void
}

interface Caller {
  running: number
  readonly waiting: Set<Waiter>
}

const RETRY_AFTER_SECONDS = 5
const IGNORE = (): void => {}

/**
 * Gives turns to callers in rotation: every waiting caller gets one before another gets a second. A caller is only
 * tracked while it has a turn or waits for one.
 */
export class FairQueue {
  /** Ordered by their last turns: callers that have waited longest come first. */
  private readonly callers = new Map<string, Caller>()
  private running = 0
  private waitingCount = 0

  constructor(
    private readonly limits: QueueLimits,
    private readonly onOutcome: (outcome: TurnOutcome) => void = IGNORE,
  ) {}

  /** The number of callers that have a turn or wait for one. */
  get size(): number {
    return this.callers.size
  }

  get waiting(): number {
    return this.waitingCount
  }

  /**
   * Runs work once the caller has a turn, and settles as the work does.
   * @throws RATE_LIMITED if too many tasks of the caller wait, SERVICE_UNAVAILABLE if there is no turn in time or the
   *   signal is aborted first
   */
  async run<Result>(caller: string, work: () => Promise<Result>, waiting: Waiting = {}): Promise<Result> {
    const turn = this.enter(caller, waiting)
    // Most writes get a turn immediately, and need not await it.
    const end = turn instanceof Promise ? await turn : turn
    try {
      return await work()
    } finally {
      end()
    }
  }

  /** Waits for a turn, and returns the function that ends it. @throws as `run` does */
  async take(key: string, waiting: Waiting = {}): Promise<EndTurn> {
    return this.enter(key, waiting)
  }

  private enter(key: string, waiting: Waiting): EndTurn | Promise<EndTurn> {
    const caller = this.callerOf(key)
    const isFree = this.running < this.limits.concurrency && caller.running < this.limits.perCaller
    if (!isFree || caller.waiting.size > 0) return this.wait(key, caller, waiting).then(() => this.begun(key, caller))
    this.start(key, caller)
    return this.begun(key, caller)
  }

  private begun(key: string, caller: Caller): EndTurn {
    this.onOutcome('served')
    let hasEnded = false
    return () => {
      if (hasEnded) return
      hasEnded = true
      this.running--
      caller.running--
      this.forget(key, caller)
      if (this.waitingCount === 0) return
      if (this.callers.has(key)) this.moveToEnd(key, caller)
      this.next()
    }
  }

  private callerOf(key: string): Caller {
    const known = this.callers.get(key)
    if (known !== undefined) return known
    const caller = { running: 0, waiting: new Set<Waiter>() }
    this.callers.set(key, caller)
    return caller
  }

  private forget(key: string, { running, waiting }: Caller): void {
    if (running === 0 && waiting.size === 0) this.callers.delete(key)
  }

  private start(key: string, caller: Caller): void {
    this.running++
    caller.running++
    if (this.waitingCount > 0) this.moveToEnd(key, caller)
  }

  /** Puts the caller after those that have joined in the meantime. */
  private moveToEnd(key: string, caller: Caller): void {
    this.callers.delete(key)
    this.callers.set(key, caller)
  }

  private next(): void {
    for (const [key, caller] of this.callers) {
      if (this.running >= this.limits.concurrency) return
      const [first] = caller.waiting
      if (first === undefined || caller.running >= this.limits.perCaller) continue
      this.start(key, caller)
      first.begin()
    }
  }

  private wait(key: string, caller: Caller, { signal, isContinued = false }: Waiting): Promise<void> {
    const { waiting, waitMs, isLimit = false } = this.limits
    return new Promise((resolve, reject) => {
      if (!isContinued && caller.waiting.size >= waiting)
        return reject(this.refused(key, caller, 'refused', rateLimited(RETRY_AFTER_SECONDS)))
      if (signal?.aborted === true) return reject(this.refused(key, caller, 'cancelled', serviceUnavailable()))
      const leave = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
        caller.waiting.delete(waiter)
        this.waitingCount--
      }
      const waiter = {
        begin: () => {
          leave()
          resolve()
        },
      }
      const giveUp = (outcome: TurnOutcome, error: Error): void => {
        leave()
        reject(this.refused(key, caller, outcome, error))
      }
      const abort = (): void => giveUp('cancelled', serviceUnavailable())
      const late = (): void => {
        const hasTooMuch = isLimit && caller.running >= this.limits.perCaller
        giveUp('refused', hasTooMuch ? rateLimited(RETRY_AFTER_SECONDS) : serviceUnavailable())
      }
      const timer = isContinued || waitMs === Infinity ? undefined : setTimeout(late, waitMs)
      signal?.addEventListener('abort', abort)
      caller.waiting.add(waiter)
      this.waitingCount++
    })
  }

  private refused(key: string, caller: Caller, outcome: TurnOutcome, error: Error): Error {
    this.forget(key, caller)
    this.onOutcome(outcome)
    return error
  }
}
