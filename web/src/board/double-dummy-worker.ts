import {
  type CardTricks,
  DoubleDummySolver,
  type FourHands,
  type Played,
  type PlayTricks,
} from 'dealbook-domain/bridge/double-dummy/double-dummy-solver.js'
import type { TrickTable } from 'dealbook-domain/bridge/par.js'

/** A deal and, if it has been played, its play. */
export interface Question {
  readonly hands: FourHands
  /** The table, if the service has solved the deal. */
  readonly known: TrickTable | null
  readonly played: Omit<Played, 'hands'> | null
}

/**
 * The worker answers with the table alone, then, if the deal was played, with both. Each is `null` if it takes too
 * long.
 */
export interface Answer {
  readonly table: TrickTable | null
  readonly play: PlayTricks | null
}

/** Asks either for the tricks after each card of a play, or for the tricks that each possible next card makes. */
export interface PlayQuestion extends Played {
  readonly wanted: 'play' | 'cards'
}

/** `null` for what wasn't asked for or takes too long. */
export interface PlayAnswer {
  readonly play: PlayTricks | null
  readonly cards: readonly CardTricks[] | null
}

const MAX_MS = 20_000
/** Less than on a server: a phone has other pages open. */
const BYTES = 24 * 1024 ** 2

let end = 0
let made: DoubleDummySolver | null = null

/** Returns the solver with a new deadline. All questions share one solver, because it remembers what it has solved. */
const solverUntilLate = (): DoubleDummySolver => {
  end = performance.now() + MAX_MS
  made ??= new DoubleDummySolver({ bytes: BYTES, onProgress: () => performance.now() < end })
  return made
}

const answerBoard = ({ hands, known, played }: Question): void => {
  const solver = solverUntilLate()
  const table = known ?? solver.solveTable(hands)
  postMessage({ table, play: null } satisfies Answer)
  if (table !== null && played !== null)
    postMessage({ table, play: solver.solvePlay({ hands, ...played }) } satisfies Answer)
}

const answerPlay = ({ wanted, ...played }: PlayQuestion): void => {
  const solver = solverUntilLate()
  postMessage({
    play: wanted === 'play' ? solver.solvePlay(played) : null,
    cards: wanted === 'cards' ? solver.solveCards(played) : null,
  } satisfies PlayAnswer)
}

addEventListener('message', ({ data }: MessageEvent<Question | PlayQuestion>) =>
  'wanted' in data ? answerPlay(data) : answerBoard(data),
)
