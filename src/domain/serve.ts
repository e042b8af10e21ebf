import { dayOf, daysLater } from './day.js'
import { DomainError } from './errors.js'
import { type Grant, largestLimit } from './grant.js'
import type { AccountId, DealId, ServeId } from './ids.js'

export const SERVES_FEATURE = 'deal_serves'

/** One deal handed out to one player. */
export interface Serve {
  readonly id: ServeId
  readonly dealId: DealId
  /** Who paid; `null` is an anonymous player, who pays nothing. */
  readonly playerId: AccountId | null
  readonly servedAt: Date
}

/** A day in UTC, `YYYY-MM-DD`: allowances are counted by it. */
export type UtcDay = string

/**
 * How many serves an account has a UTC day: the largest of its active grants and what is free; `null` is no limit. Where
 * nothing limits what is free, nobody has a limit.
 */
export const serveAllowance = (activeGrants: readonly Grant[], free: number | null): number | null =>
  free === null ? null : largestLimit(activeGrants, SERVES_FEATURE, free)

/** How many serves are left when so many are used; `null` is no limit. */
export const servesLeft = (allowance: number | null, used: number): number | null =>
  allowance === null ? null : Math.max(allowance - used, 0)

/** An allowance that is used up. `used` may be more, when the allowance was larger earlier in the day. */
export interface UsedAllowance {
  readonly allowance: number
  readonly used: number
}

export const serveAllowanceExhausted = ({ allowance, used }: UsedAllowance, at: Date): DomainError =>
  new DomainError('exhausted', 'SERVE_ALLOWANCE_EXHAUSTED', 'The player has no serve left today.', {
    allowance,
    used,
    resetsAt: daysLater(dayOf(at), 1).toISOString(),
  })
