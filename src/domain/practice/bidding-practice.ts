import { type Call, judgeOf } from '../bridge/auction.js'
import { type Seat, seatAfter } from '../bridge/board.js'
import type { CallNote } from '../call-note.js'
import type { DealContent } from '../deal-content.js'
import type { Issue } from '../errors.js'

/** How many calls a student can try in one place before the right call is shown. */
export const MAX_CHOICES = 2

export type BiddingBoard = Pick<DealContent, 'hands' | 'dealer' | 'auction'> & {
  readonly callNotes: readonly Pick<CallNote, 'call' | 'accepts'>[]
}

/** The calls that a student chose in one place of the auction, in order. */
export interface ChosenCalls {
  /** The place in the auction, from 0. */
  readonly call: number
  readonly chosen: readonly Call[]
}

export interface JudgedCalls extends ChosenCalls {
  /** Whether the first choice was right. */
  readonly right: boolean
}

export interface JudgedBidding {
  readonly calls: readonly JudgedCalls[]
  /** The number of places in which the first choice was right. */
  readonly right: number
  /** The number of places that were answered. */
  readonly asked: number
}

/** The places of the auction, from 0, in which a seat calls. */
export const turnsOf = ({ auction, dealer }: Pick<BiddingBoard, 'auction' | 'dealer'>, seat: Seat): readonly number[] =>
  auction.flatMap((_, place) => (seatAfter(dealer, place) === seat ? [place] : []))

/** Whether a board's bidding can be practised: it has the hand of the seat, and an auction in which the seat calls. */
export const canPractiseBidding = (board: BiddingBoard, seat: Seat): boolean =>
  board.hands[seat] !== null && turnsOf(board, seat).length > 0

/** Whether a call is the one in the auction, or an accepted call. */
export const isRightCall = ({ auction, callNotes }: BiddingBoard, place: number, call: Call): boolean =>
  auction[place] === call || callNotes.some((note) => note.call === place && note.accepts.includes(call))

/** Whether a place needs no further choice: a choice was right, or `MAX_CHOICES` have been made. */
const isSettled = (board: BiddingBoard, { call, chosen }: ChosenCalls): boolean =>
  chosen.length >= MAX_CHOICES || chosen.some((choice) => isRightCall(board, call, choice))

export const judgeBidding = (board: BiddingBoard, seat: Seat, chosen: readonly ChosenCalls[]): JudgedBidding => {
  const turns = turnsOf(board, seat)
  const calls = chosen
    .filter(({ call }) => turns.includes(call))
    .map((answer) => ({ ...answer, right: answer.chosen.slice(0, 1).some((c) => isRightCall(board, answer.call, c)) }))
  return { calls, right: calls.filter(({ right }) => right).length, asked: calls.length }
}

/** The issues of a student's choices: each must be at a turn of the seat, in order, and legal there. */
export const chosenCallIssues = (
  board: BiddingBoard,
  seat: Seat,
  answers: readonly ChosenCalls[],
  path = '/bidding/calls',
): readonly Issue[] => {
  const turns = turnsOf(board, seat)
  const judge = judgeOf(board.auction)
  return answers.flatMap(({ call, chosen }, at) => {
    if (!turns.includes(call)) return [{ path: `${path}/${at}/call`, message: `is not a turn of ${seat}` }]
    const before = answers[at - 1]
    const order = before !== undefined && before.call >= call
    return [
      ...(order ? [{ path: `${path}/${at}/call`, message: 'must come after the one before it' }] : []),
      ...(chosen.length === 0 || chosen.length > MAX_CHOICES
        ? [{ path: `${path}/${at}/chosen`, message: `must have 1 to ${MAX_CHOICES} calls` }]
        : []),
      ...chosen.flatMap((choice, i) => {
        const fault = judge.faultOf(call, choice)
        return fault === null ? [] : [{ path: `${path}/${at}/chosen/${i}`, message: `${choice} ${fault}` }]
      }),
    ]
  })
}

/** The part of the auction that a student may see, and the next question. */
export interface BiddingStep {
  /** How many calls are shown, with their notes. */
  readonly shown: number
  /** The place in which a call is to be chosen; `null` once the whole auction is shown. */
  readonly place: number | null
  /** The wrong calls that have been chosen in that place. */
  readonly tried: readonly Call[]
  /** The place that was answered last, with its choices; `null` if none was. */
  readonly last: JudgedCalls | null
}

/**
 * The next question of a bidding practice.
 * @param chosen the choices so far; those in places beyond the next question are ignored
 */
export const nextQuestion = (board: BiddingBoard, seat: Seat, chosen: readonly ChosenCalls[]): BiddingStep => {
  let last: JudgedCalls | null = null
  for (const place of turnsOf(board, seat)) {
    const answer = chosen.find(({ call }) => call === place) ?? { call: place, chosen: [] }
    if (!isSettled(board, answer)) return { shown: place, place, tried: answer.chosen, last }
    last = judgeBidding(board, seat, [answer]).calls[0] ?? null
  }
  return { shown: board.auction.length, place: null, tried: [], last }
}

/** The legal ones of these calls in a place of the auction. */
export const legalCallsAt = ({ auction }: Pick<BiddingBoard, 'auction'>, place: number, calls: readonly Call[]) => {
  const judge = judgeOf(auction.slice(0, place))
  return calls.filter((call) => judge.faultOf(place, call) === null)
}
