import type { UtcDay } from '../../domain/day.js'
import type { PlainDeal } from '../../domain/deal.js'
import type { AccountId } from '../../domain/ids.js'
import type { Serve, UsedAllowance } from '../../domain/serve.js'

/** `remaining` is the rest of the player's daily allowance; `null` means no limit, or an anonymous player. */
export type ServeOutcome =
  | { readonly deal: PlainDeal; readonly serve: Serve; readonly remaining: number | null; readonly refused?: never }
  | { readonly refused: UsedAllowance }

export interface DayOfServes {
  readonly day: UtcDay
  readonly serves: number
}

export interface ServeRepository {
  /**
   * Records a serve and returns its deal, whatever its lifecycle. Returns `null`, without recording anything, if there
   * is no such deal. A `playerId` without an active account counts as an anonymous player. A serve uses up one of the
   * player's daily allowance (`serveAllowance` at that time, per UTC day). Concurrent serves never exceed the
   * allowance, even across instances.
   */
  serve(serve: Serve, free: number | null): Promise<ServeOutcome | null>

  /** The number of serves on each UTC day in the range, both ends included, in order, without days that have none. */
  countByDay(from: UtcDay, to: UtcDay): Promise<readonly DayOfServes[]>

  /** How many serves the player was charged on the UTC days from `from` to `to`, as far as counts still exist. */
  countOfPlayer(playerId: AccountId, from: UtcDay, to: UtcDay): Promise<number>

  /** Up to `limit` serves of a player that have not been summed up, newest first, starting after the given one. */
  listOfPlayer(playerId: AccountId, after: Serve | null, limit: number): Promise<readonly Serve[]>

  /**
   * Sums up to `atMost` serves from before the given day by UTC day and deal, oldest first. Each serve is deleted and added
   * to its sum atomically. Returns how many.
   */
  sumUp(before: UtcDay, atMost: number): Promise<number>

  /** Deletes up to `atMost` daily counts of players from before the given day, oldest first. Returns how many. */
  deleteCounts(before: UtcDay, atMost: number): Promise<number>
}
