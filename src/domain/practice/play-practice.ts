import { type Contract, contractOf } from '../bridge/auction.js'
import { type Seat, seatAfter } from '../bridge/board.js'
import { type Card, isDeclaring, MAX_CARDS, MAX_TRICKS, tricksTaken } from '../bridge/play.js'
import { BOOK } from '../bridge/scoring.js'
import type { DealContent } from '../deal-content.js'
import { wholeHands } from '../double-dummy.js'

export type PlayedBoard = Pick<DealContent, 'hands' | 'dealer' | 'auction'>

export interface JudgedPlay {
  /** The tricks of the student's side; `null` until all cards are played. */
  readonly tricks: number | null
  /** The number of tricks that the student's side needs to make the contract, or to defeat it. */
  readonly needed: number
}

const contractOfPlay = ({ auction, dealer }: PlayedBoard): (Contract & { readonly declarer: Seat }) | null => {
  const contract = contractOf(auction, dealer)
  return contract === null || contract.declarer === null ? null : { ...contract, declarer: contract.declarer }
}

/** Whether the play of a board can be practised: it has four complete hands and a contract. */
export const canPractisePlay = (board: PlayedBoard): boolean =>
  contractOfPlay(board) !== null && wholeHands(board.hands) !== null

/** The hands that the student plays: declarer's and dummy's if the student has either, otherwise only their own. */
export const seatsPlayed = (declarer: Seat, seat: Seat): readonly Seat[] =>
  isDeclaring(declarer, seat) ? [declarer, seatAfter(declarer, 2)] : [seat]

/** The tricks of a student's side, given those of the declaring side. */
export const tricksOfSeat = (declarer: Seat, seat: Seat, declaring: number): number =>
  isDeclaring(declarer, seat) ? declaring : MAX_TRICKS - declaring

/**
 * The result of a play.
 * @param board a board whose play can be practised
 * @param cards legally played cards
 */
export const judgePlay = (board: PlayedBoard, seat: Seat, cards: readonly Card[]): JudgedPlay | null => {
  const contract = contractOfPlay(board)
  if (contract === null) return null
  const { declarer, level } = contract
  const taken = cards.length < MAX_CARDS ? null : tricksTaken(cards, contract)
  const needed = isDeclaring(declarer, seat) ? level + BOOK : MAX_TRICKS - (level + BOOK) + 1
  return { tricks: taken === null ? null : tricksOfSeat(declarer, seat, taken), needed }
}
