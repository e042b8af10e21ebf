import type { EndTurn, FairQueue, TurnOutcome, Waiting } from '../fair-queue.js'

/** Kinds of work that may be slow, by the resources they share: database connections, and time of the event loop. */
export const WORK = [
  'admission',
  'class',
  'short',
  'list',
  'file',
  'print',
  'sheet',
  'batch',
  'import',
  'largeImport',
  'render',
  'record',
  'solve',
] as const
export type Work = (typeof WORK)[number]

export interface TurnSettings {
  /** The number of database connections. */
  readonly connections: number
  /**
   * How many iterations of the event loop pass before a task starts. A server accepts one connection in each iteration,
   * so if the database runs in the process, a new client would otherwise wait for the tasks of all earlier ones.
   */
  readonly pauses: number
  /** How long kinds of work wait for a turn, in milliseconds, where that is not the default. */
  readonly waits: Readonly<Partial<Record<Work, number>>>
}

/** Receives the outcomes of turns. */
export interface TurnCounts {
  /** A turn was served, refused, or cancelled because its client disconnected. */
  turnEnded(work: Work, outcome: TurnOutcome): void
}

/** The queues for slow work: one per kind, with callers served in rotation. */
export interface Turns {
  /** `record`: writes to one record, one after another. */
  of(work: Work): FairQueue

  /** Waits for a turn, and returns the function that ends it. @throws as `FairQueue.run` does */
  take(work: Work, caller: string, waiting?: Waiting): Promise<EndTurn>

  /**
   * Runs work in a turn. Its slow SQL statements are cancelled when the signal is aborted.
   * @throws as `FairQueue.run` does
   */
  run<Result>(work: Work, caller: string, task: () => Promise<Result>, waiting?: Waiting): Promise<Result>
}
