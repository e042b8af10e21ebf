import { type DealSolver, MAX_POSITIONS } from '../../application/ports/deal-solver.js'
import {
  DoubleDummySolver,
  type FourHands,
  type Played,
  type PlayTricks,
} from '../../domain/bridge/double-dummy/double-dummy-solver.js'
import type { TrickTable } from '../../domain/bridge/par.js'

const BYTES = 8 * 1024 ** 2

/** Solves deals in the thread of the service, for tests and demos: meanwhile, nothing else happens. */
export class InProcessSolver implements DealSolver {
  private solver: DoubleDummySolver | null = null

  constructor(private readonly positions = MAX_POSITIONS) {}

  async solveTable(hands: FourHands): Promise<TrickTable | null> {
    return this.open().solveTable(hands)
  }

  async solvePlay(played: Played): Promise<PlayTricks | null> {
    return this.open().solvePlay(played)
  }

  async close(): Promise<void> {}

  private open(): DoubleDummySolver {
    this.solver ??= new DoubleDummySolver({ bytes: BYTES, positions: this.positions })
    return this.solver
  }
}
