import {
  DoubleDummySolver,
  type FourHands,
  type Played,
  type PlayTricks,
} from 'dealbook-domain/bridge/double-dummy/double-dummy-solver.js'
import type { TrickTable } from 'dealbook-domain/bridge/par.js'

/** A deal and, if it has been played, its play. */
export interface Question {
  readonly hands: FourHands
  readonly played: Omit<Played, 'hands'> | null
}

/** The table comes first, then again with the play. Each is `null` if it takes longer than a reader waits. */
export interface Answer {
  readonly table: TrickTable | null
  readonly play: PlayTricks | null
}

const MAX_MS = 20_000
/** Less than on a server: a phone has other pages open. */
const BYTES = 24 * 1024 ** 2

addEventListener('message', ({ data: { hands, played } }: MessageEvent<Question>) => {
  const end = performance.now() + MAX_MS
  const solver = new DoubleDummySolver({ bytes: BYTES, onProgress: () => performance.now() < end })
  const table = solver.solveTable(hands)
  postMessage({ table, play: null } satisfies Answer)
  if (table !== null && played !== null)
    postMessage({ table, play: solver.solvePlay({ hands, ...played }) } satisfies Answer)
})
