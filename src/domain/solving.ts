import type { Deal } from './deal.js'
import { wholeHands } from './double-dummy.js'
import { DomainError } from './errors.js'
import { isExposedInCatalog } from './exposure.js'

/** Whether the results of a deal have yet to be computed. */
export const needsSolving = ({ hands, doubleDummy }: Pick<Deal, 'hands' | 'doubleDummy'>): boolean =>
  wholeHands(hands) !== null && doubleDummy?.source !== 'solver'

/**
 * Whether a table computed for one deal may be used for another with the same hands: between deals of one owner, and
 * otherwise only if one of them is exposed, so that the speed of an answer doesn't reveal the private boards of others.
 */
export const mayShareTricks = (one: Sharer, other: Sharer): boolean =>
  (one.ownerId !== null && one.ownerId === other.ownerId) || isExposedInCatalog(one) || isExposedInCatalog(other)

/** The fields of a deal that decide whether its results may be reused. */
export type Sharer = Pick<Deal, 'ownerId' | 'sharing' | 'lifecycle'>

/** Why there are no results: the hands are incomplete, solving is off, or solving takes too long. */
export type Unavailability = 'hands' | 'off' | 'budget'

const UNAVAILABLE: Readonly<Record<Unavailability, string>> = {
  hands: 'Only a deal with four hands of 13 cards has double dummy results.',
  off: 'Double dummy results are switched off.',
  budget: 'The deal takes too long to solve.',
}

export const doubleDummyUnavailable = (reason: Unavailability): DomainError =>
  new DomainError('conflict', 'DOUBLE_DUMMY_UNAVAILABLE', UNAVAILABLE[reason], { reason })
