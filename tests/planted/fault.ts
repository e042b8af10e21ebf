/** A fault that somebody could put into the code by accident, and the suite that has to notice it. */
export interface Fault {
  /** What the service does wrong with it, in a sentence. */
  readonly fault: string
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly text: string
  readonly replacement: string
  /** One file of tests, as narrow as it gets. */
  readonly suite: string
  /** The names of its tests match this; all of them by default. */
  readonly named?: string
  /** The project of vitest.config.ts; `unit` by default. */
  readonly project?: 'postgres'
}
