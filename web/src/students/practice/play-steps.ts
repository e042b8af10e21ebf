import type { Contract } from 'dealbook-domain/bridge/auction.js'
import { type Seat, seatAfter } from 'dealbook-domain/bridge/board.js'
import { rankOf } from 'dealbook-domain/bridge/card.js'
import type { CardTricks } from 'dealbook-domain/bridge/double-dummy/double-dummy-solver.js'
import type { Hands } from 'dealbook-domain/bridge/hand.js'
import {
  type Card,
  isCard,
  isDeclaring,
  playersOf,
  playIssues,
  TRICK_SIZE,
  type Turn,
} from 'dealbook-domain/bridge/play.js'
import { seatsPlayed } from 'dealbook-domain/practice/play-practice.js'

/** A contract that is not passed out. */
export type PlayedContract = Contract & { readonly declarer: Seat; readonly strain: NonNullable<Contract['strain']> }

export interface PlayedDeal {
  readonly hands: Hands
  readonly contract: PlayedContract
  /** The seat of the student. */
  readonly seat: Seat
}

/** The cards of an earlier visit; none if they no longer fit the board. */
export const fittingCards = ({ hands, contract }: PlayedDeal, cards: readonly string[]): readonly Card[] =>
  cards.every(isCard) && playIssues(cards, hands, contract).length === 0 ? cards : []

export const playedByStudent = ({ contract, seat }: PlayedDeal): readonly Seat[] => seatsPlayed(contract.declarer, seat)

/**
 * The hands visible to the student: their own and, after the opening lead, dummy's and all hands that the student
 * plays.
 */
export const seatsSeen = (deal: PlayedDeal, cards: readonly Card[]): readonly Seat[] =>
  cards.length === 0
    ? [deal.seat]
    : [...new Set([deal.seat, seatAfter(deal.contract.declarer, 2), ...playedByStudent(deal)])]

/** The cards before the last trick to which the student played; `null` if there is nothing to take back. */
export const takenBackTo = (deal: PlayedDeal, cards: readonly Card[]): readonly Card[] | null => {
  const own = playedByStudent(deal)
  const last = playersOf(cards, deal.contract).findLastIndex((seat) => own.includes(seat))
  return last < 0 ? null : cards.slice(0, last - (last % TRICK_SIZE))
}

/** The lowest of some cards; the first one if several have the lowest rank. */
const lowest = (cards: readonly Card[]): Card | undefined =>
  cards.reduce<Card | undefined>(
    (low, card) => (low === undefined || rankOf(card) < rankOf(low) ? card : low),
    undefined,
  )

/**
 * The card that a hand plays for the computer: the lowest of the best cards.
 * @param solved the tricks that each card makes for the declaring side; if the solver gave up (`null`), plays the
 * lowest legal card
 */
export const cardAgainst = (
  { contract }: Pick<PlayedDeal, 'contract'>,
  { seat, cards }: Turn,
  solved: readonly CardTricks[] | null,
): Card | undefined => {
  const legal = cards.filter(({ isLegal }) => isLegal).map(({ card }) => card)
  if (solved === null) return lowest(legal)
  const tricks = solved.map((one) => one.tricks)
  const best = isDeclaring(contract.declarer, seat) ? Math.max(...tricks) : Math.min(...tricks)
  return lowest(solved.filter((one) => one.tricks === best).map(({ card }) => card)) ?? lowest(legal)
}
