import type { Deal } from '../../domain/deal.js'
import type { AccountId } from '../../domain/ids.js'
import type { Serve, UsedAllowance, UtcDay } from '../../domain/serve.js'

/** `remaining`: what the player has left of the day's allowance; `null` without a limit, and for an anonymous player. */
export type ServeOutcome =
  | { readonly deal: Deal; readonly serve: Serve; readonly remaining: number | null; readonly refused?: never }
  | { readonly refused: UsedAllowance }

export interface DayOfServes {
  readonly day: UtcDay
  readonly serves: number
}

export interface ServeRepository {
  /**
   * Records a serve and gives its deal, of any lifecycle: all of it or nothing, and `null`, with nothing recorded, when
   * there is no such deal. A `playerId` without an active account becomes an anonymous player. A player pays one serve
   * of the allowance that `serveAllowance` gives at that time, counted by UTC day; of serves at once, on any number of
   * instances, no more than the allowance are made.
   */
  serve(serve: Serve, free: number | null): Promise<ServeOutcome | null>

  /** The serves of each UTC day from the first to the last that has any, both included, in their order; summed up or not. */
  countByDay(from: UtcDay, to: UtcDay): Promise<readonly DayOfServes[]>

  /** How many serves the player paid from the first to the last UTC day, both included, as far back as counts are kept. */
  countOfPlayer(playerId: AccountId, from: UtcDay, to: UtcDay): Promise<number>

  /** The serves of a player that are not summed up yet, newest first: so many from behind one on. */
  listOfPlayer(playerId: AccountId, after: Serve | null, limit: number): Promise<readonly Serve[]>

  /** Takes the player out of every serve and forgets what it used; the serves themselves stay and count. */
  forgetPlayer(playerId: AccountId): Promise<void>

  /**
   * Sums serves from before a day up by UTC day and deal, at most so many, the oldest first: each is counted in its sum
   * as it goes, or neither happens. Gives how many.
   */
  sumUp(before: UtcDay, atMost: number): Promise<number>

  /** Deletes what players used on days before this one, at most so many of them, the oldest first. Gives how many. */
  deleteCounts(before: UtcDay, atMost: number): Promise<number>
}
