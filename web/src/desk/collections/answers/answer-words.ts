import type { components } from 'dealbook-client'
import type { Call } from 'dealbook-domain/bridge/auction.js'
import { SEATS, type Seat, seatAfter } from 'dealbook-domain/bridge/board.js'
import type { BiddingBoard } from 'dealbook-domain/practice/bidding-practice.js'
import type { TextKey } from '../../../texts/texts.js'

type AnsweredBoard = components['schemas']['BoardResults']
type Deal = components['schemas']['ReadableDeal']
type StudentsAnswer = components['schemas']['ParticipantResult']

type Result = Pick<StudentsAnswer, 'bidding' | 'play'>

/**
 * An answer in short: right calls out of those asked, then tricks out of those needed.
 * @param questions the number of calls that are asked in all, if it is known; "…" says that some are left
 */
export const shortResult = ({ bidding, play }: Result, questions = 0): string => {
  const parts = [
    ...(bidding === null || bidding.asked === 0
      ? []
      : [`${bidding.right}/${bidding.asked}${bidding.asked < questions ? '…' : ''}`]),
    ...(play === null || play.tricks === null ? [] : [`${play.tricks}/${play.needed ?? '–'}`]),
  ]
  return parts.join(' · ')
}

/** The answers of the whole class to a board, in short. */
export const shortBoard = ({ bidding, play }: Pick<AnsweredBoard, 'bidding' | 'play'>): string => {
  const parts = [
    ...(bidding === null || bidding.asked === 0 ? [] : [`${bidding.right}/${bidding.asked}`]),
    ...(play === null || play.tried === 0 ? [] : [`${play.made}/${play.tried}`]),
  ]
  return parts.join(' · ')
}

/** The boards of a lesson in order, followed by answered boards that are no longer in it. */
export const boardsOfAnswers = (dealIds: readonly string[], boards: readonly AnsweredBoard[]): readonly string[] => [
  ...new Set([...dealIds, ...boards.map(({ dealId }) => dealId)]),
]

/** The chosen calls, most frequent first. */
export const mostChosen = (
  chosen: Readonly<Record<string, number>>,
): readonly (readonly [call: string, count: number])[] =>
  Object.entries(chosen).sort(([one, a], [other, b]) => b - a || one.localeCompare(other))

type Words = (key: TextKey, values: Readonly<Record<string, string | number>>) => string

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
