import { contractOf } from './bridge/auction.js'
import { dealerOfBoard, SEATS, type Seat, seatAfter, type Vulnerability, vulnerabilityOfBoard } from './bridge/board.js'
import type { Hands } from './bridge/hand.js'
import type { DealContent } from './deal-content.js'
import { turnedTricks } from './double-dummy.js'
import { withEmptySupplement } from './supplement.js'

/** Which hand of a board should sit South. */
export const SOUTH_HANDS = [...SEATS, 'declarer'] as const
export type SouthHand = (typeof SOUTH_HANDS)[number]

/** How the boards of a collection are numbered: by place. By default, they keep their numbers. */
export const BOARD_NUMBERINGS = ['place'] as const
export type BoardNumbering = (typeof BOARD_NUMBERINGS)[number]

/** The fields of a board that turning changes. */
export type Turnable = Pick<DealContent, 'hands' | 'dealer' | 'vulnerability' | 'auction'> &
  Partial<Pick<DealContent, 'doubleDummy'>>

const AFTER_QUARTER_TURN: Readonly<Record<Vulnerability, Vulnerability>> = {
  None: 'None',
  NS: 'EW',
  EW: 'NS',
  All: 'All',
}

/**
 * The board after clockwise quarter turns: each hand moves to the next seat with its tricks. Calls and cards are listed
 * in order, so they turn with the dealer. The board number stays.
 * @param quarterTurns 0 or more
 */
export const turned = <Board extends Turnable>(board: Board, quarterTurns: number): Board => {
  if (quarterTurns % 4 === 0) return board
  const { dealer, vulnerability, doubleDummy } = board
  const hands = Object.fromEntries(SEATS.map((seat) => [seatAfter(seat, quarterTurns), board.hands[seat]]))
  return {
    ...board,
    hands: hands as unknown as Hands,
    dealer: seatAfter(dealer, quarterTurns),
    ...(doubleDummy && { doubleDummy: { ...doubleDummy, tricks: turnedTricks(doubleDummy.tricks, quarterTurns) } }),
    vulnerability: quarterTurns % 2 === 0 ? vulnerability : AFTER_QUARTER_TURN[vulnerability],
  }
}

const quarterTurnsTo = (to: Seat, from: Seat): number =>
  (SEATS.indexOf(to) - SEATS.indexOf(from) + SEATS.length) % SEATS.length

/** How many clockwise quarter turns lead from a board to how it is shown, judged by its dealer. */
export const quarterTurnsOf = (board: Pick<Turnable, 'dealer'>, shown: Pick<Turnable, 'dealer'>): number =>
  quarterTurnsTo(shown.dealer, board.dealer)

/** The board turned so that a hand sits South. Without a contract, `declarer` leaves it unchanged. */
export const turnedSouth = <Board extends Turnable>(board: Board, hand: SouthHand): Board => {
  const seat = hand === 'declarer' ? (contractOf(board.auction, board.dealer)?.declarer ?? 'S') : hand
  return seat === 'S' ? board : withEmptySupplement(turned(board, quarterTurnsTo('S', seat)))
}

/**
 * The board with another number: turned so that the dealer is the number's, and with the number's vulnerability.
 */
export const renumbered = <Board extends Turnable & Pick<DealContent, 'boardNumber'>>(
  board: Board,
  boardNumber: number,
): Board => {
  const vulnerability = vulnerabilityOfBoard(boardNumber)
  const quarterTurns = quarterTurnsTo(dealerOfBoard(boardNumber), board.dealer)
  const isAsDealt = quarterTurns === 0 && vulnerability === board.vulnerability
  const dealt = { ...turned(board, quarterTurns), boardNumber, vulnerability }
  return isAsDealt ? dealt : withEmptySupplement(dealt)
}

export interface BoardLooks {
  /** Which hand should sit South; by default, the board stays as dealt. */
  readonly south?: SouthHand | null | undefined
  readonly numbers?: BoardNumbering | null | undefined
}

/** The board as it is shown: numbered, then turned. @param place in its collection, from 0 */
export const shownAs = <Board extends Turnable & Pick<DealContent, 'boardNumber'>>(
  board: Board,
  { south, numbers }: BoardLooks,
  place: number,
): Board => turnedSouth(numbers === 'place' ? renumbered(board, place + 1) : board, south ?? 'S')
