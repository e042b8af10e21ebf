import type { BackgroundJob } from '../ports/background-jobs.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'

/** The pause between two pieces of a job, during which requests are handled, in milliseconds. */
const PAUSE_MS = 5

/** The job that removes the answers of deleted participants. */
export const REMOVE_ANSWERS: BackgroundJob = { kind: 'remove-answers', subject: '' }

/**
 * Finishes background jobs: its own process's jobs immediately, and jobs that other processes left unfinished whenever
 * `wake` is called.
 */
export class BackgroundWork {
  private working: Promise<void> | null = null
  private isAskedAgain = false
  private isStopped = false

  /** @param pause waits for some milliseconds */
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pause: (ms: number) => Promise<void>,
    /** Called when a piece has failed; it is retried later. */
    private readonly onError: (error: unknown) => void,
  ) {}

  /**
   * Called after the transaction that starts a job. Runs the first piece, which completes a small job, and leaves the
   * rest to the background. Never fails, because the job has been recorded.
   */
  async begin(job: BackgroundJob): Promise<void> {
    if (this.unitOfWork.isEnclosed()) return this.unitOfWork.afterCommit(() => this.wake())
    await this.advance(job)
    this.wake()
  }

  /** Works on all jobs until none are left. */
  wake(): void {
    this.isAskedAgain = true
    this.working ??= this.work().finally(() => {
      this.working = null
    })
  }

  /** Resolves once nothing is being worked on. */
  async idle(): Promise<void> {
    while (this.working !== null) await this.working
  }

  /** Finishes the current piece, then stops. */
  async stop(): Promise<void> {
    this.isStopped = true
    await this.idle()
  }

  private async work(): Promise<void> {
    while (this.isAskedAgain && !this.isStopped) {
      this.isAskedAgain = false
      // A failing job does not hold up the others.
      for (const job of await this.unfinished())
        while (!this.isStopped && (await this.advance(job))) await this.pause(PAUSE_MS)
    }
  }

  private async unfinished(): Promise<readonly BackgroundJob[]> {
    try {
      return await this.unitOfWork.run(({ jobs }) => jobs.listUnfinished())
    } catch (error) {
      this.onError(error)
      return []
    }
  }

  private async advance(job: BackgroundJob): Promise<boolean> {
    try {
      return await this.unitOfWork.run(({ jobs }) => jobs.advance(job))
    } catch (error) {
      this.onError(error)
      return false
    }
  }
}
