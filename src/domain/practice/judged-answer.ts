import { type Call, contractOf } from '../bridge/auction.js'
import type { Seat } from '../bridge/board.js'
import type { TrickTable } from '../bridge/par.js'
import { playIssues } from '../bridge/play.js'
import type { PlainDeal } from '../deal.js'
import { areSameHands } from '../double-dummy.js'
import type { Issue } from '../errors.js'
import type { DealId, ParticipantId } from '../ids.js'
import {
  type BiddingBoard,
  type ChosenCalls,
  canPractiseBidding,
  chosenCallIssues,
  type JudgedBidding,
  judgeBidding,
} from './bidding-practice.js'
import type { Answer, PlayAnswer } from './participant.js'
import { canPractisePlay, type JudgedPlay, judgePlay, type PlayedBoard, tricksOfSeat } from './play-practice.js'
import { type Practice, practisedSeat } from './practice.js'

/** A copy of the fields of a deal by which answers are judged, in one revision. Later edits don't affect answers. */
export type AnsweredBoard = BiddingBoard &
  PlayedBoard &
  Pick<PlainDeal, 'callNotes' | 'revision'> & {
    readonly dealId: DealId
    /** The double dummy results; `null` if they were not known yet. */
    readonly tricks: TrickTable | null
  }

export const answeredBoardOf = ({
  id,
  revision,
  dealer,
  hands,
  auction,
  callNotes,
  doubleDummy,
}: Pick<
  PlainDeal,
  'id' | 'revision' | 'dealer' | 'hands' | 'auction' | 'callNotes' | 'doubleDummy'
>): AnsweredBoard => ({
  dealId: id,
  ...{ revision, dealer, hands, auction, callNotes },
  tricks: doubleDummy?.tricks ?? null,
})

/** The copy of a board. If its tricks were not known and the hands are the same, it gets the tricks known now. */
export const withTricksOf = (copy: AnsweredBoard, now: AnsweredBoard): AnsweredBoard =>
  copy.tricks === null && areSameHands(copy.hands, now.hands) ? { ...copy, tricks: now.tricks } : copy

export interface JudgedPlayAnswer extends PlayAnswer, JudgedPlay {
  /** The tricks that the student's side could take, double dummy; `null` until they are known. */
  readonly possible: number | null
}

export interface JudgedAnswer extends Omit<Answer, 'bidding' | 'play'> {
  readonly bidding: JudgedBidding | null
  readonly play: JudgedPlayAnswer | null
}

/** The answer that a participant sends for a board; absent parts stay unchanged. */
export type GivenAnswer = Partial<Pick<Answer, 'bidding' | 'play'>> & {
  /** The hand of the answer; absent: the one that is practised. */
  readonly seat?: Seat
}

/** A participant's first choice in a place of the auction. */
export interface FirstChoice {
  readonly call: number
  readonly choice: Call
  readonly right: boolean
}

/** An answer without its contents: what the owner sees in a list. */
export interface AnswerSummary {
  readonly participantId: ParticipantId
  readonly dealId: DealId
  readonly seat: Seat
  /** The revision of the board by which it was judged. */
  readonly revision: number
  readonly firstChoices: readonly FirstChoice[] | null
  readonly play: (JudgedPlay & Pick<PlayAnswer, 'takenBack'>) | null
}

/** The seat that is practised on a board; `null` if there is none. */
export const seatOn = (board: AnsweredBoard, { seat }: Pick<Practice, 'seat'>): Seat | null =>
  practisedSeat(seat, contractOf(board.auction, board.dealer))

/** Whether the bidding of a board is practised. */
export const practisesBidding = (board: AnsweredBoard, practice: Practice): boolean => {
  const seat = seatOn(board, practice)
  return practice.bidding && seat !== null && canPractiseBidding(board, seat)
}

/** Whether the play of a board is practised. */
export const practisesPlay = (board: AnsweredBoard, practice: Practice): boolean =>
  practice.play && seatOn(board, practice) !== null && canPractisePlay(board)

const NOT_PRACTISED = 'is not practised on this board'

/** The issues of an answer to a board. */
export const answerIssues = (
  board: AnsweredBoard,
  practice: Practice,
  { seat, bidding = null, play = null }: GivenAnswer,
): readonly Issue[] => [
  ...(seat === undefined || seat === seatOn(board, practice)
    ? []
    : [{ path: '/seat', message: 'is not the hand that is practised' }]),
  ...(bidding === null ? [] : biddingIssues(board, practice, bidding)),
  ...(play === null ? [] : cardIssues(board, practice, play)),
]

const biddingIssues = (board: AnsweredBoard, practice: Practice, chosen: readonly ChosenCalls[]): readonly Issue[] => {
  const seat = seatOn(board, practice)
  if (seat === null || !practisesBidding(board, practice)) return [{ path: '/bidding', message: NOT_PRACTISED }]
  return chosenCallIssues(board, seat, chosen)
}

const cardIssues = (board: AnsweredBoard, practice: Practice, { cards }: PlayAnswer): readonly Issue[] => {
  if (!practisesPlay(board, practice)) return [{ path: '/play', message: NOT_PRACTISED }]
  const contract = contractOf(board.auction, board.dealer)
  return playIssues(cards, board.hands, contract).map(({ message }) => ({ path: '/play/cards', message }))
}

/**
 * The answer after a participant has sent parts of it. Parts given for another seat are discarded.
 * @param stored the previous answer, if any
 */
export const answerAfter = (
  stored: Answer | null,
  of: Pick<Answer, 'participantId' | 'dealId' | 'seat'>,
  given: GivenAnswer,
): Answer => {
  const before = stored?.seat === of.seat ? stored : null
  return { ...of, bidding: given.bidding ?? before?.bidding ?? null, play: given.play ?? before?.play ?? null }
}

/** The tricks that a seat's side can take, double dummy; `null` if they are not known, or there is no contract. */
export const possibleTricks = ({ auction, dealer, tricks }: AnsweredBoard, seat: Seat): number | null => {
  const { declarer = null, strain = null } = contractOf(auction, dealer) ?? {}
  if (tricks === null || declarer === null || strain === null) return null
  return tricksOfSeat(declarer, seat, tricks[declarer][strain])
}

export const judgeAnswer = (board: AnsweredBoard, answer: Answer): JudgedAnswer => {
  const { seat, bidding, play } = answer
  const judged = play === null ? null : judgePlay(board, seat, play.cards)
  return {
    ...answer,
    bidding: bidding === null ? null : judgeBidding(board, seat, bidding),
    play: play === null || judged === null ? null : { ...play, ...judged, possible: possibleTricks(board, seat) },
  }
}

export const summaryOf = (board: AnsweredBoard, answer: Answer): AnswerSummary => {
  const { participantId, dealId, seat, bidding, play } = judgeAnswer(board, answer)
  return {
    ...{ participantId, dealId, seat },
    revision: board.revision,
    firstChoices:
      bidding?.calls.flatMap(({ call, chosen: [choice], right }) =>
        choice === undefined ? [] : [{ call, choice, right }],
      ) ?? null,
    play: play && { tricks: play.tricks, needed: play.needed, takenBack: play.takenBack },
  }
}
