import { type Contract, contractOf } from './bridge/auction.js'
import { type Seat, seatAfter } from './bridge/board.js'
import { type Card, isDeclaring, MAX_CARDS, MAX_TRICKS, tricksTaken } from './bridge/play.js'
import { BOOK } from './bridge/scoring.js'
import type { DealContent } from './deal-content.js'
import { wholeHands } from './double-dummy.js'

export type PlayedBoard = Pick<DealContent, 'hands' | 'dealer' | 'auction'>

export interface JudgedPlay {
  /** The tricks of the student's side; `null` until all cards are played. */
  readonly tricks: number | null
  /** The tricks with which the student's side makes the contract, or defeats it. */
  readonly needed: number
}

const contractOfPlay = ({ auction, dealer }: PlayedBoard): (Contract & { readonly declarer: Seat }) | null => {
  const contract = contractOf(auction, dealer)
  return contract === null || contract.declarer === null ? null : { ...contract, declarer: contract.declarer }
}

/** Whether a board has a play to practise: four whole hands and a contract. */
export const canPractisePlay = (board: PlayedBoard): boolean =>
  contractOfPlay(board) !== null && wholeHands(board.hands) !== null

/** The hands that the student plays: declarer's and dummy's from either, else the defender's alone. */
export const seatsPlayed = (declarer: Seat, seat: Seat): readonly Seat[] =>
  isDeclaring(declarer, seat) ? [declarer, seatAfter(declarer, 2)] : [seat]

/** The tricks of a student's side, of those of the declaring side. */
export const tricksOfSeat = (declarer: Seat, seat: Seat, declaring: number): number =>
  isDeclaring(declarer, seat) ? declaring : MAX_TRICKS - declaring

/**
 * How a play ended.
 * @param board one whose play can be practised
 * @param cards played by the laws
 */
export const judgePlay = (board: PlayedBoard, seat: Seat, cards: readonly Card[]): JudgedPlay | null => {
  const contract = contractOfPlay(board)
  if (contract === null) return null
  const { declarer, level } = contract
  const taken = cards.length < MAX_CARDS ? null : tricksTaken(cards, contract)
  const needed = isDeclaring(declarer, seat) ? level + BOOK : MAX_TRICKS - (level + BOOK) + 1
  return { tricks: taken === null ? null : tricksOfSeat(declarer, seat, taken), needed }
}
