import type { FourHands, Played, PlayTricks } from '../../domain/bridge/double-dummy/double-dummy-solver.js'
import type { TrickTable } from '../../domain/bridge/par.js'

/** A question of the service to a thread that solves deals. */
export type Question = ({ readonly table: FourHands } | { readonly played: Played }) & {
  /** Set to a number other than 0 once no caller waits for the answer. */
  readonly ended: Int32Array<SharedArrayBuffer>
  /** 1 while the service is busy, for work that yields to requests; otherwise always 0. */
  readonly isBusy: Int32Array<SharedArrayBuffer>
}

/** A message of the thread: that it is still working, or the answer. */
export type Message = { readonly isAlive: true } | { readonly answer: TrickTable | PlayTricks | null }
