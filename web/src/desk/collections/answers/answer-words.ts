import type { components } from 'dealbook-client'
import type { Call } from 'dealbook-domain/bridge/auction.js'
import { SEATS, type Seat, seatAfter } from 'dealbook-domain/bridge/board.js'
import type { BiddingBoard } from 'dealbook-domain/practice/bidding-practice.js'
import { canPractisePlay } from 'dealbook-domain/practice/play-practice.js'
import type { PlayedDeal } from '../../../students/practice/play-steps.js'
import type { TextKey } from '../../../texts/texts.js'

type AnsweredBoard = components['schemas']['BoardResults']
type Deal = components['schemas']['ReadableDeal']
type StudentsAnswer = components['schemas']['ParticipantResult']

/** A cell of the table: a text, and whether everything in it was right. */
export interface Cell {
  readonly text: string
  readonly isGood: boolean
}

/**
 * Right calls out of those asked; "…" stands for what is left to do. `null` if nothing was bid.
 * @param calls how many calls the hand of the answer has; `null` if that is no longer known
 */
export const biddingCell = (bidding: StudentsAnswer['bidding'], calls: number | null): Cell | null => {
  if (bidding === null) return null
  const { right, asked } = bidding
  if (calls !== null && asked < calls) return { text: asked === 0 ? '…' : `${right}/${asked}…`, isGood: false }
  return asked === 0 ? null : { text: `${right}/${asked}`, isGood: calls !== null && right === asked }
}

/** Tricks out of those needed; "…" until all cards are played. `null` if nothing was played. */
export const playCell = (play: StudentsAnswer['play']): Cell | null => {
  if (play === null) return null
  const { tricks, needed } = play
  return tricks === null ? { text: '…', isGood: false } : { text: `${tricks}/${needed}`, isGood: tricks >= needed }
}

const shareOf = (right: number, all: number): Cell | null =>
  all === 0 ? null : { text: `${right}/${all}`, isGood: false }

const sum = (numbers: readonly number[]): number => numbers.reduce((before, number) => before + number, 0)

/** All answers to a board: right calls out of those asked, and successful plays out of all. */
export const classCells = (answers: readonly Pick<StudentsAnswer, 'bidding' | 'play'>[]) => {
  const plays = answers.flatMap(({ play }) => play ?? [])
  return {
    bidding: shareOf(
      sum(answers.map(({ bidding }) => bidding?.right ?? 0)),
      sum(answers.map(({ bidding }) => bidding?.asked ?? 0)),
    ),
    play: shareOf(plays.filter(({ tricks, needed }) => tricks !== null && tricks >= needed).length, plays.length),
  }
}

/** The boards of a lesson in order, followed by answered boards that are no longer in it. */
export const boardsOfAnswers = (dealIds: readonly string[], boards: readonly AnsweredBoard[]): readonly string[] => [
  ...new Set([...dealIds, ...boards.map(({ dealId }) => dealId)]),
]

/**
 * The numbers of the boards in a lesson: their own, as students see them, or their places if two boards have the same
 * number. Boards that have left the lesson have none.
 */
export const boardNumbers = (
  dealIds: readonly string[],
  deals: readonly Pick<Deal, 'id' | 'boardNumber'>[],
): ReadonlyMap<string, number> => {
  const known = new Map(deals.map(({ id, boardNumber }) => [id, boardNumber]))
  const numbers = [...known.values()]
  const areDistinct = numbers.every((number, i) => number !== null && numbers.indexOf(number) === i)
  return new Map(
    dealIds.flatMap((id, at) => (known.has(id) ? [[id, (areDistinct ? known.get(id) : null) ?? at + 1]] : [])),
  )
}

/** The chosen calls, most frequent first. */
export const mostChosen = (
  chosen: Readonly<Record<string, number>>,
): readonly (readonly [call: string, count: number])[] =>
  Object.entries(chosen).sort(([one, a], [other, b]) => b - a || one.localeCompare(other))

type Words = (key: TextKey, values: Readonly<Record<string, string | number>>) => string

/** "Board 7", or that the board has left the lesson. */
export const boardName = (t: Words, number: number | undefined): string =>
  number === undefined ? t('practice.answers.goneBoard', {}) : t('practice.answers.board', { number })

/** A question about a place in the auction: "Call 2 of South". */
export const questionInWords = (t: Words, dealer: Seat, call: number): string => {
  const number = Math.floor(call / SEATS.length) + 1
  return t('practice.answers.question', { number, seat: t(`seat.${seatAfter(dealer, call)}`, {}) })
}

/** The board in the form that judges its bidding. */
export const biddingOf = (deal: Deal): BiddingBoard => {
  const callNotes = deal.callNotes.map((note) => ({ call: note.call, accepts: note.accepts ?? [] }))
  return { ...deal, callNotes } as unknown as BiddingBoard
}

/** The call at a place in the auction, followed by the accepted calls. */
export const rightCallsOf = ({ auction, callNotes }: BiddingBoard, place: number): readonly Call[] => [
  ...auction.slice(place, place + 1),
  ...callNotes.flatMap(({ call, accepts }) => (call === place ? accepts : [])),
]

/** The board in the form that judges its play, with the hand of a student; `null` if it cannot be played. */
export const playedDealOf = (deal: Deal, seat: Seat): PlayedDeal | null =>
  canPractisePlay(biddingOf(deal)) ? ({ ...deal, seat } as unknown as PlayedDeal) : null
