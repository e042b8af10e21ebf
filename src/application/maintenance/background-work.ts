import type { BackgroundJob } from '../ports/background-jobs.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'

/** Between two pieces of a job, requests have their turn, in milliseconds. */
const PAUSE_MS = 5

/** Finishes the jobs that requests have begun: those of this process at once, those left by others when it looks for them. */
export class BackgroundWork {
  private working: Promise<void> | null = null
  private isAskedAgain = false
  private isStopped = false

  /** @param pause waits some milliseconds */
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pause: (ms: number) => Promise<void>,
    /** Told of a piece that failed; it is tried again later. */
    private readonly onError: (error: unknown) => void,
  ) {}

  /**
   * Called after the transaction that begins a job: does the first piece, which is all of a small job, and leaves the rest to
   * the background. Never fails, since the job itself has begun.
   */
  async begin(job: BackgroundJob): Promise<void> {
    if (this.unitOfWork.isEnclosed()) return this.unitOfWork.afterCommit(() => this.wake())
    await this.advance(job)
    this.wake()
  }

  /** Works on all jobs until none is left. */
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

  /** Ends after the current piece. */
  async stop(): Promise<void> {
    this.isStopped = true
    await this.idle()
  }

  private async work(): Promise<void> {
    while (this.isAskedAgain && !this.isStopped) {
      this.isAskedAgain = false
      while (!this.isStopped && (await this.advance())) await this.pause(PAUSE_MS)
    }
  }

  private async advance(job?: BackgroundJob): Promise<boolean> {
    try {
      return await this.unitOfWork.run(({ jobs }) => jobs.advance(job))
    } catch (error) {
      this.onError(error)
      return false
    }
  }
}
