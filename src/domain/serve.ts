import { dayOf, daysLater } from './day.js'
import { DomainError } from './errors.js'
import { type Grant, largestLimit } from './grant.js'
import type { AccountId, DealId, ServeId } from './ids.js'

export const SERVES_FEATURE = 'deal_serves'

/** A record of one deal handed out to one player. */
export interface Serve {
  readonly id: ServeId
  readonly dealId: DealId
  /** The player who was charged; `null` for an anonymous player, who is not. */
  readonly playerId: AccountId | null
  readonly servedAt: Date
}

/**
 * How many serves an account has per UTC day: the larger of the free allowance and its highest active grant; `null`
 * means no limit. An unlimited free allowance applies to everyone.
 */
export const serveAllowance = (activeGrants: readonly Grant[], free: number | null): number | null =>
  free === null ? null : largestLimit(activeGrants, SERVES_FEATURE, free)

/** How many serves are left; `null` means no limit. */
export const servesLeft = (allowance: number | null, used: number): number | null =>
  allowance === null ? null : Math.max(allowance - used, 0)

/** An allowance that is used up. `used` can exceed `allowance` if the allowance was larger earlier in the day. */
export interface UsedAllowance {
  readonly allowance: number
  readonly used: number
}

export const serveAllowanceExhausted = ({ allowance, used }: UsedAllowance, at: Date): DomainError =>
  new DomainError('exhausted', 'SERVE_ALLOWANCE_EXHAUSTED', 'The player has no serves left today.', {
    allowance,
    used,
    resetsAt: daysLater(dayOf(at), 1).toISOString(),
  })
