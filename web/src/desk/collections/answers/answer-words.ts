import type { components } from 'dealbook-client'
import type { BiddingBoard } from 'dealbook-domain/bidding-practice.js'
import type { Call } from 'dealbook-domain/bridge/auction.js'
import { SEATS, type Seat, seatAfter } from 'dealbook-domain/bridge/board.js'
import type { TextKey } from '../../../texts/texts.js'

type AnsweredBoard = components['schemas']['BoardResults']
type Deal = components['schemas']['ReadableDeal']
type StudentsAnswer = components['schemas']['ParticipantResult']

type Result = Pick<StudentsAnswer, 'bidding' | 'play'>

/** An answer where there is little room: questions right of those asked, then tricks of those needed. */
export const shortResult = ({ bidding, play }: Result): string => {
  const parts = [
    ...(bidding === null || bidding.asked === 0 ? [] : [`${bidding.right}/${bidding.asked}`]),
    ...(play === null || play.tricks === null ? [] : [`${play.tricks}/${play.needed ?? '–'}`]),
  ]
  return parts.join(' · ')
}

/** The same for all who answered a board. */
export const shortBoard = ({ bidding, play }: Pick<AnsweredBoard, 'bidding' | 'play'>): string => {
  const parts = [
    ...(bidding === null || bidding.asked === 0 ? [] : [`${bidding.right}/${bidding.asked}`]),
    ...(play === null || play.tried === 0 ? [] : [`${play.made}/${play.tried}`]),
  ]
  return parts.join(' · ')
}

/** The boards of a lesson with those that were answered and have left it since, in order. */
export const boardsOfAnswers = (dealIds: readonly string[], boards: readonly AnsweredBoard[]): readonly string[] => [
  ...new Set([...dealIds, ...boards.map(({ dealId }) => dealId)]),
]

/** What was chosen in a place, the most frequent first. */
export const mostChosen = (
  chosen: Readonly<Record<string, number>>,
): readonly (readonly [call: string, count: number])[] =>
  Object.entries(chosen).sort(([one, a], [other, b]) => b - a || one.localeCompare(other))

type Words = (key: TextKey, values: Readonly<Record<string, string | number>>) => string

/** A place of an auction as a question: "Call 2 of South". */
export const questionInWords = (t: Words, dealer: Seat, call: number): string => {
  const number = Math.floor(call / SEATS.length) + 1
  return t('practice.answers.question', { number, seat: t(`seat.${seatAfter(dealer, call)}`, {}) })
}

/** A board with what its bidding is judged by. */
export const biddingOf = (deal: Deal): BiddingBoard => {
  const callNotes = deal.callNotes.map((note) => ({ call: note.call, accepts: note.accepts ?? [] }))
  return { ...deal, callNotes } as unknown as BiddingBoard
}

/** The call of the auction in a place, then the others that the teacher accepts. */
export const rightCallsOf = ({ auction, callNotes }: BiddingBoard, place: number): readonly Call[] => [
  ...auction.slice(place, place + 1),
  ...callNotes.flatMap(({ call, accepts }) => (call === place ? accepts : [])),
]
