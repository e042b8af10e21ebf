import type { FourHands } from '../../domain/bridge/double-dummy/double-dummy-solver.js'
import type { TrickTable } from '../../domain/bridge/par.js'
import { areSameTricks, wholeHands } from '../../domain/double-dummy.js'
import type { AccountId, DealId } from '../../domain/ids.js'
import type { Clock } from '../ports/clock.js'
import type { DealSolver } from '../ports/deal-solver.js'
import type { ClaimedDeal, DoubleDummyWork } from '../ports/double-dummy-work.js'

/** A worker that says nothing for so long has died with its process, in milliseconds. No deal takes half as long. */
const LEASE_MS = 300_000
/** The pause between two deals, in which requests are handled, in milliseconds. */
const PAUSE_MS = 5
/** A deal is given up after this many failures. */
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

/** Computes the double dummy results of deals that were written, outside of requests, each worker one deal at a time. */
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

  /** Gives back what is being worked on, and ends. */
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
    // Its process died three times.
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
      // The store's failure is not the deal's, and costs it no try.
      await work.release(deal).catch(() => {})
      throw error
    }
  }

  /** The solver's table, or `failed`. */
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
        // Otherwise somebody claims it again once its time is up.
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
