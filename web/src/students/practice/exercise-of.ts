import { SEATS, type Seat, seatAfter } from 'dealbook-domain/bridge/board.js'
import { MAX_CARDS } from 'dealbook-domain/bridge/play.js'
import {
  type BiddingBoard,
  type BiddingStep,
  canPractiseBidding,
  nextQuestion,
} from 'dealbook-domain/practice/bidding-practice.js'
import { canPractisePlay } from 'dealbook-domain/practice/play-practice.js'
import { type Practice, practisedSeat } from 'dealbook-domain/practice/practice.js'
import { fittingChoices } from './choices.js'
import { fittingCards, type PlayedDeal } from './play-steps.js'
import { type BoardProgress, NO_PROGRESS } from './progress.js'
import type { AnswerInput } from './unsent.js'

/** A board as shown on the page. */
export interface ShownBoard extends Pick<BiddingBoard, 'dealer'> {
  readonly hands: Readonly<Record<Seat, string | null>>
  readonly auction: readonly string[]
  readonly callNotes: readonly { readonly call: number; readonly accepts?: readonly string[] }[]
  readonly contract: { readonly declarer: Seat | null } | null
  /** The number of clockwise quarter turns from the stored board. */
  readonly turns?: number
}

/** The parts of a board that are practised, with the seats as shown on the page. */
export interface Exercise {
  readonly board: BiddingBoard
  readonly seat: Seat
  /** The same seat of the board as stored. */
  readonly storedSeat: Seat
  readonly bidding: boolean
  /** The play; `null` if it isn't practised. */
  readonly play: PlayedDeal | null
}

/** The exercise of a board; `null` if nothing of it is practised. */
export const exerciseOf = (practice: Practice, deal: ShownBoard): Exercise | null => {
  const wanted = practisedSeat(practice.seat, deal.contract)
  if (wanted === null) return null
  // The declarer is a seat of the board as shown, but any other setting is a seat of the stored board.
  const turns = deal.turns ?? 0
  const [seat, storedSeat] =
    practice.seat === 'declarer'
      ? [wanted, seatAfter(wanted, SEATS.length - turns)]
      : [seatAfter(wanted, turns), wanted]
  const callNotes = deal.callNotes.map(({ call, accepts = [] }) => ({ call, accepts }))
  const board = { ...deal, callNotes } as unknown as BiddingBoard
  const bidding = practice.bidding && canPractiseBidding(board, seat)
  const play = practice.play && canPractisePlay(board) ? ({ ...deal, seat } as unknown as PlayedDeal) : null
  return bidding || play !== null ? { board, seat, storedSeat, bidding, play } : null
}

/** A student's progress with a board. */
export interface ExerciseState {
  readonly stage: 'bidding' | 'play' | 'done'
  /** The bidding; `null` if it isn't practised. */
  readonly step: BiddingStep | null
  readonly progress: BoardProgress
  /** Whether the board was practised with another hand before, and starts again. */
  readonly isOtherHand: boolean
}

export const exerciseStateOf = (exercise: Exercise, before: BoardProgress = NO_PROGRESS): ExerciseState => {
  const { board, seat, storedSeat, bidding, play } = exercise
  const isOtherHand = (before.seat ?? storedSeat) !== storedSeat
  const kept = isOtherHand ? NO_PROGRESS : before
  const progress = {
    ...kept,
    seat: storedSeat,
    chosen: bidding ? fittingChoices(board, seat, kept.chosen) : [],
    cards: play === null ? [] : fittingCards(play, kept.cards),
  }
  const step = bidding ? nextQuestion(board, seat, progress.chosen) : null
  if (step !== null && step.place !== null) return { stage: 'bidding', step, progress, isOtherHand }
  const isPlaying = play !== null && progress.cards.length < MAX_CARDS
  return { stage: isPlaying ? 'play' : 'done', step, progress, isOtherHand }
}

/** The answer that can be sent for a board: the settled questions, and the play once it is complete. */
export const answerOf = (exercise: Exercise, { step, progress }: ExerciseState): AnswerInput | null => {
  if (progress.isAgain) return null
  const { chosen, cards, takenBack } = progress
  const settled = chosen.filter(({ call }) => step !== null && (step.place === null || call < step.place))
  const answer = {
    ...(settled.length > 0 && { bidding: { calls: settled } }),
    ...(exercise.play !== null && cards.length === MAX_CARDS && { play: { cards, takenBack } }),
  }
  return Object.keys(answer).length === 0 ? null : { seat: exercise.storedSeat, ...answer }
}

/** Finds exercises of boards, and computes each of them once. */
export const exercisesOf = (practice: Practice): ((deal: ShownBoard) => Exercise | null) => {
  const known = new WeakMap<ShownBoard, Exercise | null>()
  return (deal) => {
    const before = known.get(deal)
    if (before !== undefined) return before
    const exercise = exerciseOf(practice, deal)
    known.set(deal, exercise)
    return exercise
  }
}
