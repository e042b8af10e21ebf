import type { FourHands, Played, PlayTricks } from '../../domain/bridge/double-dummy/double-dummy-solver.js'
import type { TrickTable } from '../../domain/bridge/par.js'

/**
 * Solves deals, one question after another. An answer is `null` if it takes more positions than allowed. Throws if the solver dies or
 * hangs, or if the signal is aborted, which ends the search soon; the next question gets a new one.
 */
export interface DealSolver {
  /** The tricks of each declarer in each strain. */
  solveTable(hands: FourHands, signal?: AbortSignal): Promise<TrickTable | null>

  /** The tricks that the declaring side can take in all, before the first card and after each one. */
  solvePlay(played: Played, signal?: AbortSignal): Promise<PlayTricks | null>

  /** Ends it; a question that is being answered throws, and so does any later one. */
  close(): Promise<void>
}

/** The maximum number of positions examined for one answer: half a minute's work for a slow processor. */
export const MAX_POSITIONS = 10_000_000
