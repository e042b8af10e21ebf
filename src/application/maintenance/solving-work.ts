import type { FourHands } from '../../domain/bridge/double-dummy/double-dummy-solver.js'
import type { TrickTable } from '../../domain/bridge/par.js'
import { areSameTricks, wholeHands } from '../../domain/double-dummy.js'
import type { AccountId, DealId } from '../../domain/ids.js'
import type { Clock } from '../ports/clock.js'
import type { DealSolver } from '../ports/deal-solver.js'
import type { ClaimedDeal, DoubleDummyWork } from '../ports/double-dummy-work.js'

/** How long a claim lasts, in milliseconds. No deal takes half as long, so it only expires if its process has died. */
const LEASE_MS = 300_000
/** The pause between two deals, during which requests are handled, in milliseconds. */
const PAUSE_MS = 5
/** The number of failures after which a deal is given up. */
export const MAX_TRIES = 3

export interface SolvingSettings {
  /** Whether deals are solved in the background. */
  readonly isOn: boolean
  /** How many deals this process solves at once, outside of requests. */
  readonly workers: number
}

/** How the work on one deal ended: `unsolved` if it would take too long. */
export const SOLVING_OUTCOMES = ['solved', 'reused', 'unsolved', 'failed'] as const
export type SolvingOutcome = (typeof SOLVING_OUTCOMES)[number]

/** Receives reports of the work. */
export interface SolvingReport {
  ended(outcome: SolvingOutcome): void
  /** The table of an imported file differs from the computed one. */
  differed(id: DealId): void
  /** Something failed, and will be retried. */
  failed(error: unknown): void
}

export interface SolvingTools {
  /** Not bound to any request or transaction. */
  readonly work: DoubleDummyWork
  readonly openSolver: () => DealSolver
  readonly clock: Clock
  /** Waits for some milliseconds. */
  readonly pause: (ms: number) => Promise<void>
  readonly report: SolvingReport
}

/** Computes the double dummy results of written deals outside of requests. Each worker solves one deal at a time. */
export class SolvingWork {
  private readonly working = new Map<DealSolver, Promise<void>>()
  private readonly solvers: readonly DealSolver[]
  private after: AccountId | '' = ''
  private isStopped = false

  constructor(
    private readonly tools: SolvingTools,
    { isOn, workers }: SolvingSettings,
  ) {
    this.solvers = Array.from({ length: isOn ? workers : 0 }, () => tools.openSolver())
  }

  /** Works on all deals until none are left. */
  wake(): void {
    if (this.isStopped) return
    for (const solver of this.solvers)
      if (!this.working.has(solver))
        this.working.set(
          solver,
          this.workWith(solver).finally(() => this.working.delete(solver)),
        )
  }

  /** Resolves once nothing is being worked on. */
  async idle(): Promise<void> {
    while (this.working.size > 0) await Promise.all(this.working.values())
  }

  /** Releases the deals that are being solved, and stops. */
  async stop(): Promise<void> {
    this.isStopped = true
    await Promise.all(this.solvers.map((solver) => solver.close()))
    await this.idle()
  }

  private async workWith(solver: DealSolver): Promise<void> {
    try {
      for (let deal = await this.claim(); deal !== null; deal = await this.claim()) {
        await this.solve(deal, solver)
        await this.tools.pause(PAUSE_MS)
      }
    } catch (error) {
      this.tools.report.failed(error)
    }
  }

  private async claim(): Promise<ClaimedDeal | null> {
    if (this.isStopped) return null
    const at = this.tools.clock.now()
    const until = new Date(at.getTime() + LEASE_MS)
    const deal = await this.tools.work.claim({ after: this.after, at, until })
    if (deal !== null) this.after = deal.ownerId ?? ''
    return deal
  }

  private async solve(deal: ClaimedDeal, solver: DealSolver): Promise<void> {
    const { work, report } = this.tools
    const hands = wholeHands(deal.hands)
    if (hands === null || deal.doubleDummy?.source === 'solver') return work.finish(deal)
    // The process that solved it has died too often.
    if (deal.tries > MAX_TRIES) return this.end(deal, 'failed')
    try {
      const known = await work.findSolved(deal)
      const tricks = known ?? (await this.tricksOf(deal, hands, solver))
      if (tricks === 'failed') return
      if (tricks === null) return await this.end(deal, 'unsolved')
      if (deal.doubleDummy !== null && !areSameTricks(deal.doubleDummy.tricks, tricks)) report.differed(deal.id)
      await work.store(deal.id, hands, tricks)
      await this.end(deal, known === null ? 'solved' : 'reused')
    } catch (error) {
      // A storage failure doesn't count as an attempt for the deal.
      await work.release(deal).catch(() => {})
      throw error
    }
  }

  /** The solver's table, `null` if it takes too long, or `failed`. */
  private async tricksOf(
    deal: ClaimedDeal,
    hands: FourHands,
    solver: DealSolver,
  ): Promise<TrickTable | null | 'failed'> {
    const { work, report } = this.tools
    try {
      return await solver.solveTable(hands)
    } catch (error) {
      if (this.isStopped) await work.release(deal)
      else {
        report.failed(error)
        // Otherwise a worker claims it again when the lease expires.
        if (deal.tries >= MAX_TRIES) await this.end(deal, 'failed')
      }
      return 'failed'
    }
  }

  private async end(deal: ClaimedDeal, outcome: SolvingOutcome): Promise<void> {
    await this.tools.work.finish(deal)
    this.tools.report.ended(outcome)
  }
}
