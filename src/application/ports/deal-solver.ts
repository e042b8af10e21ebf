import type { FourHands, Played, PlayTricks } from '../../domain/bridge/double-dummy/double-dummy-solver.js'
import type { TrickTable } from '../../domain/bridge/par.js'

/**
 * Solves deals, one question at a time. An answer is `null` if the search exceeds the allowed number of positions.
 * Throws if the solver dies or hangs (the next question gets a new one), or if the signal is aborted, which soon ends
 * the search.
 */
export interface DealSolver {
  /** The tricks of each declarer in each strain. */
  solveTable(hands: FourHands, signal?: AbortSignal): Promise<TrickTable | null>

  /** The total number of tricks that the declaring side can take, before the first card and after each one. */
  solvePlay(played: Played, signal?: AbortSignal): Promise<PlayTricks | null>

  /** Closes the solver; the question that is being answered throws, and so do later ones. */
  close(): Promise<void>
}

export interface SolverUse {
  /** Whether it works more slowly while requests keep the service busy: for work that no caller waits for. */
  readonly yields: boolean
}

/** Creates a solver, separate from all others. */
export type OpenSolver = (use: SolverUse) => DealSolver

/** The maximum number of positions examined for one answer: half a minute of work for a slow processor. */
export const MAX_POSITIONS = 10_000_000
