import { SEATS, type Seat, seatAfter, type Vulnerability } from './board.js'
import { contractOfDeal } from './deal.js'
import type { DealContent } from './deal-content.js'
import type { Hands } from './hand.js'

/** Which hand of a board should sit South. */
export const SOUTH_HANDS = [...SEATS, 'declarer'] as const
export type SouthHand = (typeof SOUTH_HANDS)[number]

type Turnable = Pick<DealContent, 'hands' | 'dealer' | 'vulnerability' | 'auction'> &
  Partial<Pick<DealContent, 'supplement'>>

const AFTER_QUARTER_TURN: Readonly<Record<Vulnerability, Vulnerability>> = {
  None: 'None',
  NS: 'EW',
  EW: 'NS',
  All: 'All',
}

/**
 * The board after clockwise quarter turns: the hand in each seat moves to the next one. Calls and cards are listed in the
 * order in which they were made, so they turn along with the dealer. The board number stays.
 * @param quarterTurns 0 or more
 */
export const turned = <Board extends Turnable>(board: Board, quarterTurns: number): Board => {
  if (quarterTurns % 4 === 0) return board
  const { dealer, vulnerability } = board
  const hands = Object.fromEntries(SEATS.map((seat) => [seatAfter(seat, quarterTurns), board.hands[seat]]))
  return {
    ...board,
    hands: hands as unknown as Hands,
    dealer: seatAfter(dealer, quarterTurns),
    vulnerability: quarterTurns % 2 === 0 ? vulnerability : AFTER_QUARTER_TURN[vulnerability],
  }
}

const quarterTurnsTo = (to: Seat, from: Seat): number =>
  (SEATS.indexOf(to) - SEATS.indexOf(from) + SEATS.length) % SEATS.length

/**
 * The board turned so that a hand sits South. Without a contract, `declarer` leaves it as it is. A board that turns loses its
 * supplement, which says who sat where.
 */
export const turnedSouth = <Board extends Turnable>(board: Board, hand: SouthHand): Board => {
  const seat = hand === 'declarer' ? (contractOfDeal(board)?.declarer ?? 'S') : hand
  return seat === 'S' ? board : { ...turned(board, quarterTurnsTo('S', seat)), supplement: [] }
}
