import { setImmediate } from 'node:timers/promises'
import { type EndTurn, FairQueue, type QueueLimits, type Waiting } from '../../application/fair-queue.js'
import { type TurnCounts, type TurnSettings, type Turns, WORK, type Work } from '../../application/ports/turns.js'
import { ScopedContext } from '../transactions/scoped-context.js'

const WAIT_MS = 5_000
/** Imports are few and large, so a caller with too many of them is refused sooner. */
const IMPORT_WAIT_MS = 4_000
/** The same for files to print. */
const PRINT_WAIT_MS = 2_000

/**
 * @param connections the size of the database pool. Slow reads and batches use at most eight tenths of it, in separate
 *   shares for classes, lists, files, sheets and batches. Short requests have the rest
 */
const limitsOf = (connections: number): Readonly<Record<Work, QueueLimits>> => {
  const share = (part: number): number => Math.max(1, Math.floor(connections * part))
  const slow = { waiting: 50, waitMs: WAIT_MS }
  return {
    /** Lookups of links. They may be guesses, or the many lookups of a class that shares an address. */
    admission: { ...slow, concurrency: Infinity, perCaller: 4, waiting: 2_000 },
    class: { ...slow, concurrency: share(0.2), perCaller: share(0.1), waiting: 200 },
    /** Usually short, so only the number per caller is limited. */
    short: { ...slow, concurrency: Infinity, perCaller: 2 },
    list: { ...slow, concurrency: share(0.3), perCaller: share(0.1) },
    file: { ...slow, concurrency: share(0.1), perCaller: 1 },
    /** Whole files to print. Each piece of one also takes a `sheet` turn, which mostly needs no connection. */
    print: { concurrency: 24, perCaller: 4, waiting: 50, waitMs: PRINT_WAIT_MS, isLimit: true },
    sheet: { ...slow, concurrency: share(0.1), perCaller: 1 },
    batch: { ...slow, concurrency: share(0.1), perCaller: 1 },
    import: { concurrency: Infinity, perCaller: 2, waiting: 50, waitMs: IMPORT_WAIT_MS, isLimit: true },
    largeImport: { concurrency: 3, perCaller: 3, waiting: 50, waitMs: IMPORT_WAIT_MS, isLimit: true },
    /** Pages of public links, one at a time for each link. */
    render: { ...slow, concurrency: 2, perCaller: 1 },
    /** Writes to one record, one after another. */
    record: { concurrency: Infinity, perCaller: 1, waiting: 200, waitMs: 2 * WAIT_MS },
    /** Deals that are solved while their callers wait; there is one solver for all of them. */
    solve: { concurrency: 1, perCaller: 1, waiting: 2, waitMs: 2 * WAIT_MS },
  }
}

/**
 * How many times as long as other work a batch pauses before it starts. A batch occupies the only connection of the
 * embedded database the longest. The pause lets waiting requests finish, each of which runs several statements and
 * takes turns itself.
 */
const BATCH_PAUSES = 10

const current = new ScopedContext<Waiting>()

/** The options of the turn in which the calling code runs; `undefined` outside turns. */
export const currentTurn = (): Waiting | undefined => current.current()

export class FairTurns implements Turns {
  private readonly queues: Readonly<Record<Work, FairQueue>>

  constructor(
    private readonly settings: TurnSettings,
    counts: TurnCounts,
  ) {
    const { connections, waits } = settings
    const limits = limitsOf(connections)
    const queueOf = (work: Work): FairQueue => {
      const { [work]: given = limits[work].waitMs } = waits
      return new FairQueue({ ...limits[work], waitMs: given }, (outcome) => counts.turnEnded(work, outcome))
    }
    this.queues = Object.fromEntries(WORK.map((work) => [work, queueOf(work)])) as Record<Work, FairQueue>
  }

  of(work: Work): FairQueue {
    return this.queues[work]
  }

  async take(work: Work, caller: string, waiting: Waiting = {}): Promise<EndTurn> {
    const endTurn = await this.queues[work].take(caller, waiting)
    await this.pause()
    return endTurn
  }

  /** Runs work in a turn that `currentTurn` returns meanwhile. @throws as `FairQueue.run` does */
  run<Result>(work: Work, caller: string, task: () => Promise<Result>, waiting: Waiting = {}): Promise<Result> {
    // Short work has nothing to cancel, and tracking its async context would take longer than the work itself.
    if (work === 'short' && this.settings.pauses === 0) return this.queues.short.run(caller, task, waiting)
    return this.queues[work].run(
      caller,
      async () => {
        await this.pause(work === 'batch' ? BATCH_PAUSES : 1)
        return current.run(waiting, task)
      },
      waiting,
    )
  }

  private async pause(times = 1): Promise<void> {
    for (let i = 0; i < times * this.settings.pauses; i++) await setImmediate()
  }
}
